# Raindropchess: why something is not allowed or not understood.

## Why not

raindropchess-why-over = Partia się skończyła.
raindropchess-why-not-yours = { $side ->
    [first] Ruch mają białe.
   *[second] Ruch mają czarne.
}
raindropchess-why-blue = Niebieskie figury czekają na promocję: jedna z nich zastępuje pionka w ostatnim rzędzie.
raindropchess-why-decline = W szachu nie można odrzucić jokera: musi on usunąć szacha.
raindropchess-why-card-first = Najpierw wybierz kartę, która przyszła.
raindropchess-why-redraw = Joker oznacza następną kartę: najpierw ją odkryj.
raindropchess-why-place-first = { $card ->
    [king] Najpierw postaw odkrytego króla.
    [queen] Najpierw postaw odkrytego hetmana.
    [rook] Najpierw postaw odkrytą wieżę.
    [knight] Najpierw postaw odkrytego skoczka.
    [light-bishop] Najpierw postaw odkrytego gońca.
    [dark-bishop] Najpierw postaw odkrytego gońca.
    [joker] Najpierw zdecyduj o jokerze.
   *[pawn] Najpierw postaw odkrytego pionka.
}
raindropchess-why-deck-empty = Talia jest pusta: pozostaje tylko ruch.
raindropchess-why-hopeless = Żadna karta, która została w talii, nie usunie tego szacha. Trzeba wykonać ruch.
raindropchess-why-draw-first = Bierka trafi tu dopiero po odkryciu jej karty.
raindropchess-why-no-king = Dopóki twój król jest w talii, nie możesz ani ruszać, ani bić. Odkryj kartę.
raindropchess-why-inert = Ten pionek doszedł do ostatniego rzędu i już się nie ruszy.
raindropchess-why-king-stuck = Król nie ma dokąd iść: pola wokół niego są atakowane albo zajęte przez twoje bierki.
raindropchess-why-no-help = { $piece ->
    [queen] Hetman
    [rook] Wieża
    [bishop] Goniec
    [knight] Skoczek
   *[pawn] Pionek
} nie może usunąć szacha.
raindropchess-why-stuck = { $piece ->
    [queen] Ten hetman jest zamknięty: wszędzie coś stoi mu na drodze.
    [rook] Ta wieża jest zamknięta: wszędzie coś stoi jej na drodze.
    [bishop] Ten goniec jest zamknięty: wszędzie coś stoi mu na drodze.
    [knight] Ten skoczek nie ma dokąd skoczyć: wszędzie stoją twoje bierki.
   *[pawn] Ten pionek nie może iść naprzód i nie ma czego bić.
}
raindropchess-why-pinned = { $piece ->
    [queen] Hetman
    [rook] Wieża
    [bishop] Goniec
    [knight] Skoczek
   *[pawn] Pionek
} zasłania króla i nie może odejść: król byłby w szachu.
raindropchess-why-attacked = Pole { $to } atakuje bierka przeciwnika: król nie może tam iść.
raindropchess-why-still-check = Na { $to } bierka nie usunęłaby szacha.
raindropchess-why-king = Król chodzi o jedno pole w dowolną stronę. Roszady tu nie ma.
raindropchess-why-queen = Hetman chodzi po rzędach, kolumnach i przekątnych.
raindropchess-why-rook = Wieża chodzi po rzędzie lub po kolumnie.
raindropchess-why-bishop = Goniec chodzi po przekątnych.
raindropchess-why-knight = Skoczek skacze o dwa pola prosto i jedno w bok.
raindropchess-why-blocked = { $piece ->
    [queen] Hetman
    [rook] Wieża
   *[bishop] Goniec
} tam nie dojdzie: na drodze stoi { $side ->
    [first] { $blocker ->
        [king] biały król
        [queen] biały hetman
        [rook] biała wieża
        [bishop] biały goniec
        [knight] biały skoczek
       *[pawn] biały pionek
    }
   *[second] { $blocker ->
        [king] czarny król
        [queen] czarny hetman
        [rook] czarna wieża
        [bishop] czarny goniec
        [knight] czarny skoczek
       *[pawn] czarny pionek
    }
} na { $at }.
raindropchess-why-own = Na { $at } stoi { $blocker ->
    [king] twój król
    [queen] twój hetman
    [rook] twoja wieża
    [bishop] twój goniec
    [knight] twój skoczek
   *[pawn] twój pionek
}.
raindropchess-why-single-step = W tej partii pionek chodzi zawsze tylko o jedno pole.
raindropchess-why-double-step = O dwa pola pionek idzie tylko ze swojego drugiego rzędu.
raindropchess-why-pawn-blocked = Pionek idzie naprzód tylko na puste pola, a coś stoi mu na drodze.
raindropchess-why-pawn-takes = Na ukos pionek tylko bije, a tam nic nie stoi. Bicia w przelocie tu nie ma.
raindropchess-why-pawn = Pionek idzie prosto naprzód i bije na ukos naprzód.
raindropchess-why-occupied = { $side ->
    [first] Na { $at } stoi { $piece ->
        [king] biały król
        [queen] biały hetman
        [rook] biała wieża
        [bishop] biały goniec
        [knight] biały skoczek
       *[pawn] biały pionek
    }. Bierki stawia się na pustych polach.
   *[second] Na { $at } stoi { $piece ->
        [king] czarny król
        [queen] czarny hetman
        [rook] czarna wieża
        [bishop] czarny goniec
        [knight] czarny skoczek
       *[pawn] czarny pionek
    }. Bierki stawia się na pustych polach.
}
raindropchess-why-light-square = Miejsce tego gońca jest na białym polu.
raindropchess-why-dark-square = Miejsce tego gońca jest na czarnym polu.
raindropchess-why-pawn-ranks = { $side ->
    [first] Białego pionka stawia się w rzędach od 2 do 6.
   *[second] Czarnego pionka stawia się w rzędach od 7 do 3.
}
raindropchess-why-joker-king = Na króla joker nie działa.
raindropchess-why-joker-own = Ten joker dotyczy twoich bierek: wybierz jedną z nich.
raindropchess-why-joker-enemy = Ten joker zdejmuje bierkę przeciwnika: wybierz jedną z nich.
raindropchess-why-joker-check = Twój król byłby potem w szachu.
raindropchess-why-no-joker = Nie odkryto jokera.
raindropchess-why-same-square = Bierka stoi już na { $from }. Musi przejść na inne pole.
raindropchess-why-empty-origin = Na { $from } nic nie stoi.
raindropchess-why-must-promote = W ostatnim rzędzie pionek przemienia się w niebieską figurę. Podaj w którą.
raindropchess-why-no-promotion = W inną figurę przemienia się tylko pionek, który dochodzi do ostatniego rzędu.
raindropchess-why-blue-gone = { $piece ->
    [queen] Twój niebieski hetman jest już wykorzystany.
    [rook] Twoja niebieska wieża jest już wykorzystana.
    [bishop] Twój niebieski goniec jest już wykorzystany.
   *[knight] Twój niebieski skoczek jest już wykorzystany.
}

