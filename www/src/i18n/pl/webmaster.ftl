# The page for those who put a board on a page of their own.

webmaster-title = Plansza na twoją stronę
webmaster-lead = Wybierz planszę, skopiuj kod, wklej go na swoją stronę. Nie potrzebujesz konta ani serwera, a odwiedzających twoją stronę nikt nie śledzi.

webmaster-game = Gra
webmaster-mode = Do czego służy
webmaster-mode-play = Do gry
webmaster-mode-replay = Do odtworzenia partii
webmaster-mode-diagram = Do pokazania pozycji
webmaster-mode-analyse = Do analizy
webmaster-record = Zapis lub ruchy
webmaster-sample = Wstaw partię pokazową
webmaster-position = Pozycja początkowa
webmaster-position-what = Puste oznacza zwykłą pozycję początkową. Tekst pozycji daje przycisk „Kopiuj pozycję” obok partii w Klubovnie.
webmaster-level = Przeciwnik
webmaster-people = Dwie osoby przy jednym ekranie
webmaster-computer = Komputer, poziom { $level }
webmaster-lang = Język
webmaster-lang-none = Jak na stronie
webmaster-board = Plansza
webmaster-board-wood = Drewno
webmaster-board-moss = Mech
webmaster-board-slate = Łupek
webmaster-board-stone = Kamień
webmaster-board-print = Druk
webmaster-set = Figury szachowe
webmaster-set-house = Klubowe
webmaster-set-angular = Kanciaste
webmaster-set-signs = Znaki
webmaster-coordinates = Współrzędne
webmaster-coordinates-inside = Na polach
webmaster-coordinates-outside = Obok
webmaster-coordinates-none = Brak
webmaster-theme = Kolory
webmaster-theme-none = Jak na stronie
webmaster-theme-auto = Jak w urządzeniu
webmaster-theme-light = Jasne
webmaster-theme-dark = Ciemne
webmaster-size = Szerokość
webmaster-size-320 = 320
webmaster-size-480 = 480
webmaster-size-640 = 640
webmaster-size-none = Cała szerokość

webmaster-preview = Podgląd
webmaster-code = Kod na twoją stronę
webmaster-way = Sposób wstawienia
webmaster-way-element = Element
webmaster-way-frame = Ramka
webmaster-way-element-what = Plansza staje się częścią twojej strony: przejmuje jej szerokość i język, a skrypty mogą nią sterować.
webmaster-way-frame-what = Dla edytorów, które nie dopuszczają skryptów, i dla stron w innej witrynie niż ta z plikami.
webmaster-base = Gdzie są pliki Klubovny
webmaster-base-what = Ta kopia albo folder w twojej witrynie, do którego rozpakujesz własną, na przykład /gry/.
webmaster-copy = Kopiuj kod
webmaster-copied = Skopiowano.
webmaster-by-hand = Przeglądarka nie pozwoliła na kopiowanie. Zaznacz tekst i skopiuj go ręcznie.
webmaster-place = Gdzie wklejasz kod
webmaster-place-page = Strona HTML
webmaster-place-wordpress = WordPress
webmaster-place-joomla = Joomla
webmaster-steps-page =
    Otwórz kod źródłowy strony.
    Wklej kod tam, gdzie ma być plansza.
    Zapisz stronę i obejrzyj ją. Następne plansze wklej tak samo; wiersz ze skryptem wystarczy raz.
webmaster-steps-wordpress =
    Otwórz stronę lub wpis do edycji i dodaj blok: „+”, potem „Własny HTML”.
    Wklej kod do bloku. „Podgląd” w bloku może nie pokazać planszy; na stronie będzie widoczna.
    Zapisz. Jeśli kod potem zniknie, twoje konto nie może wstawiać skryptów: wybierz ramkę albo poproś administratora witryny, by wkleił kod.
