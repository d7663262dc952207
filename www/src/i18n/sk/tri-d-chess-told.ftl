# Tri-D chess: what is told of a game while people play it; it comes with the hands.

## What happened

tri-d-chess-who = { $side ->
    [first] Biely
   *[second] Čierny
}
tri-d-chess-man = { $piece ->
    [king] kráľ
    [queen] dáma
    [rook] veža
    [bishop] strelec
    [knight] jazdec
   *[pawn] pešiak
}
tri-d-chess-man-taken = { $taken ->
    [queen] dámu
    [rook] vežu
    [bishop] strelca
    [knight] jazdca
   *[pawn] pešiaka
}

tri-d-chess-say-move = { tri-d-chess-who }: { tri-d-chess-man } z poľa { $from } na { $to }.
tri-d-chess-say-capture = { tri-d-chess-who }: { tri-d-chess-man } z poľa { $from } berie { tri-d-chess-man-taken } na { $to }.
tri-d-chess-say-en-passant = { tri-d-chess-who }: { tri-d-chess-man } z poľa { $from } na { $to }, berie mimochodom.
tri-d-chess-say-castle-a = { tri-d-chess-who }: rošáda s vežou a.
tri-d-chess-say-castle-e = { tri-d-chess-who }: rošáda s vežou e.
tri-d-chess-say-board = { tri-d-chess-who }: útočná doska z { $board } na { $to }.
tri-d-chess-say-turn = { tri-d-chess-who } otáča útočnú dosku na { $board }.
tri-d-chess-say-carried = Vezie sa na nej { tri-d-chess-man }, teraz na { $at }.
tri-d-chess-say-promote = { tri-d-chess-who }: pešiak na { $at } sa premieňa.
tri-d-chess-say-promoted = { $piece ->
    [queen] Je z neho dáma.
    [rook] Je z neho veža.
    [bishop] Je z neho strelec.
   *[knight] Je z neho jazdec.
}
tri-d-chess-say-new-board = Je z neho útočná doska.
tri-d-chess-say-put = { tri-d-chess-who }: { tri-d-chess-man } na { $at }.
tri-d-chess-say-claimed = Doska na { $board } teraz patrí { $side ->
    [first] bielemu
   *[second] čiernemu
}.
tri-d-chess-say-released = { $side ->
    [first] Biely
   *[second] Čierny
} teraz musí premeniť pešiaka na poli { $at }.
tri-d-chess-say-check = { tri-d-chess-who } je v šachu.

## Boards

board-stand = { $side ->
    [first] biely stojan
   *[second] čierny stojan
}
board-stand-neutral = neutrálny stojan

## What is unusual, told when it is first touched

tri-d-chess-sign-pin = Voľný kolík. Namiesto ťahu kameňom sa sem dá presunúť malá doska zo susedného kolíka.
tri-d-chess-sign-stand = Kolík malej dosky. Doska sa dá presunúť na susedný voľný kolík, kým na nej nestojí viac ako jeden kameň.

# What wins, told beside the board in the first game.
tri-d-chess-how = Kamene ťahajú ako v šachu, a to aj nahor a nadol medzi doskami; presúvať sa dajú aj malé dosky. Vyhráva mat.
