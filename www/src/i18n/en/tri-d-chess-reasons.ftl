# Three-dimensional chess: why something is not allowed or not understood.

## Why not

tri-d-chess-why-over = The game is over.
tri-d-chess-why-promotion = First the pawn on { $at } has to promote: { $side ->
    [first] White
   *[second] Black
} chooses into what.
tri-d-chess-why-drawn = The places of the pieces are being drawn.
tri-d-chess-why-row = { $side ->
    [first] White’s
   *[second] Black’s
} pieces stand in the row from corner to corner; { $at } is not part of it.
tri-d-chess-why-place-taken = A piece already stands on { $at }.
tri-d-chess-why-bishops = The two bishops have to stand on squares of different colours.
tri-d-chess-why-not-yours = It is { $side ->
    [first] White’s
   *[second] Black’s
} turn.
tri-d-chess-why-parry = The king is in check, and this { tri-d-chess-man } cannot help.
tri-d-chess-why-stuck = This { tri-d-chess-man } has no square to go to.
tri-d-chess-why-king-shut = Every square that the king could reach is attacked.
tri-d-chess-why-pinned = This { tri-d-chess-man } is pinned: without it the king would be in check.
tri-d-chess-why-vertical = Pieces never move straight up or down: the file or the rank must change.
tri-d-chess-why-void = There is no square there at the moment.
tri-d-chess-why-own = Your own { tri-d-chess-man } stands on { $to }.
tri-d-chess-why-blocked = The { tri-d-chess-man } cannot get to { $to }: the piece on { $at } is in the way. Pieces block on every level.
tri-d-chess-why-space = In space this piece does not move like that.
tri-d-chess-why-geometry = { $piece ->
    [king] Seen from above, a king goes one step in any direction.
    [queen] Seen from above, a queen goes straight or diagonally.
    [rook] Seen from above, a rook goes along a file or a rank.
    [bishop] Seen from above, a bishop goes along a diagonal.
   *[knight] Seen from above, a knight jumps two squares straight and one to the side.
}
tri-d-chess-why-pawn = Seen from above, a pawn steps straight ahead and captures diagonally ahead.
tri-d-chess-why-pawn-ahead = Pawns do not capture straight ahead.
tri-d-chess-why-pawn-blocked = The double step needs the squares between to be empty on every level.
tri-d-chess-why-pawn-capture = A pawn goes diagonally only to capture.
tri-d-chess-why-not-fresh = Only a pawn that has never moved, nor been carried, makes the double step.
tri-d-chess-why-check = The { tri-d-chess-man } on { $at } would attack your king.
tri-d-chess-why-still-check = The { tri-d-chess-man } on { $at } would still attack your king.
tri-d-chess-why-full = There are { $count } pieces on the board at { $board }. Only a board with one piece or none moves.
tri-d-chess-why-neutral = The board on { $board } is neutral. Land a piece on it first.
tri-d-chess-why-not-marked = In V.A5 you move only the boards with your own marking.
tri-d-chess-why-their-board = The empty board on { $board } belongs to your opponent.
tri-d-chess-why-their-man = You cannot move a board on which a piece of your opponent’s stands.
tri-d-chess-why-no-pin = No neighbouring pin is free in a direction in which the board on { $board } may go.
tri-d-chess-why-board-parry = The king is in check, and moving the board on { $board } cannot help.
tri-d-chess-why-board-check = If the board on { $board } moved, your king would be attacked.
tri-d-chess-why-pin-taken = A board already stands on { $to }.
tri-d-chess-why-turn-over = A board with a piece on it cannot be turned over.
tri-d-chess-why-not-adjacent = { $to } is not a neighbour of { $board }.
tri-d-chess-why-loaded-back = A board with a piece goes forward or to the side, never back.
tri-d-chess-why-empty-forward = In V.A1 an empty board goes back or to the side, not forward.
tri-d-chess-why-release = If the board on { $board } left, the pawn below it would promote and attack your king.
tri-d-chess-why-no-right = King or rook has already moved, or there is no rook on that side.
tri-d-chess-why-first-move = You cannot castle on your first move.
tri-d-chess-why-castle-no-square = A square where king or rook would end is missing: its attack board has gone.
tri-d-chess-why-castle-blocked = The piece on { $at } is in the way.
tri-d-chess-why-castle-attacked = { $at } is attacked.

