# Co se na desce dělá: popisky polí pro čtečky, oznámení, otázky, nápověda ke klávesám.

board-rook = { $side ->
    [first] bílá věž
   *[second] černá věž
  }
board-bishop = { $side ->
    [first] bílý střelec
   *[second] černý střelec
  }
board-knight = { $side ->
    [first] bílý jezdec
   *[second] černý jezdec
  }
board-pawn = { $side ->
    [first] bílý pěšec
   *[second] černý pěšec
  }
board-queen = { $side ->
    [first] bílá dáma
   *[second] černá dáma
  }
board-king = { $side ->
    [first] bílý král
   *[second] černý král
  }
board-disc = { $side ->
    [first] bílý kámen
   *[second] černý kámen
  }
board-colour-first = bílý
board-colour-second = černý

# Pole
board-empty = prázdné
board-stack = sloupek výšky { $height }, shora { $discs }
board-mark-from = odtud vedl poslední tah
board-mark-to = sem vedl poslední tah
board-mark-placed = právě umístěno
board-mark-check = šach
board-mark-open = { $side ->
    [first] bílý sem může umístit pěšce
   *[second] černý sem může umístit pěšce
  }
board-mark-closed = tuto kartu sem položit nelze
board-mark-banned = zpětný tah sem není dovolen
board-mark-decisive = zde se rozhodlo
board-target = lze sem táhnout
board-target-label = lze sem táhnout, vzdálenost { $label }

# Deska
board-grid = Hrací deska, { $game }
board-hint = Po polích se chodí šipkami, Enter vybírá a potvrzuje, Escape ruší.
board-hint-keys = Otazník vypíše všechny klávesy.
board-start = Výchozí postavení
board-choose = Vyberte, co má tah znamenat
board-choices = { $question }: { $choices }.
board-count = Kolik kamenů vzít
board-take = { $count ->
    [one] Vzít { $count } kámen
    [few] Vzít { $count } kameny
   *[other] Vzít { $count } kamenů
  }
board-moves = { $count ->
    [one] Jedna možnost: { $cells }
    [few] { $count } možnosti: { $cells }
   *[other] { $count } možností: { $cells }
  }
board-many = Možností: { $count }; přečte je M
board-many-menu = Možností: { $count }; přečte je „Deska slovy“

# Zápis tahu
board-type = Tah

board-no-moves = Žádný možný tah
board-changed = Na desce se to mezitím změnilo. Napište prosím tah znovu.

# Tah zvolený předem
board-premove-where = Zvolte kterékoli pole; tah se zahraje, až budete na tahu, bude-li pak možný.
board-premove-here = patří k tahu zvolenému předem
board-premove-set = Zvoleno předem: { $move }. Esc to zruší.
board-premove-cancelled = Tah zvolený předem je zrušen.
board-premove-dropped = Tah zvolený předem se nezahrál: { $move }.

# Co vyhrává: stojí vedle desky v první partii každé hry
how-title = Jak vyhrát:
how-read = Rozumím
