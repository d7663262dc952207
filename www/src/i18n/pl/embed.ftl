# The board in a frame on another page.
embed-open = Otwórz w Klubovnie
embed-rules = Zasady gry w Klubovnie

error-embed-no-game = Adres ramki nie podaje gry. Ma postać embed.html#/folky/replay/…
error-embed-mode = Nieznany tryb „{ $mode }” w adresie ramki. Możliwe: { $known }.
error-embed-parameter = Nieznany parametr „{ $name }” w adresie ramki. Możliwe: { $known }.
error-embed-escape = Część „{ $text }” adresu ramki jest źle zakodowana: po znaku % muszą stać dwie cyfry szesnastkowe.
error-src-unread = Pliku z adresu ramki nie udało się otworzyć jako partii.
error-embed-origin = „{ $text }” w adresie ramki nie jest adresem witryny (origin). Ma on postać https://klub.example.

error-frame-origin = Ta ramka przyjmuje polecenia tylko ze stron swojej witryny i z witryn wymienionych w jej adresie, a nie z { $origin }.
error-frame-version = Ramka rozumie tylko komunikaty w wersji 1, a nie { $version }.
error-frame-type = Ramka nie zna polecenia „{ $type }”. Możliwe: { $known }.
error-frame-id = Polecenie potrzebuje id: tekstu lub liczby, które wrócą z odpowiedzią.
error-frame-field = Polecenie { $type } nie ma pola „{ $name }”.
error-frame-empty = W tej ramce nie ma żadnej planszy.
error-frame-secret = Otwarta tu partia pochodzi z pliku. Strony innych witryn niczego z niej nie dostaną i nie wykonają w niej ruchu, dopóki nie wczytają własnej partii.
