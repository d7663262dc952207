# What lies beside the board: reserves, scores, captured pieces.

board-tray-reserve = { $side ->
    [first] Zásoba bieleho
   *[second] Zásoba čierneho
  }
board-tray-score = { $side ->
    [first] Skóre bieleho
   *[second] Skóre čierneho
  }
board-tray-hand = { $side ->
    [first] V ruke bieleho
   *[second] V ruke čierneho
  }
    .animal-shogi = { $side ->
        [first] Ruka prvého hráča
       *[second] Ruka druhého hráča
      }
board-tray-deck = { $side ->
    [first] Balíček bieleho
   *[second] Balíček čierneho
  }
board-tray-discard = { $side ->
    [first] Odložené karty bieleho
   *[second] Odložené karty čierneho
  }
board-things-pawn = { $side ->
    [first] { $count ->
        [one] { $count } biely pešiak
        [few] { $count } biele pešiaky
       *[other] { $count } bielych pešiakov
      }
   *[second] { $count ->
        [one] { $count } čierny pešiak
        [few] { $count } čierne pešiaky
       *[other] { $count } čiernych pešiakov
      }
  }
board-things-disc = { $side ->
    [first] { $count ->
        [one] { $count } biely kameň
        [few] { $count } biele kamene
       *[other] { $count } bielych kameňov
      }
   *[second] { $count ->
        [one] { $count } čierny kameň
        [few] { $count } čierne kamene
       *[other] { $count } čiernych kameňov
      }
  }
board-things-point = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodov
  }
board-of = { $things } z { $capacity }
