# Animal Shogi: what is told of a game while people play it; it comes with the hands.

animal-shogi-piece = { $piece ->
    [chick] Küken
    [hen] Huhn
    [piglet] Ferkel
    [promoted-piglet] befördertes Ferkel
    [rabbit] Kaninchen
    [promoted-rabbit] befördertes Kaninchen
    [cat] Katze
    [promoted-cat] beförderte Katze
    [dog] Hund
    [elephant] Elefant
    [promoted-elephant] beförderter Elefant
    [giraffe] Giraffe
    [promoted-giraffe] beförderte Giraffe
   *[lion] Löwe
}
animal-shogi-piece-taken = { $captured ->
    [chick] ein Küken
    [hen] ein Huhn
    [piglet] ein Ferkel
    [promoted-piglet] ein befördertes Ferkel
    [rabbit] ein Kaninchen
    [promoted-rabbit] ein befördertes Kaninchen
    [cat] eine Katze
    [promoted-cat] eine beförderte Katze
    [dog] einen Hund
    [elephant] einen Elefanten
    [promoted-elephant] einen beförderten Elefanten
    [giraffe] eine Giraffe
    [promoted-giraffe] eine beförderte Giraffe
   *[lion] den Löwen
}

## What happened

animal-shogi-say-move = { animal-shogi-side }: { animal-shogi-piece } von { $from } nach { $to }.
animal-shogi-say-capture = { animal-shogi-side }: { animal-shogi-piece } von { $from } schlägt { animal-shogi-piece-taken } auf { $to }.
animal-shogi-say-promote = Beförderung: Jetzt ist es { $piece ->
    [hen] ein Huhn
    [promoted-piglet] ein befördertes Ferkel
    [promoted-rabbit] ein befördertes Kaninchen
    [promoted-cat] eine beförderte Katze
    [promoted-elephant] ein beförderter Elefant
   *[promoted-giraffe] eine beförderte Giraffe
}.
animal-shogi-say-drop = { animal-shogi-side }: { animal-shogi-piece } aus der Hand auf { $to }.
animal-shogi-say-check = { $side ->
    [first] Der erste Spieler steht im Schach.
   *[second] Der zweite Spieler steht im Schach.
}
animal-shogi-say-throw = Der erste Spieler wirft die Küken.
animal-shogi-say-fallen = { $count ->
    [0] Kein Huhn
    [one] { $count } Huhn
   *[other] { $count } Hühner
}: { $side ->
    [first] Der erste Spieler beginnt.
   *[second] Der zweite Spieler beginnt.
}
animal-shogi-say-declare = { animal-shogi-side } sagt den Löwen mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
} an.
animal-shogi-say-propose = { animal-shogi-side } schlägt vor, Punkte zu zählen.
animal-shogi-say-agree = Beide stimmen der Zählung zu: erster Spieler { $first }, zweiter Spieler { $second }.
animal-shogi-say-decline = { animal-shogi-side } spielt weiter.
animal-shogi-say-must-promote = Ein regelwidriger Zug: Dort muss befördert werden.
animal-shogi-say-dead-drop = Ein regelwidriger Zug: Von dort könnte das Tier nie mehr ziehen.
animal-shogi-say-nifu = Ein regelwidriger Zug: ein zweites Küken derselben Seite auf der Linie.
animal-shogi-say-drop-mate = Ein regelwidriger Zug: Ein eingesetztes Küken darf nicht mattsetzen.
animal-shogi-say-self-check = Ein regelwidriger Zug: Er lässt den eigenen Löwen im Schach.

## On the board and in hand

animal-shogi-owner = { $side ->
    [first] des ersten Spielers
   *[second] des zweiten Spielers
}
board-lion = Löwe { animal-shogi-owner }
board-giraffe = Giraffe { animal-shogi-owner }
board-elephant = Elefant { animal-shogi-owner }
board-dog = Hund { animal-shogi-owner }
board-cat = Katze { animal-shogi-owner }
board-rabbit = Kaninchen { animal-shogi-owner }
board-piglet = Ferkel { animal-shogi-owner }
board-chick = Küken { animal-shogi-owner }
board-hen = Huhn { animal-shogi-owner }
board-promoted-giraffe = beförderte Giraffe { animal-shogi-owner }
board-promoted-elephant = beförderter Elefant { animal-shogi-owner }
board-promoted-cat = beförderte Katze { animal-shogi-owner }
board-promoted-rabbit = befördertes Kaninchen { animal-shogi-owner }
board-promoted-piglet = befördertes Ferkel { animal-shogi-owner }

## What is unusual, told when it is first touched

animal-shogi-sign-hand = Geschlagene Tiere. Statt zu ziehen, darf ihr Besitzer eines von ihnen wieder auf ein leeres Feld setzen.
animal-shogi-sign-hen = Der farbige Rand zeigt, dass dieses Tier befördert ist und anders zieht. Wird es geschlagen, ist es wieder, was es vorher war.
animal-shogi-sign-promoted-piglet = { animal-shogi-sign-hen }
animal-shogi-sign-promoted-rabbit = { animal-shogi-sign-hen }
animal-shogi-sign-promoted-cat = { animal-shogi-sign-hen }
animal-shogi-sign-promoted-elephant = { animal-shogi-sign-hen }
animal-shogi-sign-promoted-giraffe = { animal-shogi-sign-hen }

# What wins, told beside the board in the first game.
animal-shogi-how = Greifen Sie den anderen Löwen so an, dass ihn nichts retten kann. Was Sie schlagen, gehört Ihnen, und statt zu ziehen, dürfen Sie es wieder auf das Brett setzen.
