# Sharing a game: links, pictures, paper. And what is said when a link is opened.

share-title = Udostępnij partię
share-link = Link
share-text = Tekst
share-copied = Skopiowano.
share-copy-refused = Przeglądarka nie pozwoliła na kopiowanie.
share-address = Link do tej partii
share-address-help = Cała partia z opcjami, wariantami i komentarzami mieści się w samym linku, który ma { $count } { $count ->
    [one] znak
    [few] znaki
   *[many] znaków
  }. Nie przechowuje jej żaden serwer.
share-making = Tworzę link…
share-copy-link = Kopiuj link
share-copy-by-hand = Przeglądarka nie pozwoliła na kopiowanie. Zaznacz link i skopiuj go ręcznie.
share-send = Wyślij…
share-from-file = Ta strona została otwarta z pliku, więc link otworzy się tylko tam, gdzie ten sam plik jest w tym samym miejscu. Gdzie indziej można go wkleić na stronie „Otwórz partię”.
share-long = Ten link jest bardzo długi, a niektóre programy takie linki obcinają. Bezpieczniej wysłać zapis jako plik.
share-secret = Karty tej partii wynikają z tajnego klucza, który zostaje na tym urządzeniu. Gdzie indziej partię można obejrzeć, ale nie da się odkryć karty. Grać dalej można tylko tutaj.
share-by-link = Można grać za pomocą linków: kto otworzy ten, wykonuje ruch, wybiera „Udostępnij” i odsyła nowy link. Otwórz go, a twoja partia toczy się dalej. Komentarze i warianty, które z nim przyjdą, dołączą do twoich. Żadna strona nie może niepostrzeżenie zmienić dawnego ruchu.
share-qr = Kod QR linku
share-no-qr = Partia jest za długa na kod QR, który odczyta telefon.
share-check = Znaki kontrolne tej partii:
share-check-help = Kto ma te same ruchy, widzi tu te same znaki. Można je porównać przez telefon, w liście lub na papierze.
share-picture = Obrazek
share-preview = Pokazana pozycja jako obrazek
share-plain = Strzałki i znaki
share-beside = Imiona i to, co leży obok planszy
share-grey = Odcienie szarości
share-mm = Szerokość w mm
share-dpi = Rozdzielczość PNG
share-dpi-value = { $value } dpi
share-png = Zapisz jako PNG
share-svg = Zapisz jako SVG
share-copy-picture = Kopiuj obrazek
error-picture-too-large = Przeglądarka nie utworzy tak dużego obrazu. Wybierz mniejszą szerokość lub niższą rozdzielczość albo zapisz go jako SVG.
share-moving = Partia w ruchu
share-from = Od
share-to = Do
share-start = Początek
share-pace = Tempo
share-pace-value = { $value ->
    [one] 1 sekunda na ruch
    [many] { $value } sekund na ruch
   *[other] { $value } sekundy na ruch
  }
share-size = Rozmiar
share-size-value = { $value } pikseli
share-gif = Zapisz jako animowany GIF
share-progress = Obrazek { $ready } z { $all }…
share-done = Obrazek jest gotowy i zapisany.
share-paper = Papier
share-sheet = Blankiet
share-sheet-help = Wszystkie ruchy na kartce A4, z liniami na dalsze ruchy i na dwa podpisy.
share-booklet = Broszura
share-booklet-help = Partia do czytania na stronach A5, z komentarzami, wariantami i diagramami.
share-every = Diagramy
share-every-value = { $count ->
    [0] Tam, gdzie coś napisano lub narysowano
    [few] Co { $count } ruchy
   *[many] Co { $count } ruchów
  }
share-print = Drukuj…
share-save-page = Zapisz jako stronę internetową
share-copy-record = Kopiuj zapis
share-record = Zapis i inne formaty…
share-copy-position = Kopiuj pozycję
share-copy-board = Kopiuj jako planszę na stronę
share-copy-board-help = Plansza na stronę to fragment HTML, który pokazuje tę partię ze wszystkimi ruchami do przejrzenia.
share-copy-board-file = To jest Klubovna w jednym pliku, bez plików, których taka plansza potrzebuje: kod szuka ich w folderze /klubovna/ twojej strony. Znajdziesz je na stronie „{ $page }” dowolnej kopii Klubovny w sieci.

link-older = { $theirs ->
    [0] Ten link jest starszy niż twoja partia: nie ma w nim jeszcze ruchu, w twojej partii już jest.
   *[other] Ten link jest starszy niż twoja partia: kończy się na kroku { $theirs }, a twoja partia doszła do kroku { $mine }.
  }
link-unended = Ten link jest starszy niż twoja partia: powstał, zanim się skończyła.
link-differs = Partia w tym linku nie jest tą, którą masz. W kroku { $at } masz { $mine }, a w linku jest { $theirs }. Jakiś ruch zmieniono lub cofnięto, tu albo tam.
link-own = { $count ->
    [one] Ten link dodaje do twojej partii ruch twojej strony.
    [few] Ten link dodaje do twojej partii { $count } kroki, a wśród nich ruchy twojej strony.
   *[many] Ten link dodaje do twojej partii { $count } kroków, a wśród nich ruchy twojej strony.
  } Przyjmij go tylko, jeśli się na to zgadzasz.
link-over = Ten link kończy twoją partię, i to nie ruchem, lecz zgodą na remis, poddaniem lub reklamacją remisu. Przyjmij go tylko, jeśli się na to zgadzasz.
link-ends = Ruchy w tym linku i w twojej partii są takie same, ale koniec nie: jedna skończyła się tam, gdzie druga trwa dalej, albo skończyły się różnie.
link-apart = W tym linku są komentarze lub warianty, których nie da się dodać do twojej partii.
link-foreign = Ten link podaje się za partię, którą masz, ale zaczyna się inaczej: z innymi opcjami, z innej pozycji lub z innymi kartami.
link-open-mine = Otwórz moją partię
link-agree = Przyjmij to, co dodaje link
link-open-beside = Otwórz link jako osobną partię
error-link-cut = Ten link jest niepełny albo zmienił się po drodze: jego znaki kontrolne się nie zgadzają. Poproś o niego jeszcze raz i skopiuj go w całości.
error-link-newer = Ten link powstał w nowszej wersji Klubovny. Otwórz go tam, gdzie masz tę wersję.
error-link-broken = W linku niczego nie brakuje, ale partii, którą zawiera, nie da się odczytać.
error-link-too-large = Ten link jest za długi jak na partię.
