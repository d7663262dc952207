# Tri-D chess: co se o partii říká, když se hraje; načítá se s ovládáním desky.

## Co se stalo

tri-d-chess-who = { $side ->
    [first] Bílý
   *[second] Černý
}
tri-d-chess-man = { $piece ->
    [king] král
    [queen] dáma
    [rook] věž
    [bishop] střelec
    [knight] jezdec
   *[pawn] pěšec
}
tri-d-chess-man-taken = { $taken ->
    [queen] dámu
    [rook] věž
    [bishop] střelce
    [knight] jezdce
   *[pawn] pěšce
}

tri-d-chess-say-move = { tri-d-chess-who }: { tri-d-chess-man } z { $from } na { $to }.
tri-d-chess-say-capture = { tri-d-chess-who }: { tri-d-chess-man } z { $from } bere { tri-d-chess-man-taken } na { $to }.
tri-d-chess-say-en-passant = { tri-d-chess-who }: { tri-d-chess-man } z { $from } na { $to }, bere mimochodem.
tri-d-chess-say-castle-a = { tri-d-chess-who }: rošáda s věží a.
tri-d-chess-say-castle-e = { tri-d-chess-who }: rošáda s věží e.
tri-d-chess-say-board = { tri-d-chess-who }: útočná deska z { $board } na { $to }.
tri-d-chess-say-turn = { tri-d-chess-who } otáčí útočnou desku na { $board }.
tri-d-chess-say-carried = Veze se na ní { tri-d-chess-man }, teď na { $at }.
tri-d-chess-say-promote = { tri-d-chess-who }: pěšec na { $at } se proměňuje.
tri-d-chess-say-promoted = { $piece ->
    [queen] Je z něj dáma.
    [rook] Je z něj věž.
    [bishop] Je z něj střelec.
   *[knight] Je z něj jezdec.
}
tri-d-chess-say-new-board = Je z něj útočná deska.
tri-d-chess-say-put = { tri-d-chess-who }: { tri-d-chess-man } na { $at }.
tri-d-chess-say-claimed = Deska na { $board } teď patří { $side ->
    [first] bílému
   *[second] černému
}.
tri-d-chess-say-released = { $side ->
    [first] Bílý
   *[second] Černý
} teď musí proměnit pěšce na { $at }.
tri-d-chess-say-check = { tri-d-chess-who } je v šachu.

## Desky

board-stand = { $side ->
    [first] bílý stojan
   *[second] černý stojan
}
board-stand-neutral = neutrální stojan

## Co je neobvyklé: poví se při prvním dotyku

tri-d-chess-sign-pin = Volný kolík. Místo tahu kamenem se sem dá přesunout malá deska ze sousedního kolíku.
tri-d-chess-sign-stand = Kolík malé desky. Deska se dá přesunout na sousední volný kolík, dokud na ní nestojí víc než jeden kámen.

# Jak se vyhrává, vedle desky v první partii.
tri-d-chess-how = Kameny táhnou jako v šachách, a to i nahoru a dolů mezi deskami; přesouvat se dají i malé desky. Vyhrává mat.
