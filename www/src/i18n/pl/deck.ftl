# Cards beside the board.

board-cards = { $side ->
    [first] Karty białych
   *[second] Karty czarnych
  }
board-cards-dock = Karta w grze
board-cards-pile = { $side ->
    [first] { $count ->
        [0] Talia białych jest pusta
        [one] Talia białych, { $count } karta
        [few] Talia białych, { $count } karty
       *[many] Talia białych, { $count } kart
      }
   *[second] { $count ->
        [0] Talia czarnych jest pusta
        [one] Talia czarnych, { $count } karta
        [few] Talia czarnych, { $count } karty
       *[many] Talia czarnych, { $count } kart
      }
  }
board-cards-left = Zostało w talii: { $cards }
board-cards-none = W talii nie ma już żadnej karty
board-cards-blue = Niebieskie figury do promocji: { $pieces }
board-cards-no-blue = Nie ma już niebieskiej figury do promocji
board-cards-turned = { $side ->
    [first] Białe odkryły kartę: { $card }
   *[second] Czarne odkryły kartę: { $card }
  }
board-cards-which = { $side ->
    [first] Którą kartę odkryły białe?
   *[second] Którą kartę odkryły czarne?
  }
board-cards-kind = { $card }, zostało { $count }
board-cards-space = spacja
board-card-king = { $count ->
    [1] król
    [few] { $count } króle
   *[many] { $count } królów
  }
board-card-queen = { $count ->
    [1] hetman
    [few] { $count } hetmany
   *[many] { $count } hetmanów
  }
board-card-rook = { $count ->
    [1] wieża
    [few] { $count } wieże
   *[many] { $count } wież
  }
board-card-knight = { $count ->
    [1] skoczek
    [few] { $count } skoczki
   *[many] { $count } skoczków
  }
board-card-bishop = { $count ->
    [1] goniec
    [few] { $count } gońce
   *[many] { $count } gońców
  }
board-card-light-bishop = { $count ->
    [1] goniec białopolowy
    [few] { $count } gońce białopolowe
   *[many] { $count } gońców białopolowych
  }
board-card-dark-bishop = { $count ->
    [1] goniec czarnopolowy
    [few] { $count } gońce czarnopolowe
   *[many] { $count } gońców czarnopolowych
  }
board-card-pawn = { $count ->
    [1] pionek
    [few] { $count } pionki
   *[many] { $count } pionków
  }
board-card-joker = { $count ->
    [1] joker
    [few] { $count } jokery
   *[many] { $count } jokerów
  }
