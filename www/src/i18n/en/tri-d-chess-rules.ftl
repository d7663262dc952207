# The rules of Tri-D chess in our own words. Numbers in notes are sections of RULES.md.

tri-d-chess-rules-goal-heading = The goal
tri-d-chess-rules-goal = Checkmate the enemy king, on seven boards at different heights.
tri-d-chess-rules-goal-how = It sounds harder than it is. Look straight down from above: you see one flat board, and the men move on it as in chess. The height matters only at the end of a move, when you choose the level to land on. And four small boards can be moved themselves.

## 1 and 2 Boards

tri-d-chess-rules-boards-heading = The boards
tri-d-chess-rules-boards = There are 64 squares, on three fixed main boards and four small attack boards.
tri-d-chess-rules-boards-main = The main boards have 4 × 4 squares and rise like stairs: W is White’s board at the bottom, N the neutral one in the middle, B is Black’s at the top. All have files a to d; W has ranks 1 to 4, N ranks 3 to 6, B ranks 5 to 8.
tri-d-chess-rules-boards-attack = The attack boards have 2 × 2 squares and stand on pins at the corners of the main boards, half a storey higher. There are twelve pins: QL1 to QL6 on the queen’s side and KL1 to KL6 on the king’s side. 1 and 2 are the rear and the front of W, 3 and 4 those of N, 5 and 6 those of B.
tri-d-chess-rules-boards-start = The start. White owns the attack boards on QL1 and KL1, Black those on QL6 and KL6. The boards reach over the edges, so there are six files, z and a to e, and ten ranks, 0 to 9.
tri-d-chess-rules-boards-pins = On the queen’s side an attack board covers files z and a, on the king’s side files d and e. Pin by pin:
tri-d-chess-rules-boards-pins-1 = QL1 on a1 and KL1 on d1 of W: ranks 0 and 1
tri-d-chess-rules-boards-pins-2 = QL2 on a4 and KL2 on d4 of W: ranks 4 and 5
tri-d-chess-rules-boards-pins-3 = QL3 on a3 and KL3 on d3 of N: ranks 2 and 3
tri-d-chess-rules-boards-pins-4 = QL4 on a6 and KL4 on d6 of N: ranks 6 and 7
tri-d-chess-rules-boards-pins-5 = QL5 on a5 and KL5 on d5 of B: ranks 4 and 5
tri-d-chess-rules-boards-pins-6 = QL6 on a8 and KL6 on d8 of B: ranks 8 and 9
tri-d-chess-rules-boards-names = The name of a square is its file, its rank and its level: a2W, c5N, z0QL1.
tri-d-chess-rules-boards-column = All squares right above each other form a column. At the start 20 of 44 columns have two squares; a column may have up to four.
tri-d-chess-rules-boards-void = Seen from above there are gaps where no square is at present. They still count as part of ranks, files and diagonals. Only at the edge of the six files and ten ranks does a line end. b0, c0, b9 and c9 are always gaps.
tri-d-chess-rules-boards-colour = All squares of a column have the same colour, and moving a board never changes it. a1 is dark.

## 3 Moving

tri-d-chess-rules-moving-heading = How men move
tri-d-chess-rules-moving-turn = White begins. On your turn you make one move with a man, castle, or move one attack board. You cannot pass.
tri-d-chess-rules-moving-above = Seen from above, every man moves as in chess. It may land on any square of the column that it reaches, high or low, if the square is empty or holds an enemy.
tri-d-chess-rules-moving-pieces = The queen goes straight and diagonally, the rook straight, the bishop diagonally, each any distance. The knight leaps two and one over anything, and the king goes one step.
tri-d-chess-rules-moving-level = So it is the column that decides where a man can go, never the level on which it stands.
tri-d-chess-rules-moving-knight = The knight on b4N reaches seven columns, and in most of them it has two squares to choose from.
tri-d-chess-rules-moving-capture = You capture only the man on the very square where you land. Others above or below it stay. You may not land on a man of your own.
tri-d-chess-rules-moving-vertical = Moving straight up or down, within one column, is never allowed.
tri-d-chess-rules-moving-block = A man on the way is an obstacle on whatever level it stands. Men above or below the start and the end of a move are not.
tri-d-chess-rules-moving-blocked = The rook on d1W is stopped by the pawn on d3N, though that one stands higher: it cannot take the queen on d4W. It may land below the pawn, on d3W.
tri-d-chess-rules-moving-gap = Gaps do not stop anybody. But a move has to end on a square.
tri-d-chess-rules-moving-gap-before = Between e1 and e8 there is not a single square.
tri-d-chess-rules-moving-gap-after = The rook has crossed the gap, taken the pawn and given check along the eighth rank.
tri-d-chess-rules-moving-attack = A man attacks the squares on which it could capture, even if it is pinned: either all squares of a column or none. Two men in the same column never attack each other.

