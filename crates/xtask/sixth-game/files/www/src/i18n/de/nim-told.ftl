# Nim: what is said of a game that is played.

nim-say-take = { $side ->
    [first] Weiß nimmt { $count }.
   *[second] Schwarz nimmt { $count }.
}
