# Zvířátkové šógi: všechno, co říká crates/animal-shogi.

animal-shogi-name = Zvířátkové šógi
animal-shogi-tagline = Opravdové šógi na desce 9 × 9: co seberete, smíte vrátit do hry jako své. Chyťte lva.

animal-shogi-side = { $side ->
    [first] První hráč
   *[second] Druhý hráč
}
animal-shogi-piece = { $piece ->
    [chick] kuřátko
    [hen] slepice
    [piglet] prasátko
    [promoted-piglet] povýšené prasátko
    [rabbit] zajíček
    [promoted-rabbit] povýšený zajíček
    [cat] kočka
    [promoted-cat] povýšená kočka
    [dog] pes
    [elephant] slon
    [promoted-elephant] povýšený slon
    [giraffe] žirafa
    [promoted-giraffe] povýšená žirafa
   *[lion] lev
}
animal-shogi-piece-taken = { $captured ->
    [chick] kuřátko
    [hen] slepici
    [piglet] prasátko
    [promoted-piglet] povýšené prasátko
    [rabbit] zajíčka
    [promoted-rabbit] povýšeného zajíčka
    [cat] kočku
    [promoted-cat] povýšenou kočku
    [dog] psa
    [elephant] slona
    [promoted-elephant] povýšeného slona
    [giraffe] žirafu
    [promoted-giraffe] povýšenou žirafu
   *[lion] lva
}

## Volby

animal-shogi-option-play = Hra
    .help = Ve volné hře smí lev zůstat v ohrožení; kdo ho přehlédne, přijde o něj a prohraje.
animal-shogi-option-play-strict = přísná
animal-shogi-option-play-casual = volná, lva lze chytit
animal-shogi-option-begins = Kdo začíná
    .help = Hodí se pěti kuřátky. Padnou-li aspoň tři slepice, začíná druhý hráč.
animal-shogi-option-begins-first = první hráč
animal-shogi-option-begins-furigoma = rozhodne hod kuřátky
animal-shogi-option-handicap = Výhoda
    .help = Co druhý hráč nechá v krabici. Za to začíná.
animal-shogi-option-handicap-none = žádná
animal-shogi-option-handicap-lance = levé prasátko
animal-shogi-option-handicap-right_lance = pravé prasátko
animal-shogi-option-handicap-bishop = slon
animal-shogi-option-handicap-rook = žirafa
animal-shogi-option-handicap-rook_lance = žirafa a levé prasátko
animal-shogi-option-handicap-two_piece = žirafa a slon
animal-shogi-option-handicap-four_piece = žirafa, slon a prasátka
animal-shogi-option-handicap-six_piece = žirafa, slon, prasátka a zajíčci
animal-shogi-option-handicap-eight_piece = žirafa, slon, prasátka, zajíčci a kočky
animal-shogi-option-handicap-ten_piece = všechno kromě lva a kuřátek
animal-shogi-option-illegal = Nedovolený tah
    .help = Na turnaji nedovolený tah prohrává, například druhé kuřátko v témž sloupci.
animal-shogi-option-illegal-refused = nejde zahrát
animal-shogi-option-illegal-loses = prohrává
animal-shogi-option-declaration = Ohlášení lva
    .help = Lev, který prošel do pásma povýšení s deseti zvířátky, může partii ukončit počítáním bodů.
animal-shogi-option-declaration-law24 = 31 bodů vyhrává, 24 je remíza
animal-shogi-option-declaration-law27 = vyhrává 28 bodů, druhému hráči stačí 27
animal-shogi-option-declaration-off = nehraje se
animal-shogi-option-ply_limit = Nejdelší partie
    .help = Po tolika tazích obou hráčů dohromady je remíza.
animal-shogi-option-ply_limit-none = bez omezení
animal-shogi-option-ply_limit-512 = 512 tahů

## Kroky

animal-shogi-step-promote = Povýšit
animal-shogi-step-stay = Nepovyšovat
animal-shogi-step-chick = Kuřátko
animal-shogi-step-hen = Slepice
animal-shogi-step-throw = Hodit kuřátky
animal-shogi-step-declare = Ohlásit lva
animal-shogi-step-impasse = Navrhnout počítání bodů
animal-shogi-step-agree = Souhlasit s počítáním
animal-shogi-step-decline = Hrát dál

