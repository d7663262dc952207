nim-why-end = Krążki bierze się z prawego końca, najwyżej trzy.

error-nim-position = Pozycja to liczba krążków od 0 do { $most } i strona na posunięciu, na przykład { $most } w.
error-nim-action = „{ $text }” to nie ruch. Ruchy to -1, -2 i -3.
error-nim-too-many = Pozostało tylko { $left }.
