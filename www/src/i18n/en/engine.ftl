# The opponent, hints and analysis.

# Who plays
new-name = Name
seats-title = Who plays
seats-who = { $seat }: who plays
seats-from-here = Play from here
seats-person = A person
seats-level = { $name }, level { $level }
seats-weakest = { $name }, level { $level } (beginner)
seats-strongest = { $name }, level { $level } (strongest)
seats-match = As strong as you: now { $name } ({ $level })
seats-time = { $seconds ->
    [one] { $name }, { $seconds } second a move
   *[other] { $name }, { $seconds } seconds a move
  }
strength-levels = Computer: levels
strength-times = Computer: full strength
seats-done = Apply
seats-begin = Start playing

# Hints
hint-asking = Looking for a good move…
hint-cell = Begin at { $cell }.
hint-tray = Begin with the reserve: { $piece }.
    .animal-shogi = Begin with an animal from the hand: { $piece }.
    .raindropchess = Place the card that was turned: { $piece }.
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
hint-answer = The best answer is { $move }.
hint-other = Second best: { $move } ({ $chance }).

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
    [first] White wins { $when }
   *[second] Black wins { $when }
  }
    .animal-shogi = { $side ->
        [first] The first player wins { $when }
       *[second] The second player wins { $when }
      }
advice-when = { $count ->
    [0] at once
    [one] at once
   *[other] within { $count } moves of both sides
  }
advice-win = win in { $count }
advice-loss = loss in { $count }
advice-depth = depth { $depth }
advice-bar = The chances of both sides
advice-graph = How the chances changed in the game
advice-lines = The best lines
advice-outcomes = What may come, and how likely it is
advice-call = Turn a card
advice-odds = { $side ->
    [first] If White turns a card: { $chance }
   *[second] If Black turns a card: { $chance }
  }
advice-odds-card = { $card }: { $likely } likely; { $side ->
    [first] White’s chance is then { $chance }
   *[second] Black’s chance is then { $chance }
  }
advice-preview = Preview: { $move }
advice-keep = Keep as variation
advice-back = Back to the game
advice-looking = Looking through the game: { $done }
advice-no-mistakes = No move of this game gave much away.
advice-mistakes = { $count ->
    [one] { $count } move that gave chances away
   *[other] { $count } moves that gave chances away
  }
advice-better = { $move } was better
advice-keep-marks = Write the marks into the game

play-program-considers = { $name } is considering your offer…
play-program-thinks = { $name } is thinking.
play-program-hurry = Move now
play-nothing-back = There is nothing here that you could take back.
play-program-declines = { $name } declines the draw and plays on.
play-program-declined = { $count ->
    [one] { $name } has just declined a draw and considers another offer after { $count } more move.
   *[other] { $name } has just declined a draw and considers another offer after { $count } more moves.
  }
