# The pages around a game: home, new game, opening, settings, about.

app-skip = Skip to the content
app-open = Open
app-settings = Settings
app-about = About
app-footer = No account, no tracking. Games stay on your device.
app-language = Language
app-language-cs = Čeština
app-language-en = English
app-theme-now = Theme: { $theme }
app-theme-auto = as the device
app-theme-light = light
app-theme-dark = dark

## When a page cannot be shown

sorry-address-title = Nothing here
sorry-address = The address “{ $address }” leads nowhere. Perhaps it was cut short when it was copied.
sorry-error-title = This page could not be opened
sorry-home = Home
sorry-again = Try again

## Home

home-title = Unusual games for one table
home-lead = Play together on one device, look through games, read the rules. Every move is saved as you make it.
home-forgets = This browser keeps nothing: games last until you close the window. Download what you want to keep.
home-unfinished = Games in progress
home-games = Games
home-more = Games to look through
home-play = Play
home-rules = Rules
home-continue = Continue
home-players = { $most ->
    [2] 2 players
   *[other] { $count } players
  }
home-age = from age { $age }
home-minutes = about { $minutes } minutes
home-sample = { $game } sample game
home-sample-what = A whole game with comments at every turning point.
home-open-record = Open a game
home-open-what = Paste a record or choose a file.
home-unnamed = No names
home-who = { $white } – { $black }
home-side = { $side ->
    [first] White
   *[second] Black
  }
    .animal-shogi = { $side ->
        [first] First player
       *[second] Second player
      }
home-turn = { $side ->
    [first] { $plies ->
        [0] White begins
        [one] { $plies } move, White to play
       *[other] { $plies } moves, White to play
      }
   *[second] { $plies ->
        [0] Black begins
        [one] { $plies } move, Black to play
       *[other] { $plies } moves, Black to play
      }
  }
    .animal-shogi = { $side ->
        [first] { $plies ->
            [0] The first player begins
            [one] { $plies } move, first player to play
           *[other] { $plies } moves, first player to play
          }
       *[second] { $plies ->
            [0] The second player begins
            [one] { $plies } move, second player to play
           *[other] { $plies } moves, second player to play
          }
      }
home-won = { $side ->
    [first] White won
   *[second] Black won
  }
    .animal-shogi = { $side ->
        [first] The first player won
       *[second] The second player won
      }
home-drawn = draw
home-finished = { $count ->
    [one] Finished games: { $count }
   *[other] Finished games: { $count }
  }
home-remove = Remove the game { $game }: { $who }
home-removed = The { $game } game has been removed.
home-undo = Bring it back
home-unreadable = Games that cannot be read
home-unreadable-newer = saved by a newer version
home-unreadable-broken = the saved text is damaged

## New game

new-title = New { $game } game
new-rules = Rules of the game
new-names = Who plays
new-names-help = Names are optional. Drawing lots swaps them or leaves them as they are.
new-name-White = White
    .animal-shogi = First player
new-name-Black = Black
    .animal-shogi = Second player
new-name-White2 = White, partner
new-name-Black2 = Black, partner
new-draw = Draw lots for colours
    .animal-shogi = Draw lots for sides
new-drawn = { $name } has White.
    .animal-shogi = First player: { $name }.
new-drawn-nameless = Write the names first, then there is something to draw for.
new-cards = Where the cards come from
new-cards-random = At random
    .help = The program shuffles anew at every draw; nobody can know what comes.
new-cards-provable = Provably fair
    .help = The program commits to all draws with a fingerprint before the game, and after it anybody can check that no card was chosen.
new-cards-own = Your own cards
    .help = You draw from real decks on your table and tap what you have turned; the program is board and arbiter.
new-decks = Decks
new-decks-full = Full
    .help = Sixteen cards each: king, queen, two rooks, two knights, two bishops, eight pawns.
new-decks-training = Training
    .help = King, rook and six pawns each, for the first games.
new-decks-own = Put together
    .help = Choose how many cards of each kind both sides get; the king is always there.
new-decks-more = One more: { $card }
new-decks-less = One fewer: { $card }
new-position = Start from another position
new-position-help = Paste the text of a position that you copied from a game.
new-start = Start playing

## Open a game

open-title = Open a game
open-lead = Paste a record from Klubovna, or just the moves as you write them on paper.
open-text = Text of the game
open-example = 1. Rh7 Ra3 2. h3 a6 3. Bf4 Bf5
open-game = Which game
open-game-any = tell from the text
open-game-help = A record from Klubovna names its game. Choose only for bare moves.
open-open = Open
open-file = Choose a file
open-samples = Or have a look at
error-open-empty = There is no text yet. Paste a record or moves.
error-open-too-large = The file { $file } is too large to be a game.

## Settings

settings-title = Settings
settings-look = Look and language
settings-language = Language
settings-theme = Colours
settings-letters = Piece letters in records
    .help = Klubovna reads all of them.
settings-letters-auto = as the language
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
settings-hands = Handling
settings-touchLift = Lift pieces above the finger
    .help = So that on a touch screen you see where you put them.
settings-confirm = Confirm placements
    .help = Only a second tap puts a piece on the board.
settings-keys = Single-letter shortcuts
    .help = On the board, l reads the last move, for example. Switch them off if they get in the way of a screen reader.
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
settings-deleted = Done, nothing is left here.

## About

about-title = About Klubovna
about-what = Klubovna is Czech for a clubroom: a place for unusual board games. Two people sit down at it as at a table. It knows the rules, watches over the moves, explains why something cannot be done, and writes the whole game down so that it can be played through again.
about-privacy = Privacy
about-privacy-requests = Once loaded, the page fetches nothing from elsewhere and sends nothing anywhere. It has no accounts, statistics, advertisements or cookies. It also works from a single file without a connection.
about-privacy-device = Games and settings are stored in this browser only.
about-privacy-delete = You can delete them in the settings.
about-games = Games and their authors
about-game-folky = FOLKY® was invented by Petr Doubek (2019). FOLKY is a registered trademark of its owner.
about-game-mixtour = Mixtour was invented by Dieter Stein (2011).
about-game-raindropchess = Raindropchess® was invented by Pavel Englický (2011). The name is used as a registered trademark by its owner.
about-rules = Rules
about-independent = Klubovna is independent: it is not published by the authors or publishers of the games and does not speak for them. The names of the games belong to their owners. The rules are explained in our own words; boards and pieces are our own drawings.
about-licences = Licences
about-own = The program and its drawings are open: choose the MIT or the Apache 2.0 licence.
about-parts = Inside, the work of others:
