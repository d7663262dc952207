# The way in.

home-title = Niezwykłe gry przy jednym stole
home-lead = „Graj” rozpoczyna partię z komputerem. Gra we dwoje przy jednym stole i wszystkie inne możliwości są pod przyciskiem „Opcje”.
home-saved = Partia zapisuje się po każdym ruchu.
home-unfinished = Partie w toku
home-games = Gry
home-more = Partie do obejrzenia
home-play = Graj
home-set-up = Opcje
home-rules = Zasady
home-show = Kilka ruchów: { $game }
home-continue = Graj dalej
home-players = { $most ->
    [2] 2 graczy
   *[other] { $count } graczy
  }
home-age = od { $age } lat
home-minutes = około { $minutes } minut
home-sample = Partia pokazowa { $game }
home-sample-what = Opublikowana partia z komentarzem w każdym przełomowym momencie.
home-own = { $game }: grają nasze programy
    .animal-shogi = { $game }: słonie wracają
    .mixtour = { $game }: pięć w siedmiu ruchach
    .raindropchess = { $game }: rozstrzyga karta
    .tri-d-chess = { $game }: mat od dołu
home-second = { $game }: znów grają nasze programy
    .folky = { $game }: wyścig do ósmego pionka
    .mixtour = { $game }: stosy zmieniają właściciela
    .raindropchess = { $game }: los się odwraca
    .animal-shogi = { $game }: siedem zwierząt z ręki i mat
    .tri-d-chess = { $game }: plansze, które się ruszają (V.A4)
home-own-what = Grają nasze programy, z komentarzem.
home-open-record = Otwórz partię
home-open-what = Wklej zapis lub wybierz plik.
home-unnamed = Bez imion
home-who = { $white } – { $black }
home-side = { $side ->
    [first] Białe
   *[second] Czarne
  }
    .animal-shogi = { $side ->
        [first] Pierwszy gracz
       *[second] Drugi gracz
      }
home-turn = { $side ->
    [first] { $plies ->
        [0] Zaczynają białe
        [one] { $plies } ruch, grają białe
        [few] { $plies } ruchy, grają białe
       *[many] { $plies } ruchów, grają białe
      }
   *[second] { $plies ->
        [0] Zaczynają czarne
        [one] { $plies } ruch, grają czarne
        [few] { $plies } ruchy, grają czarne
       *[many] { $plies } ruchów, grają czarne
      }
  }
    .animal-shogi = { $side ->
        [first] { $plies ->
            [0] Zaczyna pierwszy gracz
            [one] { $plies } ruch, gra pierwszy gracz
            [few] { $plies } ruchy, gra pierwszy gracz
           *[many] { $plies } ruchów, gra pierwszy gracz
          }
       *[second] { $plies ->
            [0] Zaczyna drugi gracz
            [one] { $plies } ruch, gra drugi gracz
            [few] { $plies } ruchy, gra drugi gracz
           *[many] { $plies } ruchów, gra drugi gracz
          }
      }
home-won = { $side ->
    [first] białe wygrały
   *[second] czarne wygrały
  }
    .animal-shogi = { $side ->
        [first] pierwszy gracz wygrał
       *[second] drugi gracz wygrał
      }
home-drawn = remis
home-finished = { $count ->
    [one] Zakończona partia: { $count }
   *[other] Zakończone partie: { $count }
  }
home-remove = Usuń partię: { $game }, { $who }
home-removed = Partia została usunięta ({ $game }).
home-undo = Przywróć ją
home-unreadable = Partie nie do odczytania
home-unreadable-newer = zapisano w nowszej wersji
home-unreadable-broken = tekst jest uszkodzony
