nim-name = Nim
nim-tagline = Nehmen Sie ein bis drei Steine vom Ende der Reihe. Wer den letzten nimmt, gewinnt.

nim-prompt-play = { $side ->
    [first] Weiß nimmt ein bis drei Steine
   *[second] Schwarz nimmt ein bis drei Steine
}
nim-prompt-over = Die Partie ist zu Ende
nim-end-last_disc = Der letzte Stein wurde genommen
nim-piece-disc = Stein
