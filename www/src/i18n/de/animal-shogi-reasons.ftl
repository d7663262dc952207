# Animal Shogi: why something is not allowed or not understood.

## Why not

animal-shogi-why-over = Die Partie ist zu Ende.
animal-shogi-why-turn = { $side ->
    [first] Der erste Spieler ist am Zug.
   *[second] Der zweite Spieler ist am Zug.
}
animal-shogi-why-furigoma = Zuerst werden die Küken geworfen, um zu sehen, wer beginnt.
animal-shogi-why-thrown = Jetzt werden keine Küken geworfen.
animal-shogi-why-answer = Zuerst braucht der Vorschlag, Punkte zu zählen, eine Antwort.
animal-shogi-why-no-proposal = Niemand hat vorgeschlagen, Punkte zu zählen.
animal-shogi-why-empty-origin = Auf { $from } steht nichts.
animal-shogi-why-not-yours = Das Tier auf { $from } ({ animal-shogi-piece }) gehört Ihrem Gegner.
animal-shogi-why-stuck = Dieses Tier ({ animal-shogi-piece }) kann nicht ziehen.
animal-shogi-why-no-square = Für dieses Tier ({ animal-shogi-piece }) gibt es jetzt kein Feld.
animal-shogi-why-geometry = { $piece ->
    [chick] Ein Küken zieht ein Feld gerade vorwärts.
    [piglet] Ein Ferkel zieht nur gerade vorwärts, so weit der Weg frei ist.
    [rabbit] Ein Kaninchen springt zwei Felder vorwärts und eins zur Seite.
    [cat] Eine Katze zieht ein Feld vorwärts oder schräg.
    [dog] Ein Hund zieht ein Feld in jede Richtung, nur nicht schräg zurück.
    [elephant] Ein Elefant zieht schräg, so weit der Weg frei ist.
    [promoted-elephant] Ein beförderter Elefant zieht schräg, so weit der Weg frei ist, oder ein Feld gerade.
    [giraffe] Eine Giraffe zieht gerade, so weit der Weg frei ist.
    [promoted-giraffe] Eine beförderte Giraffe zieht gerade, so weit der Weg frei ist, oder ein Feld schräg.
    [lion] Ein Löwe zieht ein Feld in jede Richtung.
   *[hen] Es zieht wie ein Hund: ein Feld in jede Richtung, nur nicht schräg zurück.
}
animal-shogi-why-blocked = Auf { $at } steht ein Tier im Weg ({ animal-shogi-piece }). Nur Kaninchen springen.
animal-shogi-why-own-capture = Auf { $to } steht Ihr eigenes Tier ({ animal-shogi-piece }).
animal-shogi-why-must-promote = { $piece ->
    [chick] Das Küken muss auf { $to } befördert werden: Es könnte sonst nie mehr ziehen.
    [piglet] Das Ferkel muss auf { $to } befördert werden: Es könnte sonst nie mehr ziehen.
   *[rabbit] Das Kaninchen muss auf { $to } befördert werden: Es könnte sonst nie mehr springen.
}
animal-shogi-why-never-promotes = { $piece ->
    [dog] Ein Hund wird nie befördert.
    [lion] Ein Löwe wird nie befördert.
   *[other] Befördert wird nur bei einem Zug auf dem Brett, und nur einmal.
}
animal-shogi-why-outside-zone = Befördern kann nur ein Zug, der in den drei Reihen beim Gegner beginnt oder endet.
animal-shogi-why-not-in-hand = Dieses Tier ({ animal-shogi-piece }) haben Sie nicht in der Hand.
animal-shogi-why-occupied = { $to } ist besetzt ({ animal-shogi-piece }). Eingesetzt wird nur auf leeren Feldern.
animal-shogi-why-dead-drop = { $piece ->
    [chick] Ein Küken auf { $to } könnte nie mehr ziehen.
    [piglet] Ein Ferkel auf { $to } könnte nie mehr ziehen.
   *[rabbit] Ein Kaninchen auf { $to } könnte nie mehr springen.
}
animal-shogi-why-nifu = Ihr Küken auf { $at } steht schon auf Linie { $file }. Ein zweites auf { $to } ist nicht erlaubt.
animal-shogi-why-drop-mate = Ein Küken auf { $to } wäre Matt. Ein eingesetztes Küken darf nicht mattsetzen.
animal-shogi-why-lion-step = Auf { $to } würde der Löwe von { $by } aus gefangen ({ animal-shogi-piece }).
animal-shogi-why-pinned = Dieses Tier ({ animal-shogi-piece }) schützt den Löwen vor { $attacker ->
    [piglet] dem Ferkel
    [elephant] dem Elefanten
    [promoted-elephant] dem beförderten Elefanten
    [promoted-giraffe] der beförderten Giraffe
   *[giraffe] der Giraffe
} auf { $by }.
animal-shogi-why-check-stands = Von { $by } aus wird Schach geboten ({ animal-shogi-piece }), und das hilft nicht dagegen.
animal-shogi-why-no-declaration = Ansagen werden in dieser Partie nicht gespielt.
animal-shogi-why-lion-outside = Der Löwe ist noch nicht in der Beförderungszone.
animal-shogi-why-few-in-zone = Außer dem Löwen müssen mindestens { $least } Tiere in der Beförderungszone sein; jetzt { $count ->
    [one] ist es { $count }
   *[other] sind es { $count }
}.
animal-shogi-why-declared-in-check = Ein Löwe im Schach kann nicht angesagt werden.
animal-shogi-why-few-points = Zum Ansagen braucht es mindestens { $least } Punkte; Sie haben { $points } und würden verlieren.
animal-shogi-why-lions-outside = Punkte lassen sich erst zählen, wenn beide Löwen in ihren Beförderungszonen sind.
animal-shogi-why-declined = Ihr Gegner hat gerade abgelehnt. Ziehen Sie zuerst.

