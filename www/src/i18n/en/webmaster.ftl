# The page for those who put a board on a page of their own.

webmaster-title = Put a board on your page
webmaster-lead = Choose a board, copy the code, paste it into your page. You need no account and no server, and visitors of your page are not tracked.

webmaster-game = Game
webmaster-mode = What it is for
webmaster-mode-play = Playing
webmaster-mode-replay = Replaying a game
webmaster-mode-diagram = Showing a position
webmaster-mode-analyse = Analysis
webmaster-record = Record or moves
webmaster-sample = Use the sample game
webmaster-position = Starting position
webmaster-position-what = Empty means the usual start. The button “Copy position” beside a game in Klubovna gives you the text of one.
webmaster-level = Opponent
webmaster-people = Two people at one screen
webmaster-computer = The computer, level { $level }
webmaster-lang = Language
webmaster-lang-none = As on the page
webmaster-board = Board
webmaster-board-wood = Wood
webmaster-board-moss = Moss
webmaster-board-slate = Slate
webmaster-board-stone = Stone
webmaster-board-print = Print
webmaster-set = Chess pieces
webmaster-set-house = Club
webmaster-set-angular = Angular
webmaster-set-signs = Signs
webmaster-coordinates = Coordinates
webmaster-coordinates-inside = In the squares
webmaster-coordinates-outside = Outside
webmaster-coordinates-none = None
webmaster-theme = Colours
webmaster-theme-none = As on the page
webmaster-theme-auto = As on the device
webmaster-theme-light = Light
webmaster-theme-dark = Dark
webmaster-size = Width
webmaster-size-320 = 320
webmaster-size-480 = 480
webmaster-size-640 = 640
webmaster-size-none = All the room

webmaster-preview = Preview
webmaster-code = Code for your page
webmaster-way = How to put it there
webmaster-way-element = Element
webmaster-way-frame = Frame
webmaster-way-element-what = The board becomes a part of your page: it takes its width and its language, and scripts can control it.
webmaster-way-frame-what = For editors that allow no scripts, and for pages on a site other than the one with the files.
webmaster-base = Where the files of Klubovna are
webmaster-base-what = This copy, or the folder on your site to which you have unpacked your own, such as /games/.
webmaster-copy = Copy the code
webmaster-copied = Copied.
webmaster-by-hand = The browser did not allow copying. Please select the text and copy it by hand.
webmaster-place = Where you paste it
webmaster-place-page = HTML page
webmaster-place-wordpress = WordPress
webmaster-place-joomla = Joomla
webmaster-steps-page =
    Open the source of the page.
    Paste the code where you want the board.
    Save the page and look at it. For more boards, paste again; the line with the script is needed only once.
webmaster-steps-wordpress =
    Open the page or post for editing, and add a block: “+”, then “Custom HTML”.
    Paste the code into the block. “Preview” in the block may not show the board; the page will.
    Save. If the code is gone after that, your account may not write scripts: use the frame, or ask an administrator of the site to paste it.
webmaster-steps-joomla =
    Choose the frame above. The editors of Joomla remove scripts.
    An administrator has to allow it once: System, Global Configuration, Text Filters, “No Filtering” for your group of users.
    In the article press “Toggle Editor” below the text, paste the code, and save without switching back. Or make a module of the type “Custom” with it.
webmaster-policy = If your site has a content security policy (CSP)
webmaster-policy-what = It has to allow at least this. If you do not know what that is, your site probably has none.
webmaster-foreign = If the files are on another site than your page, that site has to send the header Access-Control-Allow-Origin for all of them; otherwise use the frame.

webmaster-site = The whole site
webmaster-site-what = With your own copy you depend on nobody. Unpack the archive into any folder of your site: nothing has to be installed or set up.
webmaster-zip = Download the site (zip)
webmaster-zipping = { $done } of { $all } files are here.
webmaster-zipped = Saved as klubovna-site.zip, { $size } MB.
webmaster-no-zip = This is Klubovna in one file, with no other files beside it. You find the archive klubovna-site.zip where you got this file, or on this page of any copy of Klubovna on the web.
error-webmaster-changed = This copy was replaced by another release while its files were read. Please try again.
error-webmaster-file = The file “{ $file }” of this copy could not be read, so the archive would not be whole. Please try again with a connection.

