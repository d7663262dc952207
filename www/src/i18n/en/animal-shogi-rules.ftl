# The rules of Animal Shogi in our own words. Numbers in notes are sections of RULES.md.

animal-shogi-rules-goal-heading = The goal
animal-shogi-rules-goal = Catch the enemy lion: attack it so that it cannot get away.
animal-shogi-rules-goal-how = This is full shogi, the chess of Japan, with animals on the tiles. Two things make it lively: whatever you capture changes sides and may come back onto the board as yours, and most animals grow stronger in the enemy camp.

## 1 and 3 Board and start

animal-shogi-rules-equipment-heading = What is on the table
animal-shogi-rules-equipment-board = The board has 9 × 9 squares. Files count 9 to 1 from left to right, ranks go from a at the top to i at the bottom. A square is a file and a rank: 7g.
animal-shogi-rules-equipment-sides = Each player has 20 tiles. Whose tile it is you see by where it points: always at the opponent. Here the player below moves first.
animal-shogi-rules-equipment-start = The start. In the back rank stand, from each player’s left: piglet, rabbit, cat, dog, lion, dog, cat, rabbit, piglet. In front of them the elephant waits on the left and the giraffe on the right, and then come nine chicks.

## 2 The animals

animal-shogi-rules-animals-heading = How the animals move
animal-shogi-rules-animals = Each tile shows its own moves: a dot is one step, an arrow goes as far as the way is free. An animal captures exactly as it moves. Only the rabbit can jump.
animal-shogi-rules-animals-lion = The lion, king of shogi: one step in any direction.
animal-shogi-rules-animals-giraffe = The giraffe, shogi’s rook: straight on, any distance.
animal-shogi-rules-animals-elephant = The elephant, shogi’s bishop: diagonally, any distance.
animal-shogi-rules-animals-dog = The dog, shogi’s gold general: one step in any direction but the two diagonals backwards. Each side has two.
animal-shogi-rules-animals-cat = The cat, shogi’s silver general: one step forward or along any diagonal. Each side has two.
animal-shogi-rules-animals-rabbit = The rabbit, shogi’s knight: two forward and one to the side, over whatever stands in between. It jumps to no other square. Each side has two.
animal-shogi-rules-animals-piglet = The piglet, shogi’s lance: straight forward, any distance, never back. Each side has two.
animal-shogi-rules-animals-chick = The chick, shogi’s pawn: one step forward. It captures straight ahead, too. Each side has nine.
animal-shogi-rules-animals-promoted = A promoted animal is turned over. Only the chick gets a new name, the hen; the others are simply promoted. Piglet, rabbit, cat and hen then all move like a dog.
animal-shogi-rules-animals-hen = The hen moves like a dog, and so do the promoted piglet, rabbit and cat.
animal-shogi-rules-animals-giraffe-promoted = The promoted giraffe also makes one step diagonally.
animal-shogi-rules-animals-elephant-promoted = The promoted elephant also makes one step straight.

## 4 Who begins

animal-shogi-rules-begin-heading = Who begins
animal-shogi-rules-begin = The stronger player throws five chicks; equal players agree on who does. If three or more hens come up, the opponent begins, otherwise the thrower.
animal-shogi-rules-begin-program = The program throws them for you in the open, each as fairly as a coin.
animal-shogi-rules-begin-later = With a handicap nobody throws: whoever gives it begins. In later games of a match take turns in beginning.

## 5 A turn

animal-shogi-rules-turn-heading = Your turn
animal-shogi-rules-turn = On your turn do exactly one of two things. You cannot pass.
animal-shogi-rules-turn-move = Move one of your animals to a square that it reaches and on which none of your own stands,
animal-shogi-rules-turn-drop = or drop an animal from your hand onto an empty square.
animal-shogi-rules-turn-capture = If an enemy animal stands on the square, you capture it. It goes into your hand as yours, and a promoted one turns back to its first side. Everybody sees both hands. You never have to capture.
animal-shogi-rules-turn-touch = You may touch a tile and even look at its other side without having to move it. A move is made when you let go of the tile, and from then on it stands.
animal-shogi-rules-turn-start = The elephants face each other from afar, with chicks in between.
animal-shogi-rules-turn-chick = A chick from 7g to 7f opens the way of its elephant.
animal-shogi-rules-turn-answer = The opponent opens the same diagonal.
animal-shogi-rules-turn-elephant = The elephant captures the other elephant on 2b and promotes. An elephant is now in hand.
animal-shogi-rules-turn-back = The cat captures it in turn. It was promoted, but it goes into the hand as a plain elephant. Now each player holds one.
animal-shogi-rules-turn-dropped = From the hand the elephant drops onto 5e and looks at the cat again.