## 4 Pawns

tri-d-chess-rules-pawns-heading = Pawns
tri-d-chess-rules-pawns = A pawn goes one rank ahead, White towards rank 9 and Black towards rank 0, to any empty square of the next column. A man elsewhere in that column does not matter.
tri-d-chess-rules-pawns-capture = It captures diagonally ahead, on any level, and never straight ahead.
tri-d-chess-rules-pawns-double = A pawn that has never moved may go two ranks, when nothing at all stands in the column between. This right belongs to the pawn, not to its place, and is also lost when a board carries the pawn.
tri-d-chess-rules-pawns-double-board = The pawn on a2W may go to a3 or a4, each on two levels. The pawn on a1QL1 has to wait: a2 is occupied and there is no other square in that column.
tri-d-chess-rules-pawns-passant = Directly after a double step an enemy pawn that attacks the crossed column may capture en passant. It lands on any square of that column. A pawn carried by a board cannot be captured this way.
tri-d-chess-rules-pawns-passant-before = The black pawn has just gone from b7 to b5N and crossed b6. Two white pawns attack that column, and it has two squares: four ways to capture.
tri-d-chess-rules-pawns-passant-after = The pawn from c5N has captured and landed on the upper level, b6B.

## 4.6 to 4.8 Promotion

tri-d-chess-rules-promotion-heading = Promotion
tri-d-chess-rules-promotion = On the last rank of its file a pawn has to become a queen, rook, bishop or knight. Which rank that is depends on the file:
tri-d-chess-rules-promotion-outer = files z and e: rank 9 for White, rank 0 for Black,
tri-d-chess-rules-promotion-inner = files b and c: rank 8 for White, rank 1 for Black,
tri-d-chess-rules-promotion-corner = files a and d: the same as b and c, unless an attack board stands on that corner of the main board (QL6 or KL6 for White, QL1 or KL1 for Black). Then the pawn has to go one rank further. Whose board it is does not matter.
tri-d-chess-rules-promotion-board = The pawns promote on the marked squares. The one on a7B does not promote on a8, as a board stands on QL6; only a9 is the last rank there.
tri-d-chess-rules-promotion-delayed = Delayed promotion: a pawn waits on the corner below an attack board, and the board leaves. Then the pawn promotes. If it belongs to whoever moved the board, that is part of the move. If it belongs to the opponent, the opponent first promotes and then makes a normal move. The board may not leave if any choice of the opponent’s would attack the king of the player who moves it.
tri-d-chess-rules-promotion-release = A white pawn waits on a8B, below Black’s board. Black is to move.
tri-d-chess-rules-promotion-released = Black has taken the board from QL6 to QL5. Now a8 is the last rank.
tri-d-chess-rules-promotion-step = White first promotes the pawn, here to a knight.
tri-d-chess-rules-promotion-then = And then White makes a normal move, with the new knight at once.
tri-d-chess-rules-promotion-forbidden = Here Black’s board may not leave QL6: a queen on a8 would attack the king on c6.
tri-d-chess-rules-promotion-carried = A board may also carry a pawn to its last rank. Then it promotes as part of the board’s move.
tri-d-chess-rules-promotion-carried-before = The pawn stands on z5, alone on the board on QL5.
tri-d-chess-rules-promotion-carried-after = On QL6 it has come to z9 and turned into a queen.

