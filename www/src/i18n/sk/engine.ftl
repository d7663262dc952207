# The opponent, hints and analysis.

# Who plays
new-name = Meno
seats-title = Kto hrá
seats-who = { $seat }: kto hrá
seats-from-here = Hrať odtiaľto
seats-person = Človek
seats-level = { $name }, úroveň { $level }
seats-weakest = { $name }, úroveň { $level } (začiatočník)
seats-strongest = { $name }, úroveň { $level } (najsilnejší)
seats-match = Podľa vašej sily: teraz { $name } ({ $level })
seats-time = { $seconds ->
    [one] { $name }, { $seconds } sekunda na ťah
    [few] { $name }, { $seconds } sekundy na ťah
   *[other] { $name }, { $seconds } sekúnd na ťah
  }
strength-levels = Počítač: úrovne
strength-times = Počítač: naplno
seats-done = Použiť
seats-begin = Začať hrať

# Hints
hint-asking = Hľadám dobrý ťah…
hint-cell = Začnite na poli { $cell }.
hint-tray = Začnite kameňom zo zásoby: { $piece }.
    .animal-shogi = Začnite zvieratkom z ruky: { $piece }.
    .raindropchess = Umiestnite otočenú kartu: { $piece }.
hint-best = Najlepší ťah: { $move }
hint-command = Najlepšie je teraz: { $move }
hint-move = Ukázať ťah
hint-why = Prečo?
hint-done = Rozumiem
hint-chance = { $side ->
    [first] Šanca bieleho je potom { $chance }.
   *[second] Šanca čierneho je potom { $chance }.
  }
    .animal-shogi = { $side ->
        [first] Šanca prvého hráča je potom { $chance }.
       *[second] Šanca druhého hráča je potom { $chance }.
      }
hint-answer = Najlepšia odpoveď je { $move }.
hint-other = Druhý najlepší ťah: { $move } ({ $chance }).

# Analysis
advice-thinking = Počítam šance…
advice-chance = { $side ->
    [first] Biely má šancu { $chance }
   *[second] Čierny má šancu { $chance }
  }
    .animal-shogi = { $side ->
        [first] Prvý hráč má šancu { $chance }
       *[second] Druhý hráč má šancu { $chance }
      }
advice-forced = { $side ->
    [first] Biely vyhrá { $when }
   *[second] Čierny vyhrá { $when }
  }
    .animal-shogi = { $side ->
        [first] Prvý hráč vyhrá { $when }
       *[second] Druhý hráč vyhrá { $when }
      }
advice-when = { $count ->
    [0] hneď
    [one] hneď
   *[other] najneskôr do { $count } ťahov oboch strán
  }
advice-win = výhra za { $count }
advice-loss = prehra za { $count }
advice-depth = hĺbka { $depth }
advice-bar = Šance oboch strán
advice-graph = Ako sa v partii menili šance
advice-lines = Najlepšie pokračovania
advice-outcomes = Čo môže prísť a s akou šancou
advice-call = Otočiť kartu
advice-odds = { $side ->
    [first] Keď biely otočí kartu: { $chance }
   *[second] Keď čierny otočí kartu: { $chance }
  }
advice-odds-card = { $card }: príde s pravdepodobnosťou { $likely }; { $side ->
    [first] šanca bieleho je potom { $chance }
   *[second] šanca čierneho je potom { $chance }
  }
advice-preview = Náhľad: { $move }
advice-keep = Zapísať ako variant
advice-back = Späť do partie
advice-looking = Prechádzam partiu: { $done }
advice-no-mistakes = V partii nie je ťah, ktorý by výrazne znížil šance.
advice-mistakes = { $count ->
    [one] { $count } ťah, ktorý znížil šance
    [few] { $count } ťahy, ktoré znížili šance
   *[other] { $count } ťahov, ktoré znížili šance
  }
advice-better = Lepšie bolo { $move }
advice-keep-marks = Zapísať značky do partie

play-program-considers = { $name } zvažuje vašu ponuku…
play-program-thinks = { $name } premýšľa.
play-program-hurry = Nech ťahá hneď
play-nothing-back = Nie je tu nič, čo by ste mohli vziať späť.
play-program-declines = { $name } remízu odmieta a hrá ďalej.
play-program-declined = { $count ->
    [one] Na remízu je priskoro: { $name } zváži ďalšiu ponuku po { $count } ťahu.
   *[other] Na remízu je priskoro: { $name } zváži ďalšiu ponuku po { $count } ťahoch.
  }
