# Animal Shogi: why something is not allowed or not understood.

## Why not

animal-shogi-why-over = The game is over.
animal-shogi-why-turn = { $side ->
    [first] It is the first player’s turn.
   *[second] It is the second player’s turn.
}
animal-shogi-why-furigoma = First the chicks are thrown to see who begins.
animal-shogi-why-thrown = This is not the time to throw chicks.
animal-shogi-why-answer = First the proposal to count points needs an answer.
animal-shogi-why-no-proposal = Nobody has proposed to count points.
animal-shogi-why-empty-origin = Nothing stands on { $from }.
animal-shogi-why-not-yours = The { animal-shogi-piece } on { $from } is your opponent’s.
animal-shogi-why-stuck = This { animal-shogi-piece } cannot move.
animal-shogi-why-no-square = There is no square for this { animal-shogi-piece } now.
animal-shogi-why-geometry = { $piece ->
    [chick] A chick goes one square straight forward.
    [piglet] A piglet only goes straight forward, as far as the way is free.
    [rabbit] A rabbit jumps two squares forward and one to the side.
    [cat] A cat goes one square forward or diagonally.
    [dog] A dog goes one square in every direction but diagonally back.
    [elephant] An elephant goes diagonally, as far as the way is free.
    [promoted-elephant] A promoted elephant goes diagonally, as far as the way is free, or one square straight.
    [giraffe] A giraffe goes straight, as far as the way is free.
    [promoted-giraffe] A promoted giraffe goes straight, as far as the way is free, or one square diagonally.
    [lion] A lion goes one square in any direction.
   *[hen] It moves like a dog: one square in every direction but diagonally back.
}
animal-shogi-why-blocked = The { animal-shogi-piece } on { $at } stands in the way. Only rabbits jump.
animal-shogi-why-own-capture = Your own { animal-shogi-piece } stands on { $to }.
animal-shogi-why-must-promote = { $piece ->
    [chick] The chick has to promote on { $to }, it could never move again.
    [piglet] The piglet has to promote on { $to }, it could never move again.
   *[rabbit] The rabbit has to promote on { $to }, it could never jump again.
}
animal-shogi-why-never-promotes = { $piece ->
    [dog] A dog never promotes.
    [lion] A lion never promotes.
   *[other] Animals promote by a move on the board only, and only once.
}
animal-shogi-why-outside-zone = Only a move that begins or ends in the three ranks nearest the opponent can promote.
animal-shogi-why-not-in-hand = There is no { animal-shogi-piece } in your hand.
animal-shogi-why-occupied = { $to } is occupied ({ animal-shogi-piece }). Drops need an empty square.
animal-shogi-why-dead-drop = { $piece ->
    [chick] A chick on { $to } could never move again.
    [piglet] A piglet on { $to } could never move again.
   *[rabbit] A rabbit on { $to } could never jump again.
}
animal-shogi-why-nifu = Your chick on { $at } is already on file { $file }. A second one on { $to } is not allowed.
animal-shogi-why-drop-mate = A chick on { $to } would be mate. Dropping a chick must not mate.
animal-shogi-why-lion-step = On { $to } the { animal-shogi-piece } from { $by } would catch the lion.
animal-shogi-why-pinned = This { animal-shogi-piece } shields the lion from the { $attacker ->
    [piglet] piglet
    [elephant] elephant
    [promoted-elephant] promoted elephant
    [promoted-giraffe] promoted giraffe
   *[giraffe] giraffe
} on { $by }.
animal-shogi-why-check-stands = The { animal-shogi-piece } on { $by } gives check, and this does not help.
animal-shogi-why-no-declaration = Declarations are not played in this game.
animal-shogi-why-lion-outside = The lion is not in the promotion zone yet.
animal-shogi-why-few-in-zone = Besides the lion at least { $least } animals have to be in the promotion zone; now { $count ->
    [one] there is { $count }
   *[other] there are { $count }
}.
animal-shogi-why-declared-in-check = A lion in check cannot be declared.
animal-shogi-why-few-points = Declaring takes at least { $least } points; you have { $points } and would lose.
animal-shogi-why-lions-outside = Points can be counted when both lions are in their promotion zones.
animal-shogi-why-declined = Your opponent has just declined. Move first.

## Texts that are wrong

