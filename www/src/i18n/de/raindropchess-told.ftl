# Raindropchess: what is told of a game while people play it; it comes with the hands.

## What happened

raindropchess-say-draw = { $side ->
    [first] Weiß deckt eine Karte auf.
   *[second] Schwarz deckt eine Karte auf.
}
raindropchess-say-card = { $side ->
    [first] Weiß hat { $card ->
        [king] den König
        [queen] eine Dame
        [rook] einen Turm
        [knight] einen Springer
        [light-bishop] einen weißfeldrigen Läufer
        [dark-bishop] einen schwarzfeldrigen Läufer
        [joker] einen Joker
       *[pawn] einen Bauern
    } aufgedeckt.
   *[second] Schwarz hat { $card ->
        [king] den König
        [queen] eine Dame
        [rook] einen Turm
        [knight] einen Springer
        [light-bishop] einen weißfeldrigen Läufer
        [dark-bishop] einen schwarzfeldrigen Läufer
        [joker] einen Joker
       *[pawn] einen Bauern
    } aufgedeckt.
}
raindropchess-say-failed = { $side ->
    [first] Das kann das Schach nicht abwehren: Weiß verliert.
   *[second] Das kann das Schach nicht abwehren: Schwarz verliert.
}
raindropchess-say-unplaceable = { $side ->
    [first] Jedes leere Feld ist angegriffen: Weiß verliert.
   *[second] Jedes leere Feld ist angegriffen: Schwarz verliert.
}
raindropchess-say-again = { $side ->
    [first] Weiß deckt noch eine Karte auf.
   *[second] Schwarz deckt noch eine Karte auf.
}
raindropchess-say-last-joker = { $side ->
    [first] Der Stapel von Weiß ist leer, also zieht Weiß.
   *[second] Der Stapel von Schwarz ist leer, also zieht Schwarz.
}
raindropchess-say-place = { $side ->
    [first] Weiß: { $piece ->
        [king] König
        [queen] Dame
        [rook] Turm
        [bishop] Läufer
        [knight] Springer
       *[pawn] Bauer
    } auf { $to }.
   *[second] Schwarz: { $piece ->
        [king] König
        [queen] Dame
        [rook] Turm
        [bishop] Läufer
        [knight] Springer
       *[pawn] Bauer
    } auf { $to }.
}
raindropchess-say-move = { $side ->
    [first] Weiß: { $piece ->
        [king] König
        [queen] Dame
        [rook] Turm
        [bishop] Läufer
        [knight] Springer
       *[pawn] Bauer
    } von { $from } nach { $to }.
   *[second] Schwarz: { $piece ->
        [king] König
        [queen] Dame
        [rook] Turm
        [bishop] Läufer
        [knight] Springer
       *[pawn] Bauer
    } von { $from } nach { $to }.
}
raindropchess-say-take = { $side ->
    [first] Weiß: { $piece ->
        [king] König
        [queen] Dame
        [rook] Turm
        [bishop] Läufer
        [knight] Springer
       *[pawn] Bauer
    } von { $from } schlägt { $taken ->
        [queen] die Dame
        [rook] den Turm
        [bishop] den Läufer
        [knight] den Springer
       *[pawn] den Bauern
    } auf { $to }.
   *[second] Schwarz: { $piece ->
        [king] König
        [queen] Dame
        [rook] Turm
        [bishop] Läufer
        [knight] Springer
       *[pawn] Bauer
    } von { $from } schlägt { $taken ->
        [queen] die Dame
        [rook] den Turm
        [bishop] den Läufer
        [knight] den Springer
       *[pawn] den Bauern
    } auf { $to }.
}
raindropchess-say-promotes = { $piece ->
    [queen] Der Bauer wurde zur Dame.
    [rook] Der Bauer wurde zum Turm.
    [bishop] Der Bauer wurde zum Läufer.
   *[knight] Der Bauer wurde zum Springer.
}
raindropchess-say-stays = Auf der letzten Reihe bleibt er ein Bauer.
raindropchess-say-remove = { $side ->
    [first] Weiß hat { $piece ->
        [queen] die Dame
        [rook] den Turm
        [bishop] den Läufer
        [knight] den Springer
       *[pawn] den Bauern
    } auf { $at } vom Brett entfernt.
   *[second] Schwarz hat { $piece ->
        [queen] die Dame
        [rook] den Turm
        [bishop] den Läufer
        [knight] den Springer
       *[pawn] den Bauern
    } auf { $at } vom Brett entfernt.
}
raindropchess-say-relocate = { $side ->
    [first] Weiß hat { $piece ->
        [queen] die Dame
        [rook] den Turm
        [bishop] den Läufer
        [knight] den Springer
       *[pawn] den Bauern
    } von { $from } nach { $to } versetzt.
   *[second] Schwarz hat { $piece ->
        [queen] die Dame
        [rook] den Turm
        [bishop] den Läufer
        [knight] den Springer
       *[pawn] den Bauern
    } von { $from } nach { $to } versetzt.
}
raindropchess-say-decline = { $side ->
    [first] Weiß hat den Joker nicht genutzt.
   *[second] Schwarz hat den Joker nicht genutzt.
}
raindropchess-say-check = { $side ->
    [first] Weiß steht im Schach.
   *[second] Schwarz steht im Schach.
}
raindropchess-say-check-draw = { $side ->
    [first] Weiß steht im Schach, und nur eine Karte kann helfen.
   *[second] Schwarz steht im Schach, und nur eine Karte kann helfen.
}

## What is unusual, told when it is first touched

raindropchess-sign-reserve = Blaue Figuren. Eine von ihnen ersetzt einen Bauern, der die letzte Reihe erreicht, und jede lässt sich nur einmal verwenden.
raindropchess-sign-deck = Karten, die noch nicht aufgedeckt sind. Die Figur einer Karte kommt auf das Brett, wenn die Karte aufgedeckt wird.
raindropchess-sign-closed = Dieses Feld ist leer, aber was die Karte zeigt, darf hier nicht stehen.
raindropchess-sign-inert = Dieser Bauer wurde nicht umgewandelt: Er bleibt hier, zieht nicht und greift nichts an.

# What wins, told beside the board in the first game.
raindropchess-how = Decken Sie eine Karte auf und setzen Sie ihre Figur auf das Brett, oder ziehen Sie eine Figur, die schon dort steht. Matt gewinnt.
