# Mixtour: why something is not allowed or not understood.

## Why not

mixtour-why-over = Partia się skończyła.
mixtour-why-not-yours = { $side ->
    [first] Ruch mają białe.
   *[second] Ruch mają czarne.
}
mixtour-why-occupied = Pole { $to } jest zajęte. Krążki kładzie się tylko na pustych polach.
mixtour-why-no-reserve = { $side ->
    [first] Białe nie mają już krążka w zapasie.
   *[second] Czarne nie mają już krążka w zapasie.
}
mixtour-why-full = Plansza jest pełna: nie ma gdzie położyć krążka.
mixtour-why-stuck = Ten stos nie może się ruszyć. Żaden cel, do którego z { $from } wiedzie wolna droga, nie leży dokładnie tak daleko, jak jest wysoki.
mixtour-why-empty-origin = Pole { $from } jest puste: nie ma czego przenieść.
mixtour-why-too-few = Na { $from } { $height ->
    [one] jest tylko jeden krążek
    [few] są tylko { $height } krążki
   *[many] jest tylko { $height } krążków
}, a nie { $count }.
mixtour-why-same-cell = Stos stoi już na { $from }. Musi trafić na inny.
mixtour-why-empty-target = Pole { $to } jest puste. Ruch musi skończyć się na innym stosie.
mixtour-why-no-line = Pola { $from } i { $to } nie leżą w jednym rzędzie, w jednej kolumnie ani na jednej przekątnej.
mixtour-why-distance = Odległość musi wynosić dokładnie { $height }, bo taką wysokość ma stos na { $to }. Z { $from } wynosi { $distance }.
mixtour-why-between = Na drodze z { $from } na { $to } stoi stos na { $at }.
mixtour-why-take-back = { $count ->
    [1] Z { $to } na { $from } właśnie przyszedł jeden krążek. Jeden nie może od razu wrócić
    [2] Z { $to } na { $from } właśnie przyszły dwa krążki. Dwa nie mogą od razu wrócić
    [3] Z { $to } na { $from } właśnie przyszły trzy krążki. Trzy nie mogą od razu wrócić
   *[4] Z { $to } na { $from } właśnie przyszły cztery krążki. Cztery nie mogą od razu wrócić
}; inna liczba może.
mixtour-why-not-forced = Pasować wolno tylko wtedy, gdy nie da się położyć krążka ani przenieść stosu.

## Texts that are wrong

error-mixtour-missing-field = { $field ->
    [board] W pozycji brakuje planszy.
    [side] W pozycji nie podano, kto ma ruch (w lub b).
    [reserves] W pozycji brakuje zapasów białych i czarnych, na przykład 20,20.
    [points] W pozycji brakuje punktów białych i czarnych, na przykład 0,0.
   *[last] W pozycji brakuje poprzedniej akcji (gdy jej nie ma, napisz -).
}
error-mixtour-extra-text = Po końcu pozycji jest jeszcze dalszy tekst.
error-mixtour-row-count = { $rows ->
    [one] Plansza ma { $rows } rząd, a musi mieć 5.
    [few] Plansza ma { $rows } rzędy, a musi mieć 5.
   *[many] Plansza ma { $rows } rzędów, a musi mieć 5.
}
error-mixtour-row-length = { $cells ->
    [one] Rząd { $row } ma { $cells } pole, a musi mieć 5.
    [few] Rząd { $row } ma { $cells } pola, a musi mieć 5.
   *[many] Rząd { $row } ma { $cells } pól, a musi mieć 5.
}
error-mixtour-empty-item = Brakuje tu stosu lub liczby pustych pól.
error-mixtour-zero-cells = Liczba pustych pól wynosi co najmniej 1.
error-mixtour-unknown-piece = „{ $letter }” nie jest krążkiem. Białe to w, czarne to b; liczby oznaczają puste pola.
error-mixtour-mixed-item = W „{ $text }” brakuje przecinka między stosem a liczbą pustych pól.
error-mixtour-stack-too-high = Stos nie może mieć wysokości { $height }; najwyżej { $max }.
error-mixtour-bad-side = „{ $text }” nie jest stroną. Napisz w, gdy ruch mają białe, b dla czarnych.
error-mixtour-bad-pair = { $field ->
    [reserves] Zapasy to dwie liczby, na przykład 20,20, a nie „{ $text }”.
   *[points] Punkty to dwie liczby, na przykład 0,1, a nie „{ $text }”.
}
error-mixtour-bad-number = { $field ->
    [reserves] Zapas ma od 0 do { $max } krążków, a nie „{ $text }”.
   *[points] Punktów w tej grze jest od 0 do { $max }, a nie „{ $text }”.
}
error-mixtour-too-many-pieces = { $side ->
    [first] Krążki białych na planszy i w zapasie: { $count }; jest ich tylko 20.
   *[second] Krążki czarnych na planszy i w zapasie: { $count }; jest ich tylko 20.
}
error-mixtour-too-few-pieces = { $side ->
    [first] Krążki białych na planszy i w zapasie: tylko { $count }. W tej grze żaden nie ginie, musi ich być 20.
   *[second] Krążki czarnych na planszy i w zapasie: tylko { $count }. W tej grze żaden nie ginie, musi ich być 20.
}
error-mixtour-tall-stack = Stos na { $at } ma wysokość { $height }. Stos pięciu lub więcej krążków zostaje na planszy tylko wtedy, gdy wygrał partię.
error-mixtour-two-winners = Obie strony mają dość punktów do wygranej; wygrać mogła tylko jedna z nich.
error-mixtour-no-move = Brakuje tu ruchu.
error-mixtour-action-form = Akcję zapisuje się jako b2 (położenie krążka), c4:3-d3 (trzy krążki z c4 na d3) lub pass.
error-mixtour-missing-cell = Brakuje tu pola.
error-mixtour-no-cell = „{ $text }” nie jest polem. Pola nazywają się od a1 do e5.
error-mixtour-bad-count = Przenosi się od 1 do { $max } krążków, a nie „{ $text }”.

error-mixtour-over = Partia skończyła się już przed tym ruchem.
error-mixtour-not-yours = { mixtour-why-not-yours }
error-mixtour-full = { mixtour-why-full }
error-mixtour-stuck = { mixtour-why-stuck }
error-mixtour-occupied = { mixtour-why-occupied }
error-mixtour-no-reserve = { mixtour-why-no-reserve }
error-mixtour-empty-origin = { mixtour-why-empty-origin }
error-mixtour-too-few = { mixtour-why-too-few }
error-mixtour-same-cell = { mixtour-why-same-cell }
error-mixtour-empty-target = { mixtour-why-empty-target }
error-mixtour-no-line = { mixtour-why-no-line }
error-mixtour-distance = { mixtour-why-distance }
error-mixtour-between = { mixtour-why-between }
error-mixtour-take-back = { mixtour-why-take-back }
error-mixtour-not-forced = { mixtour-why-not-forced }
