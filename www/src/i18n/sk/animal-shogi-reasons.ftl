# Animal Shogi: why something is not allowed or not understood.

## Why not

animal-shogi-why-over = Partia sa skončila.
animal-shogi-why-turn = { $side ->
    [first] Na ťahu je prvý hráč.
   *[second] Na ťahu je druhý hráč.
}
animal-shogi-why-furigoma = Najprv sa hádže kuriatkami o to, kto začne.
animal-shogi-why-thrown = Teraz sa kuriatkami nehádže.
animal-shogi-why-answer = Najprv treba odpovedať na návrh počítať body.
animal-shogi-why-no-proposal = Nikto nenavrhol počítať body.
animal-shogi-why-empty-origin = Na { $from } nič nestojí.
animal-shogi-why-not-yours = Na { $from } stojí { animal-shogi-piece } súpera.
animal-shogi-why-stuck = Teraz sa { animal-shogi-piece } nemôže pohnúť.
animal-shogi-why-no-square = Pre toto zvieratko ({ animal-shogi-piece }) teraz nie je žiadne pole.
animal-shogi-why-geometry = { $piece ->
    [chick] Kuriatko ide o jedno pole rovno vpred.
    [piglet] Prasiatko ide len rovno vpred, kým má voľnú cestu.
    [rabbit] Zajačik skáče dve polia vpred a jedno do strany.
    [cat] Mačka ide o jedno pole vpred alebo šikmo.
    [dog] Pes ide o jedno pole všetkými smermi, len nie šikmo dozadu.
    [elephant] Slon ide šikmo, kým má voľnú cestu.
    [promoted-elephant] Povýšený slon ide šikmo, kým má voľnú cestu, alebo o jedno pole rovno.
    [giraffe] Žirafa ide rovno, kým má voľnú cestu.
    [promoted-giraffe] Povýšená žirafa ide rovno, kým má voľnú cestu, alebo o jedno pole šikmo.
    [lion] Lev ide o jedno pole ktorýmkoľvek smerom.
   *[hen] Chodí ako pes: o jedno pole všetkými smermi, len nie šikmo dozadu.
}
animal-shogi-why-blocked = V ceste stojí { animal-shogi-piece } na { $at }. Preskakovať vie len zajačik.
animal-shogi-why-own-capture = Na { $to } stojí vaše vlastné zvieratko ({ animal-shogi-piece }).
animal-shogi-why-must-promote = { $piece ->
    [chick] Kuriatko na { $to } musí povýšiť, inak by sa už nepohlo.
    [piglet] Prasiatko na { $to } musí povýšiť, inak by sa už nepohlo.
   *[rabbit] Zajačik na { $to } musí povýšiť, inak by sa už nepohol.
}
animal-shogi-why-never-promotes = { $piece ->
    [dog] Pes nepovyšuje.
    [lion] Lev nepovyšuje.
   *[other] Povýšiť možno len pri ťahu na doske a len raz.
}
animal-shogi-why-outside-zone = Povýšiť možno len ťahom, ktorý sa začína alebo končí v troch radoch najbližšie k súperovi.
animal-shogi-why-not-in-hand = Toto zvieratko ({ animal-shogi-piece }) nemáte v ruke.
animal-shogi-why-occupied = Pole { $to } nie je prázdne ({ animal-shogi-piece }). Z ruky sa kladie len na prázdne polia.
animal-shogi-why-dead-drop = { $piece ->
    [chick] Kuriatko by sa z poľa { $to } už nikdy nepohlo.
    [piglet] Prasiatko by sa z poľa { $to } už nikdy nepohlo.
   *[rabbit] Zajačik by z poľa { $to } už nikdy neskočil.
}
animal-shogi-why-nifu = V stĺpci { $file } už vaše kuriatko stojí, a to na { $at }. Druhé na { $to } nesmie.
animal-shogi-why-drop-mate = Kuriatko na { $to } by dalo mat. Položeným kuriatkom sa mat dať nesmie.
animal-shogi-why-lion-step = Na { $to } leva chytí { animal-shogi-piece } z poľa { $by }.
animal-shogi-why-pinned = Odísť nemôže: { animal-shogi-piece } kryje leva pred { $attacker ->
    [piglet] prasiatkom
    [elephant] slonom
    [promoted-elephant] povýšeným slonom
    [promoted-giraffe] povýšenou žirafou
   *[giraffe] žirafou
} na { $by }.
animal-shogi-why-check-stands = Šach dáva { animal-shogi-piece } na { $by } a tento ťah ho neodvráti.
animal-shogi-why-no-declaration = Ohlásenie leva sa v tejto partii nehrá.
animal-shogi-why-lion-outside = Lev ešte nie je v pásme povýšenia.
animal-shogi-why-few-in-zone = V pásme povýšenia musí byť okrem leva aspoň { $least } zvieratiek; teraz tam { $count ->
    [one] je { $count }
    [few] sú { $count }
   *[other] je { $count }
}.
animal-shogi-why-declared-in-check = Leva v šachu ohlásiť nemožno.
animal-shogi-why-few-points = Na ohlásenie treba aspoň { $least } bodov; teraz { $points ->
    [one] je to { $points }
    [few] sú to { $points }
   *[other] je to { $points }
}. Ohlásenie by prehralo.
animal-shogi-why-lions-outside = Počítať možno, keď budú v pásme povýšenia oba levy.
animal-shogi-why-declined = Súper návrh práve odmietol. Najprv ťahajte.

## Texts that are wrong

