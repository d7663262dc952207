# Trojrozměrné šachy: všechno, co říká crates/tri-d-chess.

tri-d-chess-name = Trojrozměrné šachy
tri-d-chess-tagline = Šachy na třech deskách nad sebou a čtyřech malých, které se přesouvají. Kdo dá mat, vyhrává.

## Poznámky

tri-d-chess-note-mix = { $count ->
    [one] { $mix }: jediné výchozí postavení
    [few] { $mix }: { $count } možná výchozí postavení
   *[other] { $mix }: { $count } možných výchozích postavení
}
tri-d-chess-note-fifty = 50 tahů každé strany bez braní a bez tahu pěšcem: strana na tahu může požadovat remízu.

## Kroky

tri-d-chess-step-castle-a = Rošáda s věží a (0-0-0)
    .short = 0-0-0
tri-d-chess-step-castle-e = Rošáda s věží e (0-0)
    .short = 0-0
tri-d-chess-step-turn = Otočit desku
tri-d-chess-step-queen = Dáma
tri-d-chess-step-rook = Věž
tri-d-chess-step-bishop = Střelec
tri-d-chess-step-knight = Jezdec
tri-d-chess-step-board = Útočná deska
tri-d-chess-step-become-queen = Proměnit v dámu
tri-d-chess-step-become-rook = Proměnit ve věž
tri-d-chess-step-become-bishop = Proměnit ve střelce
tri-d-chess-step-become-knight = Proměnit v jezdce
tri-d-chess-step-become-board = Proměnit v útočnou desku
    .short = Deska

## Co dělat

tri-d-chess-prompt-play = { $side ->
    [first] Bílý táhne kamenem nebo deskou
   *[second] Černý táhne kamenem nebo deskou
}
tri-d-chess-prompt-check = { $side ->
    [first] Bílý je v šachu
   *[second] Černý je v šachu
}
tri-d-chess-prompt-promote = { $side ->
    [first] Bílý nejdřív promění pěšce na { $at }
   *[second] Černý nejdřív promění pěšce na { $at }
}
tri-d-chess-prompt-place = { $side ->
    [first] Bílý umístí { $piece ->
        [queen] dámu
        [bishop] střelce
       *[knight] jezdce
    }
   *[second] Černý umístí { $piece ->
        [queen] dámu
        [bishop] střelce
       *[knight] jezdce
    }
}
tri-d-chess-prompt-draw = Losuje se místo pro { $piece ->
    [queen] dámy
    [bishop] střelce
   *[knight] jezdce
}
tri-d-chess-prompt-over = Partie skončila

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

## Jak partie skončila

tri-d-chess-end-checkmate = Mat
tri-d-chess-end-stalemate = Pat
tri-d-chess-end-dead_position = Zbyli jen oba králové
tri-d-chess-end-seventy_five_moves = 75 tahů každé strany bez braní a bez tahu pěšcem
tri-d-chess-end-fivefold = Stejná pozice nastala popáté

## Desky

tri-d-chess-sheet-stands = stojany útočných desek
tri-d-chess-sheet-attack = útočná deska { $board }
tri-d-chess-sheet-W = bílá deska W, dole
tri-d-chess-sheet-N = neutrální deska N, uprostřed
tri-d-chess-sheet-B = černá deska B, nahoře
board-stand = { $side ->
    [first] bílý stojan
   *[second] černý stojan
}
board-stand-neutral = neutrální stojan
