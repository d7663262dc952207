# Nim: co se říká o hrané partii.

nim-say-take = { $side ->
    [first] Bílý bere { $count }.
   *[second] Černý bere { $count }.
}
