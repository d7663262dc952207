# Hodiny: u partie a při jejím zakládání.

clock-of = { $side ->
    [first] Hodiny bílého
   *[second] Hodiny černého
  }
    .animal-shogi = { $side ->
        [first] Hodiny prvního hráče
       *[second] Hodiny druhého hráče
      }
clock-periods = × { $count }
clock-left = { $side ->
    [first] Bílému zbývá { $time }.
   *[second] Černému zbývá { $time }.
  }
    .animal-shogi = { $side ->
        [first] Prvnímu hráči zbývá { $time }.
       *[second] Druhému hráči zbývá { $time }.
      }
play-do-stop-clock = Zastavit
play-bar-stop-clock = Stop
clock-go-on = Spustit hodiny
clock-stands-asked = Hodiny stojí.
clock-stands-left = Hodiny se zastavily, když jste partii opustili.
clock-stands-asleep = Zařízení spalo. Ten čas se nepočítá a hodiny stojí.
clock-unknown = Partie se hrála s hodinami, které Klubovna nezná: { $said }. Tady je bez hodin.
clock-not-here = Tato partie se hrála s hodinami. Tady hodiny neběží.
clock-begin = Hrát dál s hodinami

# Při zakládání partie
clock-label = Hodiny
clock-none = Bez hodin
clock-own = Nastavit vlastní
clock-increment = { $increment ->
    [0] { $main }
   *[other] { $main } + { $increment } s za tah
  }
clock-delay = { $main }, prvních { $delay } s tahu se nepočítá
clock-byoyomi = { $main }, pak { $period } s na tah{ $periods ->
    [one] {""}
   *[other] , { $periods }×
  }
clock-byoyomi-only = { $period } s na tah{ $periods ->
    [one] {""}
   *[other] , { $periods }×
  }
clock-hourglass = Přesýpací hodiny: { $main }
clock-turn = { $main } na každý tah
clock-minutes = { $count } min
clock-seconds = { $count } s
clock-minutes-seconds = { $minutes } min { $seconds } s
clock-kind = Druh hodin
clock-kind-increment = Čas a přídavek za každý tah
    .help = Jak to zná většina šachistů (Fischer).
clock-kind-delay = Čas a odklad před jeho během
    .help = Hodiny u každého tahu tak dlouho počkají; nic se nestřádá.
clock-kind-byoyomi = Čas, a pak určitá doba na každý tah
    .help = Jako v šógi a go (bjójomi). Kdo tah v té době nestihne, přijde o jednu periodu.
clock-kind-hourglass = Přesýpací hodiny
    .help = Co spotřebujete, získá soupeř.
clock-kind-turn = Stejný čas na každý tah
    .help = Co z něj zbude, propadá.
clock-main = Minut na partii
clock-main-turn = Sekund na tah
clock-increment-seconds = Sekund za každý tah
clock-delay-seconds = Sekund odkladu
clock-period-seconds = Sekund na tah
clock-period-count = Kolik period
clock-handicap = Druhá strana má méně času
clock-main-second = Minut pro druhou stranu
clock-bad = S tím by nikdo nestihl jediný tah, nebo je to víc než den.
clock-begins = Hodiny se spustí prvním tahem.

# Potom
clock-spent = { $side ->
    [first] Bílý přemýšlel { $time }, nejdéle nad { $move }: { $longest }.
   *[second] Černý přemýšlel { $time }, nejdéle nad { $move }: { $longest }.
  }
    .animal-shogi = { $side ->
        [first] První hráč přemýšlel { $time }, nejdéle nad { $move }: { $longest }.
       *[second] Druhý hráč přemýšlel { $time }, nejdéle nad { $move }: { $longest }.
      }
