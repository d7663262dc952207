# Mixtour: everything that crates/mixtour emits.

mixtour-name = Mixtour
mixtour-tagline = Reach a stack from exactly as far away as it is high. Five discs with yours on top win.

## What to do

mixtour-prompt-play = { $side ->
    [first] White enters a disc or moves a stack
   *[second] Black enters a disc or moves a stack
}
mixtour-prompt-enter = { $side ->
    [first] White enters a disc: no stack can move
   *[second] Black enters a disc: no stack can move
}
mixtour-prompt-move = { $side ->
    [first] White moves a stack: no disc can enter
   *[second] Black moves a stack: no disc can enter
}
mixtour-prompt-pass = { $side ->
    [first] White has to pass
   *[second] Black has to pass
}
mixtour-prompt-over = The game is over

mixtour-step-pass = Pass

## How it ended

mixtour-end-points = The decisive stack has been made
mixtour-end-two_passes = Neither side can enter or move anything
mixtour-end-threefold = The same position for the third time