## Co dělat

animal-shogi-prompt-play = { $side ->
    [first] Na tahu je první hráč
   *[second] Na tahu je druhý hráč
}
animal-shogi-prompt-check = { $side ->
    [first] První hráč je v šachu
   *[second] Druhý hráč je v šachu
}
animal-shogi-prompt-throw = Hoďte kuřátky o to, kdo začne
animal-shogi-prompt-thrown = Kuřátka letí
animal-shogi-prompt-answer = { $side ->
    [first] První hráč odpoví na návrh počítat body
   *[second] Druhý hráč odpoví na návrh počítat body
}
animal-shogi-prompt-declined = { $side ->
    [first] Návrh byl odmítnut, první hráč táhne
   *[second] Návrh byl odmítnut, druhý hráč táhne
}
animal-shogi-prompt-over = Partie skončila

animal-shogi-note-points = Body při dohodě: první hráč { $first }, druhý hráč { $second }. Kdo má méně než 24, prohrává.
animal-shogi-note-declaration = { animal-shogi-side } v pásmu: { $count ->
    [one] { $count } zvířátko
    [few] { $count } zvířátka
   *[other] { $count } zvířátek
} vedle lva, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}. K ohlášení je třeba 10 zvířátek a { $least } bodů, k výhře { $needed }.

## Co se stalo

animal-shogi-say-move = { animal-shogi-side }: { animal-shogi-piece } z { $from } na { $to }.
animal-shogi-say-capture = { animal-shogi-side }: { animal-shogi-piece } z { $from } bere na { $to } { animal-shogi-piece-taken }.
animal-shogi-say-promote = Povyšuje: teď je to { animal-shogi-piece }.
animal-shogi-say-drop = { animal-shogi-side }: { animal-shogi-piece } z ruky na { $to }.
animal-shogi-say-check = { $side ->
    [first] První hráč je v šachu.
   *[second] Druhý hráč je v šachu.
}
animal-shogi-say-throw = První hráč hází kuřátky.
animal-shogi-say-fallen = { $count ->
    [0] Nepadla žádná slepice
    [one] Padla { $count } slepice
    [few] Padly { $count } slepice
   *[other] Padlo { $count } slepic
}: { $side ->
    [first] začíná první hráč.
   *[second] začíná druhý hráč.
}
animal-shogi-say-declare = { animal-shogi-side } ohlašuje lva, bodů: { $points }.
animal-shogi-say-propose = { animal-shogi-side } navrhuje počítat body.
animal-shogi-say-agree = Hráči se dohodli počítat: první hráč { $first }, druhý hráč { $second }.
animal-shogi-say-decline = { animal-shogi-side } chce hrát dál.
animal-shogi-say-must-promote = Nedovolený tah: tady se musí povýšit.
animal-shogi-say-dead-drop = Nedovolený tah: odtud by se zvířátko už nepohnulo.
animal-shogi-say-nifu = Nedovolený tah: v tom sloupci už jedno vlastní kuřátko stojí.
animal-shogi-say-drop-mate = Nedovolený tah: položené kuřátko nesmí dát mat.
animal-shogi-say-self-check = Nedovolený tah: vlastní lev zůstal v šachu.

## Proč to nejde