webmaster-steps-joomla =
    Wybierz powyżej ramkę. Edytory Joomli usuwają skrypty.
    Administrator musi raz na to zezwolić: System, Konfiguracja globalna, Filtry tekstu, „Bez filtrowania” dla twojej grupy użytkowników.
    W artykule naciśnij pod tekstem „Przełącz edytor”, wklej kod i zapisz bez przełączania z powrotem. Albo zrób z nim moduł typu „Własny”.
webmaster-policy = Jeśli witryna ma politykę bezpieczeństwa treści (CSP)
webmaster-policy-what = Musi ona dopuszczać co najmniej to. Jeśli nie wiesz, co to jest, twoja witryna pewnie jej nie ma.
webmaster-foreign = Jeśli pliki są w innej witrynie niż twoja strona, tamta witryna musi dla nich wszystkich wysyłać nagłówek Access-Control-Allow-Origin; w przeciwnym razie wybierz ramkę.

webmaster-site = Cała witryna
webmaster-site-what = Z własną kopią nie zależysz od nikogo. Rozpakuj archiwum do dowolnego folderu swojej witryny: niczego nie trzeba instalować ani ustawiać.
webmaster-zip = Pobierz witrynę (zip)
webmaster-zipping = Pobrano { $done } z { $all } plików.
webmaster-zipped = Zapisano jako klubovna-site.zip, { $size } MB.
webmaster-no-zip = To jest Klubovna w jednym pliku, bez innych plików obok. Archiwum klubovna-site.zip znajdziesz tam, skąd masz ten plik, albo na tej stronie dowolnej kopii Klubovny w sieci.
error-webmaster-changed = Podczas czytania plików tę kopię zastąpiło inne wydanie. Spróbuj ponownie.
error-webmaster-file = Nie udało się odczytać pliku „{ $file }” tej kopii, więc archiwum nie byłoby całe. Spróbuj ponownie, mając połączenie.

webmaster-reference = Wszystko, co potrafi element
webmaster-reference-what = Atrybuty wpisuje się w znacznik. Każdy oprócz position jest też właściwością. Metody wywołują skrypty.
webmaster-all-attribute = Atrybuty
webmaster-all-method = Metody
webmaster-all-event = Zdarzenia i co jest w ich detail
webmaster-all-slot = Miejsca (sloty)
webmaster-all-part = Części dla stylów
webmaster-all-property = Właściwości dla stylów
webmaster-inside = między znacznikami
webmaster-frame-talk = Skrypty i ramka
webmaster-frame-talk-what = Ramka mówi otaczającej stronie, co się dzieje i jaką chciałaby mieć wysokość (resize). Polecenia load, play, goTo, record, position, flip i set przyjmuje ze stron swojej witryny; strony innych witryn wymienia się w jej adresie: origins=https://klub.example. Partii z pliku (src) im nie przekazuje.

