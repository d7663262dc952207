# Cards beside the board.

board-cards = { $side ->
    [first] Karten von Weiß
   *[second] Karten von Schwarz
  }
board-cards-dock = Karte im Spiel
board-cards-pile = { $side ->
    [first] { $count ->
        [0] Stapel von Weiß ist leer
        [one] Stapel von Weiß, { $count } Karte
       *[other] Stapel von Weiß, { $count } Karten
      }
   *[second] { $count ->
        [0] Stapel von Schwarz ist leer
        [one] Stapel von Schwarz, { $count } Karte
       *[other] Stapel von Schwarz, { $count } Karten
      }
  }
board-cards-left = Noch im Stapel: { $cards }
board-cards-none = Im Stapel ist keine Karte mehr
board-cards-blue = Blaue Figuren für Umwandlungen: noch { $pieces }
board-cards-no-blue = Für Umwandlungen ist keine blaue Figur mehr da
board-cards-turned = { $side ->
    [first] Weiß hat aufgedeckt: { $card }
   *[second] Schwarz hat aufgedeckt: { $card }
  }
board-cards-which = { $side ->
    [first] Welche Karte hat Weiß aufgedeckt?
   *[second] Welche Karte hat Schwarz aufgedeckt?
  }
board-cards-kind = { $card }, noch { $count }
board-cards-space = Leertaste
board-card-king = { $count ->
    [1] König
   *[other] { $count } Könige
  }
board-card-queen = { $count ->
    [1] Dame
   *[other] { $count } Damen
  }
board-card-rook = { $count ->
    [1] Turm
   *[other] { $count } Türme
  }
board-card-knight = { $count ->
    [1] Springer
   *[other] { $count } Springer
  }
board-card-bishop = { $count ->
    [1] Läufer
   *[other] { $count } Läufer
  }
board-card-light-bishop = { $count ->
    [1] weißfeldriger Läufer
   *[other] { $count } weißfeldrige Läufer
  }
board-card-dark-bishop = { $count ->
    [1] schwarzfeldriger Läufer
   *[other] { $count } schwarzfeldrige Läufer
  }
board-card-pawn = { $count ->
    [1] Bauer
   *[other] { $count } Bauern
  }
board-card-joker = { $count ->
    [1] Joker
   *[other] { $count } Joker
  }