## 5 Attack boards

tri-d-chess-rules-attack-heading = Moving an attack board
tri-d-chess-rules-attack = An attack board can move when it is empty or carries exactly one man, be it the king.
tri-d-chess-rules-attack-control = A board with one man obeys the owner of the man, an empty board its original owner. So a single man can seize an enemy board.
tri-d-chess-rules-attack-where = It goes to a free pin nearby: on the same side one or two levels up or down, or straight across to the same level of the other side. Nothing can stand in its way.
tri-d-chess-rules-attack-direction = With a man on it the board may only go forward or sideways; an empty one may also go back. Forward means that its ranks come nearer to the enemy, and that is not always upward: for White the pins follow each other as 1, 3, then 2 and 5 alike, 4 and 6.
tri-d-chess-rules-attack-empty = White’s empty board on QL3 may go to QL1, QL2, QL4, QL5 or KL3.
tri-d-chess-rules-attack-shift = The board does not turn: whoever stood left in front still does. From the queen’s side to the king’s side z becomes d and a becomes e.
tri-d-chess-rules-attack-passenger = A pawn that was carried has lost its double step. A king or rook that was carried can no longer castle.
tri-d-chess-rules-attack-carry-before = A pawn stands alone on White’s board.
tri-d-chess-rules-attack-carry-once = The board has gone from QL1 to QL3 and carried the pawn from z1 to z3.
tri-d-chess-rules-attack-carry-black = Black moves a rook.
tri-d-chess-rules-attack-carry-twice = On QL4 the pawn stands on z7. In two turns it has covered six ranks.
tri-d-chess-rules-attack-check = A board’s move obeys check like any other: it may not expose your own king, but it may give check, carry the king out of check, or take away squares on which the enemy king relied.
tri-d-chess-rules-attack-discover-before = The board with the knight stands between the rook and the king on the e-file.
tri-d-chess-rules-attack-discover-after = It has gone sideways from KL3 to QL3 and uncovered a check.
tri-d-chess-rules-attack-mate-before = The rook stands right above the black king and does not attack it.
tri-d-chess-rules-attack-mate-after = The board has carried the rook from QL6 to KL6. Now the rook gives check along the eighth rank, and with the board the squares a9, z8 and z9 are gone: checkmate.

## 6 King

tri-d-chess-rules-king-heading = King and check
tri-d-chess-rules-king = The king may not go to an attacked square, and no move may leave your own king attacked. A check need not be announced.
tri-d-chess-rules-king-above = Kings in the same column do not attack each other. A king cannot walk there, but a board can carry it. It then guards all the columns around its rival.
tri-d-chess-rules-king-above-before = The white king rides alone on the board on KL1.
tri-d-chess-rules-king-above-after = The board has carried it to d5KL2, right above the black king on d5N.

## 7 Castling

tri-d-chess-rules-castling-heading = Castling
tri-d-chess-rules-castling = On the king’s side, 0-0, king and rook change places. On the queen’s side, 0-0-0, the king goes next to the rook and the rook to where the king was. Black does the same on rank 9.
tri-d-chess-rules-castling-short-before = King d0, rook e0. It is White’s second move.
tri-d-chess-rules-castling-short-after = They have changed places.
tri-d-chess-rules-castling-long-before = The rook stands on z0, and a0 next to it is empty. The gaps b0 and c0 do not matter.
tri-d-chess-rules-castling-long-after = The king has gone to a0 and the rook to d0.
tri-d-chess-rules-castling-when = You may not castle
tri-d-chess-rules-castling-first = as your first move of the game,
tri-d-chess-rules-castling-moved = with a king or rook that has moved or was carried,
tri-d-chess-rules-castling-attacked = when your king is in check or would be,
tri-d-chess-rules-castling-between = or when a man stands between the two. Men on the first rank never matter here.
tri-d-chess-rules-castling-once = You castle once a game at most. Nothing is captured, and both squares have to exist.
tri-d-chess-rules-castling-general = For other arrays the general form looks at White’s row z0 a0 a1 b1 c1 d1 d0 e0, Black’s likewise. To the left the king goes to a0 and the rook to d0, to the right the king to e0 and the rook to d0. All squares they need have to be empty, and so has everything between them in the row if one of them starts on the first rank. A king that starts there may not cross an attacked square either.

