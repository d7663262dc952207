# Raindropchess: why something is not allowed or not understood.

## Why not

raindropchess-why-over = Die Partie ist zu Ende.
raindropchess-why-not-yours = { $side ->
    [first] Weiß ist am Zug.
   *[second] Schwarz ist am Zug.
}
raindropchess-why-blue = Blaue Figuren warten auf Umwandlungen: Eine von ihnen ersetzt einen Bauern auf der letzten Reihe.
raindropchess-why-decline = Im Schach kann der Joker nicht abgelehnt werden: Er muss das Schach abwehren.
raindropchess-why-card-first = Wählen Sie zuerst die Karte, die gekommen ist.
raindropchess-why-redraw = Der Joker bringt noch eine Karte: Decken Sie sie zuerst auf.
raindropchess-why-place-first = { $card ->
    [king] Setzen Sie zuerst den aufgedeckten König.
    [queen] Setzen Sie zuerst die aufgedeckte Dame.
    [rook] Setzen Sie zuerst den aufgedeckten Turm.
    [knight] Setzen Sie zuerst den aufgedeckten Springer.
    [light-bishop] Setzen Sie zuerst den aufgedeckten Läufer.
    [dark-bishop] Setzen Sie zuerst den aufgedeckten Läufer.
    [joker] Entscheiden Sie zuerst über den Joker.
   *[pawn] Setzen Sie zuerst den aufgedeckten Bauern.
}
raindropchess-why-deck-empty = Der Stapel ist leer: Sie können nur noch ziehen.
raindropchess-why-hopeless = Keine Karte, die noch im Stapel ist, kann dieses Schach abwehren. Sie müssen ziehen.
raindropchess-why-draw-first = Hierher kommt eine Figur, sobald Sie ihre Karte aufgedeckt haben.
raindropchess-why-no-king = Solange Ihr König im Stapel ist, können Sie weder ziehen noch schlagen. Decken Sie eine Karte auf.
raindropchess-why-inert = Dieser Bauer hat die letzte Reihe erreicht und zieht nie mehr.
raindropchess-why-king-stuck = Der König kann nirgendwohin: Die Felder um ihn sind angegriffen oder von eigenen Figuren besetzt.
raindropchess-why-no-help = { $piece ->
    [queen] Die Dame
    [rook] Der Turm
    [bishop] Der Läufer
    [knight] Der Springer
   *[pawn] Der Bauer
} kann das Schach nicht abwehren.
raindropchess-why-stuck = { $piece ->
    [queen] Diese Dame ist eingeschlossen: Überall steht etwas im Weg.
    [rook] Dieser Turm ist eingeschlossen: Überall steht etwas im Weg.
    [bishop] Dieser Läufer ist eingeschlossen: Überall steht etwas im Weg.
    [knight] Dieser Springer kann nur auf Felder eigener Figuren springen.
   *[pawn] Dieser Bauer kann nicht vorwärts und hat nichts zu schlagen.
}
raindropchess-why-pinned = { $piece ->
    [queen] Die Dame
    [rook] Der Turm
    [bishop] Der Läufer
    [knight] Der Springer
   *[pawn] Der Bauer
} schirmt den König ab und darf nicht weg: Er stünde im Schach.
raindropchess-why-attacked = Eine gegnerische Figur greift { $to } an: Der König darf nicht dorthin.
raindropchess-why-still-check = Auf { $to } würde die Figur das Schach nicht abwehren.
raindropchess-why-king = Ein König zieht ein Feld in jede Richtung. Eine Rochade gibt es nicht.
raindropchess-why-queen = Eine Dame zieht auf Reihen, Linien und Diagonalen.
raindropchess-why-rook = Ein Turm zieht auf seiner Reihe oder Linie.
raindropchess-why-bishop = Ein Läufer zieht auf seinen Diagonalen.
raindropchess-why-knight = Ein Springer springt zwei Felder gerade und eins zur Seite.
raindropchess-why-blocked = { $piece ->
    [queen] Die Dame
    [rook] Der Turm
   *[bishop] Der Läufer
} kommt nicht dorthin: { $side ->
    [first] { $blocker ->
        [king] Ein weißer König
        [queen] Eine weiße Dame
        [rook] Ein weißer Turm
        [bishop] Ein weißer Läufer
        [knight] Ein weißer Springer
       *[pawn] Ein weißer Bauer
    }
   *[second] { $blocker ->
        [king] Ein schwarzer König
        [queen] Eine schwarze Dame
        [rook] Ein schwarzer Turm
        [bishop] Ein schwarzer Läufer
        [knight] Ein schwarzer Springer
       *[pawn] Ein schwarzer Bauer
    }
} auf { $at } steht im Weg.
raindropchess-why-own = Auf { $at } steht { $blocker ->
    [king] Ihr eigener König
    [queen] Ihre eigene Dame
    [rook] Ihr eigener Turm
    [bishop] Ihr eigener Läufer
    [knight] Ihr eigener Springer
   *[pawn] Ihr eigener Bauer
}.
raindropchess-why-single-step = In dieser Partie zieht ein Bauer immer nur ein Feld weit.
raindropchess-why-double-step = Zwei Felder weit zieht ein Bauer nur von seiner eigenen zweiten Reihe.
raindropchess-why-pawn-blocked = Ein Bauer zieht vorwärts nur auf leere Felder, und ihm steht etwas im Weg.
raindropchess-why-pawn-takes = Schräg schlägt ein Bauer nur, und dort steht nichts. En passant gibt es nicht.
raindropchess-why-pawn = Ein Bauer zieht gerade vorwärts und schlägt schräg vorwärts.
raindropchess-why-occupied = { $side ->
    [first] Auf { $at } steht { $piece ->
        [king] ein weißer König
        [queen] eine weiße Dame
        [rook] ein weißer Turm
        [bishop] ein weißer Läufer
        [knight] ein weißer Springer
       *[pawn] ein weißer Bauer
    }. Figuren kommen auf leere Felder.
   *[second] Auf { $at } steht { $piece ->
        [king] ein schwarzer König
        [queen] eine schwarze Dame
        [rook] ein schwarzer Turm
        [bishop] ein schwarzer Läufer
        [knight] ein schwarzer Springer
       *[pawn] ein schwarzer Bauer
    }. Figuren kommen auf leere Felder.
}
raindropchess-why-light-square = Dieser Läufer gehört auf ein helles Feld.
raindropchess-why-dark-square = Dieser Läufer gehört auf ein dunkles Feld.
raindropchess-why-pawn-ranks = { $side ->
    [first] Ein weißer Bauer wird auf die Reihen 2 bis 6 gesetzt.
   *[second] Ein schwarzer Bauer wird auf die Reihen 7 bis 3 gesetzt.
}
raindropchess-why-joker-king = Gegen einen König bewirkt ein Joker nichts.
raindropchess-why-joker-own = Dieser Joker gilt für Ihre eigenen Figuren: Wählen Sie eine von ihnen.
raindropchess-why-joker-enemy = Dieser Joker entfernt eine gegnerische Figur: Wählen Sie eine von ihnen.
raindropchess-why-joker-check = Danach stünde Ihr König im Schach.
raindropchess-why-no-joker = Es wurde kein Joker aufgedeckt.
raindropchess-why-same-square = Die Figur steht schon auf { $from }. Sie muss auf ein anderes Feld.
raindropchess-why-empty-origin = Auf { $from } steht nichts.
raindropchess-why-must-promote = Auf der letzten Reihe wird ein Bauer zu einer blauen Figur. Sagen Sie, zu welcher.
raindropchess-why-no-promotion = Nur ein Bauer, der die letzte Reihe erreicht, wird zu einer anderen Figur.
raindropchess-why-blue-gone = { $piece ->
    [queen] Ihre blaue Dame ist schon verwendet.
    [rook] Ihr blauer Turm ist schon verwendet.
    [bishop] Ihr blauer Läufer ist schon verwendet.
   *[knight] Ihr blauer Springer ist schon verwendet.
}