animal-shogi-why-over = Partie skončila.
animal-shogi-why-turn = { $side ->
    [first] Na tahu je první hráč.
   *[second] Na tahu je druhý hráč.
}
animal-shogi-why-furigoma = Nejdřív se hodí kuřátky o to, kdo začne.
animal-shogi-why-thrown = Teď se nehází kuřátky.
animal-shogi-why-answer = Nejdřív je třeba odpovědět na návrh počítat body.
animal-shogi-why-no-proposal = Nikdo nenavrhl počítat body.
animal-shogi-why-empty-origin = Na { $from } nic nestojí.
animal-shogi-why-not-yours = Na { $from } stojí zvířátko soupeře.
animal-shogi-why-stuck = Tohle zvířátko ({ animal-shogi-piece }) se nemůže hnout.
animal-shogi-why-no-square = Pro tohle zvířátko ({ animal-shogi-piece }) teď není žádné pole.
animal-shogi-why-geometry = { $piece ->
    [chick] Kuřátko jde o jedno pole rovně vpřed.
    [piglet] Prasátko jde jen rovně vpřed, jak daleko je volno.
    [rabbit] Zajíček skáče dvě pole vpřed a jedno do strany.
    [cat] Kočka jde o jedno pole vpřed nebo šikmo.
    [dog] Pes jde o jedno pole všemi směry, jen ne šikmo dozadu.
    [elephant] Slon jde šikmo, jak daleko je volno.
    [promoted-elephant] Povýšený slon jde šikmo, jak daleko je volno, nebo o jedno pole rovně.
    [giraffe] Žirafa jde rovně, jak daleko je volno.
    [promoted-giraffe] Povýšená žirafa jde rovně, jak daleko je volno, nebo o jedno pole šikmo.
    [lion] Lev jde o jedno pole kterýmkoli směrem.
   *[hen] Chodí jako pes: o jedno pole všemi směry, jen ne šikmo dozadu.
}
animal-shogi-why-blocked = V cestě stojí zvířátko na { $at }. Přeskakovat umí jen zajíček.
animal-shogi-why-own-capture = Na { $to } stojí vaše vlastní zvířátko ({ animal-shogi-piece }).
animal-shogi-why-must-promote = { $piece ->
    [chick] Kuřátko na { $to } musí povýšit, jinak by se už nepohnulo.
    [piglet] Prasátko na { $to } musí povýšit, jinak by se už nepohnulo.
   *[rabbit] Zajíček na { $to } musí povýšit, jinak by se už nepohnul.
}
animal-shogi-why-never-promotes = { $piece ->
    [dog] Pes nepovyšuje.
    [lion] Lev nepovyšuje.
   *[other] Povýšit lze jen při tahu na desce a jen jednou.
}
animal-shogi-why-outside-zone = Povýšit lze jen tahem, který začíná nebo končí ve třech řadách nejblíž k soupeři.
animal-shogi-why-not-in-hand = Tohle zvířátko ({ animal-shogi-piece }) nemáte v ruce.
animal-shogi-why-occupied = Pole { $to } není prázdné ({ animal-shogi-piece }). Z ruky se pokládá jen na prázdná pole.
animal-shogi-why-dead-drop = { $piece ->
    [chick] Kuřátko by se z { $to } už nikdy nepohnulo.
    [piglet] Prasátko by se z { $to } už nikdy nepohnulo.
   *[rabbit] Zajíček by z { $to } už nikdy neskočil.
}
animal-shogi-why-nifu = Ve sloupci { $file } už vaše kuřátko stojí, a to na { $at }. Druhé na { $to } nesmí.
animal-shogi-why-drop-mate = Kuřátko na { $to } by dalo mat. Položeným kuřátkem se mat dát nesmí.
animal-shogi-why-lion-step = Na { $to } by lva chytilo zvířátko z { $by }.
animal-shogi-why-pinned = Tohle zvířátko ({ animal-shogi-piece }) kryje lva před zvířátkem na { $by }.
animal-shogi-why-check-stands = Lev je v šachu od zvířátka na { $by } a tenhle tah tomu nepomůže.
animal-shogi-why-no-declaration = Ohlášení lva se v této partii nehraje.
animal-shogi-why-lion-outside = Lev ještě není v pásmu povýšení.
animal-shogi-why-few-in-zone = V pásmu povýšení musí být vedle lva aspoň { $least } zvířátek; teď tam { $count ->
    [one] je { $count }
    [few] jsou { $count }
   *[other] je { $count }
}.
animal-shogi-why-declared-in-check = Lva v šachu ohlásit nelze.
animal-shogi-why-few-points = Na ohlášení je třeba aspoň { $least } bodů; teď { $points ->
    [one] je to { $points }
    [few] jsou to { $points }
   *[other] je to { $points }
}. Ohlášení by prohrálo.
animal-shogi-why-lions-outside = Počítat lze, až budou v pásmu povýšení oba lvi.
animal-shogi-why-declined = Soupeř návrh právě odmítl. Nejdřív táhněte.

