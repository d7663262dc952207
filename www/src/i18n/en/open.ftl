# Opening a game from text.

open-title = Open a game
open-lead = Paste a record or a link from Klubovna, or just the moves as you write them on paper. Files of shogi programs are read, too.
open-text = Text of the game
open-example = 1. Rh7 Ra3 2. h3 a6 3. Bf4 Bf5
open-game = Which game
open-game-any = Find out from the text
open-game-help = A record from Klubovna names its game. Choose only for bare moves.
open-open = Open
open-file = Choose a file
open-readable = Open what could be read
open-several = { $count ->
    [one] One game can be opened:
   *[other] There are { $count } games. Which one is to be opened?
  }
open-samples = Or have a look at
error-open-empty = There is no text yet. Paste a record or moves.
error-open-too-large = The file { $file } is too large to be a game.
error-open-unreadable = The file { $file } could not be read. It may have been moved or removed.
error-open-backup = The file { $file } is a backup of all games. It is read on the page “Settings”, under “Data”.