webmaster-reference = Everything that the element can do
webmaster-reference-what = Attributes are written into the tag. Each except position is also a property. Methods are called by scripts.
webmaster-all-attribute = Attributes
webmaster-all-method = Methods
webmaster-all-event = Events, and what is in their detail
webmaster-all-slot = Slots
webmaster-all-part = Parts for style sheets
webmaster-all-property = Custom properties
webmaster-inside = between the tags
webmaster-frame-talk = Scripts and the frame
webmaster-frame-talk-what = The frame tells the page around what happens, and how high it would like to be (resize). It takes the commands load, play, goTo, record, position, flip and set from pages of its own site; pages of other sites are listed in its address: origins=https://club.example. A game from a file (src) is not told to them.

webmaster-attribute-game = Which game; a record names its own.
webmaster-attribute-mode = A game of two people or against the computer; a record to step through; a picture; an analysis, where any moves can be tried.
webmaster-attribute-src = A record, a move list or a KIF, CSA or USI file to open, in UTF-8 or -16, Shift_JIS or Windows-1250.
webmaster-attribute-level = In the mode play the computer plays the other side at this level: 1, 2, 3… While it thinks, a move can be chosen ahead.
webmaster-attribute-options = Options of the game, such as `draw_plies=50`.
webmaster-attribute-theme = Colours.
webmaster-attribute-flipped = The other side is below.
webmaster-attribute-coordinates = The letters and digits at the edge: in the squares, or outside them on the page; `none` (or `false`) leaves them out.
webmaster-attribute-counts = In games where it matters: how many pieces of each side aim at a square.
webmaster-attribute-caption = A line below the board.
webmaster-attribute-speed = Milliseconds of an animation, 0 to 2000.
webmaster-attribute-size = The greatest width in pixels; otherwise the board is as wide as there is room.
webmaster-attribute-bare = The board alone: no names, no text and no buttons below it; no trays beside a diagram.
webmaster-attribute-pieces = What is painted on shogi tiles.
webmaster-attribute-set = What chess pieces look like: those of the club, angular ones, or signs of how they move.
webmaster-attribute-board = What the board is made of; `print` is black on white, with patterns in the place of colours.
webmaster-attribute-marks = How large and bold marks on squares are.
webmaster-attribute-levels = The boards of Tri-D chess as a plan, in space (WebGL), or side by side.
webmaster-attribute-lang = Language, cs, en, sk, de or pl; when missing, that of the page.
webmaster-attribute-position = Where to begin: a position as text.
webmaster-method-load = Shows another game. The promise resolves when it is there; what was shown stays if anything is wrong. The attributes do not change; if you change one later, that one holds.
webmaster-method-play = Plays a move, written as on paper (Rh7) or as the code of an event: where the game goes on, in a replay at its end.
webmaster-method-goTo = Looks at another position of the game: a ply, start, previous, next, end, or a node.
webmaster-method-record = The whole game as text, with variations and comments; `load` takes it back.
webmaster-method-position = The position that is shown, as text.
webmaster-method-flip = Turns the board round, or shows it as a side (0 or 1) sees it.
webmaster-event-bg-ready = The game is there and can be looked at or played.
webmaster-event-bg-before-move = A person is about to move; `preventDefault()` refuses it. `position` is the one before the move.
webmaster-event-bg-move = A move was made, whoever made it. Turning a card is told once, when it is known which one it is.
webmaster-event-bg-navigate = Another position of the game is looked at.
webmaster-event-bg-end = The game is over; `winner` is 0, 1 or null for a draw.
webmaster-event-bg-error = An attribute, a file, a position or a record is bad; `message` is in the language of the board.
webmaster-event-bg-flip = The board was turned round; `bottom` is the side that is below now.
webmaster-slot-default = What is shown where scripts do not run, or nothing can be shown; in the modes replay and analyse the record itself, unless `src` or `position` is given.
webmaster-slot-near = Beside the trays of the player below; the name that the record gives by default.
webmaster-slot-far = Beside the trays of the player above; the name that the record gives by default.
webmaster-part-board = The board itself, without trays and text.
webmaster-part-caption = The line below.
webmaster-part-status = Whose turn it is, or who has won.
webmaster-part-navigation = The buttons to go through a game.
webmaster-part-moves = The list of moves.
webmaster-part-fault = What is wrong, in words.
webmaster-property-bg-board-max = The greatest width of the board alone.
webmaster-property-bg-square-a = Light squares.
webmaster-property-bg-square-b = Dark squares.
webmaster-property-bg-accent = What is chosen.
webmaster-property-bg-mark-from = Where the last move came from.
webmaster-property-bg-mark-to = Where the last move went.
webmaster-property-bg-mark-legal = Where a piece may go.
webmaster-property-bg-white-body = The pieces of White.
webmaster-property-bg-black-body = The pieces of Black.
webmaster-property-bg-paper = The background of messages and questions.
webmaster-property-bg-ink = The text on it.
webmaster-property-bg-ground = The background of a board with a `theme`.
