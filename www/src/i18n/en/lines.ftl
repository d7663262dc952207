# Lines of moves: what is tried beside a game, and what is done with variations.

play-looking-back = You are looking at an earlier position.
play-return = Back to the game
lines-tried = You are trying moves; the game waits.
lines-clock = Its clock is stopped.
lines-back = Back in the game.
moves-removed = { $count ->
    [one] { $move } was removed.
   *[other] { $move } was removed with what followed: { $count } moves.
  }
moves-restore = Put it back
moves-restored = What was removed is back.
moves-promoted = { $move } is in the main line now.
play-do-restore = Put back what was removed
lines-elsewhere = Another tab or window plays this game.
play-elsewhere = This game is open in another tab or window. Here you can only look.
play-take-over = Play here
play-do-begin-clock = Play on with the clock
