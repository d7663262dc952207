# The rules of Mixtour in our own words. Numbers in notes are sections of RULES.md.

mixtour-rules-goal-heading = The goal
mixtour-rules-goal = The first point wins. A stack of five or more discs brings a point to the player whose disc is on top.
mixtour-rules-goal-how = You put discs on the board and stack them, your own and your opponent’s. Mind one thing: you reach a stack from exactly as far away as it is high.

## 1 Equipment

mixtour-rules-equipment-heading = What is on the table
mixtour-rules-equipment-board = The board has 5 × 5 cells. Columns a to e count from the left, rows 1 to 5 from below.
mixtour-rules-equipment-start = At the start the board is empty.
mixtour-rules-equipment-discs = Each player has 20 discs of one colour in reserve.
mixtour-rules-equipment-first = White begins, then the players take turns.
mixtour-rules-equipment-stack = The discs on one cell form a stack. Even a single disc is a stack, 1 high. A stack belongs to the player whose disc is on top, but that matters for scoring only.
mixtour-rules-equipment-owner = The stack on b3 is 2 high and belongs to Black. The stack on d3 is 3 high and belongs to White.

## 2 A turn

mixtour-rules-turn-heading = Your turn
mixtour-rules-turn = On your turn do exactly one of two things:
mixtour-rules-turn-enter = enter a disc from your reserve,
mixtour-rules-turn-move = or move a stack or the upper part of one.
mixtour-rules-turn-pass = You may pass only when neither is possible, and then you must.

## 3 Entering

mixtour-rules-entering-heading = Entering a disc
mixtour-rules-entering = Put one disc of yours from the reserve on any empty cell. You cannot when the reserve is empty or the board is full.
mixtour-rules-entering-start = The first turn is always an entry: there is nothing to move yet.
mixtour-rules-entering-white = White has entered a disc on c3.
mixtour-rules-entering-black = Black has entered one next to it, on d3.
mixtour-rules-entering-on-top = White has moved the disc from c3 onto d3. Now there is a stack 2 high, with a white disc on top.

## 4 Moving

mixtour-rules-moving-heading = Moving a stack
mixtour-rules-moving-take = Choose any stack, even your opponent’s, and lift as many discs from its top as you like: one, several or all. Their order does not change, and the rest stays where it is.
mixtour-rules-moving-split = From the stack on c3 you may carry one, two, three or all four discs to c2.
mixtour-rules-moving-split-two = White has carried the top two discs. Two remain on c3, and three stand on c2.
mixtour-rules-moving-land = Travel in a straight line, along a row, a column or a diagonal, over empty cells only. You must end on another stack and put the lifted part on top of it. You may not end on an empty cell.

mixtour-rules-distance-heading = Distance is everything
mixtour-rules-distance = The main rule: the distance must be exactly the height of the target stack as it stands before your move.
mixtour-rules-distance-count = Count the steps, the target cell included: neighbouring cells are 1 apart. The height of what you carry does not matter.
mixtour-rules-distance-1 = The target c3 is 1 high. Only neighbours can go there: b4, d4 and d2. The disc on c1 is two cells away, so it cannot.
mixtour-rules-distance-2 = The target c3 is 2 high. From c5 and a1 it is exactly two cells away. The disc on d3 is too near.
mixtour-rules-distance-3 = The target b2 is 3 high. All three marked stacks are exactly three cells away: down, along and on a diagonal.
mixtour-rules-distance-limit = So a target is at least 1 and at most 4 high. A higher stack never stays in play, and no distance on the board is longer.
mixtour-rules-distance-4 = You reach a stack 4 high from right across the board: a1 from a5, e1 or e5. Every such move brings somebody a point.
mixtour-rules-distance-result = The new stack may have any height. The most is eight, when two fours meet.
mixtour-rules-distance-blocked = From e5 to b2 it is three cells, but a disc stands in the way on d4. One is enough, of either colour. From b5 and e2 the way is free.

mixtour-rules-take-back-heading = No taking back
mixtour-rules-take-back = You may not undo your opponent’s last move at once: the same number of discs back to the cell they came from. Another number of discs may go back. An entry forbids nothing, and an earlier move of your own may be undone.
mixtour-rules-take-back-before = White is about to carry one disc from c3 to b3.
mixtour-rules-take-back-banned = Now Black may not carry one disc from b3 back to c3.
mixtour-rules-take-back-allowed = But two discs from b3 to c3 are allowed, and that is what Black did.

## 5 Points and end

