nim-name = Nim
nim-tagline = Take one to three discs from the end of the row. Who takes the last one wins.

nim-prompt-play = { $side ->
    [first] White takes one to three discs
   *[second] Black takes one to three discs
}
nim-prompt-over = The game is over
nim-end-last_disc = The last disc was taken
nim-piece-disc = disc
