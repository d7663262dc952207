# Opening a game from text.

open-title = Otwórz partię
open-lead = Wklej zapis lub link z Klubovny albo same ruchy, tak jak zapisujesz je na papierze. Można też otworzyć pliki programów do shogi.
open-text = Tekst partii
open-example = 1. Wh7 Wa3 2. h3 a6 3. Gf4 Gf5
open-game = Która gra
open-game-any = Rozpoznaj z tekstu
open-game-help = Zapis z Klubovny sam podaje grę. Wybieraj tylko przy samych ruchach.
open-open = Otwórz
open-file = Wybierz plik
open-readable = Otwórz to, co dało się odczytać
open-several = { $count ->
    [one] Można otworzyć jedną partię:
    [few] Są tu { $count } partie. Którą otworzyć?
   *[many] Jest tu { $count } partii. Którą otworzyć?
  }
open-samples = Albo obejrzyj
error-open-empty = Nie ma tu jeszcze tekstu. Wklej zapis lub ruchy.
error-open-too-large = Plik { $file } jest za duży jak na partię.
error-open-unreadable = Nie udało się odczytać pliku { $file }. Być może został przeniesiony lub usunięty.
error-open-backup = Plik { $file } to kopia zapasowa wszystkich partii. Wczytuje się ją na stronie „Ustawienia” w części „Dane”.
