# What the board says at its first picture and round itself.

# The board
board-loading = The board is being set up
board-confirm = Once more to confirm
board-no-moves = No move possible
board-changed = The board has changed in the meantime. Please write the move once more.
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
