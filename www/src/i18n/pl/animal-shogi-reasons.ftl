# Animal Shogi: why something is not allowed or not understood.

## Why not

animal-shogi-why-over = Partia się skończyła.
animal-shogi-why-turn = { $side ->
    [first] Ruch ma pierwszy gracz.
   *[second] Ruch ma drugi gracz.
}
animal-shogi-why-furigoma = Najpierw rzuca się kurczakami, by ustalić, kto zaczyna.
animal-shogi-why-thrown = Teraz nie rzuca się kurczakami.
animal-shogi-why-answer = Najpierw trzeba odpowiedzieć na propozycję liczenia punktów.
animal-shogi-why-no-proposal = Nikt nie zaproponował liczenia punktów.
animal-shogi-why-empty-origin = Na { $from } nic nie stoi.
animal-shogi-why-not-yours = Na { $from } stoi { animal-shogi-piece } przeciwnika.
animal-shogi-why-stuck = To zwierzę ({ animal-shogi-piece }) nie może się teraz ruszyć.
animal-shogi-why-no-square = Dla tego zwierzęcia ({ animal-shogi-piece }) nie ma teraz pola.
animal-shogi-why-geometry = { $piece ->
    [chick] Kurczak idzie o jedno pole prosto naprzód.
    [piglet] Prosiak idzie tylko prosto naprzód, dopóki droga jest wolna.
    [rabbit] Królik skacze dwa pola naprzód i jedno w bok.
    [cat] Kot idzie o jedno pole naprzód lub na ukos.
    [dog] Pies idzie o jedno pole w każdą stronę, tylko nie na ukos w tył.
    [elephant] Słoń idzie na ukos, dopóki droga jest wolna.
    [promoted-elephant] Promowany słoń idzie na ukos, dopóki droga jest wolna, albo o jedno pole prosto.
    [giraffe] Żyrafa idzie prosto, dopóki droga jest wolna.
    [promoted-giraffe] Promowana żyrafa idzie prosto, dopóki droga jest wolna, albo o jedno pole na ukos.
    [lion] Lew idzie o jedno pole w dowolną stronę.
   *[hen] Chodzi jak pies: o jedno pole w każdą stronę, tylko nie na ukos w tył.
}
animal-shogi-why-blocked = Na drodze stoi { animal-shogi-piece } na { $at }. Przeskakiwać umie tylko królik.
animal-shogi-why-own-capture = Na { $to } stoi twoje własne zwierzę ({ animal-shogi-piece }).
animal-shogi-why-must-promote = { $piece ->
    [chick] Kurczak musi zostać promowany na { $to }, bo nie mógłby się już ruszyć.
    [piglet] Prosiak musi zostać promowany na { $to }, bo nie mógłby się już ruszyć.
   *[rabbit] Królik musi zostać promowany na { $to }, bo nie mógłby już skoczyć.
}
animal-shogi-why-never-promotes = { $piece ->
    [dog] Psa się nie promuje.
    [lion] Lwa się nie promuje.
   *[other] Promuje się tylko w ruchu na planszy i tylko raz.
}
animal-shogi-why-outside-zone = Promować można tylko ruchem, który zaczyna się lub kończy w trzech rzędach najbliższych przeciwnikowi.
animal-shogi-why-not-in-hand = Tego zwierzęcia ({ animal-shogi-piece }) nie masz w ręce.
animal-shogi-why-occupied = Pole { $to } jest zajęte ({ animal-shogi-piece }). Zrzucać można tylko na puste pola.
animal-shogi-why-dead-drop = { $piece ->
    [chick] Kurczak z { $to } już nigdy by się nie ruszył.
    [piglet] Prosiak z { $to } już nigdy by się nie ruszył.
   *[rabbit] Królik z { $to } już nigdy by nie skoczył.
}
animal-shogi-why-nifu = W kolumnie { $file } stoi już twój kurczak, na { $at }. Drugi na { $to } jest niedozwolony.
animal-shogi-why-drop-mate = Kurczak na { $to } dałby mata. Zrzuconym kurczakiem nie wolno matować.
animal-shogi-why-lion-step = Na { $to } lwa złapie { animal-shogi-piece } z { $by }.
animal-shogi-why-pinned = To zwierzę ({ animal-shogi-piece }) nie może odejść: zasłania lwa, na którego z { $by } poluje { $attacker ->
    [piglet] prosiak
    [elephant] słoń
    [promoted-elephant] promowany słoń
    [promoted-giraffe] promowana żyrafa
   *[giraffe] żyrafa
}.
animal-shogi-why-check-stands = Szacha daje { animal-shogi-piece } na { $by }, a ten ruch nie pomaga.
animal-shogi-why-no-declaration = W tej partii nie stosuje się zgłoszeń.
animal-shogi-why-lion-outside = Lew nie jest jeszcze w strefie promocji.
animal-shogi-why-few-in-zone = Oprócz lwa w strefie promocji musi być co najmniej { $least } zwierząt; teraz { $count ->
    [one] jest { $count }
    [few] są { $count }
   *[many] jest { $count }
}.
animal-shogi-why-declared-in-check = Lwa w szachu nie można zgłosić.
animal-shogi-why-few-points = Zgłoszenie wymaga co najmniej { $least } punktów; masz { $points }, więc zgłoszenie by przegrało.
animal-shogi-why-lions-outside = Punkty można liczyć, gdy oba lwy są w swoich strefach promocji.
animal-shogi-why-declined = Przeciwnik właśnie odmówił. Najpierw wykonaj ruch.

