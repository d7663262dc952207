# Zvířátkové šógi: všechno, co říká crates/animal-shogi.

animal-shogi-name = Zvířátkové šógi
animal-shogi-tagline = Opravdové šógi na desce 9 × 9: co seberete, smíte vrátit do hry jako své. Kdo chytí lva, vyhrává.

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
} kromě lva, { $points ->
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
animal-shogi-say-declare = { animal-shogi-side } ohlašuje lva s { $points } { $points ->
    [one] bodem
   *[other] body
}.
animal-shogi-say-propose = { animal-shogi-side } navrhuje počítat body.
animal-shogi-say-agree = Hráči se dohodli počítat: první hráč { $first }, druhý hráč { $second }.
animal-shogi-say-decline = { animal-shogi-side } chce hrát dál.
animal-shogi-say-must-promote = Nedovolený tah: tady se musí povýšit.
animal-shogi-say-dead-drop = Nedovolený tah: odtud by se zvířátko už nepohnulo.
animal-shogi-say-nifu = Nedovolený tah: v tom sloupci už jedno vlastní kuřátko stojí.
animal-shogi-say-drop-mate = Nedovolený tah: položené kuřátko nesmí dát mat.
animal-shogi-say-self-check = Nedovolený tah: vlastní lev zůstal v šachu.

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