## Texts that are wrong

error-animal-shogi-missing-field = { $field ->
    [board] Der Stellung fehlt das Brett.
    [side] In der Stellung steht nicht, wer am Zug ist (b oder w).
   *[hands] Der Stellung fehlen die Hände beider Spieler (ein Strich, wenn sie leer sind).
}
error-animal-shogi-extra-text = Nach dem Ende der Stellung folgt noch Text.
error-animal-shogi-row-count = { $rows ->
    [one] Das Brett hat { $rows } Reihe; es müssen 9 sein.
   *[other] Das Brett hat { $rows } Reihen; es müssen 9 sein.
}
error-animal-shogi-row-length = { $squares ->
    [one] Reihe { $rank } hat { $squares } Feld; es müssen 9 sein.
   *[other] Reihe { $rank } hat { $squares } Felder; es müssen 9 sein.
}
error-animal-shogi-unknown-piece = „{ $letter }“ ist kein Tier. In Stellungen stehen K, R, B, G, S, N, L und P, für den zweiten Spieler als Kleinbuchstaben.
error-animal-shogi-stray-plus = Ein + gehört vor ein Tier, das befördert werden kann.
error-animal-shogi-bad-side = „{ $text }“ ist keine Seite. Schreiben Sie b, wenn der erste Spieler am Zug ist, w für den zweiten.
error-animal-shogi-bad-count = „{ $text }“ ist keine Anzahl von Tieren in der Hand.
error-animal-shogi-bad-ply = Züge werden von 1 bis 65535 nummeriert, nicht „{ $text }“.
error-animal-shogi-bad-stage = „{ $text }“ bedeutet nach einer Stellung nichts.
error-animal-shogi-wrong-stage = „{ $text }“ passt nicht zu dieser Stellung oder diesen Optionen.
error-animal-shogi-too-many = Von einer Art ({ animal-shogi-piece }) gibt es { $count }; der Satz hat nur { $most }.
error-animal-shogi-no-lion = { $side ->
    [first] Der erste Spieler hat keinen Löwen.
   *[second] Der zweite Spieler hat keinen Löwen.
}
error-animal-shogi-two-lions = { $side ->
    [first] Der erste Spieler hat zwei Löwen.
   *[second] Der zweite Spieler hat zwei Löwen.
}
error-animal-shogi-two-chicks = { $side ->
    [first] Der erste Spieler hat zwei Küken auf Linie { $file }.
   *[second] Der zweite Spieler hat zwei Küken auf Linie { $file }.
}
error-animal-shogi-dead-piece = { $piece ->
    [chick] Das Küken auf { $at } könnte nie mehr ziehen.
    [piglet] Das Ferkel auf { $at } könnte nie mehr ziehen.
   *[rabbit] Das Kaninchen auf { $at } könnte nie mehr springen.
}
error-animal-shogi-lion-hangs = { $side ->
    [first] Der Löwe des ersten Spielers könnte sofort geschlagen werden, obwohl der Gegner am Zug ist.
   *[second] Der Löwe des zweiten Spielers könnte sofort geschlagen werden, obwohl der Gegner am Zug ist.
}
error-animal-shogi-no-move = Hier fehlt ein Zug.
error-animal-shogi-action-form = Eine Aktion wird als 7g7f, 8h2b+ (mit Beförderung), P*5e (aus der Hand), win oder impasse geschrieben.
error-animal-shogi-no-square = „{ $text }“ ist kein Feld. Die Felder heißen 1a bis 9i.
error-animal-shogi-after-move = „{ $text }“ bedeutet nach einem Zug nichts.
error-animal-shogi-no-capture = Auf { $to } gibt es nichts zu schlagen.
error-animal-shogi-none-reaches = Kein solches Tier ({ animal-shogi-piece }) kann nach { $to } ziehen.
error-animal-shogi-ambiguous = Welches Tier ({ animal-shogi-piece }) zieht nach { $to }? Es kann von { $from } kommen.

