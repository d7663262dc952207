# Vstupní stránka.

home-title = Neobvyklé hry ke společnému stolu
home-lead = „Hrát“ začne partii proti počítači. Hra ve dvou u jednoho stolu a všechno ostatní je pod „Nastavit“.
home-saved = Partie se ukládají po každém tahu.
home-unfinished = Rozehrané partie
home-games = Hry
home-more = Partie k přehrání
home-play = Hrát
home-set-up = Nastavit
home-rules = Pravidla
home-show = Ukázka tahů: { $game }
home-continue = Pokračovat
home-players = { $most ->
    [2] 2 hráči
   *[other] { $count } hráči
  }
home-age = od { $age } let
home-minutes = asi { $minutes } minut
home-sample = Ukázková partie { $game }
home-sample-what = Zveřejněná partie s komentářem ke každému zlomu.
home-own = { $game }: hrají naše programy
    .animal-shogi = { $game }: sloni se vracejí
    .mixtour = { $game }: pět za sedm tahů
    .raindropchess = { $game }: rozhodla karta
    .tri-d-chess = { $game }: mat zdola
home-second = { $game }: znovu hrají naše programy
    .folky = { $game }: závod o osmého pěšce
    .mixtour = { $game }: sloupky mění majitele
    .raindropchess = { $game }: štěstí se obrátí
    .animal-shogi = { $game }: sedm zvířat z ruky a mat
    .tri-d-chess = { $game }: desky, které se hýbou (V.A4)
home-own-what = Hrají naše programy, s komentářem.
home-open-record = Otevřít partii
home-open-what = Vložte zápis nebo vyberte soubor.
home-unnamed = Beze jmen
home-who = { $white } – { $black }
home-side = { $side ->
    [first] bílý
   *[second] černý
  }
    .animal-shogi = { $side ->
        [first] první hráč
       *[second] druhý hráč
      }
home-turn = { $side ->
    [first] { $plies ->
        [0] Začíná bílý
        [one] { $plies } tah, hraje bílý
        [few] { $plies } tahy, hraje bílý
       *[other] { $plies } tahů, hraje bílý
      }
   *[second] { $plies ->
        [0] Začíná černý
        [one] { $plies } tah, hraje černý
        [few] { $plies } tahy, hraje černý
       *[other] { $plies } tahů, hraje černý
      }
  }
    .animal-shogi = { $side ->
        [first] { $plies ->
            [0] Začíná první hráč
            [one] { $plies } tah, hraje první hráč
            [few] { $plies } tahy, hraje první hráč
           *[other] { $plies } tahů, hraje první hráč
          }
       *[second] { $plies ->
            [0] Začíná druhý hráč
            [one] { $plies } tah, hraje druhý hráč
            [few] { $plies } tahy, hraje druhý hráč
           *[other] { $plies } tahů, hraje druhý hráč
          }
      }
home-won = { $side ->
    [first] vyhrál bílý
   *[second] vyhrál černý
  }
    .animal-shogi = { $side ->
        [first] vyhrál první hráč
       *[second] vyhrál druhý hráč
      }
home-drawn = remíza
home-finished = { $count ->
    [one] Dohraná partie: { $count }
    [few] Dohrané partie: { $count }
   *[other] Dohrané partie: { $count }
  }
home-remove = Odebrat partii: { $game }, { $who }
home-removed = Partie byla odebrána ({ $game }).
home-undo = Vrátit ji
home-unreadable = Partie, které nejde přečíst
home-unreadable-newer = uložila je novější verze
home-unreadable-broken = uložený text je poškozený
