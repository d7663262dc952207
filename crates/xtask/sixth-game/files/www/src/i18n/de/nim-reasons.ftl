nim-why-end = Steine werden vom rechten Ende genommen, höchstens drei.

error-nim-position = Eine Stellung ist eine Anzahl Steine von 0 bis { $most } und die Seite am Zug, zum Beispiel { $most } w.
error-nim-action = „{ $text }“ ist kein Zug. Züge sind -1, -2 und -3.
error-nim-too-many = Es sind nur noch { $left } da.
