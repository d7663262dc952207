# Animal Shogi: everything that crates/animal-shogi emits.

animal-shogi-name = Zvieratkové šógi
animal-shogi-tagline = Naozajstné šógi na doske 9 × 9: čo zoberiete, smiete vrátiť do hry ako svoje. Kto chytí leva, vyhráva.

animal-shogi-side = { $side ->
    [first] Prvý hráč
   *[second] Druhý hráč
}

## Steps

animal-shogi-step-promote = Povýšiť
animal-shogi-step-stay = Nepovyšovať
animal-shogi-step-chick = Kuriatko
animal-shogi-step-hen = Sliepka
animal-shogi-step-throw = Hodiť kuriatkami
animal-shogi-step-declare = Ohlásiť leva
animal-shogi-step-impasse = Navrhnúť počítanie bodov
animal-shogi-step-agree = Súhlasiť s počítaním
animal-shogi-step-decline = Hrať ďalej

## What to do

animal-shogi-prompt-play = { $side ->
    [first] Na ťahu je prvý hráč
   *[second] Na ťahu je druhý hráč
}
animal-shogi-prompt-check = { animal-shogi-side } je v šachu
animal-shogi-prompt-throw = Hoďte kuriatkami o to, kto začne
animal-shogi-prompt-thrown = Kuriatka letia
animal-shogi-prompt-answer = { animal-shogi-side } odpovie na návrh počítať body
animal-shogi-prompt-declined = { $side ->
    [first] Návrh bol odmietnutý, prvý hráč ťahá
   *[second] Návrh bol odmietnutý, druhý hráč ťahá
}
animal-shogi-prompt-over = Partia sa skončila

animal-shogi-note-points = Body pri dohode: prvý hráč { $first }, druhý hráč { $second }. Kto má menej ako 24, prehráva.
animal-shogi-note-declaration = { animal-shogi-side } v pásme: { $count ->
    [one] { $count } zvieratko
    [few] { $count } zvieratká
   *[other] { $count } zvieratiek
} okrem leva, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}. Na ohlásenie treba 10 zvieratiek a { $least } bodov, na výhru { $needed }.

## On the board and in hand

board-things-giraffe = { $count ->
    [one] { $count } žirafa
    [few] { $count } žirafy
   *[other] { $count } žiráf
}
board-things-elephant = { $count ->
    [one] { $count } slon
    [few] { $count } slony
   *[other] { $count } slonov
}
board-things-dog = { $count ->
    [one] { $count } pes
    [few] { $count } psy
   *[other] { $count } psov
}
board-things-cat = { $count ->
    [one] { $count } mačka
    [few] { $count } mačky
   *[other] { $count } mačiek
}
board-things-rabbit = { $count ->
    [one] { $count } zajačik
    [few] { $count } zajačiky
   *[other] { $count } zajačikov
}
board-things-piglet = { $count ->
    [one] { $count } prasiatko
    [few] { $count } prasiatka
   *[other] { $count } prasiatok
}
board-things-chick = { $count ->
    [one] { $count } kuriatko
    [few] { $count } kuriatka
   *[other] { $count } kuriatok
}

## How it ended

animal-shogi-end-must_promote = Nedovolený ťah: zvieratko muselo povýšiť
animal-shogi-end-dead_drop = Nedovolený ťah: zvieratko by sa už nepohlo
animal-shogi-end-nifu = Nedovolený ťah: druhé kuriatko v stĺpci
animal-shogi-end-drop_mate = Nedovolený ťah: mat položeným kuriatkom
animal-shogi-end-self_check = Nedovolený ťah: lev zostal v šachu
animal-shogi-end-declaration = Ohlásený lev
animal-shogi-end-impasse = Počítanie bodov po dohode
animal-shogi-end-lion_captured = Lev je chytený
animal-shogi-end-checkmate = Mat
animal-shogi-end-no_move = Strana na ťahu nemá žiadny ťah
animal-shogi-end-perpetual_check = Večný šach prehráva
animal-shogi-end-repetition = Rovnaká pozícia nastala štvrtý raz
animal-shogi-end-ply_limit = Partia dosiahla najvyšší počet ťahov
