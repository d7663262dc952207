# The play page, its score sheet and its dialogs.

play-title = Game
play-board = Board and players
play-moves = Moves and actions
play-actions = Actions
play-walk = Walk through the moves
play-rules = Rules
play-side = { $side ->
    [first] White
   *[second] Black
  }
    .animal-shogi = { $side ->
        [first] First player
       *[second] Second player
      }
play-on-turn = to move
play-why = Why? Rule { $rule }
play-looking-back = You are looking at an earlier position.
play-return = Back to the game
play-locked-earlier = No move is made in an earlier position.
play-locked-preview = This is only a preview.
play-locked-over = The game is over. Other moves can be tried in earlier positions.
play-locked-program = It is the computer’s turn.
play-vary = Try a variation
play-elsewhere = This game is open in another tab or window. Here you can only look.
play-take-over = Play here
play-missing = This game is not on this device. It may have been removed, or it is on another device or in another browser. A game without a move exists only in the tab in which it was begun.
play-cannot-open = This game cannot be opened
play-unreadable-newer = This game was saved by a newer version of Klubovna. It stays as it is; you can take its text with you.
play-unreadable-broken = The saved game is damaged. It stays as it is; you can take its text with you.
play-discard = Remove for good
play-discard-sure = The text of this game is then gone from this device. Download it first if you may want it.
play-home = Home

play-do-undo = Take back
play-do-redo = Redo
play-do-flip = Flip
play-do-draw = Offer a draw
play-do-claim = Claim a draw
play-do-resign = Resign
play-do-counts = Counts
play-do-hint = Hint
play-do-analysis = Analysis
play-do-seats = Who plays
play-do-from-here = Play from here
play-do-record = Record
play-do-position = Copy position
play-do-rematch = Rematch
play-do-keys = Keys
play-do-more = Moves
play-do-start = First position
play-do-back = One move back
play-do-forward = One move forward
play-bar-redo = Redo
play-bar-back = Back
play-bar-forward = Forward
play-do-end = Last position
play-do-note = Comment on this move

play-cancel = Cancel
play-close = Close
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
play-rematch = Rematch
play-rematch-sure = This game is not over. It stays among the games in progress; in the new one the players change sides.
play-rematch-begin = Start a new game
play-record = The game as text
play-form = Format
play-form-record = Klubovna: variations and comments
play-form-kifu = KIF: for Japanese shogi programs
play-form-csa = CSA: for shogi servers and engines, the main line only
play-form-usi = USI: position and moves for an engine
play-share = Share
play-download = Download
play-copy = Copy
play-copied = Copied.
play-copy-by-hand = The browser did not allow copying. Please select the text and copy it by hand.

# Cards
play-do-cards = Cards drawn
    .tri-d-chess = The draw
play-do-points = Points and values
play-pledge-short = Cards pledged:
play-cards = Cards drawn
    .tri-d-chess = How the array was drawn
play-cards-none = No card has been turned yet.
    .tri-d-chess = The list of moves begins with the men that were drawn.
play-cards-from-random = The program drew the cards at random.
play-cards-from-own = The cards came from real decks on the table.
play-cards-from-provable = The cards are provably fair: before the first draw the program committed to all of them with this fingerprint.
    .tri-d-chess = The array was drawn provably fairly: before the first man was drawn, the program had pledged all of them by this fingerprint.
play-cards-pledge = Fingerprint
play-cards-secret = What it was made from
play-cards-secret-later = What it was made from is shown when the game is over.
play-cards-verify = Verify these cards
    .tri-d-chess = Check the draw
play-cards-good = { $draws ->
    [0] No card was drawn in this game, so there is nothing to doubt.
    [one] The card is the one that was pledged before the game.
   *[other] All { $draws } cards are those that were pledged before the game.
  }
    .tri-d-chess = All { $draws } draws are those that were pledged.
play-cards-bad = These cards do not match the pledge: { $why }
    .tri-d-chess = The draws do not match the pledge: { $why }
play-cards-in-vain = lost the game
play-cards-in-view = in view

play-points = Points and values of animals
play-points-impasse = When nobody can mate
play-points-not-yet = Points are counted from when a lion gets into its promotion zone.
play-points-values = What each animal is worth
play-points-help = On the right the promoted side. The values help beginners to judge an exchange. When points are counted, giraffes and elephants have 5, all others 1.

banner-result = { $side ->
    [first] White wins
    [second] Black wins
   *[nobody] Draw
  }
    .animal-shogi = { $side ->
        [first] The first player wins
        [second] The second player wins
       *[nobody] A draw
      }
end-resignation = { $side ->
    [first] Black resigned.
   *[second] White resigned.
  }
    .animal-shogi = { $side ->
        [first] The second player resigned.
       *[second] The first player resigned.
      }
end-agreement = The players agreed to a draw.
end-claim = The player to move claimed a draw.
end-time = { $side ->
    [first] Black ran out of time.
   *[second] White ran out of time.
  }
    .animal-shogi = { $side ->
        [first] The second player ran out of time.
       *[second] The first player ran out of time.
      }
end-stated = So the record says.

moves-none = No moves yet.
moves-thrown = { $count ->
    [0] no hens
    [one] { $count } hen
   *[other] { $count } hens
  }
moves-before-first = Before the first move
moves-comment = Comment
moves-mark = Mark
moves-mark-none = none
moves-promote = Make main line
moves-remove = Remove from here on
moves-decided = If the main line changes, the result of the game falls away.

keys-title = Keys
keys-walk = one move back, one move forward
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
keys-last = on the board: read the last move
keys-players = on the board: read who plays
keys-pieces = on the board: read all pieces
keys-targets = on the board: read where this piece can go
keys-aims = on the board: read the counts of this cell
keys-column = on the board: read all squares above each other (Tri-D chess)
keys-level = the square above, the square below (Tri-D chess)
keys-own = on the board: previous and next piece that can move
keys-help = this list