mixtour-rules-end-heading = How the game ends
mixtour-rules-end-point = When a move makes a stack of height 5 or more, the player whose disc is on top scores a point, even if the opponent made the move.
mixtour-rules-end-standard = In the standard game the first point wins.
mixtour-rules-end-own-before = White is to move. The stack on a1 is 4 high with a white disc on top, and right beside it is a target 1 high.
mixtour-rules-end-own-after = White has carried the whole stack. Five discs, white on top: White wins.
mixtour-rules-end-gift-before = Here a black disc is on top of a1. Again White is to move.
mixtour-rules-end-gift-after = White has carried all four discs, and black is still on top: the point and the game go to Black. Do not do this.
mixtour-rules-end-stays = The winning stack stays on the board for all to see.
mixtour-rules-end-draws = A game can also be drawn. The program declares it:
mixtour-rules-end-passes = Both players pass one after the other. Earlier points do not change that.
mixtour-rules-end-threefold = The same position occurs for the third time: the same stacks, player to move, reserves and points. This rule is added by the program, and you can switch it off before the game.
mixtour-rules-end-order = A point takes precedence over a draw.
mixtour-rules-end-pass-before = White has no disc in reserve and no stack can move. White has to pass.
mixtour-rules-end-pass-one = White has passed. Black has one last disc and must enter it.
mixtour-rules-end-pass-enter = Black has entered it on c4. White has something to move again, and the game goes on.
mixtour-rules-end-passes-before = Both reserves are empty. Black makes the last move there is.
mixtour-rules-end-passes-last = Now no stack can move.
mixtour-rules-end-passes-first = White has to pass.
mixtour-rules-end-passes-second = So does Black. Both have passed one after the other: a draw.
mixtour-rules-end-loop-first = One extra disc can circle over neighbouring cells. This position occurs for the first time.
mixtour-rules-end-loop-round = The disc goes to b2, to a2 and back to b1.
mixtour-rules-end-loop-other = The board is the same, but Black is to move. That is another position.
mixtour-rules-end-loop-second = White is to move: the position occurs for the second time.
mixtour-rules-end-loop-third = The position occurs for the third time: a draw.

mixtour-rules-tournament-heading = Tournament game
mixtour-rules-tournament = Before the game you may agree to play to two or three points. Until somebody has enough, a scored stack leaves the board and it is the other player’s turn.
mixtour-rules-tournament-scored = As a rule the discs of a scored stack leave the game for good. You can also choose that they return to the reserves, each to its own colour.
mixtour-rules-tournament-before = The game is to two points. White carries four discs from a1 to b1.
mixtour-rules-tournament-out = White leads 1:0. Five discs have left the game and it is Black’s turn.
mixtour-rules-tournament-before-reserve = The same position with the other choice: discs return.
mixtour-rules-tournament-reserve = White leads 1:0. Two discs went back to the white reserve and three to the black one.

## 6 Options

mixtour-rules-options-heading = What you can choose
mixtour-rules-options = Mixtour is a game for two. Before the game agree on three things:
mixtour-rules-options-target = How many points win: one, or two or three in a tournament game.
mixtour-rules-options-scored = Where the discs of a scored stack go: out of the game, or back to the reserves.
mixtour-rules-options-repetition = Whether the third occurrence of a position is a draw.

## 7 Notation

mixtour-rules-notation-heading = Writing a game down
mixtour-rules-notation-moves = Entering a disc: the cell, b2. Moving: from where, how many discs and where to, c4:3-d3. Passing: pass.
mixtour-rules-notation-one = Without a number, a1-b2 means one disc. The program itself always writes the number.
mixtour-rules-notation-result = The result: 1-0 White won, 0-1 Black won, 1/2-1/2 a draw, * not finished.
mixtour-rules-notation-before = The move c4:3-d3: three discs are lifted from the top of c4.
mixtour-rules-notation-after = They are put on d3. One disc is left on c4.

## Tips

mixtour-rules-tips-heading = For your first game
mixtour-rules-tips-target = Look at the height of the target, not at the height of what you carry.
mixtour-rules-tips-top = Whichever disc is on top of the part you lift will be on top after the move too.
mixtour-rules-tips-four = A stack 4 high next to a single disc is a point within reach. So is a stack 3 high that can go to a target 2 high.
mixtour-rules-tips-block = Stop a threat with a disc in the way, by changing the height of the target, or by changing the colour on top.
mixtour-rules-tips-height = Every disc that lands changes a target: a stack that could go there before may not be able to now, and the other way round.
mixtour-rules-tips-entered = A disc just entered is at once a target for all its neighbours.

## Credits

mixtour-rules-credit = Mixtour is a game by Dieter Stein (2011).
mixtour-rules-credit-link = The author’s site: spielstein.com
mixtour-rules-credit-independent = Klubovna is an independent program. It is neither connected with nor endorsed by the author of the game.
