# Clocks: on the play page, and when a game is set up.

clock-of = { $side ->
    [first] Uhr von Weiß
   *[second] Uhr von Schwarz
  }
    .animal-shogi = { $side ->
        [first] Uhr des ersten Spielers
       *[second] Uhr des zweiten Spielers
      }
clock-periods = × { $count }
clock-left = { $side ->
    [first] Weiß hat noch { $time }.
   *[second] Schwarz hat noch { $time }.
  }
    .animal-shogi = { $side ->
        [first] Der erste Spieler hat noch { $time }.
       *[second] Der zweite Spieler hat noch { $time }.
      }
play-do-stop-clock = Anhalten
play-bar-stop-clock = Stopp
clock-go-on = Uhr starten
clock-stands-asked = Die Uhr steht.
clock-stands-left = Die Uhr ist stehen geblieben, als die Partie verlassen wurde.
clock-stands-asleep = Das Gerät war im Ruhezustand. Diese Zeit zählt nicht; die Uhr steht.
clock-unknown = Diese Partie wurde mit einer Uhr gespielt, die Klubovna nicht kennt: { $said }. Hier hat sie keine.
clock-not-here = Diese Partie wurde mit Uhr gespielt. Hier läuft die Uhr nicht.
clock-begin = Mit Uhr weiterspielen

# Setting one up
clock-label = Uhr
clock-none = Ohne Uhr
clock-own = Selbst einstellen
clock-increment = { $increment ->
    [0] { $main }
   *[other] { $main } + { $increment } s pro Zug
  }
clock-delay = { $main }, die ersten { $delay } s eines Zuges sind frei
clock-byoyomi = { $main }, dann { $period } s pro Zug{ $periods ->
    [one] {""}
   *[other] , { $periods }-mal
  }
clock-byoyomi-only = { $period } s pro Zug{ $periods ->
    [one] {""}
   *[other] , { $periods }-mal
  }
clock-hourglass = Sanduhr: { $main }
clock-turn = { $main } für jeden Zug
clock-minutes = { $count } min
clock-seconds = { $count } s
clock-minutes-seconds = { $minutes } min { $seconds } s
clock-kind = Art der Uhr
clock-kind-increment = Zeit und nach jedem Zug etwas dazu
    .help = Wie die meisten Schachspieler es kennen (Fischer).
clock-kind-delay = Zeit und eine Pause, bevor sie läuft
    .help = Die Uhr wartet bei jedem Zug so lange; angespart wird nichts.
clock-kind-byoyomi = Zeit, dann feste Zeit für jeden Zug
    .help = Wie im Shogi und Go (Byo-yomi). Wer darin nicht zieht, verliert eine der Perioden.
clock-kind-hourglass = Sanduhr
    .help = Was Sie verbrauchen, gewinnt die andere Seite.
clock-kind-turn = Dieselbe Zeit für jeden Zug
    .help = Was davon übrig ist, verfällt.
clock-main = Minuten für die Partie
clock-main-turn = Sekunden pro Zug
clock-increment-seconds = Sekunden nach jedem Zug
clock-delay-seconds = Sekunden, bevor sie läuft
clock-period-seconds = Sekunden pro Zug
clock-period-count = Anzahl der Perioden
clock-handicap = Die zweite Seite hat weniger Zeit
clock-main-second = Minuten für die zweite Seite
clock-bad = Damit hat niemand Zeit für einen Zug, oder es ist mehr als ein Tag.
clock-begins = Die Uhr startet mit dem ersten Zug.

# Afterwards
clock-spent = { $side ->
    [first] Weiß hat { $time } nachgedacht, am längsten über { $move }: { $longest }.
   *[second] Schwarz hat { $time } nachgedacht, am längsten über { $move }: { $longest }.
  }
    .animal-shogi = { $side ->
        [first] Der erste Spieler hat { $time } nachgedacht, am längsten über { $move }: { $longest }.
       *[second] Der zweite Spieler hat { $time } nachgedacht, am längsten über { $move }: { $longest }.
      }
