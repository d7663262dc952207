# The rules of Raindropchess in our own words. Numbers in notes are sections of RULES.md.

raindropchess-rules-goal-heading = The goal
raindropchess-rules-goal = As in chess: checkmate the king. Only here the board is empty at first, and the men fall onto it one by one, from the cards.
raindropchess-rules-goal-how = The deck tells you what you get; where you put it is up to you. Only once your king stands on the board may you also move.

## 1 Equipment

raindropchess-rules-equipment-heading = What is on the table
raindropchess-rules-equipment-board = A chessboard and the usual 16 white and 16 black men. At the start all of them stand beside the board.
raindropchess-rules-equipment-decks = Each player has a deck of 16 cards, one for each man: king, queen, two rooks, two knights, two bishops and eight pawns. One bishop card shows a light square, the other a dark one.
raindropchess-rules-equipment-shuffle = Both decks are shuffled and lie face down. Nobody knows their order, not even that of their own deck.
raindropchess-rules-equipment-public = Everybody sees, however, what has been turned. So both players know at any time which cards are left in each deck.
raindropchess-rules-equipment-blue = For promotion each player has four blue pieces in their own shade: queen, rook, bishop and knight.
raindropchess-rules-equipment-start = The start: an empty board and two full decks. White begins.

## 3 A turn

raindropchess-rules-turn-heading = Your turn
raindropchess-rules-turn = A turn is all that you do before your opponent may act. You either turn over a card and place the man it shows, or you move. What you may do depends on your king:
raindropchess-rules-turn-no-king = Your king is still in the deck: you can only turn over a card.
raindropchess-rules-turn-king = Your king is on the board and safe: turn over a card or move, as you like. You never have to draw.
raindropchess-rules-turn-check = Your king is in check: end the check with a move, or draw a card if one that helps is left in your deck.
raindropchess-rules-turn-empty = Your deck is empty: you can only move.
raindropchess-rules-turn-card = Both players see the card that you turn. It never goes back, you cannot take it back either, and its man has to go onto the board at once. You can do nothing else first, and you cannot pass.
raindropchess-rules-turn-next = With the placement or the move your turn ends. That also holds for the king: once you have placed it, you may move from your next turn on.
raindropchess-rules-turn-nowhere = If you turn a card whose man has nowhere to go, you lose at once.
raindropchess-rules-turn-last = The king is one of the cards, so before your deck is empty it stands on the board.

## 5 Placing

raindropchess-rules-placing-heading = Placing a man
raindropchess-rules-placing = The man goes onto an empty square. Placing never captures.
raindropchess-rules-placing-free = Queen, rook and knight: any empty square.
raindropchess-rules-placing-bishop = Bishop: an empty square of the colour on its card.
raindropchess-rules-placing-pawn = Pawn: ranks 2 to 6 for White, ranks 7 to 3 for Black, that is neither your own first rank nor the two farthest from you.
raindropchess-rules-placing-king = King: any empty square that no enemy man attacks. Not next to the enemy king either.
raindropchess-rules-placing-pawn-board = White has turned a pawn. It may go to any square of ranks 2 to 6.
raindropchess-rules-placing-bishop-board = The card shows a bishop on light squares. It may go to any of the 32.
raindropchess-rules-placing-king-board = White has turned the king. The rook attacks the a-file and the fourth rank, but only as far as the pawn: the squares behind it are safe.
raindropchess-rules-placing-attack = A man attacks the squares on which it could capture as in chess, even if it is pinned. And it attacks from the moment it stands on the board, even while its own king is still in the deck.
raindropchess-rules-placing-pinned = The knight on d6 is pinned and cannot move. It attacks all the same, so the white king may not be placed on the marked squares.
raindropchess-rules-placing-gives-check = So a man can give check or mate just by being placed, even without its own king on the board.
raindropchess-rules-placing-in-check = If your king is in check, the man has to go where it ends the check.
raindropchess-rules-placing-room = Unless you are in check, there is room for every man. Only for the king can there be no safe square left.

## 4 Moving

raindropchess-rules-moving-heading = Moving
raindropchess-rules-moving-king = You may move and capture only when your king stood on the board at the start of your turn. Until then your men merely stand there, but they do attack.
raindropchess-rules-moving = The pieces move as in chess. There is no castling and no en passant.
raindropchess-rules-moving-pawn = A pawn goes one square straight ahead and captures one square diagonally ahead.
raindropchess-rules-moving-double = From your second rank it may go two squares if both are empty. It does not matter how or when it got there. Pawns that were placed further ahead have no double step.
raindropchess-rules-moving-double-board = The pawns on a2 and g2 have a choice of one or two squares. The pawn on b3 goes only one.
raindropchess-rules-moving-safe = After your move your own king may not be attacked. Kings never stand next to each other, and they are never captured.
raindropchess-rules-moving-captured = A captured man is out for good; not even promotion brings it back.
raindropchess-rules-moving-touch = At the table, a man you have touched must be moved. On the screen you may think again: only a drawn card binds you.

