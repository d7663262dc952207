# Tri-D chess: what is told of a game while people play it; it comes with the hands.

## What happened

tri-d-chess-who = { $side ->
    [first] Weiß
   *[second] Schwarz
}
tri-d-chess-man = { $piece ->
    [king] König
    [queen] Dame
    [rook] Turm
    [bishop] Läufer
    [knight] Springer
   *[pawn] Bauer
}
tri-d-chess-man-taken = { $taken ->
    [queen] die Dame
    [rook] den Turm
    [bishop] den Läufer
    [knight] den Springer
   *[pawn] den Bauern
}

tri-d-chess-say-move = { tri-d-chess-who }: { tri-d-chess-man } von { $from } nach { $to }.
tri-d-chess-say-capture = { tri-d-chess-who }: { tri-d-chess-man } von { $from } schlägt { tri-d-chess-man-taken } auf { $to }.
tri-d-chess-say-en-passant = { tri-d-chess-who }: { tri-d-chess-man } von { $from } nach { $to }, schlägt einen Bauern en passant.
tri-d-chess-say-castle-a = { tri-d-chess-who } rochiert mit dem a-Turm.
tri-d-chess-say-castle-e = { tri-d-chess-who } rochiert mit dem e-Turm.
tri-d-chess-say-board = { tri-d-chess-who }: Angriffsbrett von { $board } nach { $to }.
tri-d-chess-say-turn = { tri-d-chess-who } dreht das Angriffsbrett auf { $board }.
tri-d-chess-say-carried = Mit ihm kommt { $piece ->
    [king] ein König
    [queen] eine Dame
    [rook] ein Turm
    [bishop] ein Läufer
    [knight] ein Springer
   *[pawn] ein Bauer
} nach { $at }.
tri-d-chess-say-promote = { tri-d-chess-who }: Der Bauer auf { $at } wandelt sich um.
tri-d-chess-say-promoted = { $piece ->
    [queen] Er wird zur Dame.
    [rook] Er wird zum Turm.
    [bishop] Er wird zum Läufer.
   *[knight] Er wird zum Springer.
}
tri-d-chess-say-new-board = Er wird zum Angriffsbrett.
tri-d-chess-say-put = { tri-d-chess-who }: { tri-d-chess-man } auf { $at }.
tri-d-chess-say-claimed = Das Brett auf { $board } gehört jetzt { tri-d-chess-who }.
tri-d-chess-say-released = Der Bauer von { tri-d-chess-who } auf { $at } muss sich jetzt umwandeln.
tri-d-chess-say-check = { tri-d-chess-who } steht im Schach.

## Boards

board-stand = { $side ->
    [first] weißer Ständer
   *[second] schwarzer Ständer
}
board-stand-neutral = neutraler Ständer

## What is unusual, told when it is first touched

tri-d-chess-sign-pin = Ein freier Stift. Statt eines Zuges auf den Brettern kann ein Angriffsbrett von einem Nachbarstift hierher gezogen werden.
tri-d-chess-sign-stand = Der Stift eines Angriffsbretts. Das Brett kann auf einen freien Nachbarstift ziehen, solange höchstens eine Figur darauf steht.

# What wins, told beside the board in the first game.
tri-d-chess-how = Die Figuren ziehen wie im Schach, auch hinauf und hinab zwischen den Brettern, und auch die kleinen Bretter kann man ziehen. Matt gewinnt.
