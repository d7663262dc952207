# The play page and its score sheet.

play-title = Game
play-board = Board and players
play-moves = Moves and actions
play-actions = Actions
play-navigation = Walk through the moves
play-rules = Rules
play-side = { $side ->
    [first] White
   *[second] Black
  }
    .animal-shogi = { $side ->
        [first] First player
       *[second] Second player
      }
play-on-turn = to move
play-program = { $by ->
    [time] computer, full strength
   *[other] computer, level { $level }
  }
play-why = Why? Rule { $rule }

play-do-undo = Take back
play-do-hint = Hint
play-do-analysis = Analysis
play-do-try = Try moves
play-do-from-here = Play from here
play-do-share = Share
play-do-moves = Moves
play-do-more = More
play-do-new = New game
play-do-home = Home
play-do-start = First position
play-do-back = One move back
play-do-forward = One move forward
play-bar-new = New
play-bar-back = Back
play-bar-forward = Forward
play-do-end = Last position
play-do-note = Comment on this move

play-close = Close
play-rematch = Rematch
play-pledge-short = Fingerprint:
play-pledge-add = Add your word

banner-result = { $side ->
    [first] White wins
    [second] Black wins
   *[nobody] Draw
  }
    .animal-shogi = { $side ->
        [first] The first player wins
        [second] The second player wins
       *[nobody] A draw
      }
end-resignation = { $side ->
    [first] Black resigned.
   *[second] White resigned.
  }
    .animal-shogi = { $side ->
        [first] The second player resigned.
       *[second] The first player resigned.
      }
end-agreement = The players agreed to a draw.
end-claim = The player to move claimed a draw.
end-time = { $side ->
    [first] Black ran out of time.
   *[second] White ran out of time.
  }
    .animal-shogi = { $side ->
        [first] The second player ran out of time.
       *[second] The first player ran out of time.
      }
end-stated = So the record says.

moves-none = No moves yet.
moves-thrown = { $count ->
    [0] no hens
    [one] { $count } hen
   *[other] { $count } hens
  }
moves-variations = Variations
moves-comment = Comment
