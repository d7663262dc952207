# What is done on a board: labels of cells for screen readers, announcements, questions, keyboard help.

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
board-start = Starting position
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
board-many = { $count } possibilities; M reads them
board-many-menu = { $count } possibilities; “Board in words” reads them

# Typing moves
board-type = Move

board-no-moves = No move possible
board-changed = The board has changed in the meantime. Please write the move once more.

# A move chosen ahead
board-premove-where = Choose any square; the move is made when it is your turn, if it is allowed then.
board-premove-here = part of the move chosen ahead
board-premove-set = Chosen ahead: { $move }. Escape takes it back.
board-premove-cancelled = The move chosen ahead is taken back.
board-premove-dropped = The move chosen ahead was not made: { $move }.

# What wins, told beside the board in the first game of each kind
how-title = How to win:
how-read = Got it
