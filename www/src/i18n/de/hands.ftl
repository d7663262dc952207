# What is done on a board: labels of cells for screen readers, announcements, questions, keyboard help.

board-rook = { $side ->
    [first] weißer Turm
   *[second] schwarzer Turm
  }
board-bishop = { $side ->
    [first] weißer Läufer
   *[second] schwarzer Läufer
  }
board-knight = { $side ->
    [first] weißer Springer
   *[second] schwarzer Springer
  }
board-pawn = { $side ->
    [first] weißer Bauer
   *[second] schwarzer Bauer
  }
board-queen = { $side ->
    [first] weiße Dame
   *[second] schwarze Dame
  }
board-king = { $side ->
    [first] weißer König
   *[second] schwarzer König
  }
board-disc = { $side ->
    [first] weißer Stein
   *[second] schwarzer Stein
  }
board-colour-first = weiß
board-colour-second = schwarz

# Cells
board-empty = leer
board-stack = Stapel der Höhe { $height }, von oben { $discs }
board-mark-from = von hier kam der letzte Zug
board-mark-to = hierher ging der letzte Zug
board-mark-placed = eben gesetzt
board-mark-check = Schach
board-mark-open = { $side ->
    [first] Weiß kann hier setzen
   *[second] Schwarz kann hier setzen
  }
board-mark-closed = diese Karte darf nicht hierher
board-mark-banned = hierher zurückziehen ist nicht erlaubt
board-mark-decisive = hier wurde die Partie entschieden
board-target = Zug hierher möglich
board-target-label = Zug hierher möglich, Entfernung { $label }

# The board
board-grid = Brett, { $game }
board-hint = Mit den Pfeiltasten gehen Sie über das Brett, die Eingabetaste wählt und bestätigt, Escape bricht ab.
board-hint-keys = Das Fragezeichen zeigt alle Tasten.
board-start = Anfangsstellung
board-choose = Wählen Sie, was der Zug bedeutet
board-choices = { $question }: { $choices }.
board-count = Wie viele Steine
board-take = { $count ->
    [one] { $count } Stein nehmen
   *[other] { $count } Steine nehmen
  }
board-moves = { $count ->
    [one] Eine Möglichkeit: { $cells }
   *[other] { $count } Möglichkeiten: { $cells }
  }
board-many = { $count } Möglichkeiten; M liest sie vor
board-many-menu = { $count } Möglichkeiten; „Brett in Worten“ liest sie vor

# Typing moves
board-type = Zug

board-no-moves = Kein Zug möglich
board-changed = Das Brett hat sich inzwischen verändert. Bitte schreiben Sie den Zug noch einmal.

# A move chosen ahead
board-premove-where = Wählen Sie ein beliebiges Feld; der Zug wird gespielt, wenn Sie am Zug sind und er dann erlaubt ist.
board-premove-here = Teil des vorausgewählten Zuges
board-premove-set = Vorausgewählt: { $move }. Escape hebt den Zug auf.
board-premove-cancelled = Der vorausgewählte Zug ist aufgehoben.
board-premove-dropped = Der vorausgewählte Zug wurde nicht gespielt: { $move }.

# What wins, told beside the board in the first game of each kind
how-title = So gewinnt man:
how-read = Verstanden
