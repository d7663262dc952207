# Mixtour: its options, for the form of a new game.

mixtour-option-target = Points to win
    .help = One in the standard game, two or three in tournaments. A scored stack that does not win yet leaves the board.
mixtour-option-scored = Scored stacks
    .help = Where the discs of a scored stack go when the game continues.
mixtour-option-scored-out = Out of the game
mixtour-option-scored-reserve = Back to the reserves
mixtour-option-repetition = Draw by repetition
    .help = The game is drawn when the same position occurs for the third time.