## A first example

raindropchess-rules-first-heading = A game in thirteen steps
raindropchess-rules-first = From the empty board to mate. Go through it step by step.
raindropchess-rules-first-start = The board is empty. White can only turn over a card.
raindropchess-rules-first-knight = A knight. It may stand anywhere.
raindropchess-rules-first-knight-placed = White puts it on f5. Of the squares it attacks, remember g7.
raindropchess-rules-first-pawn = Black turns a pawn.
raindropchess-rules-first-pawn-placed = It goes to e6 and attacks the knight. Without a king, though, Black cannot capture it yet.
raindropchess-rules-first-king = White turns the king early.
raindropchess-rules-first-king-placed = It goes to g1. The turn is over; White may move from the next one on.
raindropchess-rules-first-rook = Black turns a rook …
raindropchess-rules-first-rook-placed = … and gives check at once, although Black’s own king is still in the deck. White could draw now and hope for a man to put in between: 6 cards of 14 would do, no pawn would. Otherwise White would lose.
raindropchess-rules-first-king-moved = White takes no risk and moves the king to g2.
raindropchess-rules-first-black-king = Black has turned the king. From the next turn on Black could take the knight.
raindropchess-rules-first-black-king-placed = Black puts it on h8, which no man attacks. But that is close to g7.
raindropchess-rules-first-queen = White could save the knight with a move, but trusts the deck and is lucky. The queen!
raindropchess-rules-first-mate = The queen goes to g7, protected by the knight. The king cannot take it and has no safe square, and there is nothing between the two for a card to fill. Checkmate.

## 6 Check

raindropchess-rules-check-heading = Check and the gamble
raindropchess-rules-check = You are in check when your king stands on the board and an enemy man attacks it. As long as your king is in the deck, nobody can give you check.
raindropchess-rules-check-ways = You have to end a check with your very next turn. These are the ways:
raindropchess-rules-check-move = move the king away,
raindropchess-rules-check-capture = capture the attacker,
raindropchess-rules-check-block = move a man in between,
raindropchess-rules-check-draw = or draw a card and place its man in between. A man that is placed can never remove an attacker.
raindropchess-rules-check-gamble = Drawing in check is a gamble. If the man you turn cannot end the check, you lose at once, even if you had a good move instead.
raindropchess-rules-check-cards = You know the odds before you draw: count the cards in your deck whose man could go in between and compare with how many are left. The program counts them for you and names them.
raindropchess-rules-check-choice = The rook gives check to White. The king can step to g2 or h2. White may also draw: a queen would fit on a marked square, a pawn would not, for White’s pawns may not stand on the first rank. So a draw saves White in one case of two.
raindropchess-rules-check-diagonal = Black’s deck holds a light bishop, a dark bishop and a pawn. In between there are only light squares: the light bishop and the pawn save Black, the dark bishop does not.
raindropchess-rules-check-hopeless = If no card is left that could help, you may not draw: such a draw would lose for certain.
raindropchess-rules-check-useless = A man helps only against a single check by a queen, rook or bishop from a distance. Against a knight, a pawn, a piece right beside the king or a double check no man helps.
raindropchess-rules-check-no-king = An opponent whose own king is still in the deck can check and even mate you. Then the mate comes from a placement.

raindropchess-rules-gamble-heading = Two gambles in a row
raindropchess-rules-gamble-start = The rook gives check, and White’s own pawns shut the king in. It is not mate, for the deck holds a queen, a knight and two pawns. The queen and the knight would fit in between: two cards of four. White has to draw.
raindropchess-rules-gamble-knight = A knight. White is saved.
raindropchess-rules-gamble-knight-placed = It goes to f1, where the king protects it.
raindropchess-rules-gamble-black = Black attacks with the rook from a2 and forgets about the back rank.
raindropchess-rules-gamble-queen = White draws again, out of check this time, and turns the queen.
raindropchess-rules-gamble-queen-placed = Check from d8. Now Black’s king is shut in, and only the rook would fit in between: one card of three.
raindropchess-rules-gamble-lost = A pawn. It may not stand on the eighth rank, so it cannot end the check. Black has lost.

## 7 Promotion

