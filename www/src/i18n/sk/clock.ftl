# Clocks: on the play page, and when a game is set up.

clock-of = { $side ->
    [first] Hodiny bieleho
   *[second] Hodiny čierneho
  }
    .animal-shogi = { $side ->
        [first] Hodiny prvého hráča
       *[second] Hodiny druhého hráča
      }
clock-periods = × { $count }
clock-left = { $side ->
    [first] Bielemu zostáva { $time }.
   *[second] Čiernemu zostáva { $time }.
  }
    .animal-shogi = { $side ->
        [first] Prvému hráčovi zostáva { $time }.
       *[second] Druhému hráčovi zostáva { $time }.
      }
play-do-stop-clock = Zastaviť
play-bar-stop-clock = Stop
clock-go-on = Spustiť hodiny
clock-stands-asked = Hodiny stoja.
clock-stands-left = Hodiny sa zastavili, keď ste partiu opustili.
clock-stands-asleep = Zariadenie spalo. Ten čas sa nepočíta a hodiny stoja.
clock-unknown = Partia sa hrala s hodinami, ktoré Klubovna nepozná: { $said }. Tu je bez hodín.
clock-not-here = Partia z tohto záznamu sa hrala s hodinami. Tu nebežia.
clock-begin = Hrať ďalej s hodinami

# Setting one up
clock-label = Hodiny
clock-none = Bez hodín
clock-own = Nastaviť vlastné
clock-increment = { $increment ->
    [0] { $main }
   *[other] { $main } + { $increment } s za ťah
  }
clock-delay = { $main }, prvých { $delay } s ťahu sa nepočíta
clock-byoyomi = { $main }, potom { $period } s na ťah{ $periods ->
    [one] {""}
   *[other] , { $periods }×
  }
clock-byoyomi-only = { $period } s na ťah{ $periods ->
    [one] {""}
   *[other] , { $periods }×
  }
clock-hourglass = Presýpacie hodiny: { $main }
clock-turn = { $main } na každý ťah
clock-minutes = { $count } min
clock-seconds = { $count } s
clock-minutes-seconds = { $minutes } min { $seconds } s
clock-kind = Druh hodín
clock-kind-increment = Čas a prídavok za každý ťah
    .help = Ako to pozná väčšina šachistov (Fischer).
clock-kind-delay = Čas s odkladom pri každom ťahu
    .help = Hodiny pri každom ťahu tak dlho počkajú; ušetrený čas sa nepripočíta.
clock-kind-byoyomi = Čas a potom určitá doba na každý ťah
    .help = Ako v šógi a go (bjójomi). Kto ťah v tej dobe nestihne, príde o jednu periódu.
clock-kind-hourglass = Presýpacie hodiny
    .help = Čo spotrebujete, získa súper.
clock-kind-turn = Rovnaký čas na každý ťah
    .help = Čo z neho zvýši, prepadá.
clock-main = Minút na partiu
clock-main-turn = Sekúnd na ťah
clock-increment-seconds = Sekúnd za každý ťah
clock-delay-seconds = Sekúnd odkladu
clock-period-seconds = Sekúnd na ťah
clock-period-count = Koľko periód
clock-handicap = Druhá strana má menej času
clock-main-second = Minút pre druhú stranu
clock-bad = S tým by nikto nestihol ani jeden ťah, alebo je to viac ako deň.
clock-begins = Hodiny sa spustia prvým ťahom.

# Afterwards
clock-spent = { $side ->
    [first] Biely premýšľal { $time }, najdlhšie nad { $move }: { $longest }.
   *[second] Čierny premýšľal { $time }, najdlhšie nad { $move }: { $longest }.
  }
    .animal-shogi = { $side ->
        [first] Prvý hráč premýšľal { $time }, najdlhšie nad { $move }: { $longest }.
       *[second] Druhý hráč premýšľal { $time }, najdlhšie nad { $move }: { $longest }.
      }