## Texts that are wrong

error-raindropchess-missing-field = { $field ->
    [board] W pozycji brakuje szachownicy.
    [side] W pozycji nie podano, kto ma ruch (w lub b).
    [pending] W pozycji brakuje odkrytej karty (- gdy jej nie ma).
    [decks] W pozycji nie podano, co zostało w taliach.
    [blue] W pozycji brakuje pozostałych niebieskich figur (- gdy ich nie ma).
    [clock] W pozycji brakuje liczby tur od ostatniej karty, bicia lub ruchu pionkiem.
   *[number] W pozycji brakuje numeru ruchu.
}
error-raindropchess-extra-text = Po końcu pozycji jest jeszcze dalszy tekst.
error-raindropchess-row-count = { $rows ->
    [one] Szachownica ma { $rows } rząd, a musi mieć 8.
    [few] Szachownica ma { $rows } rzędy, a musi mieć 8.
   *[many] Szachownica ma { $rows } rzędów, a musi mieć 8.
}
error-raindropchess-row-length = { $squares ->
    [one] Rząd { $rank } ma { $squares } pole, a musi mieć 8.
    [few] Rząd { $rank } ma { $squares } pola, a musi mieć 8.
   *[many] Rząd { $rank } ma { $squares } pól, a musi mieć 8.
}
error-raindropchess-unknown-letter = { $field ->
    [board] „{ $letter }” nie jest bierką. Białe mają K, Q, R, B, N i P, czarne k, q, r, b, n i p; cyfry oznaczają puste pola.
    [pending] „{ $letter }” nie jest kartą. Karty to K, Q, R, N, L, D, P i J.
    [decks] „{ $letter }” nie jest kartą tej talii. Białe mają K, Q, R, N, L, D, P i J, czarne to samo małymi literami.
   *[blue] „{ $letter }” nie jest niebieską figurą. Białe mają Q, R, B i N, czarne q, r, b i n.
}
error-raindropchess-bad-side = „{ $text }” nie jest stroną. Napisz w, gdy ruch mają białe, b dla czarnych.
error-raindropchess-bad-number = { $field ->
    [clock] Liczba tur od ostatniej karty, bicia lub ruchu pionkiem musi być od { $min } do { $max }, a nie „{ $text }”.
   *[number] Numer ruchu musi być od { $min } do { $max }, a nie „{ $text }”.
}
error-raindropchess-deck-form = Talie zapisuje się jako KQR/kqr, pustą jako łącznik.
error-raindropchess-too-many-cards = { $side ->
    [first] W talii białych nie może być aż tylu { $card ->
        [king] królów
        [queen] hetmanów
        [rook] wież
        [knight] skoczków
        [light-bishop] gońców białopolowych
        [dark-bishop] gońców czarnopolowych
        [joker] jokerów
       *[pawn] pionków
    }.
   *[second] W talii czarnych nie może być aż tylu { $card ->
        [king] królów
        [queen] hetmanów
        [rook] wież
        [knight] skoczków
        [light-bishop] gońców białopolowych
        [dark-bishop] gońców czarnopolowych
        [joker] jokerów
       *[pawn] pionków
    }.
}
error-raindropchess-still-in-deck = { $side ->
    [first] Odkryta karta nie pasuje: w talii białych nie brakuje żadnej tego rodzaju.
   *[second] Odkryta karta nie pasuje: w talii czarnych nie brakuje żadnej tego rodzaju.
}
error-raindropchess-blue-twice = { $side ->
    [first] Białe mają tylko { $piece ->
        [queen] jednego niebieskiego hetmana
        [rook] jedną niebieską wieżę
        [bishop] jednego niebieskiego gońca
       *[knight] jednego niebieskiego skoczka
    }.
   *[second] Czarne mają tylko { $piece ->
        [queen] jednego niebieskiego hetmana
        [rook] jedną niebieską wieżę
        [bishop] jednego niebieskiego gońca
       *[knight] jednego niebieskiego skoczka
    }.
}
error-raindropchess-kings = { $side ->
    [first] { $count ->
        [0] Białym brakuje króla: musi być na szachownicy, odkryty lub w talii.
       *[other] Białe mają więcej niż jednego króla: jest on na szachownicy, odkryty albo w talii.
    }
   *[second] { $count ->
        [0] Czarnym brakuje króla: musi być na szachownicy, odkryty lub w talii.
       *[other] Czarne mają więcej niż jednego króla: jest on na szachownicy, odkryty albo w talii.
    }
}
error-raindropchess-too-many = { $side ->
    [first] Białe mają na szachownicy i w kartach za dużo { $piece ->
        [queen] hetmanów
        [rook] wież
        [bishop] gońców
        [knight] skoczków
       *[pawn] pionków i promowanych figur
    }: { $count }.
   *[second] Czarne mają na szachownicy i w kartach za dużo { $piece ->
        [queen] hetmanów
        [rook] wież
        [bishop] gońców
        [knight] skoczków
       *[pawn] pionków i promowanych figur
    }: { $count }.
}
error-raindropchess-pawn-on-first-rank = Na { $at } nie może stać pionek.
error-raindropchess-opponent-in-check = { $side ->
    [first] Białe są w szachu, ale ruch mają czarne.
   *[second] Czarne są w szachu, ale ruch mają białe.
}
error-raindropchess-no-jokers = W tej partii nie ma takiego jokera.
error-raindropchess-nothing-to-draw = Z pustej talii nie odkrywa się kart.
error-raindropchess-action-form = Akcję zapisuje się jako =, :N, N@c3, e2e4, e7e8q, x@d5, b1~c3 lub --.
error-raindropchess-missing-square = Brakuje tu pola.
error-raindropchess-no-square = „{ $text }” nie jest polem. Pola nazywają się od a1 do h8.
error-raindropchess-no-move = Brakuje tu ruchu.
error-raindropchess-move-form = To nie jest ruch, postawienie ani karta. Napisz na przykład S@c3, Se4, e8=H lub =.
error-raindropchess-card-expected = Brakuje tu karty, która przyszła, na przykład =P.
error-raindropchess-no-card = Karty „{ $text }” nie ma już w talii.
error-raindropchess-ambiguous = To może oznaczać { $codes }. Napisz to dokładniej.
error-raindropchess-none-reaches = { $piece ->
    [king] Król nie może iść na { $to }.
    [queen] Żaden hetman nie może iść na { $to }.
    [rook] Żadna wieża nie może iść na { $to }.
    [bishop] Żaden goniec nie może iść na { $to }.
    [knight] Żaden skoczek nie może iść na { $to }.
   *[pawn] Żaden pionek nie może iść na { $to }.
}