## Draws that may be claimed

tri-d-chess-claim-threefold = The same position for the third time.
tri-d-chess-claim-fifty_moves = 50 moves by each side without a capture or a pawn move.

## Texts that are wrong

tri-d-chess-field = { $field ->
    [boards] Boards
    [side] Side to move
    [castling] Castling
    [en-passant] En passant
    [pending] Pending promotion
    [quiet] Quiet plies
    [move] Move number
   *[mix] Variants
}
tri-d-chess-side = { $side ->
    [first] White
   *[second] Black
}
error-tri-d-chess-missing-field = The position lacks a field: { tri-d-chess-field }.
error-tri-d-chess-extra-text = There is more text after the position: “{ $text }”.
error-tri-d-chess-bad-side = Side to move: write w when White is to move, b for Black, not “{ $text }”.
error-tri-d-chess-bad-number = { tri-d-chess-field }: a whole number from { $min } to 65535, not “{ $text }”.
error-tri-d-chess-board-form = Boards: “{ $text }” is not of the form name=rows.
error-tri-d-chess-unknown-board = Boards: there is no board “{ $text }”. The boards are W, N, B, QL1 to QL6 and KL1 to KL6.
error-tri-d-chess-board-twice = Boards: two boards cannot be in one place ({ $text }).
error-tri-d-chess-main-board-missing = Boards: the main board { $board } is missing.
error-tri-d-chess-bad-owner = Boards: “{ $text }” does not say whose the board is. The name of an attack board, and of no other, is followed by w, b or n.
error-tri-d-chess-neutral-board = Boards: only V.A4 has neutral boards ({ $text }).
error-tri-d-chess-neutral-taken = Boards: a board with a piece on it ({ $text }) cannot be neutral.
error-tri-d-chess-inverted-board = Boards: only in V.A2.2 do boards hang upside down ({ $text }).
error-tri-d-chess-row-count = Boards: the board { $board } has to have { $count } rows.
error-tri-d-chess-row-length = Boards: a row of the board { $board } has to have { $count } squares.
error-tri-d-chess-unknown-man = Boards: there is no piece “{ $text }”. White’s are K, Q, R, B, N, P and F (a pawn that has never moved), Black’s the small letters; digits are empty squares.
error-tri-d-chess-no-king = Boards: { tri-d-chess-side } has no king.
error-tri-d-chess-many-kings = Boards: { tri-d-chess-side } has { $count } kings instead of one.
error-tri-d-chess-many-men = Boards: { tri-d-chess-side } has { $count } pieces instead of 16 at most.
error-tri-d-chess-many-pawns = Boards: { tri-d-chess-side } has { $count } pawns instead of 8 at most.
error-tri-d-chess-fresh-pawn = Boards: no pawn starts on { $at }, so the one there has moved: write P instead of F.
error-tri-d-chess-pawn-on-last = Boards: the pawn on { $at } would have promoted.
error-tri-d-chess-opponent-in-check = Boards: { tri-d-chess-side } is in check and yet has just moved.
error-tri-d-chess-bad-set-up = Boards: pieces cannot stand like that while they are being placed.
error-tri-d-chess-no-square = { tri-d-chess-field }: there is no square “{ $text }” here.
error-tri-d-chess-right-off-row = Castling: no rook castles from { $at }.
error-tri-d-chess-right-without-rook = Castling: no rook stands on { $at }.
error-tri-d-chess-right-without-king = Castling: the rook on { $at } has no king in its row to castle with.
error-tri-d-chess-right-twice = Castling: { $at } and { $other } are on the same side of the king; only one of them can castle.
error-tri-d-chess-no-castling = Castling: there is no castling in V.P7.
error-tri-d-chess-en-passant-form = En passant: “{ $text }” is not of the form b6:b5N, the crossed column and the pawn.
error-tri-d-chess-en-passant-without-pawn = En passant: on { $at } there is no pawn that has just made a double step.
error-tri-d-chess-en-passant-column = En passant: the pawn on { $at } cannot have crossed { $column }.
error-tri-d-chess-en-passant-forbidden = En passant: en passant is not possible here.
error-tri-d-chess-nothing-pending = Pending promotion: on { $at } no pawn of the side to move waits for its promotion.
error-tri-d-chess-unknown-variant = Variants: there is no variant “{ $text }”.
error-tri-d-chess-excluded-variants = Variants: { $text } and { $other } cannot be played together.
error-tri-d-chess-other-variants = Variants: the position is of { $text }, the game of { $other }.
error-tri-d-chess-action-form = “{ $text }” is not the code of a move. Codes look like a2W-a4N, b7B-b8B=Q, O-O, QL1-QL3, QL6-QL5;a8B=N, a8B=Q or KL1^.
error-tri-d-chess-no-move = A move is missing here.
error-tri-d-chess-unknown-move = “{ $text }” is not a move. Moves look like Nc6B, d6B, aWxb4W, QL5 or 0-0.
error-tri-d-chess-missing-promotion = “{ $text }” does not say what the pawn becomes. Add one of: { $choices }.
error-tri-d-chess-none-reaches = “{ $text }” is not possible here.
error-tri-d-chess-ambiguous = “{ $text }” can mean several things: { $codes }.

