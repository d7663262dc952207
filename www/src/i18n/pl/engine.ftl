# The opponent, hints and analysis.

# Who plays
new-name = Imię
seats-title = Kto gra
seats-who = { $seat }: kto gra
seats-from-here = Graj stąd
seats-person = Człowiek
seats-level = { $name }, poziom { $level }
seats-weakest = { $name }, poziom { $level } (początkujący)
seats-strongest = { $name }, poziom { $level } (najsilniejszy)
seats-match = Na twoim poziomie: teraz { $name } ({ $level })
seats-time = { $seconds ->
    [one] { $name }, { $seconds } sekunda na ruch
    [few] { $name }, { $seconds } sekundy na ruch
   *[many] { $name }, { $seconds } sekund na ruch
  }
strength-levels = Komputer: poziomy
strength-times = Komputer: pełna siła
seats-done = Zastosuj
seats-begin = Zacznij grę

# Hints
hint-asking = Szukam dobrego ruchu…
hint-cell = Zacznij od pola { $cell }.
hint-tray = Zacznij od zapasu: { $piece }.
    .animal-shogi = Zacznij od zwierzęcia z ręki: { $piece }.
    .raindropchess = Postaw odkrytą kartę: { $piece }.
hint-best = Najlepszy ruch: { $move }
hint-command = Najlepsze teraz: { $move }
hint-move = Pokaż ruch
hint-why = Dlaczego?
hint-done = Jasne
hint-chance = { $side ->
    [first] Szansa białych wynosi wtedy { $chance }.
   *[second] Szansa czarnych wynosi wtedy { $chance }.
  }
    .animal-shogi = { $side ->
        [first] Szansa pierwszego gracza wynosi wtedy { $chance }.
       *[second] Szansa drugiego gracza wynosi wtedy { $chance }.
      }
hint-answer = Najlepsza odpowiedź to { $move }.
hint-other = Drugi najlepszy ruch: { $move } ({ $chance }).

# Analysis
advice-thinking = Obliczam szanse…
advice-chance = { $side ->
    [first] Szansa białych: { $chance }
   *[second] Szansa czarnych: { $chance }
  }
    .animal-shogi = { $side ->
        [first] Szansa pierwszego gracza: { $chance }
       *[second] Szansa drugiego gracza: { $chance }
      }
advice-forced = { $side ->
    [first] Białe wygrywają { $when }
   *[second] Czarne wygrywają { $when }
  }
    .animal-shogi = { $side ->
        [first] Pierwszy gracz wygrywa { $when }
       *[second] Drugi gracz wygrywa { $when }
      }
advice-when = { $count ->
    [0] od razu
    [one] od razu
   *[other] najpóźniej w { $count } ruchach obu stron
  }
advice-win = wygrana w { $count }
advice-loss = przegrana w { $count }
advice-depth = głębokość { $depth }
advice-bar = Szanse obu stron
advice-graph = Jak zmieniały się szanse w partii
advice-lines = Najlepsze warianty
advice-outcomes = Co może przyjść i z jaką szansą
advice-call = Odkryj kartę
advice-odds = { $side ->
    [first] Jeśli białe odkryją kartę: { $chance }
   *[second] Jeśli czarne odkryją kartę: { $chance }
  }
advice-odds-card = { $card }: prawdopodobieństwo { $likely }; { $side ->
    [first] szansa białych wynosi wtedy { $chance }
   *[second] szansa czarnych wynosi wtedy { $chance }
  }
advice-preview = Podgląd: { $move }
advice-keep = Zachowaj jako wariant
advice-back = Wróć do partii
advice-looking = Przeglądam partię: { $done }
advice-no-mistakes = Żaden ruch tej partii nie zmniejszył wyraźnie szans.
advice-mistakes = { $count ->
    [one] { $count } ruch, który zmniejszył szanse
    [few] { $count } ruchy, które zmniejszyły szanse
   *[many] { $count } ruchów, które zmniejszyły szanse
  }
advice-better = Lepsze było { $move }
advice-keep-marks = Wpisz znaki do partii

play-program-considers = { $name } rozważa twoją propozycję…
play-program-thinks = { $name } myśli.
play-program-hurry = Ruch teraz
play-nothing-back = Nie ma tu niczego, co można by cofnąć.
play-program-declines = { $name } odrzuca remis i gra dalej.
play-program-declined = { $count ->
    [one] Na remis jest za wcześnie: { $name } rozważy kolejną propozycję po { $count } ruchu.
   *[other] Na remis jest za wcześnie: { $name } rozważy kolejną propozycję po { $count } ruchach.
  }
