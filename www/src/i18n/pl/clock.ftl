# Clocks: on the play page, and when a game is set up.

clock-of = { $side ->
    [first] Zegar białych
   *[second] Zegar czarnych
  }
    .animal-shogi = { $side ->
        [first] Zegar pierwszego gracza
       *[second] Zegar drugiego gracza
      }
clock-periods = × { $count }
clock-left = { $side ->
    [first] Białym zostało { $time }.
   *[second] Czarnym zostało { $time }.
  }
    .animal-shogi = { $side ->
        [first] Pierwszemu graczowi zostało { $time }.
       *[second] Drugiemu graczowi zostało { $time }.
      }
play-do-stop-clock = Pauza
play-bar-stop-clock = Stop
clock-go-on = Uruchom zegar
clock-stands-asked = Zegar stoi.
clock-stands-left = Zegar stanął po wyjściu z partii.
clock-stands-asleep = Urządzenie było uśpione. Ten czas się nie liczy, a zegar stoi.
clock-unknown = Tę partię rozgrywano z zegarem, którego Klubovna nie zna: { $said }. Tutaj jest bez zegara.
clock-not-here = Tę partię rozgrywano z zegarem. Tutaj zegar nie chodzi.
clock-begin = Graj dalej z zegarem

# Setting one up
clock-label = Zegar
clock-none = Bez zegara
clock-own = Ustaw własny
clock-increment = { $increment ->
    [0] { $main }
   *[other] { $main } + { $increment } s na ruch
  }
clock-delay = { $main }, pierwszych { $delay } s ruchu się nie liczy
clock-byoyomi = { $main }, potem { $period } s na ruch{ $periods ->
    [one] {""}
   *[other] , { $periods }×
  }
clock-byoyomi-only = { $period } s na ruch{ $periods ->
    [one] {""}
   *[other] , { $periods }×
  }
clock-hourglass = Klepsydra: { $main }
clock-turn = { $main } na każdy ruch
clock-minutes = { $count } min
clock-seconds = { $count } s
clock-minutes-seconds = { $minutes } min { $seconds } s
clock-kind = Rodzaj zegara
clock-kind-increment = Czas i dodatek za każdy ruch
    .help = Tak, jak zna to większość szachistów (Fischer).
clock-kind-delay = Czas i opóźnienie w każdym ruchu
    .help = Zegar przy każdym ruchu tyle czeka; niewykorzystany czas przepada.
clock-kind-byoyomi = Czas, a potem stały czas na ruch
    .help = Jak w shogi i go (byoyomi). Kto nie zdąży wykonać ruchu w tym czasie, traci jeden okres.
clock-kind-hourglass = Klepsydra
    .help = Ile zużyjesz, tyle zyskuje przeciwnik.
clock-kind-turn = Tyle samo czasu na każdy ruch
    .help = Co z niego zostanie, przepada.
clock-main = Minuty na partię
clock-main-turn = Sekundy na ruch
clock-increment-seconds = Sekundy za każdy ruch
clock-delay-seconds = Sekundy opóźnienia
clock-period-seconds = Sekundy na ruch
clock-period-count = Ile okresów
clock-handicap = Druga strona ma mniej czasu
clock-main-second = Minuty dla drugiej strony
clock-bad = Z takim ustawieniem nikt nie zdąży wykonać ruchu albo jest to więcej niż doba.
clock-begins = Zegar rusza z pierwszym ruchem.

# Afterwards
clock-spent = { $side ->
    [first] Białe myślały { $time }, najdłużej nad { $move }: { $longest }.
   *[second] Czarne myślały { $time }, najdłużej nad { $move }: { $longest }.
  }
    .animal-shogi = { $side ->
        [first] Pierwszy gracz myślał { $time }, najdłużej nad { $move }: { $longest }.
       *[second] Drugi gracz myślał { $time }, najdłużej nad { $move }: { $longest }.
      }
