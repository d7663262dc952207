# Animal Shogi: everything that crates/animal-shogi emits.

animal-shogi-name = Zwierzęce shogi
animal-shogi-tagline = Pełne shogi na planszy 9 × 9: co zbijesz, możesz wprowadzić do gry jako własne. Kto złapie lwa, wygrywa.

animal-shogi-side = { $side ->
    [first] Pierwszy gracz
   *[second] Drugi gracz
}

## Steps

animal-shogi-step-promote = Promuj
animal-shogi-step-stay = Nie promuj
animal-shogi-step-chick = Kurczak
animal-shogi-step-hen = Kura
animal-shogi-step-throw = Rzuć kurczakami
animal-shogi-step-declare = Zgłoś lwa
animal-shogi-step-impasse = Zaproponuj liczenie punktów
animal-shogi-step-agree = Zgódź się na liczenie
animal-shogi-step-decline = Graj dalej

## What to do

animal-shogi-prompt-play = { $side ->
    [first] Ruch ma pierwszy gracz
   *[second] Ruch ma drugi gracz
}
animal-shogi-prompt-check = { animal-shogi-side } jest w szachu
animal-shogi-prompt-throw = Rzuć kurczakami, by ustalić, kto zaczyna
animal-shogi-prompt-thrown = Kurczaki lecą
animal-shogi-prompt-answer = { animal-shogi-side } odpowiada: czy liczyć punkty?
animal-shogi-prompt-declined = { $side ->
    [first] Propozycję odrzucono, ruch ma pierwszy gracz
   *[second] Propozycję odrzucono, ruch ma drugi gracz
}
animal-shogi-prompt-over = Koniec partii

animal-shogi-note-points = Punkty przy zgodzie na liczenie: pierwszy gracz { $first }, drugi gracz { $second }. Kto ma mniej niż 24, przegrywa.
animal-shogi-note-declaration = { animal-shogi-side } w strefie: { $count ->
    [one] { $count } zwierzę
    [few] { $count } zwierzęta
   *[many] { $count } zwierząt
} oprócz lwa, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}. Zgłoszenie wymaga 10 zwierząt i { $least } punktów, a do wygranej trzeba { $needed }.

## On the board and in hand

board-things-giraffe = { $count ->
    [one] { $count } żyrafa
    [few] { $count } żyrafy
   *[many] { $count } żyraf
}
board-things-elephant = { $count ->
    [one] { $count } słoń
    [few] { $count } słonie
   *[many] { $count } słoni
}
board-things-dog = { $count ->
    [one] { $count } pies
    [few] { $count } psy
   *[many] { $count } psów
}
board-things-cat = { $count ->
    [one] { $count } kot
    [few] { $count } koty
   *[many] { $count } kotów
}
board-things-rabbit = { $count ->
    [one] { $count } królik
    [few] { $count } króliki
   *[many] { $count } królików
}
board-things-piglet = { $count ->
    [one] { $count } prosiak
    [few] { $count } prosiaki
   *[many] { $count } prosiaków
}
board-things-chick = { $count ->
    [one] { $count } kurczak
    [few] { $count } kurczaki
   *[many] { $count } kurczaków
}

## How it ended

animal-shogi-end-must_promote = Ruch niedozwolony: zwierzę musiało być promowane
animal-shogi-end-dead_drop = Ruch niedozwolony: zwierzę nie mogłoby się już ruszyć
animal-shogi-end-nifu = Ruch niedozwolony: drugi kurczak w kolumnie
animal-shogi-end-drop_mate = Ruch niedozwolony: mat zrzuconym kurczakiem
animal-shogi-end-self_check = Ruch niedozwolony: lew pozostał w szachu
animal-shogi-end-declaration = Zgłoszono lwa
animal-shogi-end-impasse = Policzono punkty za zgodą graczy
animal-shogi-end-lion_captured = Lew jest złapany
animal-shogi-end-checkmate = Mat
animal-shogi-end-no_move = Strona na ruchu nie może się ruszyć
animal-shogi-end-perpetual_check = Wieczny szach przegrywa
animal-shogi-end-repetition = Ta sama pozycja po raz czwarty
animal-shogi-end-ply_limit = Partia osiągnęła największą liczbę ruchów
