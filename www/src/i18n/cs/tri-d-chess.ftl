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
