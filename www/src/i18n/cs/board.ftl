# Co říká deska na prvním obrázku a kolem sebe.

# Deska
board-loading = Deska se připravuje
board-confirm = Ještě jednou pro potvrzení
board-no-moves = Žádný možný tah
board-changed = Na desce se to mezitím změnilo. Napište prosím tah znovu.
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
