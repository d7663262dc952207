# Tri-D chess: what is told of a game while people play it; it comes with the hands.

## What happened

tri-d-chess-who = { $side ->
    [first] Białe
   *[second] Czarne
}
tri-d-chess-man = { $piece ->
    [king] król
    [queen] hetman
    [rook] wieża
    [bishop] goniec
    [knight] skoczek
   *[pawn] pionek
}
tri-d-chess-man-taken = { $taken ->
    [queen] hetmana
    [rook] wieżę
    [bishop] gońca
    [knight] skoczka
   *[pawn] pionka
}

tri-d-chess-say-move = { tri-d-chess-who }: { tri-d-chess-man } z { $from } na { $to }.
tri-d-chess-say-capture = { tri-d-chess-who }: { tri-d-chess-man } z { $from } bije { tri-d-chess-man-taken } na { $to }.
tri-d-chess-say-en-passant = { tri-d-chess-who }: { tri-d-chess-man } z { $from } na { $to }, bicie w przelocie.
tri-d-chess-say-castle-a = { tri-d-chess-who }: roszada z wieżą a.
tri-d-chess-say-castle-e = { tri-d-chess-who }: roszada z wieżą e.
tri-d-chess-say-board = { tri-d-chess-who }: plansza ataku z { $board } na { $to }.
tri-d-chess-say-turn = { tri-d-chess-who } obracają planszę ataku na { $board }.
tri-d-chess-say-carried = Jedzie na niej { tri-d-chess-man }, teraz na { $at }.
tri-d-chess-say-promote = { tri-d-chess-who }: pionek na { $at } zostaje promowany.
tri-d-chess-say-promoted = Powstaje { tri-d-chess-man }.
tri-d-chess-say-new-board = Powstaje plansza ataku.
tri-d-chess-say-put = { tri-d-chess-who }: { tri-d-chess-man } na { $at }.
tri-d-chess-say-claimed = Plansza na { $board } należy teraz do { $side ->
    [first] białych
   *[second] czarnych
}.
tri-d-chess-say-released = { tri-d-chess-who } muszą teraz promować pionka na { $at }.
tri-d-chess-say-check = { tri-d-chess-who } są w szachu.

## Boards

board-stand = { $side ->
    [first] biały stojak
   *[second] czarny stojak
}
board-stand-neutral = neutralny stojak

## What is unusual, told when it is first touched

tri-d-chess-sign-pin = Wolny kołek. Zamiast ruchu bierką można tu przesunąć planszę ataku z sąsiedniego kołka.
tri-d-chess-sign-stand = Kołek planszy ataku. Planszę można przesunąć na sąsiedni wolny kołek, dopóki nie stoi na niej więcej niż jedna bierka.

# What wins, told beside the board in the first game.
tri-d-chess-how = Bierki chodzą jak w szachach, także w górę i w dół między planszami; przesuwać można też małe plansze. Mat wygrywa.
