# The way in.

home-title = Unusual games for one table
home-lead = “Play” begins a game against the computer. Two at one table and all other choices are under “Set up”.
home-saved = Every move is saved as you make it.
home-unfinished = Games in progress
home-games = Games
home-more = Games to look through
home-play = Play
home-set-up = Set up
home-rules = Rules
home-show = A few moves of { $game }
home-continue = Continue
home-players = { $most ->
    [2] 2 players
   *[other] { $count } players
  }
home-age = from age { $age }
home-minutes = about { $minutes } minutes
home-sample = { $game } sample game
home-sample-what = The published game, with comments at every turning point.
home-own = { $game }: our programs play
    .animal-shogi = { $game }: elephants come back
    .mixtour = { $game }: five in seven moves
    .raindropchess = { $game }: a card decides
    .tri-d-chess = { $game }: mate from below
home-second = { $game }: our programs play again
    .folky = { $game }: a race to the eighth pawn
    .mixtour = { $game }: stacks change hands
    .raindropchess = { $game }: luck turns
    .animal-shogi = { $game }: seven drops and mate
    .tri-d-chess = { $game }: boards that move (V.A4)
home-own-what = Our programs play, with comments.
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
home-remove = Remove the { $game } game: { $who }
home-removed = The { $game } game has been removed.
home-undo = Bring it back
home-unreadable = Games that cannot be read
home-unreadable-newer = saved by a newer version
home-unreadable-broken = the saved text is damaged
