# What works without a connection, and new releases.

offline-title = Bez połączenia
offline-nothing = Na czas bez połączenia nic tu jeszcze nie zapisano: Klubovna by się nie otworzyła.
offline-some = { $count ->
    [0] Zapisane są strony ({ $kept } z { $all } MB). Gra także się zapisze, gdy tylko ją otworzysz.
   *[other] Strony oraz { $games } są zapisane ({ $kept } z { $all } MB) i działają bez połączenia.
  }
offline-all = Zapisane jest wszystko ({ $all } MB): wszystkie gry, przeciwnicy, zasady i ustawienia działają bez połączenia.
offline-keep = Zapisz wszystko
offline-keep-more = Zapisz wszystko (jeszcze { $size } MB)
offline-fetching = Pobieram, czego brakuje
offline-file = To jest Klubovna w jednym pliku: ma w sobie wszystko i nigdy nie potrzebuje połączenia.
offline-insecure = Ten adres zaczyna się od http, więc przeglądarka nie zapisuje stron. Pod adresem z https to robi; bez połączenia działa też wydanie w jednym pliku.
offline-unable = Ta przeglądarka nie zapisuje tu stron. Bez połączenia działa też wydanie w jednym pliku.
offline-lasting = Przeglądarka obiecuje zachować partie, dopóki ich samodzielnie nie usuniesz.
offline-passing = Gdy na dysku kończy się miejsce, przeglądarka może usunąć to, co zapisała. Niektóre robią to także wtedy, gdy nie zaglądasz tu przez tydzień.
offline-ask = Poproś przeglądarkę, by nic nie usuwała

error-offline-full = Na wszystko nie starczyło miejsca. To, co już jest, zostaje; zwolnij trochę miejsca i spróbuj ponownie.

release-ready = Nowa wersja Klubovny jest gotowa. Twoje partie zostają.
release-busy = W innej karcie jest otwarta partia, która zostaje w wersji, w której ją otwarto. Najpierw ją tam zamknij.
release-unsure = Ta przeglądarka nie zdradza, czy w innej karcie jest otwarta partia. Nowa wersja przyjdzie sama, gdy zamkniesz wszystkie karty z Klubovną.
release-take = Przejdź na nową wersję
release-later = Później
