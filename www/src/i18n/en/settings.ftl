# What a person chooses for this device.

settings-title = Settings
settings-look = Look and language
settings-language = Language
settings-theme = Colours
settings-letters = Piece letters in records
    .help = Klubovna reads all of them.
settings-letters-auto = by language
settings-letters-cs = V S J
settings-letters-en = R B N
settings-letters-figurine = ♖ ♗ ♘
settings-board = Board
settings-pieces = Shogi tiles
settings-pieces-animals = animals
settings-pieces-kanji = Japanese characters
settings-pieces-letters = letters
settings-coordinates = Coordinates
    .help = Letters and numbers along the edges of the board.
settings-counts = Numbers on squares
    .help = How often each side aims at a square, and what else a game counts.
settings-sight = Reach of pieces
    .help = Shows how far the piece under the pointer sees.
settings-speed = Movement
settings-speed-0 = none
settings-speed-120 = quick
settings-speed-250 = calm
settings-speed-500 = slow
settings-hands = Controls
settings-touchLift = Lift pieces above the finger
    .help = So that on a touch screen you see where you put them.
settings-confirm = Confirm placements
    .help = Only a second tap puts a piece on the board.
settings-keys = Single-letter shortcuts
    .help = On the board, l reads the last move, for example. Switch them off if they get in the way of a screen reader.
settings-computer = Computer opponent
settings-analysis = Analysis beside a game
    .help = The chances of both sides, the best lines, and moves that gave chances away.
settings-voice = Speech
settings-spelling = Names of squares
    .help = For screen readers: how h3 is read.
settings-spelling-plain = h3
settings-spelling-czech = Helena 3
settings-spelling-nato = hotel 3
settings-spelling-anna = hector 3
settings-data = Data
settings-data-what = Games and settings are in this browser and nowhere else.
settings-delete = Delete everything
settings-delete-what = { $count ->
    [0] This deletes the settings. No game is saved here.
    [one] This deletes { $count } game and the settings. It cannot be undone.
   *[other] This deletes { $count } games and the settings. It cannot be undone.
  }
settings-delete-now = Delete
settings-keep = Keep
settings-deleted = Done: no game and no setting is left here.
settings-newer = A newer version of Klubovna has saved settings in this browser. They stay as they are; what you choose here lasts only until this page is closed or loaded again.
settings-none = This browser keeps no settings: what you choose lasts only until this page is closed or loaded again.
