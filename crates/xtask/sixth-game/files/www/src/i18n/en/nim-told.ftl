# Nim: what is said of a game that is played.

nim-say-take = { $side ->
    [first] White takes { $count }.
   *[second] Black takes { $count }.
}
