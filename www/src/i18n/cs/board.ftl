# Co říká deska na prvním obrázku a kolem sebe.

# Deska
board-loading = Deska se připravuje
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

# Přehrávání
board-navigation = Procházení partie
board-go-start = Na začátek
board-go-previous = O tah zpět
board-go-next = O tah vpřed
board-go-end = Na konec
board-flip = Otočit desku
board-move-list = Tahy

# Chyby prvku <board-game>
error-src-unreachable = Soubor „{ $src }“ se nepodařilo načíst.
error-part-foreign = Tohle se nepodařilo načíst: cizí web to musí povolit pro všechny soubory (Access-Control-Allow-Origin).
error-part-look = Zvolený vzhled desky se nepodařilo načíst; zatím má jiný.

board-confirm = Ještě jednou pro potvrzení