raindropchess-rules-promotion-heading = Promotion
raindropchess-rules-promotion = A pawn that moves to the last rank is replaced at once by one of your blue pieces that are left. You choose which.
raindropchess-rules-promotion-once = Each blue piece serves once a game and does not return when it is captured. So you can promote four times at most.
raindropchess-rules-promotion-normal = On the board blue pieces act like all others. The blue bishop may stand on light or dark squares.
raindropchess-rules-promotion-before = White has the blue rook and the blue bishop left. The pawn may become either of them.
raindropchess-rules-promotion-after = White has chosen the rook. Only the blue bishop remains.
raindropchess-rules-promotion-fifth = When you have no blue piece left, a pawn may still go to the last rank. It stays a pawn there: it does not move, attacks nothing, is in the way and can be captured. It does not promote later.
raindropchess-rules-promotion-inert = White has used all four blue pieces, so the pawn on a8 has remained a pawn. It attacks nothing: Black may go to b7 or take it.

## 10 and 9 End

raindropchess-rules-end-heading = How the game ends
raindropchess-rules-end-mate = You are checkmated when all of this is true:
raindropchess-rules-end-mate-attacked = your king is attacked,
raindropchess-rules-end-mate-nowhere = it cannot go to any safe square,
raindropchess-rules-end-mate-capture = you cannot capture the attacker,
raindropchess-rules-end-mate-between = and nothing can come in between, neither by a move nor by any card that is left in your deck.
raindropchess-rules-end-mate-pawns = Black is mated. Only pawns are left in the deck, and they may not stand on the eighth rank.
raindropchess-rules-end-mate-not = The same with a knight in the deck: no mate. A card could save Black, however unlikely, so Black has to draw.
raindropchess-rules-end-mate-knight = A knight gives check and the king is smothered. The deck holds all sorts of pieces, but nothing can come in between: mate.
raindropchess-rules-end-unplaceable = You also lose if you turn your king and all empty squares are attacked. That hardly ever happens.
raindropchess-rules-end-unplaceable-board = Black has turned the king, and White’s men attack every empty square. Black has lost.
raindropchess-rules-end-draws = The program declares a draw in these cases:
raindropchess-rules-end-stalemate = The player to move is not in check and can do nothing. For that the player’s deck has to be empty; whoever has a card can draw.
raindropchess-rules-end-insufficient = Nobody can mate any more: on the board and in both decks together there is nothing besides the kings, or only one knight, or only bishops on squares of a single colour.
raindropchess-rules-end-repetition = The same position occurs for the third time, with the same player to move, the same cards in the decks and the same blue pieces left.
raindropchess-rules-end-fifty = Each side has played 50 turns, 100 in all, without a draw of a card, a capture or a pawn move.
raindropchess-rules-end-stalemate-board = Black’s deck is empty, the king is not attacked and cannot go anywhere: stalemate, a drawn game.
raindropchess-rules-end-stalemate-card = Here Black has one more card, and so has to draw it. The game goes on.
raindropchess-rules-end-agreed = You may resign or agree on a draw at any time.
raindropchess-rules-end-order = The program looks for the end at the start of each turn: first mate, then stalemate, insufficient material, repetition and fifty turns. Between a draw and its placement the game ends only because a man has nowhere to go.

## 8 Jokers

raindropchess-rules-jokers-heading = Jokers
raindropchess-rules-jokers = If both players like, two jokers are shuffled into each deck, which then has 18 cards.
raindropchess-rules-jokers-menu = The author leaves it to the players what a joker does. Choose one meaning for all four before the game:
raindropchess-rules-jokers-free-move = Free move: make one move, even without your king on the board. Such a move may also promote a pawn.
raindropchess-rules-jokers-remove-piece = Removal: take an enemy man other than the king off the board for good.
raindropchess-rules-jokers-relocate = Relocation: put one of your men other than the king on another empty square where it could be placed. A bishop keeps the colour of its squares, a pawn its ranks.
raindropchess-rules-jokers-draw-again = Another card: the joker does nothing itself; turn over the next card.
raindropchess-rules-jokers-move-before = White’s king is still in the deck, so White can only draw.
raindropchess-rules-jokers-move-joker = A joker: a free move. The knight attacks the queen.
raindropchess-rules-jokers-move-after = The knight has taken the queen, without a king on the board.
raindropchess-rules-jokers-remove-before = White is in check from the rook on e8 and draws. The queen would help, and so would a joker.
raindropchess-rules-jokers-remove-joker = A joker. White has to use it so that the check ends.
raindropchess-rules-jokers-remove-after = The rook is gone for good.
raindropchess-rules-jokers-relocate-before = Black draws.
raindropchess-rules-jokers-relocate-joker = A joker. Black may relocate the bishop or the pawn.
raindropchess-rules-jokers-relocate-after = The pawn has gone to b3, two steps from promotion.
raindropchess-rules-jokers-effect = A drawn joker is out of the game. Use its effect or decline it, even without your king on the board, and your turn is over. In check you cannot decline.
raindropchess-rules-jokers-safe = After the effect your own king may not be attacked.
raindropchess-rules-jokers-check = In check the effect has to end the check; if it cannot, you lose. So among the cards that can help a joker counts only when its effect would end the check. “Another card” never counts.
raindropchess-rules-jokers-again = With “another card” you draw again even in check. If the joker was your last card, you move instead.

