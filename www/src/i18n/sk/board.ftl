# What the board says at its first picture and round itself.

# The board
board-loading = Doska sa pripravuje
board-wins = { $side ->
    [first] Vyhral biely.
   *[second] Vyhral čierny.
  }
    .animal-shogi = { $side ->
        [first] Prvý hráč vyhral.
       *[second] Druhý hráč vyhral.
      }
board-draw = Remíza.
board-thinking = Počítač premýšľa…
board-again = Nová partia

# Replay
board-navigation = Prechádzanie partie
board-go-start = Na začiatok
board-go-previous = O ťah späť
board-go-next = O ťah vpred
board-go-end = Na koniec
board-flip = Otočiť dosku
board-move-list = Ťahy

# Errors of the <board-game> element
error-src-unreachable = Súbor „{ $src }“ sa nepodarilo načítať.
error-part-foreign = Toto sa nepodarilo načítať: web, z ktorého to je, to musí povoliť pre všetky súbory (Access-Control-Allow-Origin).
error-part-look = Zvolený vzhľad dosky sa teraz nepodarilo načítať; doska má zatiaľ iný.

board-confirm = Ešte raz na potvrdenie