## Texts that are wrong

error-animal-shogi-missing-field = { $field ->
    [board] W pozycji brakuje planszy.
    [side] W pozycji nie podano, kto ma ruch (b lub w).
   *[hands] W pozycji brakuje rąk obu graczy (lub kreski, gdy są puste).
}
error-animal-shogi-extra-text = Po końcu pozycji jest jeszcze dalszy tekst.
error-animal-shogi-row-count = { $rows ->
    [one] Plansza ma { $rows } rząd, a musi mieć 9.
    [few] Plansza ma { $rows } rzędy, a musi mieć 9.
   *[many] Plansza ma { $rows } rzędów, a musi mieć 9.
}
error-animal-shogi-row-length = { $squares ->
    [one] Rząd { $rank } ma { $squares } pole, a musi mieć 9.
    [few] Rząd { $rank } ma { $squares } pola, a musi mieć 9.
   *[many] Rząd { $rank } ma { $squares } pól, a musi mieć 9.
}
error-animal-shogi-unknown-piece = „{ $letter }” nie jest zwierzęciem. W pozycjach używa się liter K, R, B, G, S, N, L i P, małych dla drugiego gracza.
error-animal-shogi-stray-plus = Znak + stoi przed zwierzęciem, które można promować.
error-animal-shogi-bad-side = „{ $text }” nie jest stroną. Napisz b, gdy ruch ma pierwszy gracz, w dla drugiego.
error-animal-shogi-bad-count = „{ $text }” nie liczy żadnego zwierzęcia w ręce.
error-animal-shogi-bad-ply = Ruchy mają numery od 1 do 65535, a nie „{ $text }”.
error-animal-shogi-bad-stage = „{ $text }” po pozycji nic nie znaczy.
error-animal-shogi-wrong-stage = „{ $text }” nie pasuje do tej pozycji lub do tych opcji.
error-animal-shogi-too-many = Zwierząt jednego rodzaju ({ animal-shogi-piece }) jest { $count }; w komplecie jest ich tylko { $most }.
error-animal-shogi-no-lion = { $side ->
    [first] Pierwszy gracz nie ma lwa.
   *[second] Drugi gracz nie ma lwa.
}
error-animal-shogi-two-lions = { $side ->
    [first] Pierwszy gracz ma dwa lwy.
   *[second] Drugi gracz ma dwa lwy.
}
error-animal-shogi-two-chicks = { $side ->
    [first] Pierwszy gracz ma w kolumnie { $file } dwa kurczaki.
   *[second] Drugi gracz ma w kolumnie { $file } dwa kurczaki.
}
error-animal-shogi-dead-piece = { $piece ->
    [chick] Kurczak na { $at } już nigdy by się nie ruszył.
    [piglet] Prosiak na { $at } już nigdy by się nie ruszył.
   *[rabbit] Królik na { $at } już nigdy by nie skoczył.
}
error-animal-shogi-lion-hangs = { $side ->
    [first] Lwa pierwszego gracza można by od razu zbić, choć ruch ma przeciwnik.
   *[second] Lwa drugiego gracza można by od razu zbić, choć ruch ma przeciwnik.
}
error-animal-shogi-no-move = Brakuje tu ruchu.
error-animal-shogi-action-form = Akcję zapisuje się jako 7g7f, 8h2b+ (z promocją), P*5e (z ręki), win lub impasse.
error-animal-shogi-no-square = „{ $text }” nie jest polem. Pola nazywają się od 1a do 9i.
error-animal-shogi-after-move = „{ $text }” po ruchu nic nie znaczy.
error-animal-shogi-no-capture = Na { $to } nie ma czego bić.
error-animal-shogi-none-reaches = Żadne takie zwierzę ({ animal-shogi-piece }) nie może iść na { $to }.
error-animal-shogi-ambiguous = Które zwierzę ({ animal-shogi-piece }) idzie na { $to }? Może ruszyć z { $from }.

