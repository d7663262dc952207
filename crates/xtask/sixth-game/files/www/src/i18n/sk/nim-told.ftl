# Nim: what is said of a game that is played.

nim-say-take = { $side ->
    [first] Biely berie { $count }.
   *[second] Čierny berie { $count }.
}
