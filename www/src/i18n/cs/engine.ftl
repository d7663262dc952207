# Počítačový soupeř, nápověda a rozbor.

# Kdo hraje
new-name = Jméno
seats-title = Kdo hraje
seats-who = { $seat }: kdo hraje
seats-from-here = Hrát odtud
seats-person = Člověk
seats-level = { $name }, úroveň { $level }
seats-weakest = { $name }, úroveň { $level } (začátečník)
seats-strongest = { $name }, úroveň { $level } (nejsilnější)
seats-match = Podle vaší síly: teď { $name } ({ $level })
seats-time = { $seconds ->
    [one] { $name }, { $seconds } sekunda na tah
    [few] { $name }, { $seconds } sekundy na tah
   *[other] { $name }, { $seconds } sekund na tah
  }
strength-levels = Počítač: úrovně
strength-times = Počítač: plnou silou
seats-done = Použít
seats-begin = Začít hrát

# Nápověda
hint-asking = Hledám dobrý tah…
hint-cell = Začněte na poli { $cell }.
hint-tray = Začněte kamenem ze zásoby: { $piece }.
    .animal-shogi = Začněte zvířátkem z ruky: { $piece }.
    .raindropchess = Umístěte otočenou kartu: { $piece }.
hint-best = Nejlepší tah: { $move }
hint-command = Nejlepší je teď: { $move }
hint-move = Ukázat tah
hint-why = Proč?
hint-done = Rozumím
hint-chance = { $side ->
    [first] Šance bílého je pak { $chance }.
   *[second] Šance černého je pak { $chance }.
  }
    .animal-shogi = { $side ->
        [first] Šance prvního hráče je pak { $chance }.
       *[second] Šance druhého hráče je pak { $chance }.
      }
hint-answer = Nejlepší odpověď je { $move }.
hint-other = Druhý nejlepší tah: { $move } ({ $chance }).

# Rozbor
advice-thinking = Počítám šance…
advice-chance = { $side ->
    [first] Bílý má šanci { $chance }
   *[second] Černý má šanci { $chance }
  }
    .animal-shogi = { $side ->
        [first] První hráč má šanci { $chance }
       *[second] Druhý hráč má šanci { $chance }
      }
advice-forced = { $side ->
    [first] Bílý vyhraje { $when }
   *[second] Černý vyhraje { $when }
  }
    .animal-shogi = { $side ->
        [first] První hráč vyhraje { $when }
       *[second] Druhý hráč vyhraje { $when }
      }
advice-when = { $count ->
    [0] hned
    [one] hned
    [few] nejpozději za { $count } tahy obou stran
   *[other] nejpozději za { $count } tahů obou stran
  }
advice-win = výhra za { $count }
advice-loss = prohra za { $count }
advice-depth = hloubka { $depth }
advice-bar = Šance obou stran
advice-graph = Jak se v partii měnily šance
advice-lines = Nejlepší pokračování
advice-outcomes = Co může přijít a s jakou šancí
advice-call = Otočit kartu
advice-odds = { $side ->
    [first] Když bílý otočí kartu: { $chance }
   *[second] Když černý otočí kartu: { $chance }
  }
advice-odds-card = { $card }: přijde s pravděpodobností { $likely }; { $side ->
    [first] šance bílého je pak { $chance }
   *[second] šance černého je pak { $chance }
  }
advice-preview = Náhled: { $move }
advice-keep = Zapsat jako variantu
advice-back = Zpět do partie
advice-looking = Procházím partii: { $done }
advice-no-mistakes = V partii není tah, který by výrazně snížil šance.
advice-mistakes = { $count ->
    [one] { $count } tah, který snížil šance
    [few] { $count } tahy, které snížily šance
   *[other] { $count } tahů, které snížily šance
  }
advice-better = Lepší bylo { $move }
advice-keep-marks = Zapsat značky do partie

play-program-considers = { $name } zvažuje vaši nabídku…
play-program-thinks = { $name } přemýšlí.
play-program-hurry = Ať táhne hned
play-nothing-back = Tady není nic, co byste mohli vzít zpět.
play-program-declines = { $name } remízu odmítá a hraje dál.
play-program-declined = { $count ->
    [one] Na remízu je brzy: { $name } zváží další nabídku po { $count } tahu.
   *[other] Na remízu je brzy: { $name } zváží další nabídku po { $count } tazích.
  }
