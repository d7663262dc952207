# The rules of FOLKY in our own words. Numbers in notes are sections of RULES.md.

folky-rules-goal-heading = The goal
folky-rules-goal = Be the first to place all eight of your pawns on the board.
folky-rules-goal-how = Your pieces make room for them. Where at least three of your pieces aim at once, you may place a pawn. Your opponent does the same and tries to get in your way. Nothing is ever captured.

## 1 Equipment

folky-rules-equipment-heading = What is on the table
folky-rules-equipment-board = You play on a chessboard of 8 × 8 squares. White’s lower left square, a1, is dark.
folky-rules-equipment-men = Each side has two rooks, two bishops, two knights and eight pawns. There is no king and no queen.
folky-rules-equipment-start = The start. The pieces stand as in chess, the d- and e-files are empty, and all pawns wait in the reserve.
folky-rules-equipment-colours = Draw lots for the colours in any way you like. White begins, then the sides take turns.

## 2 A turn

folky-rules-turn-heading = Your turn
folky-rules-turn = On your turn do exactly one of two things:
folky-rules-turn-place = place one pawn from your reserve,
folky-rules-turn-move = or move one of your pieces.
folky-rules-turn-free = You cannot pass. But you never have to place: even when you could put down a pawn, you may move a piece instead.
folky-rules-turn-piece = “Piece” means a rook, a bishop or a knight. A pawn is not a piece here.

## 3 Moving

folky-rules-moving-heading = How pieces move
folky-rules-moving = Pieces move as in chess:
folky-rules-moving-rook = The rook goes along a rank or file, as far as it likes.
folky-rules-moving-bishop = The bishop goes along a diagonal, as far as it likes. It never changes the colour of its squares.
folky-rules-moving-knight = The knight leaps two squares straight and one to the side.
folky-rules-moving-empty = A move has to end on an empty square. Nothing is captured, and nothing ever leaves the board.
folky-rules-moving-jump = Rooks and bishops cannot pass over anything. A knight leaps over everything.
folky-rules-moving-block = Whatever stands in the way blocks it just the same: a piece or a pawn, yours or your opponent’s.
folky-rules-moving-blocked = The rook on d4 has only the marked squares. A pawn of its own side, an enemy pawn and an enemy knight stand in its way, and it can take none of them.
folky-rules-moving-jumped = The knight on d4 is surrounded, and still all eight of its squares are within reach.
folky-rules-moving-pawn = Once placed, a pawn never moves again.

## 4 Placing

folky-rules-placing-heading = How pawns are placed
folky-rules-placing-aim = A piece aims at every empty square to which it could move right now.
folky-rules-placing-three = You may place a pawn on an empty square at which at least three of your pieces aim. We call such a square open.
folky-rules-placing-open = Rook, bishop and knight aim at e5: the square is open to White. At no other square do more than two pieces aim.
folky-rules-placing-blocked = One pawn on e3 is enough. The rook no longer sees e5, two pieces remain, and the square is closed.
folky-rules-placing-direct = Only a direct line counts. A rook behind a rook, or a bishop behind a bishop, does not aim through it.
folky-rules-placing-battery = The rook on e2 and the knight aim at e5: two pieces. The rook on e1 hides behind the other one, so it does not count.
folky-rules-placing-others = Pawns aim at nothing. Your opponent’s pieces neither help nor harm you; they can only stand in the way.
folky-rules-placing-no-help = Only two white pieces aim at e5, the rook and the knight. The pawn on d4 aims at nothing and the bishop on h8 is black.
folky-rules-placing-anywhere = You may place anywhere on the board, the first and eighth rank included.
folky-rules-placing-first-rank = White to move has three open squares: e1 on the first rank, e2 and h4. As many as four pieces aim at h4.
folky-rules-placing-reserve = Each side has eight pawns in reserve. What once stands on the board never goes back.
folky-rules-placing-try = At the start a3 and h3 are open to White, a6 and h6 to Black.
folky-rules-placing-try-rook = The white rook goes to h7. It still aims at h3, and it has cut off the rook on h8: h6 is closed to Black.
folky-rules-placing-try-answer = Black answers with the rook to a3. An occupied square is not open any more; White still has h3.
folky-rules-placing-try-pawn = White places a pawn on h3. The rook on h7, the bishop on f1 and the knight on g1 aimed there.
folky-rules-placing-try-black = Black places a pawn on a6. One all.

## 5 End

