# Zvířátkové šógi: proč něco nejde nebo čemu není rozumět.

## Proč to nejde

animal-shogi-why-over = Partie skončila.
animal-shogi-why-turn = { $side ->
    [first] Na tahu je první hráč.
   *[second] Na tahu je druhý hráč.
}
animal-shogi-why-furigoma = Nejdřív se hází kuřátky o to, kdo začne.
animal-shogi-why-thrown = Teď se nehází kuřátky.
animal-shogi-why-answer = Nejdřív je třeba odpovědět na návrh počítat body.
animal-shogi-why-no-proposal = Nikdo nenavrhl počítat body.
animal-shogi-why-empty-origin = Na { $from } nic nestojí.
animal-shogi-why-not-yours = Na { $from } stojí { animal-shogi-piece } soupeře.
animal-shogi-why-stuck = Teď se { animal-shogi-piece } nemůže hnout.
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
animal-shogi-why-blocked = V cestě stojí { animal-shogi-piece } na { $at }. Přeskakovat umí jen zajíček.
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
animal-shogi-why-lion-step = Na { $to } lva chytí { animal-shogi-piece } z { $by }.
animal-shogi-why-pinned = Odejít nemůže: { animal-shogi-piece } kryje lva před { $attacker ->
    [piglet] prasátkem
    [elephant] slonem
    [promoted-elephant] povýšeným slonem
    [promoted-giraffe] povýšenou žirafou
   *[giraffe] žirafou
} na { $by }.
animal-shogi-why-check-stands = Šach dává { animal-shogi-piece } na { $by } a tento tah ho nezruší.
animal-shogi-why-no-declaration = Ohlášení lva se v této partii nehraje.
animal-shogi-why-lion-outside = Lev ještě není v pásmu povýšení.
animal-shogi-why-few-in-zone = V pásmu povýšení musí být kromě lva aspoň { $least } zvířátek; teď tam { $count ->
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

## Soubory šógových programů

error-animal-shogi-file-line = „{ $text }“ v souboru šógového programu nic neznamená.
error-animal-shogi-file-handicap = „{ $text }“ není žádná známá výhoda.
error-animal-shogi-file-number = Na řadě je tah { $due }, ale soubor uvádí { $found }.
error-animal-shogi-file-move = „{ $text }“ není tah.
error-animal-shogi-file-no-same = „同“ znamená pole předchozího tahu, ale žádný tah nepředchází.
error-animal-shogi-file-turn = { $side ->
    [first] Na tahu je první hráč.
   *[second] Na tahu je druhý hráč.
  }
error-animal-shogi-file-branch = Varianta má začínat tahem { $number }, ale žádná tak daleko nedošla.
error-animal-shogi-file-time = „{ $text }“ není čas.
error-animal-shogi-file-end = „{ $text }“ není žádný známý konec partie.
error-animal-shogi-file-piece = „{ $text }“ není žádné známé zvířátko.
error-animal-shogi-file-twice = Na poli { $at } stojí dvě zvířátka.
error-animal-shogi-file-not-there = Zvířátko, které se má z pole { $at } odebrat, tam nestojí.
