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

## What happened

mixtour-say-enter = { $side ->
    [first] White: a disc enters on { $to }.
   *[second] Black: a disc enters on { $to }.
}
mixtour-say-last-piece = { $side ->
    [first] That was White’s last disc in reserve.
   *[second] That was Black’s last disc in reserve.
}
mixtour-say-move = { $side ->
    [first] White
   *[second] Black
}: { $count ->
    [1] one
    [2] two
    [3] three
   *[4] four
} from { $from } onto { $to }. Height { $height }, { $top ->
    [first] white
   *[second] black
} on top.
mixtour-say-score = { $side ->
    [first] White scores.
   *[second] Black scores.
}
mixtour-say-out = The stack leaves the game.
mixtour-say-reserve = The discs go back to the reserves.
mixtour-say-pass = { $side ->
    [first] White passes.
   *[second] Black passes.
}

## How it ended

mixtour-end-points = The decisive stack has been made
mixtour-end-two_passes = Neither side can enter or move anything
mixtour-end-threefold = The same position for the third time
