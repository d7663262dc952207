# Mixtour: why something is not allowed or not understood.

## Why not

mixtour-why-over = Die Partie ist zu Ende.
mixtour-why-not-yours = { $side ->
    [first] Weiß ist am Zug.
   *[second] Schwarz ist am Zug.
}
mixtour-why-occupied = { $to } ist besetzt. Steine werden nur auf leeren Feldern eingesetzt.
mixtour-why-no-reserve = { $side ->
    [first] Weiß hat keinen Stein mehr im Vorrat.
   *[second] Schwarz hat keinen Stein mehr im Vorrat.
}
mixtour-why-full = Das Brett ist voll: Kein Stein kann eingesetzt werden.
mixtour-why-stuck = Dieser Stapel kann nicht ziehen. Kein Ziel, zu dem der Weg von { $from } frei ist, ist genau so weit entfernt, wie es hoch ist.
mixtour-why-empty-origin = { $from } ist leer: Es gibt nichts zu ziehen.
mixtour-why-too-few = { $height ->
    [one] Auf { $from } liegt nur ein Stein
   *[other] Auf { $from } liegen nur { $height } Steine
}, nicht { $count }.
mixtour-why-same-cell = Der Stapel steht schon auf { $from }. Er muss auf einem anderen Stapel landen.
mixtour-why-empty-target = { $to } ist leer. Ein Zug muss auf einem anderen Stapel enden.
mixtour-why-no-line = { $from } und { $to } liegen nicht in einer Reihe, Spalte oder Diagonale.
mixtour-why-distance = Die Entfernung muss genau { $height } sein, weil der Stapel auf { $to } die Höhe { $height } hat. Von { $from } aus ist sie { $distance }.
mixtour-why-between = Der Stapel auf { $at } steht zwischen { $from } und { $to } im Weg.
mixtour-why-take-back = { $count ->
    [1] Gerade ist ein Stein von { $to } nach { $from } gekommen. Einer darf nicht gleich zurück
    [2] Gerade sind zwei Steine von { $to } nach { $from } gekommen. Zwei dürfen nicht gleich zurück
    [3] Gerade sind drei Steine von { $to } nach { $from } gekommen. Drei dürfen nicht gleich zurück
   *[4] Gerade sind vier Steine von { $to } nach { $from } gekommen. Vier dürfen nicht gleich zurück
}; eine andere Anzahl schon.
mixtour-why-not-forced = Passen ist nur erlaubt, wenn kein Stein eingesetzt und kein Stapel gezogen werden kann.

## Texts that are wrong

error-mixtour-missing-field = { $field ->
    [board] Der Stellung fehlt das Brett.
    [side] In der Stellung steht nicht, wer am Zug ist (w oder b).
    [reserves] Der Stellung fehlen die Vorräte von Weiß und Schwarz, zum Beispiel 20,20.
    [points] Der Stellung fehlen die Punkte von Weiß und Schwarz, zum Beispiel 0,0.
   *[last] Der Stellung fehlt die vorige Aktion (-, wenn es keine gibt).
}
error-mixtour-extra-text = Nach dem Ende der Stellung folgt noch Text.
error-mixtour-row-count = { $rows ->
    [one] Das Brett hat { $rows } Reihe; es müssen 5 sein.
   *[other] Das Brett hat { $rows } Reihen; es müssen 5 sein.
}
error-mixtour-row-length = { $cells ->
    [one] Reihe { $row } hat { $cells } Feld; es müssen 5 sein.
   *[other] Reihe { $row } hat { $cells } Felder; es müssen 5 sein.
}
error-mixtour-empty-item = Hier fehlt ein Stapel oder eine Zahl leerer Felder.
error-mixtour-zero-cells = Eine Zahl leerer Felder ist mindestens 1.
error-mixtour-unknown-piece = „{ $letter }“ ist kein Stein. Weiß hat w, Schwarz b; Zahlen sind leere Felder.
error-mixtour-mixed-item = In „{ $text }“ fehlt ein Komma zwischen dem Stapel und der Zahl leerer Felder.
error-mixtour-stack-too-high = Ein Stapel kann nicht die Höhe { $height } haben; höchstens { $max }.
error-mixtour-bad-side = „{ $text }“ ist keine Seite. Schreiben Sie w, wenn Weiß am Zug ist, b für Schwarz.
error-mixtour-bad-pair = { $field ->
    [reserves] Die Vorräte sind zwei Zahlen wie 20,20, nicht „{ $text }“.
   *[points] Die Punkte sind zwei Zahlen wie 0,1, nicht „{ $text }“.
}
error-mixtour-bad-number = { $field ->
    [reserves] Ein Vorrat hat 0 bis { $max } Steine, nicht „{ $text }“.
   *[points] Die Punkte gehen in dieser Partie von 0 bis { $max }, nicht „{ $text }“.
}
error-mixtour-too-many-pieces = { $side ->
    [first] Weiß hat { $count } Steine auf dem Brett und im Vorrat; es gibt nur 20.
   *[second] Schwarz hat { $count } Steine auf dem Brett und im Vorrat; es gibt nur 20.
}
error-mixtour-too-few-pieces = { $side ->
    [first] Weiß hat nur { $count } Steine auf dem Brett und im Vorrat. In dieser Partie geht kein Stein verloren: Es müssen 20 sein.
   *[second] Schwarz hat nur { $count } Steine auf dem Brett und im Vorrat. In dieser Partie geht kein Stein verloren: Es müssen 20 sein.
}
error-mixtour-tall-stack = Der Stapel auf { $at } hat die Höhe { $height }. Ein Stapel aus fünf oder mehr bleibt nur dann auf dem Brett, wenn er die Partie gewonnen hat.
error-mixtour-two-winners = Beide Seiten haben genug Punkte zum Gewinn; gewonnen haben kann nur eine von ihnen.
error-mixtour-no-move = Hier fehlt ein Zug.
error-mixtour-action-form = Eine Aktion wird als b2 (ein Stein wird eingesetzt), c4:3-d3 (drei Steine von c4 auf d3) oder pass geschrieben.
error-mixtour-missing-cell = Hier fehlt ein Feld.
error-mixtour-no-cell = „{ $text }“ ist kein Feld. Die Felder heißen a1 bis e5.
error-mixtour-bad-count = Ein Zug nimmt 1 bis { $max } Steine, nicht „{ $text }“.

error-mixtour-over = Vor diesem Zug war die Partie schon zu Ende.
error-mixtour-not-yours = { mixtour-why-not-yours }
error-mixtour-full = { mixtour-why-full }
error-mixtour-stuck = { mixtour-why-stuck }
error-mixtour-occupied = { mixtour-why-occupied }
error-mixtour-no-reserve = { mixtour-why-no-reserve }
error-mixtour-empty-origin = { mixtour-why-empty-origin }
error-mixtour-too-few = { mixtour-why-too-few }
error-mixtour-same-cell = { mixtour-why-same-cell }
error-mixtour-empty-target = { mixtour-why-empty-target }
error-mixtour-no-line = { mixtour-why-no-line }
error-mixtour-distance = { mixtour-why-distance }
error-mixtour-between = { mixtour-why-between }
error-mixtour-take-back = { mixtour-why-take-back }
error-mixtour-not-forced = { mixtour-why-not-forced }
