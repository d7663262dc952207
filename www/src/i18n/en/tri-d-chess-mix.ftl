# The rules of a mix of variants, sentence by sentence: crates/tri-d-chess puts them together.

tri-d-chess-mix-group-boards = Attack boards
tri-d-chess-mix-group-men = Pieces
tri-d-chess-mix-group-setup = Start

tri-d-chess-mix-mark-rules = tournament rules
tri-d-chess-mix-mark-source = as its author describes it
tri-d-chess-mix-mark-settled = gaps filled in by us
tri-d-chess-mix-mark-reconstruction = our reconstruction
tri-d-chess-mix-mark-low-confidence = our reconstruction from scant sources

tri-d-chess-mix-start = The pieces start as in the tournament rules.
tri-d-chess-mix-start-p1 = The bishops start on the corners of the main boards, the knights between them; all else as usual.
tri-d-chess-mix-start-p2 = The pieces start in the order of flat chess: R N B Q K B N R.
tri-d-chess-mix-start-p3 = King and queen start where the bishops usually do, and the bishops where those do.
tri-d-chess-mix-start-p4 = All pieces start on the attack boards, all pawns on the main boards.
tri-d-chess-mix-start-p5 = One of 960 arrays is drawn; both players start with it.
tri-d-chess-mix-start-p5-number = Both players start with the same array, the one that is shown.
tri-d-chess-mix-start-p6 = First the players place their pieces in turn, each in any of 960 arrays.
tri-d-chess-mix-start-p6-number = Each player starts with their own array, as shown.
tri-d-chess-mix-start-p7 = White starts at the queen’s side with the boards on QL1 and QL6, Black at the king’s side with those on KL1 and KL6.
tri-d-chess-mix-neutral = Two more attack boards, on KL3 and QL4, belong to nobody at first. Whoever first lands a piece on one keeps it.

tri-d-chess-mix-men = Seen from above pieces move as in chess and land on any level; a piece in the way blocks on every level.
tri-d-chess-mix-men-m1 = Pieces move in space, through the heights as well; only a piece exactly in the way blocks, and there is no en passant.
tri-d-chess-mix-pawns-p7 = Pawns go across: White’s towards file e, Black’s towards file z.
tri-d-chess-mix-promotion = Pawns promote at the end of their file; one that waits below an attack board promotes when the board leaves.
tri-d-chess-mix-promotion-a3 = Pawns promote at the end of their file, or when the attack board above them leaves; on the corner of a main board a pawn may become a new attack board instead of a piece.
tri-d-chess-mix-promotion-p7 = Pawns promote on the last file they can reach; there is no delayed promotion.
tri-d-chess-mix-promotion-p7-a3 = Pawns promote on the last file they can reach; V.A3 has no effect beside V.P7: no pawn becomes a board.
tri-d-chess-mix-castling = Castling: on the king’s side king and rook change places; on the queen’s side the king goes next to the rook, and the rook to the king’s place.
tri-d-chess-mix-castling-row = Castling: the king ends on a0 or e0 and the rook on d0, Black’s on rank 9; their way has to be free.
tri-d-chess-mix-castling-none = There is no castling.

tri-d-chess-mix-control = You move an attack board that carries a single piece, if that is yours, or an empty board of your own.
tri-d-chess-mix-control-a5 = You move only attack boards with your own marking, empty or with a single piece of yours.
tri-d-chess-mix-new-a5 = A board made from a pawn is one more of its owner’s and keeps to the track of its pin.
tri-d-chess-mix-pins = A board goes to a free pin: on its side one or two levels up or down, or straight across to the other side.
tri-d-chess-mix-pins-a21 = A board stays on its side and goes between levels 1–2, 1–3, 2–3, 3–4, 4–5, 4–6 and 5–6.
tri-d-chess-mix-pins-a5 = A board stays on its side and goes two levels at a time: along 1–3–5 or along 2–4–6.
tri-d-chess-mix-way = With a piece it goes forward or to the side, empty in any direction.
tri-d-chess-mix-way-a1 = With a piece it goes forward or to the side, empty back or to the side.
tri-d-chess-mix-way-straight = With a piece it goes only forward, empty forward or back.
tri-d-chess-mix-way-straight-a1 = With a piece it goes only forward, empty only back.
tri-d-chess-mix-way-p7 = Forward means across, towards the enemy: with a piece a board goes forward or changes its level, empty it goes anywhere.
tri-d-chess-mix-way-p7-a1 = Forward means across, towards the enemy: with a piece a board goes forward or changes its level, empty it goes back or changes its level.
tri-d-chess-mix-way-p7-straight = As forward means across here, a change of level is a step to the side: boards make it both ways, with a piece or empty.
tri-d-chess-mix-turn = Instead, you may turn a board that carries a single piece by half a turn: the piece comes to the opposite square.
tri-d-chess-mix-hang = An empty board may turn over and hang below a pin, where it is or where it goes; so two boards can share a pin.
tri-d-chess-mix-rest = All else is as in the tournament rules.
