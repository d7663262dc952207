# Karty vedle desky.

board-cards = { $side ->
    [first] Karty bílého
   *[second] Karty černého
  }
board-cards-dock = Karta ve hře
board-cards-pile = { $side ->
    [first] { $count ->
        [0] Balíček bílého je prázdný
        [one] Balíček bílého, { $count } karta
        [few] Balíček bílého, { $count } karty
       *[other] Balíček bílého, { $count } karet
      }
   *[second] { $count ->
        [0] Balíček černého je prázdný
        [one] Balíček černého, { $count } karta
        [few] Balíček černého, { $count } karty
       *[other] Balíček černého, { $count } karet
      }
  }
board-cards-left = V balíčku ještě je: { $cards }
board-cards-none = V balíčku už není žádná karta
board-cards-blue = Modré figury, které zbývají na proměnu: { $pieces }
board-cards-no-blue = Na proměnu už nezbývá žádná modrá figura
board-cards-turned = { $side ->
    [first] Bílý otočil kartu: { $card }
   *[second] Černý otočil kartu: { $card }
  }
board-cards-which = { $side ->
    [first] Kterou kartu bílý otočil?
   *[second] Kterou kartu černý otočil?
  }
board-cards-kind = { $card }, zbývá { $count }
board-cards-space = mezerník
board-card-king = { $count ->
    [1] král
    [few] { $count } králové
   *[other] { $count } králů
  }
board-card-queen = { $count ->
    [1] dáma
    [few] { $count } dámy
   *[other] { $count } dam
  }
board-card-rook = { $count ->
    [1] věž
    [few] { $count } věže
   *[other] { $count } věží
  }
board-card-knight = { $count ->
    [1] jezdec
    [few] { $count } jezdci
   *[other] { $count } jezdců
  }
board-card-bishop = { $count ->
    [1] střelec
    [few] { $count } střelci
   *[other] { $count } střelců
  }
board-card-light-bishop = { $count ->
    [1] světlý střelec
    [few] { $count } světlí střelci
   *[other] { $count } světlých střelců
  }
board-card-dark-bishop = { $count ->
    [1] tmavý střelec
    [few] { $count } tmaví střelci
   *[other] { $count } tmavých střelců
  }
board-card-pawn = { $count ->
    [1] pěšec
    [few] { $count } pěšci
   *[other] { $count } pěšců
  }
board-card-joker = { $count ->
    [1] žolík
    [few] { $count } žolíci
   *[other] { $count } žolíků
  }
