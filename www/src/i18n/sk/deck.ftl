# Cards beside the board.

board-cards = { $side ->
    [first] Karty bieleho
   *[second] Karty čierneho
  }
board-cards-dock = Karta v hre
board-cards-pile = { $side ->
    [first] { $count ->
        [0] Balíček bieleho je prázdny
        [one] Balíček bieleho, { $count } karta
        [few] Balíček bieleho, { $count } karty
       *[other] Balíček bieleho, { $count } kariet
      }
   *[second] { $count ->
        [0] Balíček čierneho je prázdny
        [one] Balíček čierneho, { $count } karta
        [few] Balíček čierneho, { $count } karty
       *[other] Balíček čierneho, { $count } kariet
      }
  }
board-cards-left = V balíčku ešte je: { $cards }
board-cards-none = V balíčku už nie je žiadna karta
board-cards-blue = Modré figúry, ktoré zostávajú na premenu: { $pieces }
board-cards-no-blue = Na premenu už nezostáva žiadna modrá figúra
board-cards-turned = { $side ->
    [first] Biely otočil kartu: { $card }
   *[second] Čierny otočil kartu: { $card }
  }
board-cards-which = { $side ->
    [first] Ktorú kartu biely otočil?
   *[second] Ktorú kartu čierny otočil?
  }
board-cards-kind = { $card }, zostáva { $count }
board-cards-space = medzerník
board-card-king = { $count ->
    [1] kráľ
    [few] { $count } krále
   *[other] { $count } kráľov
  }
board-card-queen = { $count ->
    [1] dáma
    [few] { $count } dámy
   *[other] { $count } dám
  }
board-card-rook = { $count ->
    [1] veža
    [few] { $count } veže
   *[other] { $count } veží
  }
board-card-knight = { $count ->
    [1] jazdec
    [few] { $count } jazdce
   *[other] { $count } jazdcov
  }
board-card-bishop = { $count ->
    [1] strelec
    [few] { $count } strelce
   *[other] { $count } strelcov
  }
board-card-light-bishop = { $count ->
    [1] bielopoľný strelec
    [few] { $count } bielopoľné strelce
   *[other] { $count } bielopoľných strelcov
  }
board-card-dark-bishop = { $count ->
    [1] čiernopoľný strelec
    [few] { $count } čiernopoľné strelce
   *[other] { $count } čiernopoľných strelcov
  }
board-card-pawn = { $count ->
    [1] pešiak
    [few] { $count } pešiaky
   *[other] { $count } pešiakov
  }
board-card-joker = { $count ->
    [1] žolík
    [few] { $count } žolíky
   *[other] { $count } žolíkov
  }
