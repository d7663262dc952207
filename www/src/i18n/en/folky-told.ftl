# FOLKY: what is told of a game while people play it; it comes with the hands.

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

## What is unusual, told when it is first touched

folky-sign-reserve = Pawns in reserve. One may be placed wherever at least three pieces of its side aim at an empty square.
folky-sign-open = { $side ->
    [first] At least three white pieces aim at this square: White may place a pawn here.
   *[second] At least three black pieces aim at this square: Black may place a pawn here.
}
folky-sign-count = These numbers say how many white and how many black pieces aim at this square. Three of one side are enough for a pawn.

# What wins, told beside the board in the first game.
folky-how = Aim at least three of your pieces at one empty square, and you may place a pawn there. Whoever places the eighth pawn first wins.