error-animal-shogi-missing-field = { $field ->
    [board] V pozícii chýba doska.
    [side] V pozícii chýba, kto je na ťahu (b alebo w).
   *[hands] V pozícii chýbajú ruky oboch hráčov (alebo pomlčka, ak sú prázdne).
}
error-animal-shogi-extra-text = Za koncom pozície je ešte ďalší text.
error-animal-shogi-row-count = Doska musí mať 9 radov, tu { $rows ->
    [one] je { $rows }
    [few] sú { $rows }
   *[other] je { $rows }
}.
error-animal-shogi-row-length = Rad { $rank } musí mať 9 polí, tu { $squares ->
    [one] má { $squares } pole
    [few] má { $squares } polia
   *[other] má { $squares } polí
}.
error-animal-shogi-unknown-piece = „{ $letter }“ nie je žiadne zvieratko. Písmená pozícií sú K, R, B, G, S, N, L a P; druhý hráč má malé.
error-animal-shogi-stray-plus = Znak + patrí pred zvieratko, ktoré vie povýšiť.
error-animal-shogi-bad-side = „{ $text }“ nie je žiadna strana. Napíšte b, ak je na ťahu prvý hráč, alebo w pre druhého.
error-animal-shogi-bad-count = „{ $text }“ v rukách nepočíta žiadne zvieratko.
error-animal-shogi-bad-ply = Číslo ťahu je od 1 do 65535, nie „{ $text }“.
error-animal-shogi-bad-stage = „{ $text }“ za pozíciou nič neznamená.
error-animal-shogi-wrong-stage = „{ $text }“ sa k tejto pozícii alebo k týmto voľbám nehodí.
error-animal-shogi-too-many = Zvieratiek jedného druhu ({ animal-shogi-piece }) je { $count }, v súprave ich je len { $most }.
error-animal-shogi-no-lion = { $side ->
    [first] Prvý hráč nemá leva.
   *[second] Druhý hráč nemá leva.
}
error-animal-shogi-two-lions = { $side ->
    [first] Prvý hráč má dva levy.
   *[second] Druhý hráč má dva levy.
}
error-animal-shogi-two-chicks = { $side ->
    [first] Prvý hráč má v stĺpci { $file } dve kuriatka.
   *[second] Druhý hráč má v stĺpci { $file } dve kuriatka.
}
error-animal-shogi-dead-piece = { $piece ->
    [chick] Kuriatko na { $at } by sa už nikdy nepohlo.
    [piglet] Prasiatko na { $at } by sa už nikdy nepohlo.
   *[rabbit] Zajačik na { $at } by už nikdy neskočil.
}
error-animal-shogi-lion-hangs = { $side ->
    [first] Leva prvého hráča by sa dalo hneď zobrať, a na ťahu je pritom súper.
   *[second] Leva druhého hráča by sa dalo hneď zobrať, a na ťahu je pritom súper.
}
error-animal-shogi-no-move = Tu chýba ťah.
error-animal-shogi-action-form = Akcia sa píše ako 7g7f, 8h2b+ (s povýšením), P*5e (z ruky), win alebo impasse.
error-animal-shogi-no-square = „{ $text }“ nie je pole. Polia sa volajú 1a až 9i.
error-animal-shogi-after-move = „{ $text }“ za ťahom nič neznamená.
error-animal-shogi-no-capture = Na { $to } nie je čo brať.
error-animal-shogi-none-reaches = Na { $to } žiadne také zvieratko ({ animal-shogi-piece }) nemôže.
error-animal-shogi-ambiguous = Ktoré zvieratko ({ animal-shogi-piece }) ide na { $to }? Môže z poľa { $from }.

error-animal-shogi-over = Pred týmto ťahom sa už partia skončila.
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
error-animal-shogi-own-capture = Na { $to } stojí vlastné zvieratko ({ animal-shogi-piece }).
error-animal-shogi-must-promote = { animal-shogi-why-must-promote }
error-animal-shogi-never-promotes = { animal-shogi-why-never-promotes }
error-animal-shogi-outside-zone = { animal-shogi-why-outside-zone }
error-animal-shogi-not-in-hand = Také zvieratko ({ animal-shogi-piece }) v ruke nie je.
error-animal-shogi-occupied = { animal-shogi-why-occupied }
error-animal-shogi-dead-drop = { animal-shogi-why-dead-drop }
error-animal-shogi-nifu = V stĺpci { $file } už vlastné kuriatko stojí, a to na { $at }. Druhé na { $to } nesmie.
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

error-animal-shogi-file-line = „{ $text }“ v súbore šógového programu nič neznamená.
error-animal-shogi-file-handicap = „{ $text }“ nie je žiadna známa výhoda.
error-animal-shogi-file-number = Na rade je ťah { $due }, ale súbor uvádza { $found }.
error-animal-shogi-file-move = „{ $text }“ nie je ťah.
error-animal-shogi-file-no-same = „同“ znamená pole predchádzajúceho ťahu, ale žiadny ťah nepredchádza.
error-animal-shogi-file-turn = { $side ->
    [first] Na ťahu je prvý hráč.
   *[second] Na ťahu je druhý hráč.
  }
error-animal-shogi-file-branch = Variant sa má začínať ťahom { $number }, ale žiadny tak ďaleko nedošiel.
error-animal-shogi-file-time = „{ $text }“ nie je čas.
error-animal-shogi-file-end = „{ $text }“ nie je žiadny známy koniec partie.
error-animal-shogi-file-piece = „{ $text }“ nie je žiadne známe zvieratko.
error-animal-shogi-file-twice = Na poli { $at } stoja dve zvieratká.
error-animal-shogi-file-not-there = Zvieratko, ktoré sa má z poľa { $at } odobrať, tam nestojí.
