# Tri-D chess: what is told of a game while people play it; it comes with the hands.

## What happened

tri-d-chess-who = { $side ->
    [first] White
   *[second] Black
}
tri-d-chess-man = { $piece ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
}
tri-d-chess-man-taken = { $taken ->
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
}

tri-d-chess-say-move = { tri-d-chess-who }: { tri-d-chess-man } from { $from } to { $to }.
tri-d-chess-say-capture = { tri-d-chess-who }: { tri-d-chess-man } from { $from } takes the { tri-d-chess-man-taken } on { $to }.
tri-d-chess-say-en-passant = { tri-d-chess-who }: { tri-d-chess-man } from { $from } to { $to }, takes a pawn in passing.
tri-d-chess-say-castle-a = { tri-d-chess-who } castles with the a-rook.
tri-d-chess-say-castle-e = { tri-d-chess-who } castles with the e-rook.
tri-d-chess-say-board = { tri-d-chess-who }: attack board from { $board } to { $to }.
tri-d-chess-say-turn = { tri-d-chess-who } turns the attack board on { $board }.
tri-d-chess-say-carried = It carries a { tri-d-chess-man } to { $at }.
tri-d-chess-say-promote = { tri-d-chess-who }: the pawn on { $at } promotes.
tri-d-chess-say-promoted = It becomes a { tri-d-chess-man }.
tri-d-chess-say-new-board = It becomes an attack board.
tri-d-chess-say-put = { tri-d-chess-who }: { tri-d-chess-man } on { $at }.
tri-d-chess-say-claimed = { tri-d-chess-who } now owns the board on { $board }.
tri-d-chess-say-released = { tri-d-chess-who }’s pawn on { $at } must promote now.
tri-d-chess-say-check = { tri-d-chess-who } is in check.

## Boards

board-stand = { $side ->
    [first] white stand
   *[second] black stand
}
board-stand-neutral = neutral stand

## What is unusual, told when it is first touched

tri-d-chess-sign-pin = An empty pin. An attack board from a neighbouring pin can be moved here, instead of a move on the boards.
tri-d-chess-sign-stand = The pin of an attack board. The board can be moved to a neighbouring empty pin as long as no more than one piece stands on it.

# What wins, told beside the board in the first game.
tri-d-chess-how = Pieces move as in chess, also up and down between the boards, and the small boards can be moved as well. Checkmate wins.
