# Animal Shogi: co se o partii říká, když se hraje; načítá se s ovládáním desky.

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

## Co je neobvyklé: poví se při prvním dotyku

animal-shogi-sign-hand = Zajatá zvířátka. Místo tahu smí jejich majitel jedno z nich vrátit na prázdné pole.
animal-shogi-sign-hen = Barevný okraj říká, že je zvířátko povýšené a chodí jinak. Když ho někdo zajme, je z něj zase to, čím bylo předtím.
animal-shogi-sign-promoted-piglet = { animal-shogi-sign-hen }
animal-shogi-sign-promoted-rabbit = { animal-shogi-sign-hen }
animal-shogi-sign-promoted-cat = { animal-shogi-sign-hen }
animal-shogi-sign-promoted-elephant = { animal-shogi-sign-hen }
animal-shogi-sign-promoted-giraffe = { animal-shogi-sign-hen }

# Jak se vyhrává, vedle desky v první partii.
animal-shogi-how = Napadněte soupeřova lva tak, aby ho nic nezachránilo. Co zajmete, je vaše, a místo tahu to můžete vrátit na desku.
