# Nim: what is said of a game that is played.

nim-say-take = { $side ->
    [first] Białe biorą { $count }.
   *[second] Czarne biorą { $count }.
}
