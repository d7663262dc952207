# What the rules, records and files can complain about: error-CODE.

error-at = Wiersz { $line }, kolumna { $column }: { $message }
error-unknown = Coś się nie udało. Do zgłoszenia tego błędu: { $message }

error-unknown-game = Nie ma tu gry „{ $game }”. Dostępne: { $known }.
error-ambiguous-game = Te ruchy pasują do więcej niż jednej gry. Wybierz, o którą chodzi.
error-unknown-form = Tej gry nie zapisuje się w formacie „{ $form }”. Dostępne: { $known }.
error-unknown-part = Ta gra potrzebuje części planszy, której nie ma w tym wydaniu: „{ $part }”. Odśwież stronę.
error-no-step = „{ $text }” nie jest krokiem żadnej akcji.

error-api-argument = { $name } nie może mieć wartości „{ $value }”. Dozwolone: { $accepted }.
error-api-several = Pokazać można tylko jedno z trzech: record, src, position.
error-api-replaced = W międzyczasie nadeszło inne żądanie.
error-api-not-your-turn = Ruch ma komputer.

error-storage-unread = Zapisanych partii tej przeglądarki nie da się teraz odczytać. Nic w nich nie zmieniono.

error-engine-failed = Przeciwnika komputerowego nie udało się uruchomić w tej przeglądarce.
error-no-engine = Komputer nie umie grać w tę grę.

error-options-unknown-field = Nie ma opcji „{ $field }”. Dostępne: { $known }.
error-options-bad-value = Opcja „{ $field }” nie może mieć wartości „{ $value }”. Dozwolone: { $accepted }.
error-options-excluded = Opcji „{ $first }” i „{ $second }” nie można łączyć.
error-options-not-a-pair = „{ $text }” nie ma postaci nazwa=wartość.

error-draw-empty = Nie ma już czego odkrywać.
error-draw-ran-out = Przygotowana kolejność kart { $side ->
    [first] białych
   *[second] czarnych
  } się wyczerpała.
error-draw-not-there = Karty „{ $card }” nie można teraz odkryć.
error-draw-pledge-used = Odcisk kart obowiązuje dla 64 odkryć, a to byłoby następne.
error-draw-own = W tej partii karty odkrywacie sami: wybierz tę, która przyszła.

error-cards-no-chance = W tej grze nie ma kart.
error-cards-no-such-mode = Karty mogą być random, provable albo own, a nie „{ $mode }”.
error-cards-too-late = Partia zaczęła się już z innymi kartami. Inne wybierzesz w nowej partii.
error-cards-secret-needed = Karty tej partii określa tajny klucz, którego tu nie zapisano. Partię można obejrzeć, ale następnej karty nie da się odkryć.
error-cards-variation = Karty tej partii są z góry ustalone, więc odkrywa się je tylko w wariancie głównym. Najpierw ustaw ten wariant jako główny.
error-cards-bad-secret = Tajny klucz musi mieć 64 cyfry szesnastkowe.
error-cards-wrong-secret = Zapisany tu tajny klucz nie należy do tej partii.
error-cards-not-over = Tajny klucz pozostaje ukryty do końca partii.
error-cards-no-pledge = Ten zapis nie zawiera odcisku kart, więc nie ma czego sprawdzać.
error-cards-bad-pledge = Odcisku kart z zapisu nie da się odczytać.
error-cards-not-revealed = Tajnego klucza do kart jeszcze nie pokazano. Pokaże się po zakończeniu partii.
error-cards-newer = Karty ustaliła wersja { $version }, nowsza niż ten program. Użyj nowszej wersji.
error-cards-word-too-late = Słowo dodaje się między odciskiem a pierwszą kartą. Ta partia już się zaczęła albo jej odcisk nie dopuszcza słowa.
error-cards-word-too-long = Twoje słowo może mieć najwyżej { $limit } znaków.
error-cards-wrong-word = To, co strony pokazały do swoich kart, podaje inne słowo niż zapis.
error-cards-bad-transcript = Tego, co strony pokazały do swoich kart, nie da się odczytać: słowo nr { $word } jest błędne lub go brakuje.
error-cards-equal-ends = Obie strony ogłosiły ten sam odcisk, więc jedna z nich tylko powtarza drugą.
error-cards-wrong-pledge = To, co pokazano po partii, nie ma odcisku ogłoszonego przed nią.
error-cards-bad-value = Karta nr { $draw }: { $side ->
    [first] białe
   *[second] czarne
  } pokazały coś innego, niż ustalono przed partią.
error-cards-wrong-outcome = Karta nr { $draw }: w zapisie jest { $card }, a powinno być { $due }.
error-cards-missing-draw = Karta nr { $draw }: strony niczego do niej nie pokazały.
error-cards-extra-draw = Karta nr { $draw }: strony coś do niej pokazały, ale nie ma jej w partii.

