# The play page and its score sheet.

play-title = Partia
play-board = Plansza i gracze
play-moves = Ruchy i czynności
play-actions = Czynności
play-navigation = Przeglądanie ruchów
play-rules = Zasady
play-side = { $side ->
    [first] Białe
   *[second] Czarne
  }
    .animal-shogi = { $side ->
        [first] Pierwszy gracz
       *[second] Drugi gracz
      }
play-on-turn = na ruchu
play-program = { $by ->
    [time] komputer, pełna siła
   *[other] komputer, poziom { $level }
  }
play-why = Dlaczego? Zasada { $rule }

play-do-undo = Cofnij
play-do-hint = Podpowiedź
play-do-analysis = Analiza
play-do-try = Wypróbuj
play-do-from-here = Graj stąd
play-do-share = Udostępnij
play-do-moves = Ruchy
play-do-more = Więcej
play-do-new = Nowa partia
play-do-home = Główna
play-do-start = Na początek
play-do-back = Ruch wstecz
play-do-forward = Ruch naprzód
play-bar-new = Nowa
play-bar-back = Wstecz
play-bar-forward = Dalej
play-do-end = Na koniec
play-do-note = Komentarz do ruchu

play-close = Zamknij
play-rematch = Rewanż
play-pledge-short = Odcisk:
play-pledge-add = Dodaj własne słowo

banner-result = { $side ->
    [first] Białe wygrały
    [second] Czarne wygrały
   *[nobody] Remis
  }
    .animal-shogi = { $side ->
        [first] Pierwszy gracz wygrał
        [second] Drugi gracz wygrał
       *[nobody] Remis
      }
end-resignation = { $side ->
    [first] Czarne się poddały.
   *[second] Białe się poddały.
  }
    .animal-shogi = { $side ->
        [first] Drugi gracz się poddał.
       *[second] Pierwszy gracz się poddał.
      }
end-agreement = Gracze zgodzili się na remis.
end-claim = Gracz na ruchu reklamował remis.
end-time = { $side ->
    [first] Czarnym skończył się czas.
   *[second] Białym skończył się czas.
  }
    .animal-shogi = { $side ->
        [first] Drugiemu graczowi skończył się czas.
       *[second] Pierwszemu graczowi skończył się czas.
      }
end-stated = Tak podaje zapis.

moves-none = Nie ma jeszcze ruchów.
moves-thrown = { $count ->
    [0] ani jednej kury
    [one] { $count } kura
    [few] { $count } kury
   *[many] { $count } kur
  }
moves-variations = Warianty
moves-comment = Komentarz
