# What the board says at its first picture and round itself.

# The board
board-loading = Das Brett wird aufgebaut
board-wins = { $side ->
    [first] Weiß gewinnt.
   *[second] Schwarz gewinnt.
  }
    .animal-shogi = { $side ->
        [first] Der erste Spieler gewinnt.
       *[second] Der zweite Spieler gewinnt.
      }
board-draw = Remis.
board-thinking = Der Computer denkt nach …
board-again = Neue Partie

# Replay
board-navigation = Durch die Partie gehen
board-go-start = Zum Anfang
board-go-previous = Ein Zug zurück
board-go-next = Ein Zug vor
board-go-end = Zum Ende
board-flip = Brett drehen
board-move-list = Züge

# Errors of the <board-game> element
error-src-unreachable = Die Datei „{ $src }“ konnte nicht geladen werden.
error-part-foreign = Das konnte nicht geladen werden: Die Website, von der es kommt, muss es für alle Dateien erlauben (Access-Control-Allow-Origin).
error-part-look = Das gewählte Aussehen des Bretts kann gerade nicht geladen werden; bis dahin hat es ein anderes.

board-confirm = Zum Bestätigen noch einmal
