# What lies beside the board: reserves, scores, captured pieces.

board-tray-reserve = { $side ->
    [first] White’s reserve
   *[second] Black’s reserve
  }
board-tray-score = { $side ->
    [first] White’s score
   *[second] Black’s score
  }
board-tray-hand = { $side ->
    [first] White’s hand
   *[second] Black’s hand
  }
    .animal-shogi = { $side ->
        [first] The first player’s hand
       *[second] The second player’s hand
      }
board-tray-deck = { $side ->
    [first] White’s deck
   *[second] Black’s deck
  }
board-tray-discard = { $side ->
    [first] White’s discarded cards
   *[second] Black’s discarded cards
  }
board-things-pawn = { $side ->
    [first] { $count ->
        [one] { $count } white pawn
       *[other] { $count } white pawns
      }
   *[second] { $count ->
        [one] { $count } black pawn
       *[other] { $count } black pawns
      }
  }
board-things-disc = { $side ->
    [first] { $count ->
        [one] { $count } white disc
       *[other] { $count } white discs
      }
   *[second] { $count ->
        [one] { $count } black disc
       *[other] { $count } black discs
      }
  }
board-things-point = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
board-of = { $things } of { $capacity }