## 13 and 14 Fair cards

raindropchess-rules-fair-heading = Fair cards
raindropchess-rules-fair = There are no secrets in this game: both players know the same. Every card that is left in a deck is equally likely to be next.
raindropchess-rules-fair-undo = So a card that has been turned in a game cannot be taken back. When you analyse a game you may step anywhere and choose the cards yourself.
raindropchess-rules-fair-sources = Before the game you choose where the cards come from:
raindropchess-rules-fair-random = At random: the program picks each card with the random numbers of your device.
raindropchess-rules-fair-provable = With a fingerprint: before the first card the program makes a secret from which all cards follow, and shows you its fingerprint. You can then mix in a word or a throw of your own. After the game it shows the secret, and everybody who noted the fingerprint can check every card.
raindropchess-rules-fair-own = Your own cards: you draw from real decks on the table and tap the card you have turned. The program is board and arbiter.
raindropchess-rules-fair-moment = Where the program deals, it picks one of the cards left at the moment you draw. That comes to the same as a shuffled deck. With a fingerprint all that comes is settled from the first card on, and the secret lies on your device until the end: whoever reads it there can look ahead, and whoever read it before the word went in could choose that word by the cards it brings.
raindropchess-rules-fair-how = The fingerprint belongs to hidden numbers of both sides. Each card follows from a pair of them, from your word, and from the options and the start of the game. Change a single card in the record, and the check names the first one that is wrong.
raindropchess-rules-fair-limits = What the check cannot show: without a word of yours, that the program did not try secrets until it liked one; to somebody who had not noted the fingerprint before the first card, that it is the same; and never who played, which moves were made, or that a game which the rules did not end really ended there.

## Options

raindropchess-rules-options-heading = What you can choose
raindropchess-rules-options-decks = Training decks: fewer cards for learners or for a shorter game, for instance king, rook and six pawns. The only card that has to be there is the king.
raindropchess-rules-options-joker = Jokers: none, or one of the four meanings.
raindropchess-rules-options-pawns = Pawns: with the double step from the second rank, or always one square, as later editions of the rules have it.
raindropchess-rules-options-promotion = Promotion: required while a blue piece is left, or optional. A pawn that is not promoted stays on the last rank for good.
raindropchess-rules-options-hopeless = Hopeless draw in check: forbidden, or allowed to anyone who still has a saving move.
raindropchess-rules-options-start = Start: the empty board, or any position you set up.

## 11 Notation

raindropchess-rules-notation-heading = Writing a game down
raindropchess-rules-notation-letters = The men have the usual letters: K king, Q queen, R rook, B bishop, N knight, P pawn. In Czech K, D, V, S, J and P. The program reads both.
raindropchess-rules-notation-turn = A placement: the letter, @ and the square, N@c3. It tells the drawn card as well, so it is a whole turn.
raindropchess-rules-notation-move = A move is written as in chess: Ne4, exd5, e8=Q.
raindropchess-rules-notation-lost = A draw that loses: = and the card, =P, followed by the result.
raindropchess-rules-notation-joker = A joker: =J: and what it did. x@d5 removes, b1~c3 relocates, -- declines.
raindropchess-rules-notation-code = Links and files also use a machine code: = draws, N@c3 places, e2e4 moves and e7e8q promotes.

## Tips

raindropchess-rules-tips-heading = For your first game
raindropchess-rules-tips-training = Begin with training decks. With a king, a rook and six pawns a game takes a few minutes.
raindropchess-rules-tips-king = As long as your king is in the deck, you are safe from check but cannot capture anything. Put your men where nothing can trap them.
raindropchess-rules-tips-first = Place rooks, bishops and the queen where they keep many squares from the enemy king.
raindropchess-rules-tips-count = Remember what is left in both decks. It tells you which threats can still fall from the sky.
raindropchess-rules-tips-home = Do not shut in your king with your own pawns: a placed queen or rook can give check from anywhere.
raindropchess-rules-tips-move = Once both of you may move, ask every turn what is worth more: a new man or a good move.

## Credits

raindropchess-rules-credit = Raindropchess® is used as a registered trademark by its owner. The game is by Pavel Englický, whose rules are dated 2011.
raindropchess-rules-credit-open = Those rules leave some points open, draws and the fifth promotion among them. There the program decides in the spirit of chess.
raindropchess-rules-credit-independent = Klubovna is an independent program. It is neither connected with nor endorsed by the author of the game or the owner of the mark.