folky-rules-end-heading = How the game ends
folky-rules-end-win = Whoever places the eighth pawn wins at once.
folky-rules-end-win-before = Both sides have seven pawns on the board and it is Black’s turn. A bishop and both knights aim at e3.
folky-rules-end-win-after = The eighth pawn stands on e3 and Black has won. White could have placed on f7 next, but there is no next turn.
folky-rules-end-draws = A game can also be drawn. The program declares it in these three cases; you may agree on a draw or resign at any time.
folky-rules-end-no-action = The player to move can neither move a piece nor place a pawn. That is not a loss.
folky-rules-end-threefold = The same position occurs for the third time: the same men on all squares and the same side to move. The start counts as its first occurrence. It does not matter which of two equal pieces stands where.
folky-rules-end-fifty = Each side has made 50 moves, 100 single moves in all, without anybody placing a pawn. Every placement starts the count again from zero.
folky-rules-end-no-action-board = White is to move, but none of the white pieces can. A draw.
folky-rules-end-threefold-first = The start, for the first time.
folky-rules-end-threefold-away = The knights set out and come back.
folky-rules-end-threefold-second = The start, for the second time.
folky-rules-end-threefold-third = The start, for the third time: a draw.
folky-rules-end-fifty-before = For 99 single moves nobody has placed a pawn. White could: e1, e2 and h4 are open.
folky-rules-end-fifty-after = White moved a bishop instead. That is the hundredth single move without a placement: a draw.

## 6 Four players

folky-rules-four-heading = Four players
folky-rules-four-teams = Two teams of two play. Partners sit opposite each other, play the same men and share one reserve of eight pawns.
folky-rules-four-order = The turn goes round the table: first White, first Black, second White, second Black, and again. So the first partners play the odd moves and the second partners the even ones.
folky-rules-four-start = Four players, one board. First White begins.
folky-rules-four-white-1 = Move 1: first White has moved.
folky-rules-four-black-1 = Move 1: first Black has answered.
folky-rules-four-white-2 = Move 2: for White it was the partner’s turn, second White.
folky-rules-four-black-2 = Move 2: second Black has played. Move 3 begins with first White again.
folky-rules-four-rest = Everything else stays the same. The whole team wins or loses.

## 7 Notation

folky-rules-notation-heading = Writing a game down
folky-rules-notation-letters = Pieces have capital letters: R rook, B bishop, N knight. In Czech V, S, J. The program reads both.
folky-rules-notation-moves = A move of a piece: the letter and the square it goes to, Rh7. Placing a pawn: the square alone, h3.
folky-rules-notation-origin = When two equal pieces could go there, add the file of origin after the letter: Nbc6. When both stand on the same file, add the rank: N6b5.
folky-rules-notation-game = A game looks like this: 1. Rh7 Ra3 2. h3 a6 and so on. After a break Black goes on with three dots: 1... Ra3. Put remarks in brackets.
folky-rules-notation-result = The result: 1-0 White won, 0-1 Black won, 1/2-1/2 a draw, * not finished. The program also reads 1:0, 0:1 and ½:½.
folky-rules-notation-code = Links and files also use a machine code: h1h7 is a move, @h3 a placement.
folky-rules-notation-two-knights = Both black knights could go to c6. Nbc6 says that the one on b8 moved.

## Options

folky-rules-options-heading = What you can choose
folky-rules-options-seats = The number of players: two, or four in teams.
folky-rules-options-draw = The draw without a placement: after 100 single moves (50 by each side), or already after 50.

## Tips

folky-rules-tips-heading = For your first game
folky-rules-tips-first = You can place a pawn on your very first turn. Sometimes it pays to wait.
folky-rules-tips-two = Look for moves that open two squares at once. Often your opponent has time to close only one.
folky-rules-tips-order = A pawn is in your own way for ever. Before you place it, see which of your pieces it cuts off.
folky-rules-tips-close = Close your opponent’s open square by occupying it, or by cutting off one of the pieces that aim at it.
folky-rules-tips-four = Where four pieces aim, one cut is not enough.
folky-rules-tips-sample = Play through the sample game with its comments. It has 44 single moves, and only the eighth pawn decides.

## Credits

folky-rules-credit = FOLKY® is a registered trademark of its owner. The game is by Petr Doubek.
folky-rules-credit-independent = Klubovna is an independent program. It is neither connected with nor endorsed by the author of the game or the owner of the mark.