error-play-over = Partia już się skończyła.
error-play-illegal = Ruch { $move } nie jest tu możliwy.
error-play-nothing-removed = Nie ma tu niczego usuniętego, co można by przywrócić.
error-play-no-claim = Remisu nie można tu jeszcze reklamować: ta pozycja wystąpiła { $times ->
    [one] raz
   *[other] { $times } razy
}. Prawo do tego daje jej trzecie wystąpienie, także spowodowane twoim ruchem, albo 50 ruchów każdej strony bez bicia i bez ruchu pionkiem.
error-play-not-chance = Nie ma teraz czego odkrywać.
error-play-no-such-move = W tej partii nie ma ruchu numer { $node }.
error-play-no-such-side = Nie ma strony { $number }.
error-play-own-tag = Wpis „{ $name }” wstawia do nagłówka sam program. Nie da się go zmienić ręcznie.
error-play-settled = Karty z odciskiem zostają takie, jak przyszły, razem z ruchami przed nimi. Po ujawnieniu klucza nie zmienia się już cała partia; innych ruchów możesz próbować obok niej.
error-play-bad-tag = Nagłówek nie może zawierać wpisu „{ $name }”.

error-record-too-long = Tekst jest dłuższy, niż może być zapis partii: najwyżej { $most } { $most ->
    [few] bajty
   *[many] bajtów
}.
error-record-too-many-games = Z jednego tekstu czyta się najwyżej { $most } partii. Podziel go na kilka plików.
error-record-too-many-actions = Zapis mieści najwyżej { $most } ruchów razem z wariantami. Usuń część wariantów albo zakończ partię.
error-record-too-many-notes = Komentarzy i znaków jest za dużo na jeden zapis: razem mogą zajmować najwyżej { $most } { $most ->
    [few] bajty
   *[many] bajtów
}.
error-record-too-many-tags = Nagłówek mieści najwyżej { $most } { $most ->
    [few] wpisy
   *[many] wpisów
}.
error-record-long-name = Nazwa wpisu w nagłówku może mieć najwyżej { $most } { $most ->
    [few] znaki
   *[many] znaków
}.
error-record-long-value = Wartość wpisu w nagłówku może mieć najwyżej { $most } { $most ->
    [few] bajty
   *[many] bajtów
}.
error-record-not-a-record = To nie jest zapis partii: musi zaczynać się od [Klubovna "1"].
error-record-newer-format = Ten zapis jest w formacie { $version }, nowszym niż ten program. Użyj nowszej wersji.
error-record-newer-rules = Tę partię rozegrano według zasad w wersji { $version }, nowszej niż ten program. Użyj nowszej wersji.
error-record-no-game = Nagłówek nie mówi, która to gra.
error-record-unknown-game = To zapis innej gry: „{ $game }”.
error-record-bad-tag = Wiersz nagłówka musi mieć postać [Nazwa "wartość"].
error-record-double-tag = Wpis { $name } występuje w nagłówku dwa razy.
error-record-unclosed-comment = Komentarz, który się tu zaczyna, nie ma nawiasu zamykającego.
error-record-unclosed-variation = Nawias, który się tu otwiera, nie jest zamknięty.
error-record-nothing-to-close = Zamyka się tu coś, czego nie otwarto.
error-record-variation-without-move = Wariant musi stać po ruchu, który zastępuje.
error-record-empty-variation = Ten wariant nie zawiera żadnego ruchu.
error-record-glyph-without-move = Znak taki jak ! lub $1 musi stać po ruchu.
error-record-bad-glyph = Znaki numerowane mają numery od $0 do $255.
error-record-bad-clock = Czas na zegarze ma postać h:mm:ss.
error-record-move-after-end = Partia skończyła się już przed tym ruchem.
error-record-text-after-result = Po wyniku nie może już nic stać.
error-record-result-in-variation = Wariant nie może zawierać wyniku partii.
error-record-bad-result = Wynik to 1-0, 0-1, 1/2-1/2 lub *.
error-record-result-mismatch = Ten wynik nie pasuje do reszty zapisu: powinno być { $actual }.
error-record-bad-reason = Powód „{ $reason }” nie pasuje do tej gry lub jej wyniku.

error-bad-attribute = Atrybut { $name } nie może mieć wartości „{ $value }”. Dozwolone: { $accepted }.
error-missing-game = Nie wiadomo, którą grę pokazać: brakuje atrybutu game.
error-src-status = Nie udało się wczytać pliku „{ $src }”: serwer odpowiedział { $status }.
error-src-no-record = W pliku „{ $src }” nie ma żadnej partii: jest pusty albo jest stroną internetową.
