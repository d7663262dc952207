# Raindropchess: everything that crates/raindropchess emits.

raindropchess-name = Raindropchess®
raindropchess-tagline = Schach, dessen Figuren von Karten auf ein leeres Brett regnen, wohin Sie wollen. Matt gewinnt.

## Steps

raindropchess-step-draw = Karte aufdecken
raindropchess-step-decline = Joker nicht nutzen
raindropchess-step-queen = Dame
raindropchess-step-rook = Turm
raindropchess-step-bishop = Läufer
raindropchess-step-knight = Springer
raindropchess-step-pawn = Bauer bleiben

## What to do

raindropchess-side = { $side ->
    [first] Weiß
   *[second] Schwarz
}
raindropchess-prompt-draw = { raindropchess-side } deckt eine Karte auf
raindropchess-prompt-choose = { raindropchess-side } deckt eine Karte auf oder zieht
raindropchess-prompt-move = { raindropchess-side } zieht
raindropchess-prompt-check = { raindropchess-side } steht im Schach: ziehen oder auf eine Karte setzen
raindropchess-prompt-check-move = { raindropchess-side } steht im Schach und muss ziehen
raindropchess-prompt-check-draw = { raindropchess-side } steht im Schach: Nur eine Karte kann helfen
raindropchess-prompt-turn = { raindropchess-side } deckt gerade eine Karte auf
raindropchess-prompt-redraw = { raindropchess-side } deckt noch eine Karte auf
raindropchess-prompt-place = { $side ->
    [first] Weiß setzt { $card ->
        [king] den König
        [queen] die Dame
        [rook] den Turm
        [knight] den Springer
        [light-bishop] den Läufer auf ein helles Feld
        [dark-bishop] den Läufer auf ein dunkles Feld
       *[pawn] den Bauern
    }
   *[second] Schwarz setzt { $card ->
        [king] den König
        [queen] die Dame
        [rook] den Turm
        [knight] den Springer
        [light-bishop] den Läufer auf ein helles Feld
        [dark-bishop] den Läufer auf ein dunkles Feld
       *[pawn] den Bauern
    }
}
raindropchess-prompt-check-place = { $side ->
    [first] Schach: Weiß stellt { $card ->
        [queen] die Dame
        [rook] den Turm
        [knight] den Springer
        [light-bishop] den Läufer
        [dark-bishop] den Läufer
       *[pawn] den Bauern
    } dazwischen
   *[second] Schach: Schwarz stellt { $card ->
        [queen] die Dame
        [rook] den Turm
        [knight] den Springer
        [light-bishop] den Läufer
        [dark-bishop] den Läufer
       *[pawn] den Bauern
    } dazwischen
}
raindropchess-prompt-free-move = { $side ->
    [first] Joker: Weiß darf einen Zug machen
   *[second] Joker: Schwarz darf einen Zug machen
}
raindropchess-prompt-check-free-move = { $side ->
    [first] Joker: Weiß muss aus dem Schach ziehen
   *[second] Joker: Schwarz muss aus dem Schach ziehen
}
raindropchess-prompt-remove-piece = { $side ->
    [first] Joker: Weiß darf eine schwarze Figur entfernen
   *[second] Joker: Schwarz darf eine weiße Figur entfernen
}
raindropchess-prompt-check-remove-piece = { $side ->
    [first] Joker: Weiß muss eine Figur entfernen, um das Schach abzuwehren
   *[second] Joker: Schwarz muss eine Figur entfernen, um das Schach abzuwehren
}
raindropchess-prompt-relocate = { $side ->
    [first] Joker: Weiß darf eine weiße Figur versetzen
   *[second] Joker: Schwarz darf eine schwarze Figur versetzen
}
raindropchess-prompt-check-relocate = { $side ->
    [first] Joker: Weiß muss eine Figur dazwischenstellen, um das Schach abzuwehren
   *[second] Joker: Schwarz muss eine Figur dazwischenstellen, um das Schach abzuwehren
}
raindropchess-prompt-over = Partie beendet

## The odds in check

raindropchess-note-saves = { $saves ->
    [0] Keine der { $left } Karten wehrt das Schach ab.
    [one] { $saves } Karte von { $left } rettet: { $percent } %.
   *[other] { $saves } Karten von { $left } retten: { $percent } %.
}
raindropchess-note-card = { $count ->
    [one] { $card ->
        [queen] Dame
        [rook] Turm
        [knight] Springer
        [light-bishop] weißfeldriger Läufer
        [dark-bishop] schwarzfeldriger Läufer
        [joker] Joker
       *[pawn] Bauer
    }
   *[other] { $count } × { $card ->
        [queen] Dame
        [rook] Turm
        [knight] Springer
        [light-bishop] weißfeldriger Läufer
        [dark-bishop] schwarzfeldriger Läufer
        [joker] Joker
       *[pawn] Bauer
    }
}

## How it ended

raindropchess-end-checkmate = Matt
raindropchess-end-stalemate = Patt: Es gibt nichts zu spielen
raindropchess-end-insufficient = Keine Seite hat genug Material zum Mattsetzen
raindropchess-end-repetition = Dieselbe Stellung zum dritten Mal
raindropchess-end-fifty = Fünfzig Züge ohne Karte, Schlagen oder Bauernzug
raindropchess-end-failed_draw = Die aufgedeckte Karte hat das Schach nicht abgewehrt
raindropchess-end-king_unplaceable = Für den aufgedeckten König gibt es kein sicheres Feld