# A move that is not allowed says when it is written what a click on it says.
error-raindropchess-over = Partia skończyła się już przed tym ruchem.
error-raindropchess-not-yours = { raindropchess-why-not-yours }
error-raindropchess-blue = { raindropchess-why-blue }
error-raindropchess-card-first = { raindropchess-why-card-first }
error-raindropchess-redraw = { raindropchess-why-redraw }
error-raindropchess-place-first = { raindropchess-why-place-first }
error-raindropchess-deck-empty = { raindropchess-why-deck-empty }
error-raindropchess-hopeless = { raindropchess-why-hopeless }
error-raindropchess-draw-first = { raindropchess-why-draw-first }
error-raindropchess-no-joker = { raindropchess-why-no-joker }
error-raindropchess-no-king = { raindropchess-why-no-king }
error-raindropchess-same-square = { raindropchess-why-same-square }
error-raindropchess-empty-origin = { raindropchess-why-empty-origin }
error-raindropchess-inert = { raindropchess-why-inert }
error-raindropchess-king-stuck = { raindropchess-why-king-stuck }
error-raindropchess-no-help = { raindropchess-why-no-help }
error-raindropchess-stuck = { raindropchess-why-stuck }
error-raindropchess-pinned = { raindropchess-why-pinned }
error-raindropchess-attacked = { raindropchess-why-attacked }
error-raindropchess-still-check = { raindropchess-why-still-check }
error-raindropchess-king = { raindropchess-why-king }
error-raindropchess-queen = { raindropchess-why-queen }
error-raindropchess-rook = { raindropchess-why-rook }
error-raindropchess-bishop = { raindropchess-why-bishop }
error-raindropchess-knight = { raindropchess-why-knight }
error-raindropchess-blocked = { raindropchess-why-blocked }
error-raindropchess-own = { raindropchess-why-own }
error-raindropchess-single-step = { raindropchess-why-single-step }
error-raindropchess-double-step = { raindropchess-why-double-step }
error-raindropchess-pawn-blocked = { raindropchess-why-pawn-blocked }
error-raindropchess-pawn-takes = { raindropchess-why-pawn-takes }
error-raindropchess-pawn = { raindropchess-why-pawn }
error-raindropchess-must-promote = { raindropchess-why-must-promote }
error-raindropchess-no-promotion = { raindropchess-why-no-promotion }
error-raindropchess-blue-gone = { raindropchess-why-blue-gone }
error-raindropchess-occupied = { raindropchess-why-occupied }
error-raindropchess-light-square = { raindropchess-why-light-square }
error-raindropchess-dark-square = { raindropchess-why-dark-square }
error-raindropchess-pawn-ranks = { raindropchess-why-pawn-ranks }
error-raindropchess-joker-king = { raindropchess-why-joker-king }
error-raindropchess-joker-own = { raindropchess-why-joker-own }
error-raindropchess-joker-enemy = { raindropchess-why-joker-enemy }
error-raindropchess-joker-check = { raindropchess-why-joker-check }
error-raindropchess-decline = { raindropchess-why-decline }
