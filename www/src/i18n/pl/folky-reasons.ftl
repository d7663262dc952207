# FOLKY: why something is not allowed or not understood.

## Why not

folky-why-over = Partia się skończyła.
folky-why-not-yours = { $side ->
    [first] Ruch mają białe.
   *[second] Ruch mają czarne.
}
folky-why-pawn = Postawiony pionek już nigdy się nie rusza.
folky-why-stuck = { $piece ->
    [rook] Ta wieża jest zamknięta: wokół niej wszystko jest zajęte.
    [bishop] Ten goniec jest zamknięty: wokół niego wszystko jest zajęte.
   *[knight] Ten skoczek nie ma pustego pola, na które mógłby skoczyć.
}
folky-why-nothing-open = W żadne pole nie celują jeszcze trzy twoje figury.
folky-why-few-aims = { $count ->
    [0] W { $to } nie celuje żadna twoja figura; pionek potrzebuje trzech.
    [one] W { $to } celuje tylko jedna twoja figura; pionek potrzebuje trzech.
   *[other] W { $to } celują tylko { $count } twoje figury; pionek potrzebuje trzech.
}
folky-why-occupied = { $side ->
    [first] Na { $to } stoi { $piece ->
        [rook] biała wieża
        [bishop] biały goniec
        [knight] biały skoczek
       *[pawn] biały pionek
    }. Nic się nie bije, wybierz puste pole.
   *[second] Na { $to } stoi { $piece ->
        [rook] czarna wieża
        [bishop] czarny goniec
        [knight] czarny skoczek
       *[pawn] czarny pionek
    }. Nic się nie bije, wybierz puste pole.
}
folky-why-blocked = { $side ->
    [first] { $piece ->
        [rook] Wieża
       *[bishop] Goniec
    } nie dojdzie na { $to }: na { $at } stoi na drodze { $blocker ->
        [rook] biała wieża
        [bishop] biały goniec
        [knight] biały skoczek
       *[pawn] biały pionek
    }.
   *[second] { $piece ->
        [rook] Wieża
       *[bishop] Goniec
    } nie dojdzie na { $to }: na { $at } stoi na drodze { $blocker ->
        [rook] czarna wieża
        [bishop] czarny goniec
        [knight] czarny skoczek
       *[pawn] czarny pionek
    }.
}
folky-why-rook = Wieża chodzi po rzędzie lub po kolumnie.
folky-why-bishop = Goniec chodzi po przekątnych.
folky-why-knight = Skoczek skacze o dwa pola prosto i jedno w bok.

## Texts that are wrong

error-folky-missing-field = { $field ->
    [board] W pozycji brakuje szachownicy.
    [side] W pozycji nie podano, kto ma ruch (w lub b).
    [quiet] W pozycji brakuje liczby ruchów od ostatniego postawienia.
   *[move] W pozycji brakuje numeru ruchu.
}
error-folky-extra-text = Po końcu pozycji jest jeszcze dalszy tekst.
error-folky-row-count = { $rows ->
    [one] Szachownica ma { $rows } rząd, a musi mieć 8.
    [few] Szachownica ma { $rows } rzędy, a musi mieć 8.
   *[many] Szachownica ma { $rows } rzędów, a musi mieć 8.
}
error-folky-row-length = { $squares ->
    [one] Rząd { $rank } ma { $squares } pole, a musi mieć 8.
    [few] Rząd { $rank } ma { $squares } pola, a musi mieć 8.
   *[many] Rząd { $rank } ma { $squares } pól, a musi mieć 8.
}
error-folky-unknown-man = „{ $letter }” nie jest figurą. Białe mają R, B, N i P, czarne r, b, n i p; cyfry oznaczają puste pola.
error-folky-bad-side = „{ $text }” nie jest stroną. Napisz w, gdy ruch mają białe, b dla czarnych.
error-folky-bad-number = { $field ->
    [quiet] Liczba ruchów od ostatniego postawienia musi być od { $min } do { $max }, a nie „{ $text }”.
   *[move] Numer ruchu musi być od { $min } do { $max }, a nie „{ $text }”.
}
error-folky-too-many = { $side ->
    [first] Białe mają za dużo { $piece ->
        [rook] wież: { $count } zamiast najwyżej 2.
        [bishop] gońców: { $count } zamiast najwyżej 2.
        [knight] skoczków: { $count } zamiast najwyżej 2.
       *[pawn] pionków: { $count } zamiast najwyżej 8.
    }
   *[second] Czarne mają za dużo { $piece ->
        [rook] wież: { $count } zamiast najwyżej 2.
        [bishop] gońców: { $count } zamiast najwyżej 2.
        [knight] skoczków: { $count } zamiast najwyżej 2.
       *[pawn] pionków: { $count } zamiast najwyżej 8.
    }
}
error-folky-two-winners = Obie strony mają na szachownicy osiem pionków; wygrać mogła tylko jedna z nich.
error-folky-action-form = Akcję zapisuje się jako @h3 (postawienie pionka) lub h1h7 (ruch figurą).
error-folky-missing-square = Brakuje tu pola.
error-folky-no-square = „{ $text }” nie jest polem. Pola nazywają się od a1 do h8.
error-folky-no-move = Brakuje tu ruchu.
error-folky-unknown-piece = Ruch nie może zaczynać się od „{ $letter }”. Napisz W, G lub S dla figury albo samo pole dla pionka.
error-folky-pawn-letter = Pionek nie ma litery. Zamiast „{ $letter }” napisz samo jego pole.
error-folky-sign = Znak „{ $sign }” nic tu nie znaczy: w FOLKY nie ma bicia ani szacha.
error-folky-none-reaches = { $piece ->
    [rook] Żadna wieża nie może iść na { $to }.
    [bishop] Żaden goniec nie może iść na { $to }.
   *[knight] Żaden skoczek nie może iść na { $to }.
}
error-folky-wrong-origin = { $piece ->
    [rook] Z { $origin } żadna wieża nie może iść na { $to }, tylko z { $from }.
    [bishop] Z { $origin } żaden goniec nie może iść na { $to }, tylko z { $from }.
   *[knight] Z { $origin } żaden skoczek nie może iść na { $to }, tylko z { $from }.
}
error-folky-ambiguous = { $piece ->
    [rook] Która wieża idzie na { $to }? Może ruszyć z { $from }.
    [bishop] Który goniec idzie na { $to }? Może ruszyć z { $from }.
   *[knight] Który skoczek idzie na { $to }? Może ruszyć z { $from }.
}
error-folky-over = { folky-why-over }
error-folky-not-yours = { folky-why-not-yours }
error-folky-pawn = { folky-why-pawn }
error-folky-stuck = { folky-why-stuck }
error-folky-nothing-open = { folky-why-nothing-open }
error-folky-few-aims = { folky-why-few-aims }
error-folky-occupied = { folky-why-occupied }
error-folky-rook = { folky-why-rook }
error-folky-bishop = { folky-why-bishop }
error-folky-knight = { folky-why-knight }
error-folky-blocked = { folky-why-blocked }