## Na desce a v ruce

animal-shogi-owner = { $side ->
    [first] prvního hráče
   *[second] druhého hráče
}
board-lion = lev { animal-shogi-owner }
board-giraffe = žirafa { animal-shogi-owner }
board-elephant = slon { animal-shogi-owner }
board-dog = pes { animal-shogi-owner }
board-cat = kočka { animal-shogi-owner }
board-rabbit = zajíček { animal-shogi-owner }
board-piglet = prasátko { animal-shogi-owner }
board-chick = kuřátko { animal-shogi-owner }
board-hen = slepice { animal-shogi-owner }
board-promoted-giraffe = povýšená žirafa { animal-shogi-owner }
board-promoted-elephant = povýšený slon { animal-shogi-owner }
board-promoted-cat = povýšená kočka { animal-shogi-owner }
board-promoted-rabbit = povýšený zajíček { animal-shogi-owner }
board-promoted-piglet = povýšené prasátko { animal-shogi-owner }
board-things-giraffe = { $count ->
    [one] { $count } žirafa
    [few] { $count } žirafy
   *[other] { $count } žiraf
}
board-things-elephant = { $count ->
    [one] { $count } slon
    [few] { $count } sloni
   *[other] { $count } slonů
}
board-things-dog = { $count ->
    [one] { $count } pes
    [few] { $count } psi
   *[other] { $count } psů
}
board-things-cat = { $count ->
    [one] { $count } kočka
    [few] { $count } kočky
   *[other] { $count } koček
}
board-things-rabbit = { $count ->
    [one] { $count } zajíček
    [few] { $count } zajíčci
   *[other] { $count } zajíčků
}
board-things-piglet = { $count ->
    [one] { $count } prasátko
    [few] { $count } prasátka
   *[other] { $count } prasátek
}
board-things-chick = { $count ->
    [one] { $count } kuřátko
    [few] { $count } kuřátka
   *[other] { $count } kuřátek
}

## Jak partie skončila

animal-shogi-end-must_promote = Nedovolený tah: zvířátko muselo povýšit
animal-shogi-end-dead_drop = Nedovolený tah: zvířátko by se už nepohnulo
animal-shogi-end-nifu = Nedovolený tah: druhé kuřátko ve sloupci
animal-shogi-end-drop_mate = Nedovolený tah: mat položeným kuřátkem
animal-shogi-end-self_check = Nedovolený tah: lev zůstal v šachu
animal-shogi-end-declaration = Ohlášený lev
animal-shogi-end-impasse = Počítání bodů po dohodě
animal-shogi-end-lion_captured = Lev je chycený
animal-shogi-end-checkmate = Mat
animal-shogi-end-no_move = Strana na tahu nemá žádný tah
animal-shogi-end-perpetual_check = Věčný šach prohrává
animal-shogi-end-repetition = Stejná pozice nastala počtvrté
animal-shogi-end-ply_limit = Partie dosáhla nejvyššího počtu tahů

## Chybné texty

