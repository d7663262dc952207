# Raindropchess: its options, for the form of a new game.

raindropchess-option-pawns = Bauernschritt
    .help = Darf ein Bauer von seiner zweiten Reihe zwei Felder weit ziehen?
raindropchess-option-pawns-double = Von der zweiten Reihe auch zwei Felder
raindropchess-option-pawns-single = Immer ein Feld
raindropchess-option-joker = Joker
    .help = Zwei in jedem Stapel. Alle vier bewirken dasselbe.
raindropchess-option-joker-none = Keine
raindropchess-option-joker-free_move = Ein freier Zug
raindropchess-option-joker-remove_piece = Eine gegnerische Figur entfernen
raindropchess-option-joker-relocate = Eine eigene Figur versetzen
raindropchess-option-joker-draw_again = Noch eine Karte
raindropchess-option-hopeless_draw = Karte, die im Schach nicht helfen kann
    .help = Darf eine Karte auch dann aufgedeckt werden, wenn keine das Schach abwehren kann? Wer eine aufdeckt, verliert.
raindropchess-option-hopeless_draw-forbidden = Verboten
raindropchess-option-hopeless_draw-allowed = Erlaubt
raindropchess-option-promotion = Umwandlung
    .help = Muss sich ein Bauer auf der letzten Reihe umwandeln, solange eine blaue Figur übrig ist?
raindropchess-option-promotion-required = Pflicht
raindropchess-option-promotion-optional = Freiwillig
raindropchess-option-white_deck = Stapel von Weiß
    .help = Die Karten als Buchstaben: K König, Q Dame, R Turm, N Springer, L weißfeldriger Läufer, D schwarzfeldriger Läufer, P Bauer. Leer bedeutet den vollen Stapel.
raindropchess-option-black_deck = Stapel von Schwarz
    .help = Die Karten als Buchstaben: K König, Q Dame, R Turm, N Springer, L weißfeldriger Läufer, D schwarzfeldriger Läufer, P Bauer. Leer bedeutet den vollen Stapel.