## Texts that are wrong

error-raindropchess-missing-field = { $field ->
    [board] Der Stellung fehlt das Brett.
    [side] In der Stellung steht nicht, wer am Zug ist (w oder b).
    [pending] Der Stellung fehlt die aufgedeckte Karte (-, wenn es keine gibt).
    [decks] In der Stellung steht nicht, was noch in den Stapeln ist.
    [blue] Der Stellung fehlen die übrigen blauen Figuren (-, wenn es keine gibt).
    [clock] Der Stellung fehlt die Zahl der Züge seit der letzten Karte, dem letzten Schlagen oder Bauernzug.
   *[number] Der Stellung fehlt die Zugnummer.
}
error-raindropchess-extra-text = Nach dem Ende der Stellung folgt noch Text.
error-raindropchess-row-count = { $rows ->
    [one] Das Brett hat { $rows } Reihe; es müssen 8 sein.
   *[other] Das Brett hat { $rows } Reihen; es müssen 8 sein.
}
error-raindropchess-row-length = { $squares ->
    [one] Reihe { $rank } hat { $squares } Feld; es müssen 8 sein.
   *[other] Reihe { $rank } hat { $squares } Felder; es müssen 8 sein.
}
error-raindropchess-unknown-letter = { $field ->
    [board] „{ $letter }“ ist keine Figur. Weiß hat K, Q, R, B, N und P, Schwarz k, q, r, b, n und p; Ziffern sind leere Felder.
    [pending] „{ $letter }“ ist keine Karte. Karten sind K, Q, R, N, L, D, P und J.
    [decks] „{ $letter }“ ist keine Karte dieses Stapels. Weiß hat K, Q, R, N, L, D, P und J, Schwarz dieselben als Kleinbuchstaben.
   *[blue] „{ $letter }“ ist keine blaue Figur. Weiß hat Q, R, B und N, Schwarz q, r, b und n.
}
error-raindropchess-bad-side = „{ $text }“ ist keine Seite. Schreiben Sie w, wenn Weiß am Zug ist, b für Schwarz.
error-raindropchess-bad-number = { $field ->
    [clock] Die Zahl der Züge seit der letzten Karte, dem letzten Schlagen oder Bauernzug muss von { $min } bis { $max } sein, nicht „{ $text }“.
   *[number] Die Zugnummer muss von { $min } bis { $max } sein, nicht „{ $text }“.
}
error-raindropchess-deck-form = Stapel werden als KQR/kqr geschrieben, ein leerer als Bindestrich.
error-raindropchess-too-many-cards = { $side ->
    [first] So viele { $card ->
        [king] Könige
        [queen] Damen
        [rook] Türme
        [knight] Springer
        [light-bishop] weißfeldrige Läufer
        [dark-bishop] schwarzfeldrige Läufer
        [joker] Joker
       *[pawn] Bauern
    } kann der Stapel von Weiß nicht enthalten.
   *[second] So viele { $card ->
        [king] Könige
        [queen] Damen
        [rook] Türme
        [knight] Springer
        [light-bishop] weißfeldrige Läufer
        [dark-bishop] schwarzfeldrige Läufer
        [joker] Joker
       *[pawn] Bauern
    } kann der Stapel von Schwarz nicht enthalten.
}
error-raindropchess-still-in-deck = { $side ->
    [first] Die aufgedeckte Karte passt nicht: Im Stapel von Weiß fehlt keine ihrer Art.
   *[second] Die aufgedeckte Karte passt nicht: Im Stapel von Schwarz fehlt keine ihrer Art.
}
error-raindropchess-blue-twice = { $side ->
    [first] Weiß hat nur { $piece ->
        [queen] eine blaue Dame
        [rook] einen blauen Turm
        [bishop] einen blauen Läufer
       *[knight] einen blauen Springer
    }.
   *[second] Schwarz hat nur { $piece ->
        [queen] eine blaue Dame
        [rook] einen blauen Turm
        [bishop] einen blauen Läufer
       *[knight] einen blauen Springer
    }.
}
error-raindropchess-kings = { $side ->
    [first] { $count ->
        [0] Weiß fehlt ein König: Er muss auf dem Brett, aufgedeckt oder im Stapel sein.
       *[other] Weiß hat mehr als einen König: Nur einer darf auf dem Brett, aufgedeckt oder im Stapel sein.
    }
   *[second] { $count ->
        [0] Schwarz fehlt ein König: Er muss auf dem Brett, aufgedeckt oder im Stapel sein.
       *[other] Schwarz hat mehr als einen König: Nur einer darf auf dem Brett, aufgedeckt oder im Stapel sein.
    }
}
error-raindropchess-too-many = { $side ->
    [first] Weiß hat auf dem Brett und als Karten zu viele { $piece ->
        [queen] Damen
        [rook] Türme
        [bishop] Läufer
        [knight] Springer
       *[pawn] Bauern und umgewandelte Figuren
    }: { $count }.
   *[second] Schwarz hat auf dem Brett und als Karten zu viele { $piece ->
        [queen] Damen
        [rook] Türme
        [bishop] Läufer
        [knight] Springer
       *[pawn] Bauern und umgewandelte Figuren
    }: { $count }.
}
error-raindropchess-pawn-on-first-rank = Auf { $at } kann kein Bauer stehen.
error-raindropchess-opponent-in-check = { $side ->
    [first] Weiß steht im Schach, aber Schwarz ist am Zug.
   *[second] Schwarz steht im Schach, aber Weiß ist am Zug.
}
error-raindropchess-no-jokers = Einen solchen Joker gibt es in dieser Partie nicht.
error-raindropchess-nothing-to-draw = Von einem leeren Stapel wird keine Karte aufgedeckt.
error-raindropchess-action-form = Eine Aktion wird als =, :N, N@c3, e2e4, e7e8q, x@d5, b1~c3 oder -- geschrieben.
error-raindropchess-missing-square = Hier fehlt ein Feld.
error-raindropchess-no-square = „{ $text }“ ist kein Feld. Die Felder heißen a1 bis h8.
error-raindropchess-no-move = Hier fehlt ein Zug.
error-raindropchess-move-form = Das ist kein Zug, kein Setzen und keine Karte. Schreiben Sie zum Beispiel S@c3, Se4, e8=D oder =.
error-raindropchess-card-expected = Hier fehlt die Karte, die gekommen ist, zum Beispiel =P.
error-raindropchess-no-card = Die Karte „{ $text }“ ist nicht mehr im Stapel.
error-raindropchess-ambiguous = Das kann { $codes } bedeuten. Schreiben Sie es genauer.
error-raindropchess-none-reaches = { $piece ->
    [king] Der König kann nicht nach { $to } ziehen.
    [queen] Keine Dame kann nach { $to } ziehen.
    [rook] Kein Turm kann nach { $to } ziehen.
    [bishop] Kein Läufer kann nach { $to } ziehen.
    [knight] Kein Springer kann nach { $to } ziehen.
   *[pawn] Kein Bauer kann nach { $to } ziehen.
}

