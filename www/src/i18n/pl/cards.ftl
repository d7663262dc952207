# The cards of a game: which came, where they came from, and what can be checked about them.

cards-title = Odkryte karty
    .tri-d-chess = Jak losowano ustawienie
cards-none = Nikt nie odkrył jeszcze żadnej karty.
    .tri-d-chess = Wylosowane figury stoją na początku listy ruchów.
cards-from-random = Karty losował program. Nie da się tego później sprawdzić.
cards-from-own = Karty pochodziły z prawdziwych talii na stole.
cards-from-provable = Każda karta wynika z tajnego klucza. Jego odcisk był widoczny jeszcze przed pierwszą kartą: kto go wtedy zanotował, może sprawdzić, że nikt klucza nie podmienił.
    .tri-d-chess = Ustawienie wynika z tajnego klucza. Jego odcisk był widoczny, zanim wylosowano pierwszą figurę: kto go wtedy zanotował, może sprawdzić, że nikt klucza nie podmienił.
cards-pledge = Odcisk
cards-word = Twoje słowo lub rzut
cards-word-field = Twoje słowo lub rzut (opcjonalnie)
cards-word-why = Odcisk jest już ustalony, więc napisz coś, czego program nie mógł przewidzieć: dowolne zdanie albo wynik rzutu kostką. Każdy gracz może coś dodać. Wejdzie to do każdej karty, więc nikt nie mógł sobie kart wybrać, nawet program.
    .tri-d-chess = Odcisk jest już ustalony, więc napisz coś, czego program nie mógł przewidzieć: dowolne zdanie albo wynik rzutu kostką. Każdy gracz może coś dodać. Wejdzie to do każdego losowania, więc nikt nie mógł sobie ustawienia wybrać, nawet program.
cards-word-in = Dodano: „{ $word }”. Możesz to zmienić, dopóki nie ma pierwszej karty.
    .tri-d-chess = Dodano: „{ $word }”. Możesz to zmienić przed losowaniem.
cards-word-out = Niczego nie dodano: o kartach decyduje sam program.
    .tri-d-chess = Niczego nie dodano: o ustawieniu decyduje sam program.
cards-word-none = brak
cards-secret = Tajny klucz
cards-secret-later = Pokaże się po zakończeniu partii.
cards-verify = Sprawdź karty
    .tri-d-chess = Sprawdź losowanie
cards-good = { $draws ->
    [0] Klucz ma ten odcisk. W tej partii nie odkryto żadnej karty.
    [one] Karta wynika z klucza o tym odcisku.
   *[other] Wszystkie karty (łącznie { $draws }) wynikają z klucza o tym odcisku.
  }
    .tri-d-chess = Wszystkie losowania (łącznie { $draws }) wynikają z klucza o tym odcisku.
cards-bad = Karty nie zgadzają się z odciskiem: { $why }
    .tri-d-chess = Losowania nie zgadzają się z odciskiem: { $why }
cards-shown-word = Do każdej karty weszło „{ $word }”. Kto napisał to dopiero po zobaczeniu odcisku, ten wie, że kart nikt sobie nie wybrał.
    .tri-d-chess = Do każdego losowania weszło „{ $word }”. Kto napisał to dopiero po zobaczeniu odcisku, ten wie, że ustawienia nikt sobie nie wybrał.
cards-not-shown = Nie wynika z tego:
cards-gap-alone = że kart nikt sobie nie wybrał. Nie weszło w nie słowo żadnego gracza, więc program mógł próbować kluczy, aż któryś mu się spodobał;
    .tri-d-chess = że ustawienia nikt sobie nie wybrał. Nie weszło w nie słowo żadnego gracza, więc program mógł próbować kluczy, aż któryś mu się spodobał;
cards-gap-options = że opcje i pozycja początkowa były właśnie takie, jeżeli inne dałyby te same karty;
cards-gap-ending = że partia skończyła się w tym miejscu. Zasady jej tu nie kończą, a dalszy ciąg ktoś mógł obciąć;
cards-gap-rest = kto grał, jakie wykonano ruchy i kiedy.
cards-in-vain = przegrana
cards-in-view = na stole