## 8 End

tri-d-chess-rules-end-heading = How the game ends
tri-d-chess-rules-end-mate = Whoever is in check and has no legal move, with a man or a board, is checkmated and loses. You may resign at any time. While a delayed promotion is due, the game goes on.
tri-d-chess-rules-end-stalemate = Whoever is not in check and has no legal move draws. Moves of attack boards count, so stalemate is rare.
tri-d-chess-rules-end-mate-board = Checkmate: the queen attacks the king, the white king guards the squares a8, and the board cannot leave with two men on it.
tri-d-chess-rules-end-no-stalemate = The black king has no square, but Black’s empty board on KL6 can still move. The game goes on.
tri-d-chess-rules-end-draws = These are draws, too:
tri-d-chess-rules-end-dead = Only the two kings are left. A king with a knight or bishop plays on: with the kings in one column it can mate.
tri-d-chess-rules-end-threefold = The same position has occurred for the third time, and the player to move claims the draw. Boards, rights to castle, to step twice and to capture en passant are part of the position.
tri-d-chess-rules-end-fifty = In 50 moves by each side no pawn has moved and nothing was captured, and the player to move claims it. A carried pawn does not count as having moved, a promotion does.
tri-d-chess-rules-end-automatic = Without a claim the program declares the draw at the fifth occurrence or after 75 such moves by each side.
tri-d-chess-rules-end-agreed = You agree on a draw.
tri-d-chess-rules-end-table = The tournament rules also speak of touched men, clocks and arbiters. On the screen that does not matter.

## 9 Notation

tri-d-chess-rules-notation-heading = Writing a game down
tri-d-chess-rules-notation-men = The letter of the piece and the square it goes to: Nc6B; pawns have no letter: d6B. In Czech K, D, V, S and J. The program reads both.
tri-d-chess-rules-notation-capture = x captures: Bxd5N. A pawn that captures also names its file and level: aWxb4W. En passant adds e.p.
tri-d-chess-rules-notation-origin = If several equal pieces could go there, add the file, else the rank, else the level: Nbc5N, N3c5N, NWc5N.
tri-d-chess-rules-notation-boards = A board’s move names the pin it goes to: QL5. If two boards could go there, both pins: KL1-KL3.
tri-d-chess-rules-notation-special = Castling 0-0 and 0-0-0, promotion d8BQ, check +, checkmate #.
tri-d-chess-rules-notation-code = Links and files use coordinates: a2W-a4N moves, b7B-b8B=Q promotes, QL1-QL3 moves a board, a8B=Q is a delayed promotion.

## 10 Variants

tri-d-chess-rules-variants-heading = Variants
tri-d-chess-rules-variants = Everything above belongs to the tournament rules, and they are the best way to begin. There are also variants, which you may mix freely. What a variant does not mention stays as it is.
tri-d-chess-rules-variants-exclude = Four things do not go together: two different starts, V.A5 with V.A4, V.A5 with V.A2.1, and V.M.1 with V.P4. The program refuses such a mix and says why.
tri-d-chess-rules-variants-honest = Not every variant has come down to us in full. Where a rule or a start is our reconstruction, it says so below the name.

### Attack boards