## 6 Promotion

animal-shogi-rules-promotion-heading = Promotion
animal-shogi-rules-promotion-zone = Your promotion zone is the three ranks farthest from you, the enemy camp.
animal-shogi-rules-promotion = A chick, piglet, rabbit, cat, elephant or giraffe may promote at the end of a move that begins or ends there, so also when it leaves. It never promotes without a move, and not on a drop. Lion and dog do not promote.
animal-shogi-rules-promotion-choice = You choose, with one exception: an animal that could never move again has to promote. That is a chick or piglet on the last rank and a rabbit on the last two.
animal-shogi-rules-promotion-stays = Once promoted, it stays so until it is captured.
animal-shogi-rules-promotion-leave-before = The cat stands in the zone and is about to leave it.
animal-shogi-rules-promotion-leave-after = It has gone from 5c to 4d and promoted, since its move began in the zone.
animal-shogi-rules-promotion-must-before = The chick goes to the last rank. As a chick it could not move on from there.
animal-shogi-rules-promotion-must-after = So it has become a hen, whether wanted or not.

## 7 Drops

animal-shogi-rules-drops-heading = Drops
animal-shogi-rules-drops = Drop an animal from your hand onto any empty square, with its first side up and pointing at your opponent. That goes for the enemy camp as well; there it can promote from its next move on.
animal-shogi-rules-drops-check = A drop may give check, and it may come in between when you are in check.
animal-shogi-rules-drops-limits = Three things are forbidden:
animal-shogi-rules-drops-dead = No animal may be dropped where it could never move: no chick or piglet on the last rank, no rabbit on the last two.
animal-shogi-rules-drops-two = No second chick of yours on one file. Hens do not count.
animal-shogi-rules-drops-mate = A dropped chick may not give mate at once. It may give check, and it may mate on any later move. Other animals may mate by a drop.
animal-shogi-rules-drops-two-before = The chick in hand may not be dropped on file 5, where one stands already. On file 3 there is only a hen.
animal-shogi-rules-drops-two-after = So it may be dropped on file 3, for example on 3e.
animal-shogi-rules-drops-mate-before = A chick and a dog are in hand. A chick on 1b would be mate, for the cat protects it and the lion has nowhere to go. So it may not be dropped there.
animal-shogi-rules-drops-mate-after = The dog may, and it is mate.
animal-shogi-rules-drops-moved-before = Here the chick is already on the board.
animal-shogi-rules-drops-moved-after = The same mate, but by a move: that is allowed.
animal-shogi-rules-drops-test = It counts as mate when your opponent has no answer that the rules allow. A capture of the chick that would expose the lion is no answer.

## 8 End

animal-shogi-rules-end-heading = Check and mate
animal-shogi-rules-end-check = A lion that is attacked is in check. A pinned animal attacks, too. Against two attackers at once only the lion itself can help.
animal-shogi-rules-end-legal = After your move your own lion may not be attacked.
animal-shogi-rules-end-mate = Whoever is in check and has no legal move is mated and has lost.
animal-shogi-rules-end-mate-before = A dog is in hand, and a chick guards 5b.
animal-shogi-rules-end-mate-after = The dog drops onto the lion’s head. It attacks every square to which the lion could go, and the chick protects it: mate.
animal-shogi-rules-end-stuck = Whoever has no legal move without being in check loses as well. There is no stalemate draw.
animal-shogi-rules-end-silent = You need not announce a check.
animal-shogi-rules-end-resign = You may resign at any time.
animal-shogi-rules-end-illegal = The program refuses illegal moves and says why. For serious play you can choose before the game that an illegal move loses, as in tournaments.
animal-shogi-rules-end-order = When several endings fall on one move, a captured lion counts first, then mate or having no move, then repetition, then the limit of moves.

## 10 Repetition

