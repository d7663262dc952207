# Sharing a game: links, pictures, paper. And what is said when a link is opened.

share-title = Share the game
share-link = Link
share-text = Text
share-copied = Copied.
share-copy-refused = The browser did not allow copying.
share-address = Link to this game
share-address-help = The whole game, with its options, variations and comments, is in the link itself, which has { $count } characters. No server keeps it.
share-making = The link is being made…
share-copy-link = Copy the link
share-copy-by-hand = The browser did not allow copying. Please select the link and copy it by hand.
share-send = Send…
share-from-file = This page was opened from a file, so the link opens only where the same file is in the same place. Elsewhere it can be pasted on the page “Open a game”.
share-long = This link is very long, and some programs cut such links off. The record as a file is safer.
share-secret = The cards of this game follow from a secret that stays on this device. Elsewhere the game can be looked at, but no card can be turned. It can be played on only here.
share-by-link = You can play by links: whoever opens this one makes a move, chooses “Share” and sends a new link back. Open that one, and your game goes on. Comments and variations that come with it are added to yours. Neither side can change a past move unnoticed.
share-qr = QR code of the link
share-no-qr = The game is too long for a QR code that a phone can read.
share-check = Check characters of this game:
share-check-help = Whoever has the same moves sees the same characters here. Compare them by phone, in a letter or on paper.
share-picture = Picture
share-preview = The position shown, as a picture
share-plain = Arrows and marks
share-beside = Names, and what lies beside the board
share-grey = Shades of grey
share-mm = Width in mm
share-dpi = Resolution of PNG
share-dpi-value = { $value } dpi
share-png = Save as PNG
share-svg = Save as SVG
share-copy-picture = Copy the picture
error-picture-too-large = The browser cannot make a picture of this size. Choose a smaller width or a lower resolution, or save it as SVG.
share-moving = The game in motion
share-from = From
share-to = To
share-start = Start
share-pace = Pace
share-pace-value = { $value ->
    [one] 1 second a move
   *[other] { $value } seconds a move
  }
share-size = Size
share-size-value = { $value } pixels
share-gif = Save as animated GIF
share-progress = Picture { $ready } of { $all }…
share-done = The picture is ready and saved.
share-paper = Paper
share-sheet = Score sheet
share-sheet-help = All moves on a sheet of A4, with lines for more moves and for two signatures.
share-booklet = Booklet
share-booklet-help = The game to read on A5 pages, with comments, variations and diagrams.
share-every = Diagrams
share-every-value = { $count ->
    [0] Where something is said or drawn
   *[other] Every { $count } moves
  }
share-print = Print…
share-save-page = Save as a web page
share-copy-record = Copy the record
share-record = Record and other formats…
share-copy-position = Copy the position
share-copy-board = Copy as a board for a web page
share-copy-board-help = The board for a web page is a piece of HTML that shows this game, with all its moves to step through.
share-copy-board-file = This is Klubovna in one file, without the files that such a board needs: the code expects them in the folder /klubovna/ of your site. To get them, open “{ $page }” in any copy of Klubovna on the web.

link-older = { $theirs ->
    [0] This link is older than your game: it has no move yet, your game has.
   *[other] This link is older than your game: it ends after step { $theirs } of the { $mine } that your game has.
  }
link-unended = This link is older than your game: it was made before the game ended.
link-differs = The game in this link is not the one that you have. At step { $at } you have { $mine }, the link has { $theirs }. A move was changed or taken back, here or there.
link-own = { $count ->
    [one] This link adds a move of your own side to your game.
   *[other] This link adds { $count } steps to your game, among them moves of your own side.
  } Take it only if you agree with that.
link-over = This link ends your game, and not by a move: by agreement, by resignation or by a claim. Take it only if you agree with that.
link-ends = The moves in this link and in your game are the same, but the end is not: one of them ended where the other goes on, or they ended differently.
link-apart = This link has comments or variations that cannot be added to your game.
link-foreign = This link claims to be a game that you have, but it begins differently: with other options, from another position or with other cards.
link-open-mine = Open my game
link-agree = Take what the link adds
link-open-beside = Open the link as a separate game
error-link-cut = This link is not whole, or it was changed on the way: its check characters do not match. Ask for it once more, and copy all of it.
error-link-newer = This link was made by a newer version of Klubovna. Open it where you have that version.
error-link-broken = Nothing is missing from this link, but the game in it cannot be read.
error-link-too-large = This link is too long to be a game.
