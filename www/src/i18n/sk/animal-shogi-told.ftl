# Animal Shogi: what is told of a game while people play it; it comes with the hands.

animal-shogi-piece = { $piece ->
    [chick] kuriatko
    [hen] sliepka
    [piglet] prasiatko
    [promoted-piglet] povýšené prasiatko
    [rabbit] zajačik
    [promoted-rabbit] povýšený zajačik
    [cat] mačka
    [promoted-cat] povýšená mačka
    [dog] pes
    [elephant] slon
    [promoted-elephant] povýšený slon
    [giraffe] žirafa
    [promoted-giraffe] povýšená žirafa
   *[lion] lev
}
animal-shogi-piece-taken = { $captured ->
    [chick] kuriatko
    [hen] sliepku
    [piglet] prasiatko
    [promoted-piglet] povýšené prasiatko
    [rabbit] zajačika
    [promoted-rabbit] povýšeného zajačika
    [cat] mačku
    [promoted-cat] povýšenú mačku
    [dog] psa
    [elephant] slona
    [promoted-elephant] povýšeného slona
    [giraffe] žirafu
    [promoted-giraffe] povýšenú žirafu
   *[lion] leva
}

## What happened

animal-shogi-say-move = { animal-shogi-side }: { animal-shogi-piece } z poľa { $from } na { $to }.
animal-shogi-say-capture = { animal-shogi-side }: { animal-shogi-piece } z poľa { $from } berie na { $to } { animal-shogi-piece-taken }.
animal-shogi-say-promote = Povyšuje: teraz je to { animal-shogi-piece }.
animal-shogi-say-drop = { animal-shogi-side }: { animal-shogi-piece } z ruky na { $to }.
animal-shogi-say-check = { $side ->
    [first] Prvý hráč je v šachu.
   *[second] Druhý hráč je v šachu.
}
animal-shogi-say-throw = Prvý hráč hádže kuriatkami.
animal-shogi-say-fallen = { $count ->
    [0] Nepadla žiadna sliepka
    [one] Padla { $count } sliepka
    [few] Padli { $count } sliepky
   *[other] Padlo { $count } sliepok
}: { $side ->
    [first] začína prvý hráč.
   *[second] začína druhý hráč.
}
animal-shogi-say-declare = { animal-shogi-side } ohlasuje leva a má { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodov
}.
animal-shogi-say-propose = { animal-shogi-side } navrhuje počítať body.
animal-shogi-say-agree = Hráči sa dohodli počítať: prvý hráč { $first }, druhý hráč { $second }.
animal-shogi-say-decline = { animal-shogi-side } chce hrať ďalej.
animal-shogi-say-must-promote = Nedovolený ťah: tu sa musí povýšiť.
animal-shogi-say-dead-drop = Nedovolený ťah: odtiaľ by sa zvieratko už nepohlo.
animal-shogi-say-nifu = Nedovolený ťah: v tom stĺpci už jedno vlastné kuriatko stojí.
animal-shogi-say-drop-mate = Nedovolený ťah: položené kuriatko nesmie dať mat.
animal-shogi-say-self-check = Nedovolený ťah: vlastný lev zostal v šachu.

## On the board and in hand

animal-shogi-owner = { $side ->
    [first] prvého hráča
   *[second] druhého hráča
}
board-lion = lev { animal-shogi-owner }
board-giraffe = žirafa { animal-shogi-owner }
board-elephant = slon { animal-shogi-owner }
board-dog = pes { animal-shogi-owner }
board-cat = mačka { animal-shogi-owner }
board-rabbit = zajačik { animal-shogi-owner }
board-piglet = prasiatko { animal-shogi-owner }
board-chick = kuriatko { animal-shogi-owner }
board-hen = sliepka { animal-shogi-owner }
board-promoted-giraffe = povýšená žirafa { animal-shogi-owner }
board-promoted-elephant = povýšený slon { animal-shogi-owner }
board-promoted-cat = povýšená mačka { animal-shogi-owner }
board-promoted-rabbit = povýšený zajačik { animal-shogi-owner }
board-promoted-piglet = povýšené prasiatko { animal-shogi-owner }

## What is unusual, told when it is first touched

animal-shogi-sign-hand = Zajaté zvieratká. Namiesto ťahu smie ich majiteľ jedno z nich vrátiť na prázdne pole.
animal-shogi-sign-hen = Farebný okraj hovorí, že zvieratko je povýšené a chodí inak. Keď ho niekto zajme, je z neho zase to, čím bolo predtým.
animal-shogi-sign-promoted-piglet = { animal-shogi-sign-hen }
animal-shogi-sign-promoted-rabbit = { animal-shogi-sign-hen }
animal-shogi-sign-promoted-cat = { animal-shogi-sign-hen }
animal-shogi-sign-promoted-elephant = { animal-shogi-sign-hen }
animal-shogi-sign-promoted-giraffe = { animal-shogi-sign-hen }

# What wins, told beside the board in the first game.
animal-shogi-how = Napadnite súperovho leva tak, aby ho nič nezachránilo. Čo zajmete, je vaše, a namiesto ťahu to môžete vrátiť na dosku.
