# FOLKY: why something is not allowed or not understood.

## Why not

folky-why-over = Die Partie ist zu Ende.
folky-why-not-yours = { $side ->
    [first] Weiß ist am Zug.
   *[second] Schwarz ist am Zug.
}
folky-why-pawn = Ein gesetzter Bauer zieht nie mehr.
folky-why-stuck = { $piece ->
    [rook] Dieser Turm ist eingeschlossen: Um ihn herum ist alles besetzt.
    [bishop] Dieser Läufer ist eingeschlossen: Um ihn herum ist alles besetzt.
   *[knight] Dieser Springer hat kein leeres Feld, auf das er springen kann.
}
folky-why-nothing-open = Noch gibt es kein Feld, auf das drei Ihrer Figuren zielen.
folky-why-few-aims = { $count ->
    [0] Keine Ihrer Figuren zielt auf { $to }; ein Bauer braucht drei.
    [one] Nur eine Ihrer Figuren zielt auf { $to }; ein Bauer braucht drei.
   *[other] Nur { $count } Ihrer Figuren zielen auf { $to }; ein Bauer braucht drei.
}
folky-why-occupied = { $side ->
    [first] Auf { $to } steht ein weißer { $piece ->
        [rook] Turm
        [bishop] Läufer
        [knight] Springer
       *[pawn] Bauer
    }. Geschlagen wird nicht; ziehen Sie auf ein leeres Feld.
   *[second] Auf { $to } steht ein schwarzer { $piece ->
        [rook] Turm
        [bishop] Läufer
        [knight] Springer
       *[pawn] Bauer
    }. Geschlagen wird nicht; ziehen Sie auf ein leeres Feld.
}
folky-why-blocked = { $side ->
    [first] Der { $piece ->
        [rook] Turm
       *[bishop] Läufer
    } kommt nicht nach { $to }: Auf { $at } steht ein weißer { $blocker ->
        [rook] Turm
        [bishop] Läufer
        [knight] Springer
       *[pawn] Bauer
    } im Weg.
   *[second] Der { $piece ->
        [rook] Turm
       *[bishop] Läufer
    } kommt nicht nach { $to }: Auf { $at } steht ein schwarzer { $blocker ->
        [rook] Turm
        [bishop] Läufer
        [knight] Springer
       *[pawn] Bauer
    } im Weg.
}
folky-why-rook = Ein Turm zieht auf seiner Reihe oder Linie.
folky-why-bishop = Ein Läufer zieht auf seinen Diagonalen.
folky-why-knight = Ein Springer springt zwei Felder gerade und eins zur Seite.

## Texts that are wrong

error-folky-missing-field = { $field ->
    [board] Der Stellung fehlt das Brett.
    [side] In der Stellung steht nicht, wer am Zug ist (w oder b).
    [quiet] Der Stellung fehlt die Zahl der Züge seit dem letzten Setzen.
   *[move] Der Stellung fehlt die Zugnummer.
}
error-folky-extra-text = Nach dem Ende der Stellung folgt noch Text.
error-folky-row-count = { $rows ->
    [one] Das Brett hat { $rows } Reihe; es müssen 8 sein.
   *[other] Das Brett hat { $rows } Reihen; es müssen 8 sein.
}
error-folky-row-length = { $squares ->
    [one] Reihe { $rank } hat { $squares } Feld; es müssen 8 sein.
   *[other] Reihe { $rank } hat { $squares } Felder; es müssen 8 sein.
}
error-folky-unknown-man = Eine Figur „{ $letter }“ gibt es nicht. Weiß hat R, B, N und P, Schwarz r, b, n und p; Ziffern sind leere Felder.
error-folky-bad-side = „{ $text }“ ist keine Seite. Schreiben Sie w, wenn Weiß am Zug ist, b für Schwarz.
error-folky-bad-number = { $field ->
    [quiet] Die Zahl der Züge seit dem letzten Setzen muss von { $min } bis { $max } sein, nicht „{ $text }“.
   *[move] Die Zugnummer muss von { $min } bis { $max } sein, nicht „{ $text }“.
}
error-folky-too-many = { $side ->
    [first] Weiß hat zu viele { $piece ->
        [rook] Türme: { $count } statt höchstens 2.
        [bishop] Läufer: { $count } statt höchstens 2.
        [knight] Springer: { $count } statt höchstens 2.
       *[pawn] Bauern: { $count } statt höchstens 8.
    }
   *[second] Schwarz hat zu viele { $piece ->
        [rook] Türme: { $count } statt höchstens 2.
        [bishop] Läufer: { $count } statt höchstens 2.
        [knight] Springer: { $count } statt höchstens 2.
       *[pawn] Bauern: { $count } statt höchstens 8.
    }
}
error-folky-two-winners = Beide Seiten haben acht Bauern auf dem Brett; gewonnen haben kann nur eine von ihnen.
error-folky-action-form = Eine Aktion wird als @h3 (Setzen) oder h1h7 (Zug) geschrieben.
error-folky-missing-square = Hier fehlt ein Feld.
error-folky-no-square = „{ $text }“ ist kein Feld. Die Felder heißen a1 bis h8.
error-folky-no-move = Hier fehlt ein Zug.
error-folky-unknown-piece = Ein Zug kann nicht mit „{ $letter }“ beginnen. Schreiben Sie T, L oder S für eine Figur oder für einen Bauern nur das Feld.
error-folky-pawn-letter = Ein Bauer hat keinen Buchstaben. Schreiben Sie statt „{ $letter }“ nur sein Feld.
error-folky-sign = Das Zeichen „{ $sign }“ bedeutet hier nichts: In FOLKY gibt es kein Schlagen und kein Schach.
error-folky-none-reaches = { $piece ->
    [rook] Kein Turm kann nach { $to } ziehen.
    [bishop] Kein Läufer kann nach { $to } ziehen.
   *[knight] Kein Springer kann nach { $to } ziehen.
}
error-folky-wrong-origin = { $piece ->
    [rook] Von { $origin } kann kein Turm nach { $to } ziehen, nur von { $from }.
    [bishop] Von { $origin } kann kein Läufer nach { $to } ziehen, nur von { $from }.
   *[knight] Von { $origin } kann kein Springer nach { $to } ziehen, nur von { $from }.
}
error-folky-ambiguous = { $piece ->
    [rook] Welcher Turm zieht nach { $to }? Er kann von { $from } kommen.
    [bishop] Welcher Läufer zieht nach { $to }? Er kann von { $from } kommen.
   *[knight] Welcher Springer zieht nach { $to }? Er kann von { $from } kommen.
}
error-folky-over = { folky-why-over }
error-folky-not-yours = { folky-why-not-yours }
error-folky-pawn = { folky-why-pawn }
error-folky-stuck = { folky-why-stuck }
error-folky-nothing-open = { folky-why-nothing-open }
error-folky-few-aims = { folky-why-few-aims }
error-folky-occupied = { folky-why-occupied }
error-folky-rook = { folky-why-rook }
error-folky-bishop = { folky-why-bishop }
error-folky-knight = { folky-why-knight }
error-folky-blocked = { folky-why-blocked }
