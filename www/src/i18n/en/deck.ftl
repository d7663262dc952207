# Cards beside the board.

board-cards = { $side ->
    [first] White’s cards
   *[second] Black’s cards
  }
board-cards-dock = Card in play
board-cards-pile = { $side ->
    [first] { $count ->
        [0] White’s deck is empty
        [one] White’s deck, { $count } card
       *[other] White’s deck, { $count } cards
      }
   *[second] { $count ->
        [0] Black’s deck is empty
        [one] Black’s deck, { $count } card
       *[other] Black’s deck, { $count } cards
      }
  }
board-cards-left = Left in the deck: { $cards }
board-cards-none = No card is left in the deck
board-cards-blue = Blue pieces left for promotion: { $pieces }
board-cards-no-blue = No blue piece is left for promotion
board-cards-turned = { $side ->
    [first] White has turned: { $card }
   *[second] Black has turned: { $card }
  }
board-cards-which = { $side ->
    [first] Which card did White turn?
   *[second] Which card did Black turn?
  }
board-cards-kind = { $card }, { $count } left
board-cards-space = Space
board-card-king = { $count ->
    [1] king
   *[other] { $count } kings
  }
board-card-queen = { $count ->
    [1] queen
   *[other] { $count } queens
  }
board-card-rook = { $count ->
    [1] rook
   *[other] { $count } rooks
  }
board-card-knight = { $count ->
    [1] knight
   *[other] { $count } knights
  }
board-card-bishop = { $count ->
    [1] bishop
   *[other] { $count } bishops
  }
board-card-light-bishop = { $count ->
    [1] light-square bishop
   *[other] { $count } light-square bishops
  }
board-card-dark-bishop = { $count ->
    [1] dark-square bishop
   *[other] { $count } dark-square bishops
  }
board-card-pawn = { $count ->
    [1] pawn
   *[other] { $count } pawns
  }
board-card-joker = { $count ->
    [1] joker
   *[other] { $count } jokers
  }