animal-shogi-rules-repetition-heading = Repetition
animal-shogi-rules-repetition = When the same position occurs for the fourth time, the game is drawn. Same means the same tiles on the board and in both hands and the same player to move. The start counts as the first occurrence, and the four need not follow each other directly.
animal-shogi-rules-repetition-checks = There is an exception: if one side gave check with every single move from the first to the fourth occurrence, that side loses. It does not matter whether it had to. One quiet move in between is enough for a draw.
animal-shogi-rules-repetition-first = The start, for the first time.
animal-shogi-rules-repetition-away = The giraffes go to the side …
animal-shogi-rules-repetition-second = … and back. The start, for the second time.
animal-shogi-rules-repetition-third = Once more: for the third time.
animal-shogi-rules-repetition-fourth = For the fourth time: a draw.
animal-shogi-rules-repetition-chase-first = Here the promoted elephant chases the lion. For the first time.
animal-shogi-rules-repetition-chase-check = Check.
animal-shogi-rules-repetition-chase-away = The lion steps away.
animal-shogi-rules-repetition-chase-second = Check again, and the lion goes back. For the second time.
animal-shogi-rules-repetition-chase-fourth = For the fourth time, and every move of the player below was a check: this player loses.
animal-shogi-rules-repetition-limit = Shogi does not know draws by agreement. Where programs play each other, a limit of 512 single moves may end the game as a draw.

## 9 Impasse

animal-shogi-rules-impasse-heading = When both lions get through
animal-shogi-rules-impasse = In the enemy camp a lion is hard to mate, for most animals move forward. Then points decide. A giraffe or elephant, promoted or not, counts 5, every other animal 1 and the lion nothing; all together that is 54.
animal-shogi-rules-impasse-agreed = By agreement: both lions stand in their promotion zones, and both players see that nobody will mate. Each counts all their animals on the board and in hand. Whoever has fewer than 24 points loses; otherwise the game is drawn.
animal-shogi-rules-impasse-handicap = In a handicap game the tiles left out count for the player who gave them.
animal-shogi-rules-impasse-declared = By declaration: instead of waiting for the opponent you may declare on your own turn. This is an addition from Japanese tournament rules. It needs all of this:
animal-shogi-rules-impasse-lion = your lion stands in the promotion zone,
animal-shogi-rules-impasse-ten = at least ten more of your animals stand there,
animal-shogi-rules-impasse-safe = and your lion is not in check.
animal-shogi-rules-impasse-24 = Now only animals in the zone and in hand count. Under the 24-point rule a declaration wins with 31 points or more and draws with 24 to 30. With less, or with a condition missing, you lose.
animal-shogi-rules-impasse-27 = Under the 27-point rule, which programs and amateurs use, the player who moved first wins with 28 points, the other one with 27. Anything less loses, and there is no draw.
animal-shogi-rules-impasse-before = Both lions have got through, and the player below is to move. In the zone stand the lion and twelve animals; two giraffes, an elephant and four chicks are in hand. That makes 12 + 15 + 4 = 31 points.
animal-shogi-rules-impasse-after = With 31 points the declaration wins. By agreement it would end the same way: the player above has only 23.

## 13 Casual play

animal-shogi-rules-casual-heading = Catch the lion: casual play
animal-shogi-rules-casual = For beginners there is a casual game. Nobody has to look after the lion: it may stay attacked or walk into danger, and a pinned animal may move. If your opponent overlooks that, play simply goes on.
animal-shogi-rules-casual-capture = But whoever captures the lion wins at once. Even a lion may catch the other one. A captured lion goes into nobody’s hand.
animal-shogi-rules-casual-before = The giraffe attacks the lion, and the player above is to move.
animal-shogi-rules-casual-missed = The player above has moved a chick and overlooked it.
animal-shogi-rules-casual-after = The giraffe captures the lion and wins.
animal-shogi-rules-casual-rest = All else stays the same: a dropped chick may not mate, a real mate ends the game, and repetition is judged the same way. But nobody is mated who can capture the other lion: that wins. Having only moves that expose the lion is no loss by itself here.

## 11 Handicaps