webmaster-attribute-game = Która gra; zapis sam podaje swoją.
webmaster-attribute-mode = Partia dwóch osób lub z komputerem; zapis do przeglądania; obrazek; analiza, w której można próbować dowolnych ruchów.
webmaster-attribute-src = Zapis, lista ruchów lub plik KIF, CSA albo USI do otwarcia, w UTF-8 lub -16, Shift_JIS albo Windows-1250.
webmaster-attribute-level = W trybie play komputer gra drugą stroną na tym poziomie: 1, 2, 3… Gdy myśli, można wybrać ruch z wyprzedzeniem.
webmaster-attribute-options = Opcje gry, na przykład `draw_plies=50`.
webmaster-attribute-theme = Kolory.
webmaster-attribute-flipped = Na dole jest druga strona.
webmaster-attribute-coordinates = Litery i cyfry na brzegu: na polach albo obok, na stronie; `none` (lub `false`) je pomija.
webmaster-attribute-counts = W grach, w których to ważne: ile bierek każdej strony celuje w pole.
webmaster-attribute-caption = Wiersz pod planszą.
webmaster-attribute-speed = Czas animacji w milisekundach, od 0 do 2000.
webmaster-attribute-size = Największa szerokość w pikselach; inaczej plansza jest tak szeroka, jak pozwala miejsce.
webmaster-attribute-bare = Sama plansza: bez imion, bez tekstu i przycisków pod nią; przy diagramie bez zapasów.
webmaster-attribute-pieces = Co jest namalowane na bierkach shogi.
webmaster-attribute-set = Jak wyglądają figury szachowe: klubowe, kanciaste albo jako znaki tego, jak chodzą.
webmaster-attribute-board = Z czego jest plansza; `print` to czerń na bieli, ze wzorami zamiast kolorów.
webmaster-attribute-marks = Jak duże i wyraźne są oznaczenia na polach.
webmaster-attribute-levels = Plansze szachów trójwymiarowych jako plan, w przestrzeni (WebGL) albo obok siebie.
webmaster-attribute-lang = Język: cs, en, sk, de lub pl; gdy go brak, język strony.
webmaster-attribute-position = Od czego zacząć: pozycja jako tekst.
webmaster-method-load = Pokazuje inną partię. Promise zostaje spełniony, gdy partia już jest; jeśli coś jest źle, zostaje to, co było. Atrybuty się nie zmieniają; jeśli później zmienisz któryś z nich, obowiązuje on.
webmaster-method-play = Wykonuje ruch zapisany jak na papierze (Rh7) albo kodem ze zdarzenia: tam, gdzie partia toczy się dalej, przy odtwarzaniu na jej końcu.
webmaster-method-goTo = Pokazuje inną pozycję partii: półruch, start, previous, next, end lub węzeł.
webmaster-method-record = Cała partia jako tekst, z wariantami i komentarzami; `load` wczytuje ją z powrotem.
webmaster-method-position = Pokazana pozycja jako tekst.
webmaster-method-flip = Obraca planszę albo pokazuje ją tak, jak widzi ją strona (0 lub 1).
webmaster-event-bg-ready = Partia już jest i można ją oglądać lub grać.
webmaster-event-bg-before-move = Człowiek zamierza wykonać ruch; `preventDefault()` go odrzuca. `position` to pozycja przed ruchem.
webmaster-event-bg-move = Wykonano ruch, ktokolwiek go wykonał. Odkrycie karty jest zgłaszane raz, gdy wiadomo, która to jest.
webmaster-event-bg-navigate = Oglądana jest inna pozycja partii.
webmaster-event-bg-end = Partia się skończyła; `winner` to 0, 1 albo null przy remisie.
webmaster-event-bg-error = Błędny atrybut, plik, pozycja lub zapis; `message` jest w języku planszy.
webmaster-event-bg-flip = Planszę obrócono; `bottom` to strona, która jest teraz na dole.
webmaster-slot-default = Co widać, gdy skrypty nie działają lub nie ma czego pokazać; w trybach replay i analyse sam zapis, o ile nie podano `src` ani `position`.
webmaster-slot-near = Obok zapasów gracza na dole; domyślnie imię z zapisu.
webmaster-slot-far = Obok zapasów gracza na górze; domyślnie imię z zapisu.
webmaster-part-board = Sama plansza, bez zapasów i tekstu.
webmaster-part-caption = Wiersz pod spodem.
webmaster-part-status = Kto ma ruch albo kto wygrał.
webmaster-part-navigation = Przyciski do przeglądania partii.
webmaster-part-moves = Lista ruchów.
webmaster-part-fault = Co jest źle, słowami.
webmaster-property-bg-board-max = Największa szerokość samej planszy.
webmaster-property-bg-square-a = Jasne pola.
webmaster-property-bg-square-b = Ciemne pola.
webmaster-property-bg-accent = To, co wybrano.
webmaster-property-bg-mark-from = Skąd wyszedł ostatni ruch.
webmaster-property-bg-mark-to = Dokąd prowadził ostatni ruch.
webmaster-property-bg-mark-legal = Dokąd może iść bierka.
webmaster-property-bg-white-body = Bierki białych.
webmaster-property-bg-black-body = Bierki czarnych.
webmaster-property-bg-paper = Tło komunikatów i pytań.
webmaster-property-bg-ink = Tekst na nim.
webmaster-property-bg-ground = Tło planszy, która ma `theme`.
