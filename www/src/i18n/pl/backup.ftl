# A file with everything that this browser keeps.

backup-what = Kopia zapasowa to jeden plik ze wszystkimi partiami i ustawieniami. Można ją wczytać tutaj albo w innej przeglądarce, także na innym urządzeniu.
backup-save = Zapisz kopię
backup-read = Wczytaj kopię
backup-going = { $done } z { $all } partii…
backup-saved = { $count ->
    [0] Plik { $file } zawiera ustawienia; nie ma jeszcze żadnej partii.
    [one] Plik { $file } zawiera { $count } partię i ustawienia.
    [few] Plik { $file } zawiera { $count } partie i ustawienia.
   *[many] Plik { $file } zawiera { $count } partii i ustawienia.
  }
backup-added = { $count ->
    [one] Dodano { $count } partię.
    [few] Dodano { $count } partie.
   *[many] Dodano { $count } partii.
  }
backup-same = { $count ->
    [one] { $count } partia już tu była.
    [few] { $count } partie już tu były.
   *[many] { $count } partii już tu było.
  }
backup-longer = { $count ->
    [one] { $count } partia była w pliku dłuższa; została uzupełniona także tutaj.
    [few] { $count } partie były w pliku dłuższe; zostały uzupełnione także tutaj.
   *[many] { $count } partii było w pliku dłuższych; zostały uzupełnione także tutaj.
  }
backup-both = { $count ->
    [one] { $count } partia jest tutaj inna niż w pliku: masz teraz obie wersje.
    [few] { $count } partie są tutaj inne niż w pliku: masz teraz obie wersje.
   *[many] { $count } partii jest tutaj innych niż w pliku: masz teraz obie wersje.
  }
backup-unread = { $count ->
    [one] { $count } partii nie dało się odczytać już przy tworzeniu kopii. Zostaje w pliku.
   *[other] { $count } partii nie dało się odczytać już przy tworzeniu kopii. Zostają w pliku.
  }
backup-none = W tej kopii nie ma żadnej partii.
backup-settings = Ustawienia przejęto z kopii.
backup-broken-game = Partii nr { $number } z pliku ({ $game }) nie da się odczytać. { $why }

page-what = Ta strona potrafi zapisać się razem ze wszystkimi twoimi partiami w jednym pliku, który możesz zachować, wysłać lub nosić na pendrivie.
page-save = Zapisz jako jeden plik z moimi partiami
page-save-size = Zapisz jako jeden plik z moimi partiami ({ $size } MB)
page-saved = Plik { $file } otwiera Klubovnę z twoimi partiami.
page-left = { $count ->
    [one] { $count } zapisu z tej strony nie dało się odczytać jako partii. W nowym pliku pozostał bez zmian.
   *[other] { $count } zapisów z tej strony nie dało się odczytać jako partii. W nowym pliku pozostały bez zmian.
  }

backup-offer = Niektóre przeglądarki usuwają dane strony, której nikt nie otwierał przez tydzień, a z nimi twoje partie. Kopia zapasowa je ocali.
backup-later = Nie teraz

error-backup-not = Plik { $file } nie jest kopią zapasową Klubovny. Zapisy partii otwiera się na stronie „Otwórz partię”.
error-backup-newer = Tę kopię zapisała nowsza wersja Klubovny w formacie { $version }; ta zna format { $known }. Nic się tu nie zmieniło. Wczytaj kopię w nowszej wersji.
error-backup-broken = W tym miejscu kopia jest uszkodzona. W tej przeglądarce nic się nie zmieniło.
error-backup-cut = W tym miejscu kopia kończy się za wcześnie: brakuje jej części. W tej przeglądarce nic się nie zmieniło.
error-backup-too-large = Plik { $file } ma więcej niż { $most } MB, a tyle najwyżej może mieć kopia.
error-backup-unreadable = Nie udało się odczytać pliku { $file }. Być może został przeniesiony lub usunięty.
error-backup-misfit = Brakuje czegoś, co należy do partii, albo jest to niewłaściwego rodzaju.
error-backup-full = Przeglądarka nie przyjmie już nic więcej; być może dysk jest pełny. Partie wczytane do tej chwili: { $count }. Zwolnij miejsce i wczytaj plik ponownie: to, co już tu jest, nie zostanie powielone.
error-page-broken = { $games } To, czego nie da się odczytać, pozostaje w tym pliku, także po ponownym zapisaniu.
