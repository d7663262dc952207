# What the board says at its first picture and round itself.

# The board
board-loading = The board is being set up
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

# Replay
board-navigation = Go through the game
board-go-start = To the start
board-go-previous = One move back
board-go-next = One move forward
board-go-end = To the end
board-flip = Flip the board
board-move-list = Moves

# Errors of the <board-game> element
error-src-unreachable = The file “{ $src }” could not be loaded.
error-part-foreign = This could not be loaded: the site that it comes from has to allow it for all files (Access-Control-Allow-Origin).
error-part-look = The look that was chosen for the board cannot be loaded now; until then it has another one.

board-confirm = Once more to confirm
