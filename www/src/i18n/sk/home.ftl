# The way in.

home-title = Neobvyklé hry pre spoločný stôl
home-lead = „Hrať“ začne partiu proti počítaču. Hra dvoch pri jednom stole a všetko ostatné je pod „Nastaviť“.
home-saved = Partie sa ukladajú po každom ťahu.
home-unfinished = Rozohrané partie
home-games = Hry
home-more = Partie na prezretie
home-play = Hrať
home-set-up = Nastaviť
home-rules = Pravidlá
home-show = Ukážka ťahov: { $game }
home-continue = Pokračovať
home-players = { $most ->
    [2] 2 hráči
   *[other] { $count } hráči
  }
home-age = od { $age } rokov
home-minutes = asi { $minutes } minút
home-sample = Ukážková partia { $game }
home-sample-what = Zverejnená partia s komentárom ku každému zvratu.
home-own = { $game }: hrajú naše programy
    .animal-shogi = { $game }: slony sa vracajú
    .mixtour = { $game }: päť za sedem ťahov
    .raindropchess = { $game }: rozhodla karta
    .tri-d-chess = { $game }: mat zdola
home-second = { $game }: znova hrajú naše programy
    .folky = { $game }: preteky o ôsmeho pešiaka
    .mixtour = { $game }: stĺpčeky menia majiteľa
    .raindropchess = { $game }: šťastie sa obráti
    .animal-shogi = { $game }: sedem zvierat z ruky a mat
    .tri-d-chess = { $game }: dosky, ktoré sa hýbu (V.A4)
home-own-what = Hrajú naše programy, s komentárom.
home-open-record = Otvoriť partiu
home-open-what = Vložte zápis alebo vyberte súbor.
home-unnamed = Bez mien
home-who = { $white } – { $black }
home-side = { $side ->
    [first] biely
   *[second] čierny
  }
    .animal-shogi = { $side ->
        [first] prvý hráč
       *[second] druhý hráč
      }
home-turn = { $side ->
    [first] { $plies ->
        [0] Začína biely
        [one] { $plies } ťah, hrá biely
        [few] { $plies } ťahy, hrá biely
       *[other] { $plies } ťahov, hrá biely
      }
   *[second] { $plies ->
        [0] Začína čierny
        [one] { $plies } ťah, hrá čierny
        [few] { $plies } ťahy, hrá čierny
       *[other] { $plies } ťahov, hrá čierny
      }
  }
    .animal-shogi = { $side ->
        [first] { $plies ->
            [0] Začína prvý hráč
            [one] { $plies } ťah, hrá prvý hráč
            [few] { $plies } ťahy, hrá prvý hráč
           *[other] { $plies } ťahov, hrá prvý hráč
          }
       *[second] { $plies ->
            [0] Začína druhý hráč
            [one] { $plies } ťah, hrá druhý hráč
            [few] { $plies } ťahy, hrá druhý hráč
           *[other] { $plies } ťahov, hrá druhý hráč
          }
      }
home-won = { $side ->
    [first] vyhral biely
   *[second] vyhral čierny
  }
    .animal-shogi = { $side ->
        [first] vyhral prvý hráč
       *[second] vyhral druhý hráč
      }
home-drawn = remíza
home-finished = { $count ->
    [one] Dohraná partia: { $count }
   *[other] Dohrané partie: { $count }
  }
home-remove = Odstrániť partiu: { $game }, { $who }
home-removed = Partia bola odstránená ({ $game }).
home-undo = Vrátiť ju
home-unreadable = Partie, ktoré sa nedajú prečítať
home-unreadable-newer = uložila ich novšia verzia
home-unreadable-broken = uložený text je poškodený
