# The opponent, hints and analysis.

engine-again = Try again
error-engine-failed = The computer opponent could not be started in this browser.
error-no-engine = The computer cannot play this game.

# Who plays
new-name = Name
seats-title = Who plays
seats-who = { $chair }: who plays
seats-from-here = Play from here
seats-person = A person
seats-level = Computer, level { $level }
seats-weakest = Computer, level { $level } (beginner)
seats-strongest = Computer, level { $level } (strongest)
seats-time = At most for a move
seats-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }
seats-time-help = How strong a level is does not depend on the device. Time limits it only on a very slow one.
seats-done = Apply
seats-begin = Start playing

# Hints
hint-asking = Looking for a good move…
hint-cell = Begin at { $cell }.
hint-tray = Reach for the tray: { $piece }.
hint-best = The best move: { $move }
hint-command = Best now: { $move }
hint-move = Show the move
hint-why = Why?
hint-done = Got it
hint-chance = { $side ->
    [first] White’s chance is then { $chance }.
   *[second] Black’s chance is then { $chance }.
  }
    .animal-shogi = { $side ->
        [first] The first player’s chance is then { $chance }.
       *[second] The second player’s chance is then { $chance }.
      }
hint-wins = { $count ->
    [one] It wins the game.
   *[other] It leads to a win within { $count } moves of both sides.
  }
hint-loses = { $count ->
    [one] The loss cannot be prevented any more.
   *[other] The loss cannot be prevented; this puts it off for { $count } moves of both sides.
  }
hint-answer = The best answer is { $move }.
hint-other = The second best move, { $move }, would leave { $chance }.

# Analysis
advice-thinking = Working out the chances…
advice-chance = { $side ->
    [first] White’s chance is { $chance }
   *[second] Black’s chance is { $chance }
  }
    .animal-shogi = { $side ->
        [first] The first player’s chance is { $chance }
       *[second] The second player’s chance is { $chance }
      }
advice-forced = { $side ->
    [first] White wins, moves: { $count }
   *[second] Black wins, moves: { $count }
  }
    .animal-shogi = { $side ->
        [first] The first player wins, moves: { $count }
       *[second] The second player wins, moves: { $count }
      }
advice-win = win { $count }
advice-loss = loss { $count }
advice-depth = depth { $depth }
advice-bar = The chances of both sides
advice-graph = How the chances changed in the game
advice-lines = The best lines
advice-outcomes = What may come, and with what chances
advice-call = Turn a card
advice-fan = { $side ->
    [first] If White turns a card: { $chance }
   *[second] If Black turns a card: { $chance }
  }
advice-fan-card = { $card }: comes with { $likely }; { $side ->
    [first] White’s chance is then { $chance }
   *[second] Black’s chance is then { $chance }
  }
advice-preview = Preview: { $move }
advice-keep = Keep as variation
advice-back = Back to the game
advice-looking = Looking through the game: { $done }
advice-no-slips = No move of this game gave much away.
advice-slips = { $count ->
    [one] { $count } move that gave chances away
   *[other] { $count } moves that gave chances away
  }
advice-better = Better was { $move }
advice-keep-marks = Write the marks into the game

play-program-declines = The computer declines the draw and plays on.
