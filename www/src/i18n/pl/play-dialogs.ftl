# What the play page asks and shows in dialogs, and says of a game that cannot be opened.

play-missing = Tej partii nie ma na tym urządzeniu. Być może została usunięta albo jest na innym urządzeniu lub w innej przeglądarce. Partia bez ani jednego ruchu istnieje tylko w karcie, w której się zaczęła.
play-cannot-open = Nie można otworzyć tej partii
play-unreadable-newer = Tę partię zapisała nowsza wersja Klubovny. Zostaje bez zmian; możesz pobrać jej tekst.
play-unreadable-broken = Zapisana partia jest uszkodzona. Zostaje bez zmian; możesz pobrać jej tekst.
play-discard = Usuń na zawsze
play-discard-sure = Tekst tej partii zniknie wtedy z tego urządzenia. Jeśli może się jeszcze przydać, najpierw go pobierz.
play-home = Strona główna

play-do-redo = Ponów ruch
play-do-flip = Obróć
play-do-table = Tryb stołowy
play-do-draw = Zaproponuj remis
play-do-claim = Reklamuj remis
play-do-resign = Poddaj
play-do-counts = Liczby na polach
play-do-seats = Kto gra
play-do-record = Zapis
play-do-position = Kopiuj pozycję
play-do-rematch = Rewanż
play-do-ask = Opis planszy
play-do-keys = Klawisze
play-do-cards = Odkryte karty
    .tri-d-chess = Losowanie
play-do-taste = Plansza i figury
play-do-times = Czasy ruchów
play-do-points = Punkty i wartości

play-premove-set = Ruch z wyprzedzeniem: { $move }. Zostanie wykonany, jeśli będzie wtedy możliwy.
play-premove-cancel = Anuluj
play-premove-cancelled = Ruch z wyprzedzeniem został anulowany.
play-premove-dropped = Ruch z wyprzedzeniem nie został wykonany: { $move }.

play-save = Zapisz
play-resign = Poddanie partii
play-resign-who = Kto się poddaje? Druga strona wygra.
play-resign-side = { $who ->
    [first] Poddają się białe
    [second] Poddają się czarne
   *[named] Poddaje się { $name }
  }
    .animal-shogi = { $who ->
        [first] Poddaje się pierwszy gracz
        [second] Poddaje się drugi gracz
       *[named] Poddaje się { $name }
      }
play-draw = Propozycja remisu
play-draw-question = { $who ->
    [first] Czy białe przyjmują remis?
    [second] Czy czarne przyjmują remis?
   *[named] { $name }, czy przyjmujesz remis?
  }
    .animal-shogi = { $who ->
        [first] Czy pierwszy gracz przyjmuje remis?
        [second] Czy drugi gracz przyjmuje remis?
       *[named] { $name }, czy przyjmujesz remis?
      }
play-draw-accept = Przyjmij
play-draw-decline = Graj dalej
play-rematch-sure = Ta partia jeszcze się nie skończyła. Zostaje wśród partii w toku; w nowej gracze zamienią się stronami.
play-rematch-begin = Zacznij nową partię
play-record = Partia jako tekst
play-form = Format
play-form-record = Klubovna
    .help = Warianty i komentarze.
play-form-kifu = KIF
    .help = Dla japońskich programów do shogi.
play-form-csa = CSA
    .help = Dla serwerów i silników shogi, tylko wariant główny.
play-form-usi = USI
    .help = Pozycja i ruchy dla silnika.
play-share = Udostępnij
play-download = Pobierz
play-copy = Kopiuj
play-copy-by-hand = Przeglądarka nie pozwoliła na kopiowanie. Zaznacz tekst i skopiuj go ręcznie.
play-points = Punkty i wartości zwierząt
play-points-impasse = Gdy nikt nie może dać mata
play-points-not-yet = Punkty mają znaczenie, gdy któryś lew stoi w swojej strefie promocji.
play-points-values = Ile warte jest każde zwierzę
play-points-help = Po prawej strona promowana. Wartości pomagają początkującym ocenić wymianę. Przy liczeniu punktów żyrafa i słoń mają po 5 punktów, pozostałe po 1.

