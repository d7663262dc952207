# What lies beside the board: reserves, scores, captured pieces.

board-tray-reserve = { $side ->
    [first] Vorrat von Weiß
   *[second] Vorrat von Schwarz
  }
board-tray-score = { $side ->
    [first] Punkte von Weiß
   *[second] Punkte von Schwarz
  }
board-tray-hand = { $side ->
    [first] Hand von Weiß
   *[second] Hand von Schwarz
  }
    .animal-shogi = { $side ->
        [first] Hand des ersten Spielers
       *[second] Hand des zweiten Spielers
      }
board-tray-deck = { $side ->
    [first] Stapel von Weiß
   *[second] Stapel von Schwarz
  }
board-tray-discard = { $side ->
    [first] Abgelegte Karten von Weiß
   *[second] Abgelegte Karten von Schwarz
  }
board-things-pawn = { $side ->
    [first] { $count ->
        [one] { $count } weißer Bauer
       *[other] { $count } weiße Bauern
      }
   *[second] { $count ->
        [one] { $count } schwarzer Bauer
       *[other] { $count } schwarze Bauern
      }
  }
board-things-disc = { $side ->
    [first] { $count ->
        [one] { $count } weißer Stein
       *[other] { $count } weiße Steine
      }
   *[second] { $count ->
        [one] { $count } schwarzer Stein
       *[other] { $count } schwarze Steine
      }
  }
board-things-point = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
  }
board-of = { $things } von { $capacity }
