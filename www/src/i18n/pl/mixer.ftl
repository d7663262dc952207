# The form of a new game whose options are variants to mix.

mixer-title = Twoja mieszanka
mixer-plain = bez wariantów
mixer-starts = { $count ->
    [one] Jedna pozycja początkowa
    [few] { $count } możliwe pozycje początkowe
   *[many] { $count } możliwych pozycji początkowych
}
mixer-changes = Co zmienia ta mieszanka
mixer-no-changes = Nic: grasz według zasad turniejowych.
mixer-rules = Wszystkie zasady słowami
mixer-clear = Usuń wszystkie warianty
mixer-preview = Pozycja początkowa tej mieszanki

mixer-array = Ustawienie
mixer-array-number = Według numeru
mixer-array-random = Losowo
    .help = Program losuje je teraz, na miejscu. Zapis partii zachowuje jego numer.
mixer-array-fair = Z odciskiem
    .help = Ustawienie wynika z tajnego klucza i z tego, co dodasz. Zanotuj odcisk klucza przed losowaniem; po partii zapis pokaże także sam klucz.
mixer-array-placed = Ustawiają gracze
    .help = Partia zaczyna się od ustawiania: gracze na przemian stawiają swoje figury.
mixer-array-draw = Losuj
mixer-array-again = Losuj inne
mixer-array-drawn = Wylosowano: numer { $number }
mixer-array-both = Numer ustawienia, od { $min } do { $max }
mixer-array-white = Numer białych
mixer-array-black = Numer czarnych
mixer-row = { $side ->
    [first] Rząd białych
   *[second] Rząd czarnych
}: { $men }
mixer-row-man = { $man } na { $cell }
