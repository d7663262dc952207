# Three-dimensional chess: everything that crates/tri-d-chess emits.

tri-d-chess-name = Trojrozmerný šach
tri-d-chess-tagline = Šach na troch doskách nad sebou a štyroch malých, ktoré sa presúvajú. Kto dá mat, vyhráva.

## Notes

tri-d-chess-note-mix = { $count ->
    [one] { $mix }: jediný možný začiatok
    [few] { $mix }: { $count } možné začiatky
   *[other] { $mix }: { $count } možných začiatkov
}
tri-d-chess-note-fifty = 50 ťahov každej strany bez brania a bez ťahu pešiakom: strana na ťahu môže požadovať remízu.

## Steps

tri-d-chess-step-castle-a = Rošáda s vežou a (0-0-0)
    .short = 0-0-0
tri-d-chess-step-castle-e = Rošáda s vežou e (0-0)
    .short = 0-0
tri-d-chess-step-turn = Otočiť dosku
tri-d-chess-step-queen = Dáma
tri-d-chess-step-rook = Veža
tri-d-chess-step-bishop = Strelec
tri-d-chess-step-knight = Jazdec
tri-d-chess-step-board = Útočná doska
tri-d-chess-step-become-queen = Premeniť na dámu
tri-d-chess-step-become-rook = Premeniť na vežu
tri-d-chess-step-become-bishop = Premeniť na strelca
tri-d-chess-step-become-knight = Premeniť na jazdca
tri-d-chess-step-become-board = Premeniť na útočnú dosku
    .short = Doska

## What to do

tri-d-chess-prompt-play = { $side ->
    [first] Biely ťahá kameňom alebo doskou
   *[second] Čierny ťahá kameňom alebo doskou
}
tri-d-chess-prompt-check = { $side ->
    [first] Biely je v šachu
   *[second] Čierny je v šachu
}
tri-d-chess-prompt-promote = { $side ->
    [first] Biely najprv premení pešiaka na poli { $at }
   *[second] Čierny najprv premení pešiaka na poli { $at }
}
tri-d-chess-prompt-place = { $side ->
    [first] Biely umiestni { $piece ->
        [queen] dámu
        [bishop] strelca
       *[knight] jazdca
    }
   *[second] Čierny umiestni { $piece ->
        [queen] dámu
        [bishop] strelca
       *[knight] jazdca
    }
}
tri-d-chess-prompt-draw = Žrebuje sa miesto pre { $piece ->
    [queen] dámy
    [bishop] strelce
   *[knight] jazdce
}
tri-d-chess-prompt-over = Partia sa skončila

## How it ended

tri-d-chess-end-checkmate = Mat
tri-d-chess-end-stalemate = Pat
tri-d-chess-end-dead_position = Zostali len oba krále
tri-d-chess-end-seventy_five_moves = 75 ťahov každej strany bez brania a bez ťahu pešiakom
tri-d-chess-end-fivefold = Rovnaká pozícia nastala piaty raz

## Boards

tri-d-chess-sheet-stands = stojany útočných dosiek
tri-d-chess-sheet-attack = útočná doska { $board }
tri-d-chess-sheet-W = biela doska W, dole
tri-d-chess-sheet-N = neutrálna doska N, v strede
tri-d-chess-sheet-B = čierna doska B, hore
