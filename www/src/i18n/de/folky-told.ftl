# FOLKY: what is told of a game while people play it; it comes with the hands.

## What happened

folky-say-move = { $side ->
    [first] Weiß: { $piece ->
        [rook] Turm
        [bishop] Läufer
       *[knight] Springer
    } von { $from } nach { $to }.
   *[second] Schwarz: { $piece ->
        [rook] Turm
        [bishop] Läufer
       *[knight] Springer
    } von { $from } nach { $to }.
}
folky-say-place = { $side ->
    [first] Weiß: Bauer auf { $to }.
   *[second] Schwarz: Bauer auf { $to }.
}
folky-say-opens = { $side ->
    [first] Weiß zielt jetzt { $count ->
        [3] dreimal
        [4] viermal
        [5] fünfmal
       *[6] sechsmal
    } auf { $to }.
   *[second] Schwarz zielt jetzt { $count ->
        [3] dreimal
        [4] viermal
        [5] fünfmal
       *[6] sechsmal
    } auf { $to }.
}
folky-say-opens-many = { $side ->
    [first] Weiß kann jetzt auf { $count } weiteren Feldern einen Bauern setzen.
   *[second] Schwarz kann jetzt auf { $count } weiteren Feldern einen Bauern setzen.
}
folky-say-seven = { $side ->
    [first] Weiß hat sieben Bauern: Der nächste gewinnt.
   *[second] Schwarz hat sieben Bauern: Der nächste gewinnt.
}
folky-say-wins = { $side ->
    [first] Weiß droht, mit einem Bauern auf { $to } zu gewinnen.
   *[second] Schwarz droht, mit einem Bauern auf { $to } zu gewinnen.
}
folky-say-wins-many = { $side ->
    [first] Weiß droht, auf { $count } Feldern zu gewinnen.
   *[second] Schwarz droht, auf { $count } Feldern zu gewinnen.
}

## What is unusual, told when it is first touched

folky-sign-reserve = Bauern im Vorrat. Einer darf überall gesetzt werden, wo mindestens drei Figuren seiner Seite auf ein leeres Feld zielen.
folky-sign-open = { $side ->
    [first] Auf dieses Feld zielen mindestens drei weiße Figuren: Weiß darf hier einen Bauern setzen.
   *[second] Auf dieses Feld zielen mindestens drei schwarze Figuren: Schwarz darf hier einen Bauern setzen.
}
folky-sign-count = Diese Zahlen sagen, wie viele weiße und wie viele schwarze Figuren auf dieses Feld zielen. Drei einer Seite genügen für einen Bauern.

# What wins, told beside the board in the first game.
folky-how = Zielen Sie mit mindestens drei Figuren auf ein leeres Feld, und Sie dürfen dort einen Bauern setzen. Wer zuerst den achten Bauern setzt, gewinnt.
