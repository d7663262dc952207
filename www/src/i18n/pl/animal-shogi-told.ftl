# Animal Shogi: what is told of a game while people play it; it comes with the hands.

animal-shogi-piece = { $piece ->
    [chick] kurczak
    [hen] kura
    [piglet] prosiak
    [promoted-piglet] promowany prosiak
    [rabbit] królik
    [promoted-rabbit] promowany królik
    [cat] kot
    [promoted-cat] promowany kot
    [dog] pies
    [elephant] słoń
    [promoted-elephant] promowany słoń
    [giraffe] żyrafa
    [promoted-giraffe] promowana żyrafa
   *[lion] lew
}
animal-shogi-piece-taken = { $captured ->
    [chick] kurczaka
    [hen] kurę
    [piglet] prosiaka
    [promoted-piglet] promowanego prosiaka
    [rabbit] królika
    [promoted-rabbit] promowanego królika
    [cat] kota
    [promoted-cat] promowanego kota
    [dog] psa
    [elephant] słonia
    [promoted-elephant] promowanego słonia
    [giraffe] żyrafę
    [promoted-giraffe] promowaną żyrafę
   *[lion] lwa
}

## What happened

animal-shogi-say-move = { animal-shogi-side }: { animal-shogi-piece } z { $from } na { $to }.
animal-shogi-say-capture = { animal-shogi-side }: { animal-shogi-piece } z { $from } bije na { $to } { animal-shogi-piece-taken }.
animal-shogi-say-promote = Promocja: teraz to { animal-shogi-piece }.
animal-shogi-say-drop = { animal-shogi-side }: { animal-shogi-piece } z ręki na { $to }.
animal-shogi-say-check = { $side ->
    [first] Pierwszy gracz jest w szachu.
   *[second] Drugi gracz jest w szachu.
}
animal-shogi-say-throw = Pierwszy gracz rzuca kurczakami.
animal-shogi-say-fallen = { $count ->
    [0] Nie wypadła żadna kura
    [one] Wypadła { $count } kura
    [few] Wypadły { $count } kury
   *[many] Wypadło { $count } kur
}: { $side ->
    [first] zaczyna pierwszy gracz.
   *[second] zaczyna drugi gracz.
}
animal-shogi-say-declare = { animal-shogi-side } zgłasza lwa z { $points } { $points ->
    [one] punktem
   *[other] punktami
}.
animal-shogi-say-propose = { animal-shogi-side } proponuje liczenie punktów.
animal-shogi-say-agree = Gracze zgodzili się liczyć: pierwszy gracz { $first }, drugi gracz { $second }.
animal-shogi-say-decline = { animal-shogi-side } gra dalej.
animal-shogi-say-must-promote = Ruch niedozwolony: tam trzeba promować.
animal-shogi-say-dead-drop = Ruch niedozwolony: stamtąd zwierzę nigdy by się już nie ruszyło.
animal-shogi-say-nifu = Ruch niedozwolony: drugi kurczak tej samej strony w kolumnie.
animal-shogi-say-drop-mate = Ruch niedozwolony: zrzuconym kurczakiem nie wolno matować.
animal-shogi-say-self-check = Ruch niedozwolony: własny lew pozostał w szachu.

## On the board and in hand

animal-shogi-owner = { $side ->
    [first] pierwszego gracza
   *[second] drugiego gracza
}
board-lion = lew { animal-shogi-owner }
board-giraffe = żyrafa { animal-shogi-owner }
board-elephant = słoń { animal-shogi-owner }
board-dog = pies { animal-shogi-owner }
board-cat = kot { animal-shogi-owner }
board-rabbit = królik { animal-shogi-owner }
board-piglet = prosiak { animal-shogi-owner }
board-chick = kurczak { animal-shogi-owner }
board-hen = kura { animal-shogi-owner }
board-promoted-giraffe = promowana żyrafa { animal-shogi-owner }
board-promoted-elephant = promowany słoń { animal-shogi-owner }
board-promoted-cat = promowany kot { animal-shogi-owner }
board-promoted-rabbit = promowany królik { animal-shogi-owner }
board-promoted-piglet = promowany prosiak { animal-shogi-owner }

## What is unusual, told when it is first touched

animal-shogi-sign-hand = Zbite zwierzęta. Zamiast wykonać ruch, ich właściciel może postawić jedno z nich na pustym polu.
animal-shogi-sign-hen = Kolorowy brzeg oznacza, że to zwierzę jest promowane i chodzi inaczej. Po zbiciu znów staje się tym, czym było wcześniej.
animal-shogi-sign-promoted-piglet = { animal-shogi-sign-hen }
animal-shogi-sign-promoted-rabbit = { animal-shogi-sign-hen }
animal-shogi-sign-promoted-cat = { animal-shogi-sign-hen }
animal-shogi-sign-promoted-elephant = { animal-shogi-sign-hen }
animal-shogi-sign-promoted-giraffe = { animal-shogi-sign-hen }

# What wins, told beside the board in the first game.
animal-shogi-how = Zaatakuj lwa przeciwnika tak, by nic go nie uratowało. Co zbijesz, jest twoje i zamiast ruchu możesz to postawić na planszy.