tri-d-chess-rules-a1 = Under the tournament rules king and rook cannot force mate. Here an empty board may move only back or sideways; a board with a man moves forward or sideways as before.
tri-d-chess-rules-a1-empty = White’s empty board on QL3 may go back to QL1 or across to KL3, but no longer forward to QL2, QL4 or QL5.
tri-d-chess-rules-a2 = Instead of a move you may turn a board with exactly one man on it half round on its pin, if you control it. The man goes to the opposite corner. That way a pawn stuck on file z or e gets out, but it loses its double step. That it has to be exactly one man is our reading.
tri-d-chess-rules-a2-before = The pawn on e1 is about to be turned.
tri-d-chess-rules-a2-after = After half a turn it stands on d0.
tri-d-chess-rules-a21 = Boards do not move sideways, and other pins are neighbours: from 1 a board goes to 2 and 3, from 2 to 1 and 3, from 3 to 1, 2 and 4, from 4 to 3, 5 and 6, from 5 to 4 and 6, from 6 to 4 and 5. Only the row for 3 has come down to us; the others follow by symmetry. It goes well with V.A2.
tri-d-chess-rules-a21-pins = With the pawn on it White’s board on QL3 may go to QL2 or QL4. Empty, it could also go back to QL1.
tri-d-chess-rules-a22 = An empty board may also hang below a pin. As your turn it may turn over in place, or go to a neighbouring pin and stand or hang there as you like. One board may stand and another hang on the same pin. How the two places work is our reading; it is not advised for tournaments.
tri-d-chess-rules-a22-before = White’s empty board stands on QL3.
tri-d-chess-rules-a22-after = It has turned over and hangs below the same pin.
tri-d-chess-rules-a3 = A pawn that promotes on a corner of a main board (a8B or d8B for White, a1W or d1W for Black) may become a new attack board instead of a piece. It stands empty on the pin of that corner, which is our reading, and belongs to whoever promoted.
tri-d-chess-rules-a3-before = The pawn on a7B may promote on a8B.
tri-d-chess-rules-a3-after = It has become a new attack board on QL6.
tri-d-chess-rules-a4 = Two more boards belong to nobody at first, and nobody may move them. Whoever first lands a man on one owns it from then on. That the first comer keeps it is our reading.
tri-d-chess-rules-a4-start = The neutral boards stand on QL4 and KL3.
tri-d-chess-rules-a5 = You move only your own two boards, never sideways and along three pins only: White’s 1, 3, 5 and Black’s 6, 4, 2. A board with a lone enemy man cannot be moved by anybody. One pin at a time, and a board with a man only forward: that is our reading.
tri-d-chess-rules-a5-pins = White’s board on QL3 may only go to QL5. The one on QL2 is marked as Black’s and carries a lone white knight: nobody can move it.

### Movement

tri-d-chess-rules-m1 = Many people have invented real movement in space. Ours is put together from a published scheme by J. M. Thompson. Heights count here: the main boards lie at 0, 2 and 4, attack boards at 1, 3 and 5. There are three straight directions: along the file, along the rank, and along the stairs, that is one rank towards Black for one up and one rank towards White for one down.
tri-d-chess-rules-m1-rook = Rook: in any one of the straight directions.
tri-d-chess-rules-m1-bishop = Bishop: in two of them at once, equally far in both. File and stairs together may also mean straight up or down.
tri-d-chess-rules-m1-queen = Queen: like rook and bishop. King: the same, one step.
tri-d-chess-rules-m1-knight = Knight: two steps in one of them and one in another.
tri-d-chess-rules-m1-pawn = Pawn: one step ahead, level or along the stairs, at first also two; it captures diagonally ahead on its level, or two ahead and one up, Black’s one down.
tri-d-chess-rules-m1-bishop-board = The bishop on b5N reaches b5B right above it, b1W at the foot of the stairs, and e8KL6 through a gap.
tri-d-chess-rules-m1-rest = Missing squares are passed freely, and only a man exactly on a square of the way blocks it. There is no en passant. The rest is as before.

### Starts

