# What the board says at its first picture and round itself.

# The board
board-loading = Przygotowuję planszę
board-wins = { $side ->
    [first] Białe wygrały.
   *[second] Czarne wygrały.
  }
    .animal-shogi = { $side ->
        [first] Pierwszy gracz wygrał.
       *[second] Drugi gracz wygrał.
      }
board-draw = Remis.
board-thinking = Komputer myśli…
board-again = Nowa partia

# Replay
board-navigation = Przeglądanie partii
board-go-start = Na początek
board-go-previous = Ruch wstecz
board-go-next = Ruch naprzód
board-go-end = Na koniec
board-flip = Obróć planszę
board-move-list = Ruchy

# Errors of the <board-game> element
error-src-unreachable = Nie udało się wczytać pliku „{ $src }”.
error-part-foreign = Nie udało się tego wczytać: witryna, z której to pochodzi, musi na to zezwolić dla wszystkich plików (Access-Control-Allow-Origin).
error-part-look = Nie udało się teraz wczytać wybranego wyglądu planszy; na razie ma ona inny.

board-confirm = Jeszcze raz, aby potwierdzić
