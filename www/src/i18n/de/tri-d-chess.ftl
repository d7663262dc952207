# Three-dimensional chess: everything that crates/tri-d-chess emits.

tri-d-chess-name = Tri-D-Schach
tri-d-chess-tagline = Schach auf drei Brettern übereinander und vier kleinen, die man zieht. Matt gewinnt.

## Notes

tri-d-chess-note-mix = { $count ->
    [one] { $mix }: eine Anfangsstellung
   *[other] { $mix }: { $count } mögliche Anfangsstellungen
}
tri-d-chess-note-fifty = 50 Züge jeder Seite ohne Schlagen und ohne Bauernzug: Der Spieler am Zug darf Remis reklamieren.

## Steps

tri-d-chess-step-castle-a = Rochade mit dem a-Turm (0-0-0)
    .short = 0-0-0
tri-d-chess-step-castle-e = Rochade mit dem e-Turm (0-0)
    .short = 0-0
tri-d-chess-step-turn = Brett drehen
tri-d-chess-step-queen = Dame
tri-d-chess-step-rook = Turm
tri-d-chess-step-bishop = Läufer
tri-d-chess-step-knight = Springer
tri-d-chess-step-board = Angriffsbrett
tri-d-chess-step-become-queen = In Dame umwandeln
tri-d-chess-step-become-rook = In Turm umwandeln
tri-d-chess-step-become-bishop = In Läufer umwandeln
tri-d-chess-step-become-knight = In Springer umwandeln
tri-d-chess-step-become-board = In Angriffsbrett umwandeln
    .short = Brett

## What to do

tri-d-chess-prompt-play = { $side ->
    [first] Weiß zieht eine Figur oder ein Brett
   *[second] Schwarz zieht eine Figur oder ein Brett
}
tri-d-chess-prompt-check = { $side ->
    [first] Weiß steht im Schach
   *[second] Schwarz steht im Schach
}
tri-d-chess-prompt-promote = { $side ->
    [first] Weiß wandelt zuerst den Bauern auf { $at } um
   *[second] Schwarz wandelt zuerst den Bauern auf { $at } um
}
tri-d-chess-prompt-place = { $side ->
    [first] Weiß setzt { $piece ->
        [queen] eine Dame
        [bishop] einen Läufer
       *[knight] einen Springer
    }
   *[second] Schwarz setzt { $piece ->
        [queen] eine Dame
        [bishop] einen Läufer
       *[knight] einen Springer
    }
}
tri-d-chess-prompt-draw = Ein Platz wird ausgelost für { $piece ->
    [queen] die Damen
    [bishop] Läufer
   *[knight] Springer
}
tri-d-chess-prompt-over = Partie beendet

## How it ended

tri-d-chess-end-checkmate = Matt
tri-d-chess-end-stalemate = Patt
tri-d-chess-end-dead_position = Nur die beiden Könige sind übrig
tri-d-chess-end-seventy_five_moves = 75 Züge jeder Seite ohne Schlagen und ohne Bauernzug
tri-d-chess-end-fivefold = Dieselbe Stellung zum fünften Mal

## Boards

tri-d-chess-sheet-stands = Ständer der Angriffsbretter
tri-d-chess-sheet-attack = Angriffsbrett { $board }
tri-d-chess-sheet-W = Brett W von Weiß, unten
tri-d-chess-sheet-N = neutrales Brett N, Mitte
tri-d-chess-sheet-B = Brett B von Schwarz, oben
