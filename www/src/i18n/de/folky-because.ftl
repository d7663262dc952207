# FOLKY: why a move is good or bad. “It” is the move.

folky-because-places = { $count ->
    [1] Setzt den ersten von acht Bauern.
    [2] Setzt den zweiten von acht Bauern.
    [3] Setzt den dritten von acht Bauern.
    [4] Setzt den vierten von acht Bauern.
    [5] Setzt den fünften von acht Bauern.
    [6] Setzt den sechsten von acht Bauern.
   *[7] Setzt den siebten von acht Bauern.
}
folky-because-opens = { $count ->
    [one] Öffnet { $at } für einen Bauern.
   *[other] Öffnet { $at } für Bauern.
}
folky-because-opens-many = Öffnet { $count } Felder für Bauern.
folky-because-blocks = Besetzt { $to }, wo die andere Seite einen Bauern setzen könnte.
folky-because-closes = Verschließt { $at } für Bauern der anderen Seite.
folky-because-lets = Die andere Seite kann dann einen Bauern auf { $to } setzen.
folky-because-gives-up = { $count ->
    [one] Gibt { $at } auf: Dort kann jetzt kein Bauer gesetzt werden.
   *[other] Gibt { $at } auf: Dort können jetzt keine Bauern gesetzt werden.
}
