# What is done on a board: labels of cells for screen readers, announcements, questions, keyboard help.

board-rook = { $side ->
    [first] biała wieża
   *[second] czarna wieża
  }
board-bishop = { $side ->
    [first] biały goniec
   *[second] czarny goniec
  }
board-knight = { $side ->
    [first] biały skoczek
   *[second] czarny skoczek
  }
board-pawn = { $side ->
    [first] biały pionek
   *[second] czarny pionek
  }
board-queen = { $side ->
    [first] biały hetman
   *[second] czarny hetman
  }
board-king = { $side ->
    [first] biały król
   *[second] czarny król
  }
board-disc = { $side ->
    [first] biały krążek
   *[second] czarny krążek
  }
board-colour-first = biały
board-colour-second = czarny

# Cells
board-empty = puste
board-stack = stos o wysokości { $height }, od góry { $discs }
board-mark-from = stąd wyszedł ostatni ruch
board-mark-to = tu prowadził ostatni ruch
board-mark-placed = właśnie postawiono
board-mark-check = szach
board-mark-open = { $side ->
    [first] białe mogą tu postawić pionka
   *[second] czarne mogą tu postawić pionka
  }
board-mark-closed = tej karty nie można tu położyć
board-mark-banned = ruch powrotny tutaj jest niedozwolony
board-mark-decisive = tu rozstrzygnęła się partia
board-target = można tu pójść
board-target-label = można tu pójść, odległość { $label }

# The board
board-grid = Plansza, { $game }
board-hint = Strzałki przesuwają kursor po planszy, Enter wybiera i potwierdza, Escape anuluje.
board-hint-keys = Znak zapytania pokazuje wszystkie klawisze.
board-start = Pozycja początkowa
board-choose = Wybierz, co oznacza ruch
board-choices = { $question }: { $choices }.
board-count = Ile krążków wziąć
board-take = { $count ->
    [one] Weź { $count } krążek
    [few] Weź { $count } krążki
   *[many] Weź { $count } krążków
  }
board-moves = { $count ->
    [one] Jedna możliwość: { $cells }
    [few] { $count } możliwości: { $cells }
   *[many] { $count } możliwości: { $cells }
  }
board-many = Możliwości: { $count }; odczytuje je M
board-many-menu = Możliwości: { $count }; odczytuje je „Opis planszy”

# Typing moves
board-type = Ruch

board-no-moves = Brak ruchów
board-changed = Plansza w międzyczasie się zmieniła. Wpisz ruch jeszcze raz.

# A move chosen ahead
board-premove-where = Wybierz dowolne pole; ruch zostanie wykonany, gdy przyjdzie twoja kolej, jeśli będzie wtedy możliwy.
board-premove-here = część ruchu z wyprzedzeniem
board-premove-set = Ruch z wyprzedzeniem: { $move }. Escape go anuluje.
board-premove-cancelled = Ruch z wyprzedzeniem został anulowany.
board-premove-dropped = Ruch z wyprzedzeniem nie został wykonany: { $move }.

# What wins, told beside the board in the first game of each kind
how-title = Jak wygrać:
how-read = Jasne
