# Clocks: on the play page, and when a game is set up.

clock-of = { $side ->
    [first] White’s clock
   *[second] Black’s clock
  }
    .animal-shogi = { $side ->
        [first] The first player’s clock
       *[second] The second player’s clock
      }
clock-periods = × { $count }
clock-left = { $side ->
    [first] White has { $time } left.
   *[second] Black has { $time } left.
  }
    .animal-shogi = { $side ->
        [first] The first player has { $time } left.
       *[second] The second player has { $time } left.
      }
play-do-stop-clock = Stop clock
play-bar-stop-clock = Stop
clock-go-on = Start the clock
clock-stands-asked = The clock is stopped.
clock-stands-left = The clock stopped when the game was left.
clock-stands-asleep = The device was asleep. That time does not count; the clock is stopped.
clock-unknown = This game was played with a clock that Klubovna does not know: { $said }. Here it has none.
clock-not-here = This game was played with a clock. The clock does not run here.
clock-begin = Play on with the clock

# Setting one up
clock-label = Clock
clock-none = No clock
clock-own = Set it yourself
clock-increment = { $increment ->
    [0] { $main }
   *[other] { $main } + { $increment } s a move
  }
clock-delay = { $main }, the first { $delay } s of a move are free
clock-byoyomi = { $main }, then { $period } s a move{ $periods ->
    [one] {""}
   *[other] , { $periods } times
  }
clock-byoyomi-only = { $period } s a move{ $periods ->
    [one] {""}
   *[other] , { $periods } times
  }
clock-hourglass = Hourglass: { $main }
clock-turn = { $main } for each move
clock-minutes = { $count } min
clock-seconds = { $count } s
clock-minutes-seconds = { $minutes } min { $seconds } s
clock-kind = Kind of clock
clock-kind-increment = Time, and some more after each move
    .help = As most chess players know it (Fischer).
clock-kind-delay = Time, and a pause before it runs
    .help = The clock waits that long at each move, and nothing is saved up.
clock-kind-byoyomi = Time, then a fixed time for each move
    .help = As in shogi and go (byo-yomi). Whoever does not move within it loses one of the periods.
clock-kind-hourglass = Hourglass
    .help = What you use, the other side gains.
clock-kind-turn = The same time for each move
    .help = What is left of it is not kept.
clock-main = Minutes for the game
clock-main-turn = Seconds for a move
clock-increment-seconds = Seconds after each move
clock-delay-seconds = Seconds before it runs
clock-period-seconds = Seconds for a move
clock-period-count = How many periods
clock-handicap = The second side has less time
clock-main-second = Minutes for the second side
clock-bad = With this nobody has time for a move, or it is more than a day.
clock-begins = The clock starts with the first move.

# Afterwards
clock-spent = { $side ->
    [first] White thought for { $time }, longest about { $move }: { $longest }.
   *[second] Black thought for { $time }, longest about { $move }: { $longest }.
  }
    .animal-shogi = { $side ->
        [first] The first player thought for { $time }, longest about { $move }: { $longest }.
       *[second] The second player thought for { $time }, longest about { $move }: { $longest }.
      }
