# What the play page asks and shows in dialogs, and says of a game that cannot be opened.

play-missing = This game is not on this device. It may have been removed, or it is on another device or in another browser. A game without a move exists only in the tab in which it was begun.
play-cannot-open = This game cannot be opened
play-unreadable-newer = This game was saved by a newer version of Klubovna. It stays as it is; you can take its text with you.
play-unreadable-broken = The saved game is damaged. It stays as it is; you can take its text with you.
play-discard = Remove for good
play-discard-sure = The text of this game is then gone from this device. Download it first if you may want it.
play-home = Home

play-do-redo = Redo
play-do-flip = Flip
play-do-table = Table mode
play-do-draw = Offer a draw
play-do-claim = Claim a draw
play-do-resign = Resign
play-do-counts = Numbers on squares
play-do-seats = Who plays
play-do-record = Record
play-do-position = Copy position
play-do-rematch = Rematch
play-do-ask = Board in words
play-do-keys = Keys
play-do-cards = Cards drawn
    .tri-d-chess = The draw
play-do-taste = Board and pieces
play-do-times = Thinking times
play-do-points = Points and values

play-premove-set = Chosen ahead: { $move }. It is played if it is allowed then.
play-premove-cancel = Take it back
play-premove-cancelled = The move chosen ahead is taken back.
play-premove-dropped = The move chosen ahead was not played: { $move }.

play-save = Save
play-resign = Resign
play-resign-who = Who resigns? The other side wins.
play-resign-side = { $who ->
    [first] White resigns
    [second] Black resigns
   *[named] { $name } resigns
  }
    .animal-shogi = { $who ->
        [first] The first player resigns
        [second] The second player resigns
       *[named] { $name } resigns
      }
play-draw = Draw offer
play-draw-question = { $who ->
    [first] Does White accept a draw?
    [second] Does Black accept a draw?
   *[named] { $name }, do you accept a draw?
  }
    .animal-shogi = { $who ->
        [first] Does the first player accept a draw?
        [second] Does the second player accept a draw?
       *[named] { $name }, do you accept a draw?
      }
play-draw-accept = Accept
play-draw-decline = Play on
play-rematch-sure = This game is not over. It stays among the games in progress; in the new one the players change sides.
play-rematch-begin = Start a new game
play-record = The game as text
play-form = Format
play-form-record = Klubovna
    .help = Variations and comments.
play-form-kifu = KIF
    .help = For Japanese shogi programs.
play-form-csa = CSA
    .help = For shogi servers and engines, the main line only.
play-form-usi = USI
    .help = Position and moves for an engine.
play-share = Share
play-download = Download
play-copy = Copy
play-copy-by-hand = The browser did not allow copying. Please select the text and copy it by hand.
play-points = Points and values of animals
play-points-impasse = When nobody can mate
play-points-not-yet = Points matter once a lion is in its promotion zone.
play-points-values = What each animal is worth
play-points-help = On the right the promoted side. The values help beginners to judge an exchange. When points are counted, giraffes and elephants have 5, all others 1.

moves-before-first = Before the first move
moves-mark = Mark
moves-mark-none = none
moves-line = This line
moves-promote = Make main line
moves-copy = Copy line
moves-remove = Remove from here on
moves-decided = If the main line changes, the result of the game falls away.

keys-title = Keys
keys-step = one move back, one move forward
keys-ends = first position, last position
keys-flip = flip the board
keys-undo = take a move back
keys-hint = a hint: where, what and why
keys-analysis = analysis: chances and best lines
keys-card = turn a card (Raindropchess®)
keys-board = to the board, to the trays, to the buttons
keys-choose = choose the cell or piece; arrows move over the board
keys-cancel = cancel what is half chosen
keys-type = on the board: type a move
keys-write = on the board: write a move, or a letter of this list and Enter
keys-ask = on the board: everything it can say, as buttons
keys-explain = on the board: explain once more what is unusual here
keys-off = Keys that type a character are switched off in the settings.
keys-last = on the board: read the last move
keys-players = on the board: read who plays
keys-pieces = on the board: read all pieces
keys-targets = on the board and in hands: read where this piece can go
keys-aims = on the board: read the counts of this cell
keys-column = on the board: read all squares above each other (Tri-D chess)
keys-level = the square above, the square below (Tri-D chess)
keys-own = on the board: previous and next piece that can move, or square it can go to
keys-list = in the list of moves: previous and next move of any line, Enter shows it
keys-space = Space
keys-help = this list

play-locked-earlier = No move is made in an earlier position.
play-locked-preview = This is only a preview.
play-locked-over = The game is over. Other moves can be tried in earlier positions.
play-locked-program = It is the computer’s turn.
play-try-copy = Try in a copy
play-cancel = Cancel
play-copied = Copied.

# Table mode
table-half = { $side ->
    [first] White’s half
   *[second] Black’s half
  }
    .animal-shogi = { $side ->
        [first] The first player’s half
       *[second] The second player’s half
      }
table-press = { $side ->
    [first] Press White’s clock
   *[second] Press Black’s clock
  }
    .animal-shogi = { $side ->
        [first] Press the first player’s clock
       *[second] Press the second player’s clock
      }
table-press-card = Turn a card
table-by-itself = Move on the board: the clock then changes by itself.
table-ask-undo = { $side ->
    [first] White asks to take the last move back.
   *[second] Black asks to take the last move back.
  }
    .animal-shogi = { $side ->
        [first] The first player asks to take the last move back.
       *[second] The second player asks to take the last move back.
      }
table-ask-resign = Do you resign? The other side then wins.
table-waits = The other side has been asked.
table-waits-draw = A draw is offered.
table-allow = Allow
table-refuse = Refuse
play-do-leave-table = Leave table mode
play-bar-leave-table = Leave
play-bar-draw = Draw
play-do-draw-or-claim = Claim or offer a draw
play-bar-draw-or-claim = Draw
