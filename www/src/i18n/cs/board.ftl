# Co říká deska: názvy, popisky polí pro čtečky, oznámení, nápověda ke klávesám.

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
board-loading = Deska se připravuje
board-start = Výchozí postavení
board-confirm = Ještě jednou pro potvrzení
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
board-many = Možností: { $count }; na desce je přečte M
board-many-marked = Možností: { $count }; řekne to každé pole
board-no-moves = Žádný možný tah
board-changed = Na desce se to mezitím změnilo. Napište prosím tah znovu.
board-sees = vidí až na { $to }
board-stopped = dál překáží { $stop }
board-tally = míří sem bílý { $first }×, černý { $second }×
board-no-threats = Nikdo sem nemíří
board-nothing = Deska je prázdná
board-wins = { $side ->
    [first] Vyhrál bílý.
   *[second] Vyhrál černý.
  }
    .animal-shogi = { $side ->
        [first] První hráč vyhrál.
       *[second] Druhý hráč vyhrál.
      }
board-draw = Remíza.
board-thinking = Počítač přemýšlí…
board-again = Nová partie

# Vedle desky
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

# Karty
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

# Zápis tahu a kreslení
board-type = Tah
board-note = Kreslit na desku
board-note-0 = Zelený kruh
board-note-1 = Červený čárkovaný kruh
board-note-2 = Modrý tečkovaný kruh
board-note-3 = Okrový čerchovaný kruh
board-note-clear = Smazat kresby

# Přehrávání
board-navigation = Procházení partie
board-go-start = Na začátek
board-go-previous = O tah zpět
board-go-next = O tah vpřed
board-go-end = Na konec
board-flip = Otočit desku
board-move-list = Tahy

# Chyby prvku <board-game>
error-bad-attribute = Atribut { $name } nemůže mít hodnotu „{ $value }“. Přípustné hodnoty: { $accepted }.
error-missing-game = Není řečeno, která hra se má ukázat: chybí atribut game.
error-src-status = Soubor „{ $src }“ se nepodařilo načíst: server odpověděl { $status }.
error-src-no-record = V souboru „{ $src }“ není žádná partie: je prázdný, nebo je to webová stránka.
error-src-unreachable = Soubor „{ $src }“ se nepodařilo načíst.
error-part-foreign = Tohle se nepodařilo načíst: web, ze kterého to je, to musí povolit pro všechny soubory (Access-Control-Allow-Origin).
