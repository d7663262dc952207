# Proč je tah dobrý, nebo špatný: fakta, která jsou dokázaná. Podmětem vět je tah.

because-of = { $move }: { $reasons }

## Jak partie skončí

because-wins = Tím partie končí výhrou.
because-wins-in = { $count ->
    [few] Vyhrává nejpozději za { $count } tahy obou stran, ať soupeř udělá cokoli.
   *[other] Vyhrává nejpozději za { $count } tahů obou stran, ať soupeř udělá cokoli.
}
because-loses-in = { $count ->
    [few] Prohře už nelze zabránit: přijde nejpozději za { $count } tahy obou stran.
   *[other] Prohře už nelze zabránit: přijde nejpozději za { $count } tahů obou stran.
}
because-gives-win = Dává výhru soupeři.
because-prevents = Nedovolí { $move }, což by hned vyhrálo.
because-rare = { $count ->
    [one] Dokáže to jediný tah z celkem { $all }.
    [few] Dokážou to jen { $count } tahy z celkem { $all }.
   *[other] Dokáže to jen { $count } tahů z celkem { $all }.
}
because-threatens = { $count ->
    [one] Hrozí { $move } s výhrou.
    [few] Hrozí vyhrát { $count } způsoby, například { $move }.
   *[other] Hrozí vyhrát { $count } způsoby, například { $move }.
}
    .mixtour = { $count ->
        [one] Hrozí vyhrát sloupkem aspoň pěti kamenů: { $move }.
       *[other] Hrozí vyhrát sloupkem aspoň pěti kamenů { $count } způsoby, například { $move }.
    }
because-allows-win = Soupeř může hned vyhrát: { $move }.
because-allows-win-in = { $count ->
    [few] Soupeř pak vyhraje nejpozději za { $count } tahy obou stran.
   *[other] Soupeř pak vyhraje nejpozději za { $count } tahů obou stran.
}

## Co se děje s kameny

because-noun = { $piece ->
    [king] krále
    [queen] dámu
    [rook] věž
    [bishop] střelce
    [knight] jezdce
    [pawn] pěšce
    [lion] lva
    [giraffe] žirafu
    [elephant] slona
    [dog] psa
    [cat] kočku
    [rabbit] zajíčka
    [piglet] prasátko
    [chick] kuřátko
    [hen] slepici
    [promoted-giraffe] povýšenou žirafu
    [promoted-elephant] povýšeného slona
    [promoted-cat] povýšenou kočku
    [promoted-rabbit] povýšeného zajíčka
   *[promoted-piglet] povýšené prasátko
}
because-other = { $other ->
    [king] krále
    [queen] dámu
    [rook] věž
    [bishop] střelce
    [knight] jezdce
    [pawn] pěšce
    [lion] lva
    [giraffe] žirafu
    [elephant] slona
    [dog] psa
    [cat] kočku
    [rabbit] zajíčka
    [piglet] prasátko
    [chick] kuřátko
    [hen] slepici
    [promoted-giraffe] povýšenou žirafu
    [promoted-elephant] povýšeného slona
    [promoted-cat] povýšenou kočku
    [promoted-rabbit] povýšeného zajíčka
   *[promoted-piglet] povýšené prasátko
}
because-by = { $by ->
    [king] král
    [queen] dáma
    [rook] věž
    [bishop] střelec
    [knight] jezdec
    [pawn] pěšec
    [lion] lev
    [giraffe] žirafa
    [elephant] slon
    [dog] pes
    [cat] kočka
    [rabbit] zajíček
    [piglet] prasátko
    [chick] kuřátko
    [hen] slepice
    [promoted-giraffe] povýšená žirafa
    [promoted-elephant] povýšený slon
    [promoted-cat] povýšená kočka
    [promoted-rabbit] povýšený zajíček
   *[promoted-piglet] povýšené prasátko
}
because-new = { $piece ->
    [queen] dáma
    [rook] věž
    [bishop] střelec
    [knight] jezdec
    [board] útočná deska
    [hen] slepice
    [promoted-giraffe] povýšená žirafa
    [promoted-elephant] povýšený slon
    [promoted-cat] povýšená kočka
    [promoted-rabbit] povýšený zajíček
   *[promoted-piglet] povýšené prasátko
}

because-checks = Dává šach.
because-takes = Bere { because-noun } na { $at } a soupeř nemůže brát zpět.
because-takes-with = Na { $at } { because-by } bere { because-noun }.
because-trades = { $piece ->
    [king] Na { $at } se mění král za krále.
    [queen] Na { $at } se mění dáma za dámu.
    [rook] Na { $at } se mění věž za věž.
    [bishop] Na { $at } se mění střelec za střelce.
    [knight] Na { $at } se mění jezdec za jezdce.
    [pawn] Na { $at } se mění pěšec za pěšce.
    [lion] Na { $at } se mění lev za lva.
    [giraffe] Na { $at } se mění žirafa za žirafu.
    [elephant] Na { $at } se mění slon za slona.
    [dog] Na { $at } se mění pes za psa.
    [cat] Na { $at } se mění kočka za kočku.
    [rabbit] Na { $at } se mění zajíček za zajíčka.
    [piglet] Na { $at } se mění prasátko za prasátko.
    [chick] Na { $at } se mění kuřátko za kuřátko.
    [hen] Na { $at } se mění slepice za slepici.
    [promoted-giraffe] Na { $at } se mění povýšená žirafa za povýšenou žirafu.
    [promoted-elephant] Na { $at } se mění povýšený slon za povýšeného slona.
    [promoted-cat] Na { $at } se mění povýšená kočka za povýšenou kočku.
    [promoted-rabbit] Na { $at } se mění povýšený zajíček za povýšeného zajíčka.
   *[promoted-piglet] Na { $at } se mění povýšené prasátko za povýšené prasátko.
}
because-promotes = Pěšec se proměňuje: je z něj { because-new }.
    .animal-shogi = Zvířátko povyšuje: je z něj { because-new }.
because-attacks = Hrozí vzít { because-noun } na { $at }.
because-forks = Hrozí vzít { because-noun } na { $at } i { because-other } na { $on }.
because-saves = Odvádí { because-noun } z { $at } do bezpečí.
because-protects = Kryje { because-noun } na { $at }.
because-loses = Ztrácí { because-noun } na { $at }: { $move } a zpět brát nelze.
because-loses-to = Potom { because-by } bere { because-noun } na { $at }: { $move }.

## Po partii s kartami

luck-title = Štěstí a hra
luck-shares = { $side ->
    [first] Šance bílého byla na začátku { $from } a na konci { $to }: karty ji změnily o { $luck }, hra o { $play }.
   *[second] Šance černého byla na začátku { $from } a na konci { $to }: karty ji změnily o { $luck }, hra o { $play }.
}
luck-cards = { $side ->
    [first] Karty, které otočil bílý, znamenaly pro bílého { $first }, karty černého { $second }.
   *[second] Karty, které otočil bílý, znamenaly pro černého { $first }, karty černého { $second }.
}
luck-greatest = { $turned ->
    [first] Nejvíc změnila karta bílého v tahu { $number }: { $change }.
   *[second] Nejvíc změnila karta černého v tahu { $number }: { $change }.
}
