# What the board says: names, labels of cells for screen readers, announcements, keyboard help.

board-rook = { $side ->
    [first] white rook
   *[second] black rook
  }
board-bishop = { $side ->
    [first] white bishop
   *[second] black bishop
  }
board-knight = { $side ->
    [first] white knight
   *[second] black knight
  }
board-pawn = { $side ->
    [first] white pawn
   *[second] black pawn
  }
board-queen = { $side ->
    [first] white queen
   *[second] black queen
  }
board-king = { $side ->
    [first] white king
   *[second] black king
  }
board-disc = { $side ->
    [first] white disc
   *[second] black disc
  }
board-colour-first = white
board-colour-second = black

# Cells
board-empty = empty
board-stack = stack of { $height }, from the top { $discs }
board-mark-from = the last move came from here
board-mark-to = the last move went here
board-mark-placed = just placed
board-mark-check = check
board-mark-open = { $side ->
    [first] White can place here
   *[second] Black can place here
  }
board-mark-closed = this card cannot go here
board-mark-banned = moving back here is not allowed
board-mark-decisive = the game was decided here
board-target = can be moved to
board-target-label = can be moved to, distance { $label }

# The board
board-grid = Board, { $game }
board-hint = Arrow keys move over the board, Enter chooses and confirms, Escape cancels.
board-hint-keys = A question mark lists all keys.
board-loading = The board is being set up
board-start = Starting position
board-confirm = Once more to confirm
board-choose = Choose what the move means
board-choices = { $question }: { $choices }.
board-count = How many discs to take
board-take = { $count ->
    [one] Take { $count } disc
   *[other] Take { $count } discs
  }
board-moves = { $count ->
    [one] One possibility: { $cells }
   *[other] { $count } possibilities: { $cells }
  }
board-many = { $count } possibilities; M on the board reads them
board-many-marked = { $count } possibilities, said of each cell
board-no-moves = No move possible
board-changed = The board has changed in the meantime. Please write the move once more.
board-sees = sees as far as { $to }
board-stopped = stopped by { $stop }
board-tally = aims here: White { $first }, Black { $second }
board-no-threats = Nobody aims here
board-nothing = The board is empty
board-wins = { $side ->
    [first] White wins.
   *[second] Black wins.
  }
    .animal-shogi = { $side ->
        [first] The first player wins.
       *[second] The second player wins.
      }
board-draw = A draw.
board-thinking = The computer is thinking…
board-again = New game

# Beside the board
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

# Cards
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

# Typing moves and drawing
board-type = Move
board-note = Draw on the board
board-note-0 = Green circle
board-note-1 = Red dashed circle
board-note-2 = Blue dotted circle
board-note-3 = Ochre dash-dotted circle
board-note-clear = Clear drawings

# Replay
board-navigation = Go through the game
board-go-start = To the start
board-go-previous = One move back
board-go-next = One move forward
board-go-end = To the end
board-flip = Flip the board
board-move-list = Moves

# Errors of the <board-game> element
error-bad-attribute = The attribute { $name } cannot be “{ $value }”. Accepted: { $accepted }.
error-missing-game = Which game is to be shown? The attribute game is missing.
error-src-status = The file “{ $src }” could not be loaded: the server answered { $status }.
error-src-no-record = The file “{ $src }” holds no game: it is empty, or a web page.
error-src-unreachable = The file “{ $src }” could not be loaded.
error-part-foreign = This could not be loaded: the site that it comes from has to allow it for all files (Access-Control-Allow-Origin).