error-animal-shogi-missing-field = { $field ->
    [board] Pozici chybí deska.
    [side] V pozici chybí, kdo je na tahu (b nebo w).
   *[hands] Pozici chybí ruce obou hráčů (nebo pomlčka, jsou-li prázdné).
}
error-animal-shogi-extra-text = Za koncem pozice je ještě další text.
error-animal-shogi-row-count = Deska musí mít 9 řad, tady { $rows ->
    [one] je { $rows }
    [few] jsou { $rows }
   *[other] je { $rows }
}.
error-animal-shogi-row-length = Řada { $rank } musí mít 9 polí, tady { $squares ->
    [one] má { $squares } pole
    [few] má { $squares } pole
   *[other] má { $squares } polí
}.
error-animal-shogi-unknown-piece = „{ $letter }“ není žádné zvířátko. Písmena pozic jsou K, R, B, G, S, N, L a P; druhý hráč má malá.
error-animal-shogi-stray-plus = Znak + patří před zvířátko, které umí povýšit.
error-animal-shogi-bad-side = „{ $text }“ není žádná strana. Napište b, je-li na tahu první hráč, nebo w pro druhého.
error-animal-shogi-bad-count = „{ $text }“ v rukou nepočítá žádné zvířátko.
error-animal-shogi-bad-ply = Číslo tahu je od 1 do 65535, ne „{ $text }“.
error-animal-shogi-bad-stage = „{ $text }“ za pozicí nic neznamená.
error-animal-shogi-wrong-stage = „{ $text }“ se k této pozici nebo k těmto volbám nehodí.
error-animal-shogi-too-many = Zvířátek jednoho druhu ({ animal-shogi-piece }) je { $count }, v sadě jich je jen { $most }.
error-animal-shogi-no-lion = { $side ->
    [first] První hráč nemá lva.
   *[second] Druhý hráč nemá lva.
}
error-animal-shogi-two-lions = { $side ->
    [first] První hráč má dva lvy.
   *[second] Druhý hráč má dva lvy.
}
error-animal-shogi-two-chicks = { $side ->
    [first] První hráč má ve sloupci { $file } dvě kuřátka.
   *[second] Druhý hráč má ve sloupci { $file } dvě kuřátka.
}
error-animal-shogi-dead-piece = { $piece ->
    [chick] Kuřátko na { $at } by se už nikdy nepohnulo.
    [piglet] Prasátko na { $at } by se už nikdy nepohnulo.
   *[rabbit] Zajíček na { $at } by už nikdy neskočil.
}
error-animal-shogi-lion-hangs = { $side ->
    [first] Lva prvního hráče by šlo hned sebrat, a na tahu je přitom soupeř.
   *[second] Lva druhého hráče by šlo hned sebrat, a na tahu je přitom soupeř.
}
error-animal-shogi-no-move = Tady chybí tah.
error-animal-shogi-action-form = Akce se píše jako 7g7f, 8h2b+ (s povýšením), P*5e (z ruky), win nebo impasse.
error-animal-shogi-no-square = „{ $text }“ není pole. Pole se jmenují 1a až 9i.
error-animal-shogi-after-move = „{ $text }“ za tahem nic neznamená.
error-animal-shogi-no-capture = Na { $to } není co brát.
error-animal-shogi-none-reaches = Na { $to } žádné takové zvířátko ({ animal-shogi-piece }) nemůže.
error-animal-shogi-ambiguous = Které zvířátko ({ animal-shogi-piece }) jde na { $to }? Může z { $from }.

error-animal-shogi-over = Před tímto tahem už partie skončila.
error-animal-shogi-furigoma = { animal-shogi-why-furigoma }
error-animal-shogi-thrown = { animal-shogi-why-thrown }
error-animal-shogi-answer = { animal-shogi-why-answer }
error-animal-shogi-no-proposal = { animal-shogi-why-no-proposal }
error-animal-shogi-empty-origin = { animal-shogi-why-empty-origin }
error-animal-shogi-not-yours = { animal-shogi-why-not-yours }
error-animal-shogi-geometry = { animal-shogi-why-geometry }
error-animal-shogi-blocked = { animal-shogi-why-blocked }
error-animal-shogi-own-capture = Na { $to } stojí vlastní zvířátko ({ animal-shogi-piece }).
error-animal-shogi-must-promote = { animal-shogi-why-must-promote }
error-animal-shogi-never-promotes = { animal-shogi-why-never-promotes }
error-animal-shogi-outside-zone = { animal-shogi-why-outside-zone }
error-animal-shogi-not-in-hand = Takové zvířátko ({ animal-shogi-piece }) v ruce není.
error-animal-shogi-occupied = { animal-shogi-why-occupied }
error-animal-shogi-dead-drop = { animal-shogi-why-dead-drop }
error-animal-shogi-nifu = Ve sloupci { $file } už vlastní kuřátko stojí, a to na { $at }. Druhé na { $to } nesmí.
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