# A move that is not allowed says when it is written what a click on it says.
error-raindropchess-over = Vor diesem Zug war die Partie schon zu Ende.
error-raindropchess-not-yours = { raindropchess-why-not-yours }
error-raindropchess-blue = { raindropchess-why-blue }
error-raindropchess-card-first = { raindropchess-why-card-first }
error-raindropchess-redraw = { raindropchess-why-redraw }
error-raindropchess-place-first = { raindropchess-why-place-first }
error-raindropchess-deck-empty = { raindropchess-why-deck-empty }
error-raindropchess-hopeless = { raindropchess-why-hopeless }
error-raindropchess-draw-first = { raindropchess-why-draw-first }
error-raindropchess-no-joker = { raindropchess-why-no-joker }
error-raindropchess-no-king = { raindropchess-why-no-king }
error-raindropchess-same-square = { raindropchess-why-same-square }
error-raindropchess-empty-origin = { raindropchess-why-empty-origin }
error-raindropchess-inert = { raindropchess-why-inert }
error-raindropchess-king-stuck = { raindropchess-why-king-stuck }
error-raindropchess-no-help = { raindropchess-why-no-help }
error-raindropchess-stuck = { raindropchess-why-stuck }
error-raindropchess-pinned = { raindropchess-why-pinned }
error-raindropchess-attacked = { raindropchess-why-attacked }
error-raindropchess-still-check = { raindropchess-why-still-check }
error-raindropchess-king = { raindropchess-why-king }
error-raindropchess-queen = { raindropchess-why-queen }
error-raindropchess-rook = { raindropchess-why-rook }
error-raindropchess-bishop = { raindropchess-why-bishop }
error-raindropchess-knight = { raindropchess-why-knight }
error-raindropchess-blocked = { raindropchess-why-blocked }
error-raindropchess-own = { raindropchess-why-own }
error-raindropchess-single-step = { raindropchess-why-single-step }
error-raindropchess-double-step = { raindropchess-why-double-step }
error-raindropchess-pawn-blocked = { raindropchess-why-pawn-blocked }
error-raindropchess-pawn-takes = { raindropchess-why-pawn-takes }
error-raindropchess-pawn = { raindropchess-why-pawn }
error-raindropchess-must-promote = { raindropchess-why-must-promote }
error-raindropchess-no-promotion = { raindropchess-why-no-promotion }
error-raindropchess-blue-gone = { raindropchess-why-blue-gone }
error-raindropchess-occupied = { raindropchess-why-occupied }
error-raindropchess-light-square = { raindropchess-why-light-square }
error-raindropchess-dark-square = { raindropchess-why-dark-square }
error-raindropchess-pawn-ranks = { raindropchess-why-pawn-ranks }
error-raindropchess-joker-king = { raindropchess-why-joker-king }
error-raindropchess-joker-own = { raindropchess-why-joker-own }
error-raindropchess-joker-enemy = { raindropchess-why-joker-enemy }
error-raindropchess-joker-check = { raindropchess-why-joker-check }
error-raindropchess-decline = { raindropchess-why-decline }
