# Raindropchess: its options, for the form of a new game.

raindropchess-option-pawns = Ruch pionka
    .help = Czy pionek może iść z drugiego rzędu o dwa pola?
raindropchess-option-pawns-double = Z drugiego rzędu także o dwa pola
raindropchess-option-pawns-single = Zawsze o jedno pole
raindropchess-option-joker = Jokery
    .help = Po dwa w każdej talii. Wszystkie cztery działają tak samo.
raindropchess-option-joker-none = Brak
raindropchess-option-joker-free_move = Swobodny ruch
raindropchess-option-joker-remove_piece = Zdjęcie bierki przeciwnika
raindropchess-option-joker-relocate = Przestawienie własnej bierki
raindropchess-option-joker-draw_again = Następna karta
raindropchess-option-hopeless_draw = Karta, która nie pomoże w szachu
    .help = Czy można odkryć kartę, nawet gdy żadna nie usuwa szacha? Kto ją odkryje, przegrywa.
raindropchess-option-hopeless_draw-forbidden = Nie odkrywa się
raindropchess-option-hopeless_draw-allowed = Można odkryć
raindropchess-option-promotion = Promocja
    .help = Czy pionek w ostatnim rzędzie musi być promowany, dopóki jest jeszcze niebieska figura?
raindropchess-option-promotion-required = Obowiązkowa
raindropchess-option-promotion-optional = Dobrowolna
raindropchess-option-white_deck = Talia białych
    .help = Karty jako litery: K król, Q hetman, R wieża, N skoczek, L goniec białopolowy, D goniec czarnopolowy, P pionek. Puste oznacza pełną talię.
raindropchess-option-black_deck = Talia czarnych
    .help = Karty jako litery: K król, Q hetman, R wieża, N skoczek, L goniec białopolowy, D goniec czarnopolowy, P pionek. Puste oznacza pełną talię.