error-tri-d-chess-over = The game was over before this move.
error-tri-d-chess-promotion = { tri-d-chess-why-promotion }
error-tri-d-chess-drawn = { tri-d-chess-why-drawn }
error-tri-d-chess-row = { tri-d-chess-why-row }
error-tri-d-chess-place-taken = { tri-d-chess-why-place-taken }
error-tri-d-chess-bishops = { tri-d-chess-why-bishops }
error-tri-d-chess-not-yours = { tri-d-chess-why-not-yours }
error-tri-d-chess-parry = { tri-d-chess-why-parry }
error-tri-d-chess-stuck = { tri-d-chess-why-stuck }
error-tri-d-chess-king-shut = { tri-d-chess-why-king-shut }
error-tri-d-chess-pinned = { tri-d-chess-why-pinned }
error-tri-d-chess-vertical = { tri-d-chess-why-vertical }
error-tri-d-chess-void = { tri-d-chess-why-void }
error-tri-d-chess-own = { tri-d-chess-why-own }
error-tri-d-chess-blocked = { tri-d-chess-why-blocked }
error-tri-d-chess-space = { tri-d-chess-why-space }
error-tri-d-chess-geometry = { tri-d-chess-why-geometry }
error-tri-d-chess-pawn = { tri-d-chess-why-pawn }
error-tri-d-chess-pawn-ahead = { tri-d-chess-why-pawn-ahead }
error-tri-d-chess-pawn-blocked = { tri-d-chess-why-pawn-blocked }
error-tri-d-chess-not-fresh = { tri-d-chess-why-not-fresh }
error-tri-d-chess-pawn-capture = { tri-d-chess-why-pawn-capture }
error-tri-d-chess-check = { tri-d-chess-why-check }
error-tri-d-chess-still-check = { tri-d-chess-why-still-check }
error-tri-d-chess-full = { tri-d-chess-why-full }
error-tri-d-chess-neutral = { tri-d-chess-why-neutral }
error-tri-d-chess-not-marked = { tri-d-chess-why-not-marked }
error-tri-d-chess-their-board = { tri-d-chess-why-their-board }
error-tri-d-chess-their-man = { tri-d-chess-why-their-man }
error-tri-d-chess-no-pin = { tri-d-chess-why-no-pin }
error-tri-d-chess-board-parry = { tri-d-chess-why-board-parry }
error-tri-d-chess-board-check = { tri-d-chess-why-board-check }
error-tri-d-chess-pin-taken = { tri-d-chess-why-pin-taken }
error-tri-d-chess-turn-over = { tri-d-chess-why-turn-over }
error-tri-d-chess-not-adjacent = { tri-d-chess-why-not-adjacent }
error-tri-d-chess-loaded-back = { tri-d-chess-why-loaded-back }
error-tri-d-chess-empty-forward = { tri-d-chess-why-empty-forward }
error-tri-d-chess-release = { tri-d-chess-why-release }
error-tri-d-chess-no-right = { tri-d-chess-why-no-right }
error-tri-d-chess-first-move = { tri-d-chess-why-first-move }
error-tri-d-chess-castle-no-square = { tri-d-chess-why-castle-no-square }
error-tri-d-chess-castle-blocked = { tri-d-chess-why-castle-blocked }
error-tri-d-chess-castle-attacked = { tri-d-chess-why-castle-attacked }
