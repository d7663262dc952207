# What is done on a board: labels of cells for screen readers, announcements, questions, keyboard help.

board-rook = { $side ->
    [first] biela veža
   *[second] čierna veža
  }
board-bishop = { $side ->
    [first] biely strelec
   *[second] čierny strelec
  }
board-knight = { $side ->
    [first] biely jazdec
   *[second] čierny jazdec
  }
board-pawn = { $side ->
    [first] biely pešiak
   *[second] čierny pešiak
  }
board-queen = { $side ->
    [first] biela dáma
   *[second] čierna dáma
  }
board-king = { $side ->
    [first] biely kráľ
   *[second] čierny kráľ
  }
board-disc = { $side ->
    [first] biely kameň
   *[second] čierny kameň
  }
board-colour-first = biely
board-colour-second = čierny

# Cells
board-empty = prázdne
board-stack = stĺpček výšky { $height }, zhora { $discs }
board-mark-from = odtiaľto viedol posledný ťah
board-mark-to = sem viedol posledný ťah
board-mark-placed = práve umiestnené
board-mark-check = šach
board-mark-open = { $side ->
    [first] biely sem môže umiestniť pešiaka
   *[second] čierny sem môže umiestniť pešiaka
  }
board-mark-closed = túto kartu sem položiť nemožno
board-mark-banned = spätný ťah sem nie je dovolený
board-mark-decisive = tu sa rozhodlo
board-target = možno sem ťahať
board-target-label = možno sem ťahať, vzdialenosť { $label }

# The board
board-grid = Hracia doska, { $game }
board-hint = Po poliach sa chodí šípkami, Enter vyberá a potvrdzuje, Escape ruší.
board-hint-keys = Otáznik vypíše všetky klávesy.
board-start = Základné postavenie
board-choose = Vyberte, čo má ťah znamenať
board-choices = { $question }: { $choices }.
board-count = Koľko kameňov vziať
board-take = { $count ->
    [one] Vziať { $count } kameň
    [few] Vziať { $count } kamene
   *[other] Vziať { $count } kameňov
  }
board-moves = { $count ->
    [one] Jedna možnosť: { $cells }
    [few] { $count } možnosti: { $cells }
   *[other] { $count } možností: { $cells }
  }
board-many = Možností: { $count }; prečíta ich M
board-many-menu = Možností: { $count }; prečíta ich „Doska slovami“

# Typing moves
board-type = Ťah

board-no-moves = Žiadny možný ťah
board-changed = Na doske sa to medzitým zmenilo. Napíšte, prosím, ťah znova.

# A move chosen ahead
board-premove-where = Zvoľte ktorékoľvek pole; ťah sa zahrá, keď budete na ťahu, ak bude vtedy možný.
board-premove-here = patrí k ťahu zvolenému vopred
board-premove-set = Zvolené vopred: { $move }. Esc to zruší.
board-premove-cancelled = Ťah zvolený vopred je zrušený.
board-premove-dropped = Ťah zvolený vopred sa nezahral: { $move }.

# What wins, told beside the board in the first game of each kind
how-title = Ako vyhrať:
how-read = Rozumiem