moves-before-first = Przed pierwszym ruchem
moves-mark = Znak
moves-mark-none = brak
moves-line = Ten wariant
moves-promote = Ustaw jako główny
moves-copy = Kopiuj wariant
moves-remove = Usuń odtąd
moves-decided = Jeśli wariant główny się zmieni, wynik partii przepadnie.

keys-title = Klawisze
keys-step = ruch wstecz, ruch naprzód
keys-ends = na początek, na koniec
keys-flip = obróć planszę
keys-undo = cofnij ruch
keys-hint = podpowiedź: skąd, co i dlaczego
keys-analysis = analiza: szanse i najlepsze warianty
keys-card = odkryj kartę (Raindropchess®)
keys-board = do planszy, do zapasów, do przycisków
keys-choose = wybierz pole lub bierkę; po planszy chodzi się strzałkami
keys-cancel = anuluj niedokończony wybór
keys-type = na planszy: wpisz ruch
keys-write = na planszy: wpisz ruch albo literę z tej listy i Enter
keys-ask = na planszy: wszystko, co potrafi powiedzieć, jako przyciski
keys-explain = na planszy: objaśnij jeszcze raz, co jest tu niezwykłe
keys-off = Klawisze ze znakami są wyłączone w ustawieniach.
keys-last = na planszy: odczytaj ostatni ruch
keys-players = na planszy: odczytaj, kto gra
keys-pieces = na planszy: odczytaj wszystkie bierki
keys-targets = na planszy i w ręce: odczytaj, dokąd może iść ta bierka
keys-aims = na planszy: odczytaj liczby na tym polu
keys-column = na planszy: odczytaj wszystkie pola w pionie (szachy trójwymiarowe)
keys-level = pole wyżej, pole niżej (szachy trójwymiarowe)
keys-own = na planszy: poprzednia i następna bierka, która może się ruszyć, albo pole, na które może iść
keys-list = na liście ruchów: poprzedni i następny ruch dowolnego wariantu, Enter go pokazuje
keys-space = Spacja
keys-help = ta lista

play-locked-earlier = We wcześniejszej pozycji nie wykonuje się ruchów.
play-locked-preview = To tylko podgląd.
play-locked-over = Partia jest skończona. Innych ruchów można próbować we wcześniejszych pozycjach.
play-locked-program = Ruch ma komputer.
play-try-copy = Wypróbuj w kopii
play-cancel = Anuluj
play-copied = Skopiowano.

# Table mode
table-half = { $side ->
    [first] Połowa białych
   *[second] Połowa czarnych
  }
    .animal-shogi = { $side ->
        [first] Połowa pierwszego gracza
       *[second] Połowa drugiego gracza
      }
table-press = { $side ->
    [first] Naciśnij zegar białych
   *[second] Naciśnij zegar czarnych
  }
    .animal-shogi = { $side ->
        [first] Naciśnij zegar pierwszego gracza
       *[second] Naciśnij zegar drugiego gracza
      }
table-press-card = Odkryj kartę
table-by-itself = Wykonaj ruch na planszy: zegar przełączy się sam.
table-ask-undo = { $side ->
    [first] Białe chcą cofnąć ostatni ruch.
   *[second] Czarne chcą cofnąć ostatni ruch.
  }
    .animal-shogi = { $side ->
        [first] Pierwszy gracz chce cofnąć ostatni ruch.
       *[second] Drugi gracz chce cofnąć ostatni ruch.
      }
table-ask-resign = Poddajesz się? Druga strona wtedy wygra.
table-waits = Zapytano drugą stronę.
table-waits-draw = Zaproponowano remis.
table-allow = Pozwól
table-refuse = Odmów
play-do-leave-table = Zakończ tryb stołowy
play-bar-leave-table = Zakończ
play-bar-draw = Remis
play-do-draw-or-claim = Zgłoś lub zaproponuj remis
play-bar-draw-or-claim = Remis