error-animal-shogi-over = Vor diesem Zug war die Partie schon zu Ende.
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
error-animal-shogi-own-capture = Auf { $to } steht ein Tier derselben Seite ({ animal-shogi-piece }).
error-animal-shogi-must-promote = { animal-shogi-why-must-promote }
error-animal-shogi-never-promotes = { animal-shogi-why-never-promotes }
error-animal-shogi-outside-zone = { animal-shogi-why-outside-zone }
error-animal-shogi-not-in-hand = Ein solches Tier ({ animal-shogi-piece }) ist nicht in der Hand.
error-animal-shogi-occupied = { animal-shogi-why-occupied }
error-animal-shogi-dead-drop = { animal-shogi-why-dead-drop }
error-animal-shogi-nifu = Auf { $at } steht schon ein Küken derselben Seite auf Linie { $file }. Ein zweites auf { $to } ist nicht erlaubt.
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

error-animal-shogi-file-line = „{ $text }“ bedeutet in der Datei eines Shogi-Programms nichts.
error-animal-shogi-file-handicap = „{ $text }“ ist keine hier bekannte Vorgabe.
error-animal-shogi-file-number = Hier müsste Zug { $due } folgen, aber in der Datei steht { $found }.
error-animal-shogi-file-move = „{ $text }“ ist kein Zug.
error-animal-shogi-file-no-same = „同“ bedeutet das Feld des vorigen Zuges, aber es gibt keinen vorigen Zug.
error-animal-shogi-file-turn = { $side ->
    [first] Der erste Spieler ist am Zug.
   *[second] Der zweite Spieler ist am Zug.
  }
error-animal-shogi-file-branch = Die Variante soll bei Zug { $number } beginnen, aber keine Zugfolge reicht so weit.
error-animal-shogi-file-time = „{ $text }“ ist keine Zeit.
error-animal-shogi-file-end = „{ $text }“ ist kein hier bekanntes Ende einer Partie.
error-animal-shogi-file-piece = „{ $text }“ ist keine hier bekannte Figur.
error-animal-shogi-file-twice = Auf { $at } sind zwei Tiere aufgestellt.
error-animal-shogi-file-not-there = Das Tier, das von { $at } entfernt werden soll, steht dort nicht.
