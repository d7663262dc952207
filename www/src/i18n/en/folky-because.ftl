# FOLKY: why a move is good or bad. “It” is the move.

folky-because-places = { $count ->
    [1] It places the first of eight pawns.
    [2] It places the second of eight pawns.
    [3] It places the third of eight pawns.
    [4] It places the fourth of eight pawns.
    [5] It places the fifth of eight pawns.
    [6] It places the sixth of eight pawns.
   *[7] It places the seventh of eight pawns.
}
folky-because-opens = { $count ->
    [one] It opens { $at } for a pawn.
   *[other] It opens { $at } for pawns.
}
folky-because-opens-many = It opens { $count } squares for pawns.
folky-because-blocks = It occupies { $to }, where the other side could place a pawn.
folky-because-closes = It closes { $at } to the other side’s pawns.
folky-because-lets = The other side can then place a pawn on { $to }.
folky-because-gives-up = { $count ->
    [one] It gives up { $at }: no pawn can be placed there now.
   *[other] It gives up { $at }: no pawns can be placed there now.
}
