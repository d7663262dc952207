# What lies beside the board: reserves, scores, captured pieces.

board-tray-reserve = { $side ->
    [first] Zapas białych
   *[second] Zapas czarnych
  }
board-tray-score = { $side ->
    [first] Punkty białych
   *[second] Punkty czarnych
  }
board-tray-hand = { $side ->
    [first] Ręka białych
   *[second] Ręka czarnych
  }
    .animal-shogi = { $side ->
        [first] Ręka pierwszego gracza
       *[second] Ręka drugiego gracza
      }
board-tray-deck = { $side ->
    [first] Talia białych
   *[second] Talia czarnych
  }
board-tray-discard = { $side ->
    [first] Odłożone karty białych
   *[second] Odłożone karty czarnych
  }
board-things-pawn = { $side ->
    [first] { $count ->
        [one] { $count } biały pionek
        [few] { $count } białe pionki
       *[many] { $count } białych pionków
      }
   *[second] { $count ->
        [one] { $count } czarny pionek
        [few] { $count } czarne pionki
       *[many] { $count } czarnych pionków
      }
  }
board-things-disc = { $side ->
    [first] { $count ->
        [one] { $count } biały krążek
        [few] { $count } białe krążki
       *[many] { $count } białych krążków
      }
   *[second] { $count ->
        [one] { $count } czarny krążek
        [few] { $count } czarne krążki
       *[many] { $count } czarnych krążków
      }
  }
board-things-point = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
  }
board-of = { $things } z { $capacity }