error-animal-shogi-missing-field = { $field ->
    [board] The position lacks its board.
    [side] The position does not say who is to move (b or w).
   *[hands] The position lacks both hands (or a dash when they are empty).
}
error-animal-shogi-extra-text = There is more text after the end of the position.
error-animal-shogi-row-count = { $rows ->
    [one] The board has { $rows } row; there have to be 9.
   *[other] The board has { $rows } rows; there have to be 9.
}
error-animal-shogi-row-length = { $squares ->
    [one] Rank { $rank } has { $squares } square; there have to be 9.
   *[other] Rank { $rank } has { $squares } squares; there have to be 9.
}
error-animal-shogi-unknown-piece = “{ $letter }” is not an animal. Positions use K, R, B, G, S, N, L and P, small ones for the second player.
error-animal-shogi-stray-plus = A + belongs before an animal that can promote.
error-animal-shogi-bad-side = “{ $text }” is not a side. Write b when the first player is to move, w for the second.
error-animal-shogi-bad-count = “{ $text }” does not count any animal in hand.
error-animal-shogi-bad-ply = Moves are numbered from 1 to 65535, not “{ $text }”.
error-animal-shogi-bad-stage = “{ $text }” means nothing after a position.
error-animal-shogi-wrong-stage = “{ $text }” does not fit this position or these options.
error-animal-shogi-too-many = There are { $count } of one kind ({ animal-shogi-piece }); the set has only { $most }.
error-animal-shogi-no-lion = { $side ->
    [first] The first player has no lion.
   *[second] The second player has no lion.
}
error-animal-shogi-two-lions = { $side ->
    [first] The first player has two lions.
   *[second] The second player has two lions.
}
error-animal-shogi-two-chicks = { $side ->
    [first] The first player has two chicks on file { $file }.
   *[second] The second player has two chicks on file { $file }.
}
error-animal-shogi-dead-piece = { $piece ->
    [chick] The chick on { $at } could never move again.
    [piglet] The piglet on { $at } could never move again.
   *[rabbit] The rabbit on { $at } could never jump again.
}
error-animal-shogi-lion-hangs = { $side ->
    [first] The first player’s lion could be taken at once, although it is the opponent’s turn.
   *[second] The second player’s lion could be taken at once, although it is the opponent’s turn.
}
error-animal-shogi-no-move = A move is missing here.
error-animal-shogi-action-form = An action is written like 7g7f, 8h2b+ (promoting), P*5e (from the hand), win or impasse.
error-animal-shogi-no-square = “{ $text }” is not a square. Squares are called 1a to 9i.
error-animal-shogi-after-move = “{ $text }” means nothing after a move.
error-animal-shogi-no-capture = There is nothing to take on { $to }.
error-animal-shogi-none-reaches = No { animal-shogi-piece } can go to { $to }.
error-animal-shogi-ambiguous = Which { animal-shogi-piece } goes to { $to }? It can come from { $from }.

error-animal-shogi-over = The game was over before this move.
error-animal-shogi-turn = { animal-shogi-why-turn }
error-animal-shogi-stuck = { animal-shogi-why-stuck }
error-animal-shogi-furigoma = { animal-shogi-why-furigoma }
error-animal-shogi-thrown = { animal-shogi-why-thrown }
error-animal-shogi-answer = { animal-shogi-why-answer }
error-animal-shogi-no-proposal = { animal-shogi-why-no-proposal }
error-animal-shogi-empty-origin = { animal-shogi-why-empty-origin }
error-animal-shogi-not-yours = { animal-shogi-why-not-yours }
error-animal-shogi-geometry = { animal-shogi-why-geometry }
error-animal-shogi-blocked = { animal-shogi-why-blocked }
error-animal-shogi-own-capture = An animal of the same side ({ animal-shogi-piece }) stands on { $to }.
error-animal-shogi-must-promote = { animal-shogi-why-must-promote }
error-animal-shogi-never-promotes = { animal-shogi-why-never-promotes }
error-animal-shogi-outside-zone = { animal-shogi-why-outside-zone }
error-animal-shogi-not-in-hand = There is no { animal-shogi-piece } in hand.
error-animal-shogi-occupied = { animal-shogi-why-occupied }
error-animal-shogi-dead-drop = { animal-shogi-why-dead-drop }
error-animal-shogi-nifu = A chick of the same side already stands on { $at }, on file { $file }. A second one on { $to } is not allowed.
error-animal-shogi-drop-mate = { animal-shogi-why-drop-mate }
error-animal-shogi-lion-step = { animal-shogi-why-lion-step }
error-animal-shogi-pinned = { animal-shogi-why-pinned }
error-animal-shogi-check-stands = { animal-shogi-why-check-stands }
error-animal-shogi-no-declaration = { animal-shogi-why-no-declaration }
error-animal-shogi-lion-outside = { animal-shogi-why-lion-outside }
error-animal-shogi-few-in-zone = { animal-shogi-why-few-in-zone }
error-animal-shogi-declared-in-check = { animal-shogi-why-declared-in-check }
error-animal-shogi-few-points = { animal-shogi-why-few-points }
error-animal-shogi-lions-outside = { animal-shogi-why-lions-outside }
error-animal-shogi-declined = { animal-shogi-why-declined }

## Files of shogi programs

error-animal-shogi-file-line = “{ $text }” means nothing in a file of a shogi program.
error-animal-shogi-file-handicap = “{ $text }” is not a handicap that is known here.
error-animal-shogi-file-number = Move { $due } is due here, but the file says { $found }.
error-animal-shogi-file-move = “{ $text }” is not a move.
error-animal-shogi-file-no-same = “同” means the square of the move before, but there is no move before.
error-animal-shogi-file-turn = { $side ->
    [first] It is the first player’s turn.
   *[second] It is the second player’s turn.
  }
error-animal-shogi-file-branch = The variation is to begin at move { $number }, but no line comes that far.
error-animal-shogi-file-time = “{ $text }” is not a time.
error-animal-shogi-file-end = “{ $text }” is not an end of a game that is known here.
error-animal-shogi-file-piece = “{ $text }” is not a piece that is known here.
error-animal-shogi-file-twice = Two animals are set up on { $at }.
error-animal-shogi-file-not-there = The animal that is to be taken off { $at } does not stand there.