animal-shogi-rules-handicaps-heading = Handicaps
animal-shogi-rules-handicaps = The stronger player may leave out some tiles; they are out of the game. This player sits above and begins. The list is the one usual in shogi, left and right as this player sees them:
animal-shogi-rules-handicaps-lance = one piglet, the left or the right one,
animal-shogi-rules-handicaps-bishop = the elephant,
animal-shogi-rules-handicaps-rook = the giraffe,
animal-shogi-rules-handicaps-rook-lance = the giraffe and the left piglet,
animal-shogi-rules-handicaps-two = two tiles: giraffe and elephant,
animal-shogi-rules-handicaps-four = four tiles: these and both piglets,
animal-shogi-rules-handicaps-six = six tiles: these and both rabbits,
animal-shogi-rules-handicaps-eight = eight tiles: these and both cats,
animal-shogi-rules-handicaps-ten = ten tiles: only the lion and the chicks remain.
animal-shogi-rules-handicaps-two-board = Two tiles fewer: the player above plays without giraffe and elephant, and begins.

## 12 Values

animal-shogi-rules-values-heading = What the animals are worth
animal-shogi-rules-values = These values help you to decide on exchanges; they never decide a game. The first is that of the plain animal, the second that of the promoted one.
animal-shogi-rules-values-chick = Chick 1, hen 12
animal-shogi-rules-values-piglet = Piglet 5, promoted 10
animal-shogi-rules-values-rabbit = Rabbit 6, promoted 10
animal-shogi-rules-values-cat = Cat 8, promoted 9
animal-shogi-rules-values-dog = Dog 9
animal-shogi-rules-values-elephant = Elephant 13, promoted 15
animal-shogi-rules-values-giraffe = Giraffe 15, promoted 17 (these two come from the traditional table, as our source leaves them out)

## Options

animal-shogi-rules-options-heading = What you can choose
animal-shogi-rules-options-play = Play: strict, or casual with a lion that can be caught.
animal-shogi-rules-options-begins = Who begins: the player below, or whoever the throw of chicks decides on.
animal-shogi-rules-options-handicap = Handicap: none, or one of the list.
animal-shogi-rules-options-illegal = Illegal moves: refused with the reason, or lost at once.
animal-shogi-rules-options-declaration = Declaration: by the 24-point rule, by the 27-point rule, or not at all.
animal-shogi-rules-options-limit = Limit: none, or a draw after 512 single moves.

## 14 Notation

animal-shogi-rules-notation-heading = Writing a game down
animal-shogi-rules-notation-animals = With animals: two letters and the square, Ch-7f. Li lion, Gi giraffe, El elephant, Do dog, Ca cat, Ra rabbit, Pi piglet, Ch chick and He hen; + marks the other promoted ones, +El.
animal-shogi-rules-notation-western = With shogi letters: K lion, R giraffe, B elephant, G dog, S cat, N rabbit, L piglet and P chick. P-7f is a move, Bx3c+ captures and promotes, S-3b= declines a promotion, P*5e is a drop.
animal-shogi-rules-notation-origin = When two equal animals could go there, add where it came from: G4i-5h.
animal-shogi-rules-notation-code = Links and files also use a machine code: 7g7f is a move, 8h2b+ a move with promotion, P*5e a drop.
animal-shogi-rules-notation-files = Games of shogi programs can be opened here: files in the Japanese formats KIF (in Unicode or Shift-JIS) and CSA, and positions in USI. Every game can also be written in these formats, under Record.

## Tips

animal-shogi-rules-tips-heading = For your first game
animal-shogi-rules-tips-casual = With children begin with the casual game.
animal-shogi-rules-tips-drop = An animal in hand can appear on almost any square. Before each move ask what your opponent could drop.
animal-shogi-rules-tips-house = Build your lion a house of dogs and cats, away from the giraffes.
animal-shogi-rules-tips-promote = A hen nearly equals a dog, but whoever captures it only gets a chick. Promote your chicks.
animal-shogi-rules-tips-hand = Do not trade an animal that your opponent could use against your lion at once.

## Credits

animal-shogi-rules-credit = Shogi is a traditional game. With animals on 81 squares it is published in Japan as Ōkina mori no dōbutsu shōgi, “dōbutsu shōgi in the Greenwood”, with pieces drawn by Maiko Fujita. The animals here are our own drawings.
animal-shogi-rules-credit-open = Where the published rules of that set are silent, this page follows the customs of shogi.
animal-shogi-rules-credit-independent = Klubovna is an independent program. It is neither connected with nor endorsed by the authors or publishers of that set.
