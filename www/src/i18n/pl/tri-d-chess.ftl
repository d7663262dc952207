# Three-dimensional chess: everything that crates/tri-d-chess emits.

tri-d-chess-name = Szachy trójwymiarowe
tri-d-chess-tagline = Szachy na trzech planszach, jedna nad drugą, i czterech małych, które się przesuwa. Kto da mata, wygrywa.

## Notes

tri-d-chess-note-mix = { $count ->
    [one] { $mix }: jedna pozycja początkowa
    [few] { $mix }: { $count } możliwe pozycje początkowe
   *[many] { $mix }: { $count } możliwych pozycji początkowych
}
tri-d-chess-note-fifty = 50 ruchów każdej strony bez bicia i bez ruchu pionkiem: gracz na ruchu może reklamować remis.

## Steps

tri-d-chess-step-castle-a = Roszada z wieżą a (0-0-0)
    .short = 0-0-0
tri-d-chess-step-castle-e = Roszada z wieżą e (0-0)
    .short = 0-0
tri-d-chess-step-turn = Obróć planszę ataku
tri-d-chess-step-queen = Hetman
tri-d-chess-step-rook = Wieża
tri-d-chess-step-bishop = Goniec
tri-d-chess-step-knight = Skoczek
tri-d-chess-step-board = Plansza ataku
tri-d-chess-step-become-queen = Promuj na hetmana
tri-d-chess-step-become-rook = Promuj na wieżę
tri-d-chess-step-become-bishop = Promuj na gońca
tri-d-chess-step-become-knight = Promuj na skoczka
tri-d-chess-step-become-board = Promuj na planszę ataku
    .short = Plansza

## What to do

tri-d-chess-prompt-play = { $side ->
    [first] Białe ruszają bierką lub planszą
   *[second] Czarne ruszają bierką lub planszą
}
tri-d-chess-prompt-check = { $side ->
    [first] Białe są w szachu
   *[second] Czarne są w szachu
}
tri-d-chess-prompt-promote = { $side ->
    [first] Białe najpierw promują pionka na { $at }
   *[second] Czarne najpierw promują pionka na { $at }
}
tri-d-chess-prompt-place = { $side ->
    [first] Białe stawiają { $piece ->
        [queen] hetmana
        [bishop] gońca
       *[knight] skoczka
    }
   *[second] Czarne stawiają { $piece ->
        [queen] hetmana
        [bishop] gońca
       *[knight] skoczka
    }
}
tri-d-chess-prompt-draw = Losuje się miejsce dla { $piece ->
    [queen] hetmanów
    [bishop] gońców
   *[knight] skoczków
}
tri-d-chess-prompt-over = Koniec partii

## How it ended

tri-d-chess-end-checkmate = Mat
tri-d-chess-end-stalemate = Pat
tri-d-chess-end-dead_position = Zostały tylko dwa króle
tri-d-chess-end-seventy_five_moves = 75 ruchów każdej strony bez bicia i bez ruchu pionkiem
tri-d-chess-end-fivefold = Ta sama pozycja po raz piąty

## Boards

tri-d-chess-sheet-stands = stojaki plansz ataku
tri-d-chess-sheet-attack = plansza ataku { $board }
tri-d-chess-sheet-W = plansza białych W, najniższa
tri-d-chess-sheet-N = plansza neutralna N, środkowa
tri-d-chess-sheet-B = plansza czarnych B, najwyższa