tri-d-chess-rules-p1 = The bishops stand in the corners of the main boards and so reach up to four ranks at once.
tri-d-chess-rules-p1-start = Bishops on a1W and d1W, knights on b1W and c1W.
tri-d-chess-rules-p2 = The order is that of flat chess, in the row z0 a0 a1 b1 c1 d1 d0 e0.
tri-d-chess-rules-p2-start = The queen stands on b1W, the king on c1W.
tri-d-chess-rules-p3 = King and queen change places with the bishops.
tri-d-chess-rules-p3-start = The bishops stand on a0QL1 and d0KL1.
tri-d-chess-rules-p4 = The author’s diagram could not be found. In our version all pieces stand on the attack boards and all pawns on the main ones.
tri-d-chess-rules-p4-start = White’s pawns fill the first two ranks of W, Black’s the last two of B.
tri-d-chess-rules-p5 = The pawns stand as usual. The eight pieces stand on the row z0 a0 a1 b1 c1 d1 d0 e0 by lot, with two conditions: the king somewhere between the rooks, and the bishops on different colours. Black mirrors White. There are 960 such starts.
tri-d-chess-rules-p5-numbers = Each has a number from 0 to 959, counted as in flat Chess960 along that row. The usual start is number 409. You may choose a number or have one drawn.
tri-d-chess-rules-p5-castling = Castling follows the general form. So it happens that both move, that they change places, or that only one of them moves:
tri-d-chess-rules-p5-both-before = King c1W, rook d1W.
tri-d-chess-rules-p5-both-after = After 0-0 the king stands on e0 and the rook on d0.
tri-d-chess-rules-p5-king-before = The rook already stands on d0.
tri-d-chess-rules-p5-king-after = 0-0 moves only the king, to e0.
tri-d-chess-rules-p5-rook-before = The king already stands on a0.
tri-d-chess-rules-p5-rook-after = 0-0-0 moves only the rook, to d0.
tri-d-chess-rules-p5-command = As king or rook may stay where it is, castling is a command of its own here. At the table announce it and take the king off the board first.
tri-d-chess-rules-p6 = As V.P5, but you place your pieces yourselves, in turns, and the two sides need not be alike. That gives 921,600 starts.
tri-d-chess-rules-p6-start = The pawns stand already; White begins.
tri-d-chess-rules-p6-1 = White places one bishop.
tri-d-chess-rules-p6-2 = Black places both bishops.
tri-d-chess-rules-p6-3 = White places the other bishop and one knight.
tri-d-chess-rules-p6-4 = Black places both knights.
tri-d-chess-rules-p6-5 = White places the other knight and the queen; the king goes between the rooks by itself.
tri-d-chess-rules-p6-6 = Black places the queen; king and rooks follow.
tri-d-chess-rules-p6-then = Then White makes the first move. When White places the second knight is our reading, as the rules do not say.
tri-d-chess-rules-p7 = Meant for movement in space. We know the idea, not the diagram: White plays from the queen’s side and Black from the king’s side.
tri-d-chess-rules-p7-start = White owns QL1 and QL6, Black KL1 and KL6.
tri-d-chess-rules-p7-rest = White’s pawns move towards file e, Black’s towards file z, and capture one file ahead and one rank aside. White promotes on file e, and on d where no square on e lies beyond it; Black likewise on z and a. There is no castling, no delayed promotion, and no pawn becomes a board.

## Tips

tri-d-chess-rules-tips-heading = For your first game
tri-d-chess-rules-tips-above = Always look from above first: where could this man go in flat chess? Only then choose the level.
tri-d-chess-rules-tips-lens = Point at a square to see all that lies above and below it.
tri-d-chess-rules-tips-boards = An empty board of yours is a free move in hand, and a lone man on a board is a traveller. Watch enemy pawns that can be carried.
tri-d-chess-rules-tips-corner = Before you move a board from your corner, see who waits below it.
tri-d-chess-rules-tips-variants = Play the tournament rules a few times before you mix variants.

## Credits

tri-d-chess-rules-credit = The tournament rules are by Jens Meder and friends; this page retells them. The variants are by the authors named with them.
tri-d-chess-rules-credit-open = Where those rules leave a point open, the decision and its reason are in the program’s RULES.md.
tri-d-chess-rules-credit-independent = The boards became known through the series Star Trek, a trademark of its owner. Klubovna is an independent program, neither connected with nor endorsed by the authors or that owner.
