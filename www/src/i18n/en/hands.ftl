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
board-many = { $count } possibilities; M on the board reads them
board-many-marked = { $count } possibilities, said of each cell
board-sees = sees as far as { $to }
board-stopped = stopped by { $stop }
board-tally = aims here: White { $first }, Black { $second }
board-no-threats = Nobody aims here
board-nothing = The board is empty

# Typing moves and drawing
board-type = Move
board-note = Draw on the board
board-note-0 = Green circle
board-note-1 = Red dashed circle
board-note-2 = Blue dotted circle
board-note-3 = Ochre dash-dotted circle
board-note-clear = Clear drawings
