# Why a move is good or bad: facts that were proved. “It” is the move.

because-of = { $move }: { $reasons }

## How the game ends

because-wins = Tým sa partia končí výhrou.
because-wins-in = Vyhráva najneskôr do { $count } ťahov oboch strán, nech súper urobí čokoľvek.
because-loses-in = Prehre sa už nedá zabrániť: príde najneskôr do { $count } ťahov oboch strán.
because-gives-win = Dáva výhru súperovi.
because-prevents = Nedovolí { $move }, čo by hneď vyhralo.
because-rare = { $count ->
    [one] Spomedzi { $all } ťahov to dokáže jediný.
    [few] Spomedzi { $all } ťahov to dokážu len { $count }.
   *[other] Spomedzi { $all } ťahov to dokáže len { $count }.
}
because-threatens = { $count ->
    [one] Hrozí výhrou: { $move }.
   *[other] Hrozí výhrou { $count } spôsobmi, napríklad { $move }.
}
    .mixtour = { $count ->
        [one] Hrozí víťazným stĺpčekom aspoň piatich kameňov: { $move }.
       *[other] Hrozí { $count } spôsobmi víťazným stĺpčekom aspoň piatich kameňov, napríklad { $move }.
    }
because-allows-win = Súper môže hneď vyhrať: { $move }.
because-allows-win-in = Súper potom vyhrá najneskôr do { $count } ťahov oboch strán.

## What happens to pieces

because-noun = { $piece ->
    [king] kráľa
    [queen] dámu
    [rook] vežu
    [bishop] strelca
    [knight] jazdca
    [pawn] pešiaka
    [lion] leva
    [giraffe] žirafu
    [elephant] slona
    [dog] psa
    [cat] mačku
    [rabbit] zajačika
    [piglet] prasiatko
    [chick] kuriatko
    [hen] sliepku
    [promoted-giraffe] povýšenú žirafu
    [promoted-elephant] povýšeného slona
    [promoted-cat] povýšenú mačku
    [promoted-rabbit] povýšeného zajačika
   *[promoted-piglet] povýšené prasiatko
}
because-other = { $other ->
    [king] kráľa
    [queen] dámu
    [rook] vežu
    [bishop] strelca
    [knight] jazdca
    [pawn] pešiaka
    [lion] leva
    [giraffe] žirafu
    [elephant] slona
    [dog] psa
    [cat] mačku
    [rabbit] zajačika
    [piglet] prasiatko
    [chick] kuriatko
    [hen] sliepku
    [promoted-giraffe] povýšenú žirafu
    [promoted-elephant] povýšeného slona
    [promoted-cat] povýšenú mačku
    [promoted-rabbit] povýšeného zajačika
   *[promoted-piglet] povýšené prasiatko
}
because-by = { $by ->
    [king] kráľ
    [queen] dáma
    [rook] veža
    [bishop] strelec
    [knight] jazdec
    [pawn] pešiak
    [lion] lev
    [giraffe] žirafa
    [elephant] slon
    [dog] pes
    [cat] mačka
    [rabbit] zajačik
    [piglet] prasiatko
    [chick] kuriatko
    [hen] sliepka
    [promoted-giraffe] povýšená žirafa
    [promoted-elephant] povýšený slon
    [promoted-cat] povýšená mačka
    [promoted-rabbit] povýšený zajačik
   *[promoted-piglet] povýšené prasiatko
}
because-new = { $piece ->
    [queen] dáma
    [rook] veža
    [bishop] strelec
    [knight] jazdec
    [board] útočná doska
    [hen] sliepka
    [promoted-giraffe] povýšená žirafa
    [promoted-elephant] povýšený slon
    [promoted-cat] povýšená mačka
    [promoted-rabbit] povýšený zajačik
   *[promoted-piglet] povýšené prasiatko
}

because-checks = Dáva šach.
because-takes = Berie { because-noun } na { $at } a súper nemôže brať späť.
because-takes-with = Na { $at } { because-by } berie { because-noun }.
because-trades = { $piece ->
    [king] Na { $at } sa vymieňa kráľ za kráľa.
    [queen] Na { $at } sa vymieňa dáma za dámu.
    [rook] Na { $at } sa vymieňa veža za vežu.
    [bishop] Na { $at } sa vymieňa strelec za strelca.
    [knight] Na { $at } sa vymieňa jazdec za jazdca.
    [pawn] Na { $at } sa vymieňa pešiak za pešiaka.
    [lion] Na { $at } sa vymieňa lev za leva.
    [giraffe] Na { $at } sa vymieňa žirafa za žirafu.
    [elephant] Na { $at } sa vymieňa slon za slona.
    [dog] Na { $at } sa vymieňa pes za psa.
    [cat] Na { $at } sa vymieňa mačka za mačku.
    [rabbit] Na { $at } sa vymieňa zajačik za zajačika.
    [piglet] Na { $at } sa vymieňa prasiatko za prasiatko.
    [chick] Na { $at } sa vymieňa kuriatko za kuriatko.
    [hen] Na { $at } sa vymieňa sliepka za sliepku.
    [promoted-giraffe] Na { $at } sa vymieňa povýšená žirafa za povýšenú žirafu.
    [promoted-elephant] Na { $at } sa vymieňa povýšený slon za povýšeného slona.
    [promoted-cat] Na { $at } sa vymieňa povýšená mačka za povýšenú mačku.
    [promoted-rabbit] Na { $at } sa vymieňa povýšený zajačik za povýšeného zajačika.
   *[promoted-piglet] Na { $at } sa vymieňa povýšené prasiatko za povýšené prasiatko.
}
because-promotes = Pešiak sa premieňa: je z neho { because-new }.
    .animal-shogi = Zvieratko povyšuje: je z neho { because-new }.
because-attacks = Hrozí zobrať { because-noun } na { $at }.
because-forks = Hrozí zobrať { because-noun } na { $at } aj { because-other } na { $on }.
because-saves = Odvádza { because-noun } z poľa { $at } do bezpečia.
because-protects = Kryje { because-noun } na { $at }.
because-loses = Stráca { because-noun } na { $at }: { $move } a späť brať nemožno.
because-loses-to = Potom { because-by } berie { because-noun } na { $at }: { $move }.

## After a game with cards

luck-title = Šťastie a hra
luck-shares = { $side ->
    [first] Šanca bieleho bola na začiatku { $from } a na konci { $to }: karty ju zmenili o { $luck }, hra o { $play }.
   *[second] Šanca čierneho bola na začiatku { $from } a na konci { $to }: karty ju zmenili o { $luck }, hra o { $play }.
}
luck-cards = { $side ->
    [first] Karty, ktoré otočil biely, znamenali pre bieleho { $first }, karty čierneho { $second }.
   *[second] Karty, ktoré otočil biely, znamenali pre čierneho { $first }, karty čierneho { $second }.
}
luck-greatest = { $turned ->
    [first] Najviac zmenila karta bieleho v ťahu { $number }: { $change }.
   *[second] Najviac zmenila karta čierneho v ťahu { $number }: { $change }.
}