error-animal-shogi-over = Partia skończyła się już przed tym ruchem.
error-animal-shogi-turn = { animal-shogi-why-turn }
error-animal-shogi-stuck = { animal-shogi-why-stuck }
error-animal-shogi-furigoma = { animal-shogi-why-furigoma }
error-animal-shogi-thrown = { animal-shogi-why-thrown }
error-animal-shogi-answer = { animal-shogi-why-answer }
error-animal-shogi-no-proposal = { animal-shogi-why-no-proposal }
error-animal-shogi-empty-origin = { animal-shogi-why-empty-origin }
error-animal-shogi-not-yours = { animal-shogi-why-not-yours }
error-animal-shogi-geometry = { animal-shogi-why-geometry }
error-animal-shogi-blocked = { animal-shogi-why-blocked }
error-animal-shogi-own-capture = Na { $to } stoi zwierzę tej samej strony ({ animal-shogi-piece }).
error-animal-shogi-must-promote = { animal-shogi-why-must-promote }
error-animal-shogi-never-promotes = { animal-shogi-why-never-promotes }
error-animal-shogi-outside-zone = { animal-shogi-why-outside-zone }
error-animal-shogi-not-in-hand = Takiego zwierzęcia ({ animal-shogi-piece }) nie ma w ręce.
error-animal-shogi-occupied = { animal-shogi-why-occupied }
error-animal-shogi-dead-drop = { animal-shogi-why-dead-drop }
error-animal-shogi-nifu = W kolumnie { $file } stoi już kurczak tej samej strony, na { $at }. Drugi na { $to } jest niedozwolony.
error-animal-shogi-drop-mate = { animal-shogi-why-drop-mate }
error-animal-shogi-lion-step = { animal-shogi-why-lion-step }
error-animal-shogi-pinned = { animal-shogi-why-pinned }
error-animal-shogi-check-stands = { animal-shogi-why-check-stands }
error-animal-shogi-no-declaration = { animal-shogi-why-no-declaration }
error-animal-shogi-lion-outside = { animal-shogi-why-lion-outside }
error-animal-shogi-few-in-zone = { animal-shogi-why-few-in-zone }
error-animal-shogi-declared-in-check = { animal-shogi-why-declared-in-check }
error-animal-shogi-few-points = { animal-shogi-why-few-points }
error-animal-shogi-lions-outside = { animal-shogi-why-lions-outside }
error-animal-shogi-declined = { animal-shogi-why-declined }

## Files of shogi programs

error-animal-shogi-file-line = „{ $text }” nic nie znaczy w pliku programu do shogi.
error-animal-shogi-file-handicap = „{ $text }” nie jest znanym tu handicapem.
error-animal-shogi-file-number = Kolej na ruch { $due }, ale plik podaje { $found }.
error-animal-shogi-file-move = „{ $text }” nie jest ruchem.
error-animal-shogi-file-no-same = „同” oznacza pole poprzedniego ruchu, ale wcześniej nie ma ruchu.
error-animal-shogi-file-turn = { $side ->
    [first] Ruch ma pierwszy gracz.
   *[second] Ruch ma drugi gracz.
  }
error-animal-shogi-file-branch = Wariant ma się zacząć ruchem { $number }, ale żaden ciąg nie sięga tak daleko.
error-animal-shogi-file-time = „{ $text }” nie jest czasem.
error-animal-shogi-file-end = „{ $text }” nie jest znanym tu zakończeniem partii.
error-animal-shogi-file-piece = „{ $text }” nie jest znaną tu bierką.
error-animal-shogi-file-twice = Na polu { $at } ustawiono dwa zwierzęta.
error-animal-shogi-file-not-there = Zwierzę, które ma być zdjęte z { $at }, tam nie stoi.
