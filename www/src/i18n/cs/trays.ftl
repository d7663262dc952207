# Co leží vedle desky: zásoby, skóre, zajaté kameny.

board-tray-reserve = { $side ->
    [first] Zásoba bílého
   *[second] Zásoba černého
  }
board-tray-score = { $side ->
    [first] Skóre bílého
   *[second] Skóre černého
  }
board-tray-hand = { $side ->
    [first] V ruce bílého
   *[second] V ruce černého
  }
    .animal-shogi = { $side ->
        [first] Ruka prvního hráče
       *[second] Ruka druhého hráče
      }
board-tray-deck = { $side ->
    [first] Balíček bílého
   *[second] Balíček černého
  }
board-tray-discard = { $side ->
    [first] Odložené karty bílého
   *[second] Odložené karty černého
  }
board-things-pawn = { $side ->
    [first] { $count ->
        [one] { $count } bílý pěšec
        [few] { $count } bílí pěšci
       *[other] { $count } bílých pěšců
      }
   *[second] { $count ->
        [one] { $count } černý pěšec
        [few] { $count } černí pěšci
       *[other] { $count } černých pěšců
      }
  }
board-things-disc = { $side ->
    [first] { $count ->
        [one] { $count } bílý kámen
        [few] { $count } bílé kameny
       *[other] { $count } bílých kamenů
      }
   *[second] { $count ->
        [one] { $count } černý kámen
        [few] { $count } černé kameny
       *[other] { $count } černých kamenů
      }
  }
board-things-point = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
  }
board-of = { $things } z { $capacity }
