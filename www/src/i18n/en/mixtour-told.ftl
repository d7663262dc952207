# Mixtour: what is told of a game while people play it; it comes with the hands.

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

## What is unusual, told when it is first touched

mixtour-sign-reserve = Discs in reserve. Instead of moving a stack, one may be put on an empty cell.
mixtour-sign-banned = What has just left this cell may not come straight back with the same number of discs.

# What wins, told beside the board in the first game.
mixtour-how = Move stacks, whole or in part, exactly as far as the stack they go to is high. A stack of five discs or more with yours on top wins.
