# FOLKY: everything that crates/folky emits.

folky-name = FOLKY®
folky-tagline = Aim three pieces at one square and place a pawn there. Eight pawns win.

## What to do

folky-prompt-play = { $side ->
    [first] White moves a piece or places a pawn
   *[second] Black moves a piece or places a pawn
}
folky-prompt-move = { $side ->
    [first] White moves a piece
   *[second] Black moves a piece
}
folky-prompt-win = { $side ->
    [first] White can win with the eighth pawn
   *[second] Black can win with the eighth pawn
}
folky-prompt-over = The game is over

## What happened

folky-say-move = { $side ->
    [first] White: { $piece ->
        [rook] rook
        [bishop] bishop
       *[knight] knight
    } from { $from } to { $to }.
   *[second] Black: { $piece ->
        [rook] rook
        [bishop] bishop
       *[knight] knight
    } from { $from } to { $to }.
}
folky-say-place = { $side ->
    [first] White: pawn on { $to }.
   *[second] Black: pawn on { $to }.
}
folky-say-opens = { $side ->
    [first] White now aims { $count ->
        [3] three
        [4] four
        [5] five
       *[6] six
    } times at { $to }.
   *[second] Black now aims { $count ->
        [3] three
        [4] four
        [5] five
       *[6] six
    } times at { $to }.
}
folky-say-opens-many = { $side ->
    [first] White can now place a pawn on { $count } more squares.
   *[second] Black can now place a pawn on { $count } more squares.
}
folky-say-seven = { $side ->
    [first] White has seven pawns: the next one wins.
   *[second] Black has seven pawns: the next one wins.
}
folky-say-wins = { $side ->
    [first] White threatens to win with a pawn on { $to }.
   *[second] Black threatens to win with a pawn on { $to }.
}
folky-say-wins-many = { $side ->
    [first] White threatens to win on { $count } squares.
   *[second] Black threatens to win on { $count } squares.
}

## How it ended

folky-end-eighth_pawn = The eighth pawn is on the board
folky-end-no_action = The side to move can do nothing
folky-end-threefold = The same position for the third time
folky-end-fifty_moves = No pawn placed for too long
