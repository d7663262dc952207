# Animal Shogi: what is told of a game while people play it; it comes with the hands.

animal-shogi-piece = { $piece ->
    [chick] chick
    [hen] hen
    [piglet] piglet
    [promoted-piglet] promoted piglet
    [rabbit] rabbit
    [promoted-rabbit] promoted rabbit
    [cat] cat
    [promoted-cat] promoted cat
    [dog] dog
    [elephant] elephant
    [promoted-elephant] promoted elephant
    [giraffe] giraffe
    [promoted-giraffe] promoted giraffe
   *[lion] lion
}
animal-shogi-piece-taken = { $captured ->
    [chick] a chick
    [hen] a hen
    [piglet] a piglet
    [promoted-piglet] a promoted piglet
    [rabbit] a rabbit
    [promoted-rabbit] a promoted rabbit
    [cat] a cat
    [promoted-cat] a promoted cat
    [dog] a dog
    [elephant] an elephant
    [promoted-elephant] a promoted elephant
    [giraffe] a giraffe
    [promoted-giraffe] a promoted giraffe
   *[lion] the lion
}

## What happened

animal-shogi-say-move = { animal-shogi-side }: { animal-shogi-piece } from { $from } to { $to }.
animal-shogi-say-capture = { animal-shogi-side }: { animal-shogi-piece } from { $from } takes { animal-shogi-piece-taken } on { $to }.
animal-shogi-say-promote = It promotes: now it is a { animal-shogi-piece }.
animal-shogi-say-drop = { animal-shogi-side }: { animal-shogi-piece } from the hand to { $to }.
animal-shogi-say-check = { $side ->
    [first] The first player is in check.
   *[second] The second player is in check.
}
animal-shogi-say-throw = The first player throws the chicks.
animal-shogi-say-fallen = { $count ->
    [0] No hens
    [one] { $count } hen
   *[other] { $count } hens
}: { $side ->
    [first] the first player begins.
   *[second] the second player begins.
}
animal-shogi-say-declare = { animal-shogi-side } declares the lion with { $points } { $points ->
    [one] point
   *[other] points
}.
animal-shogi-say-propose = { animal-shogi-side } proposes to count points.
animal-shogi-say-agree = Both agree to count: first player { $first }, second player { $second }.
animal-shogi-say-decline = { animal-shogi-side } plays on.
animal-shogi-say-must-promote = An illegal move: it has to promote there.
animal-shogi-say-dead-drop = An illegal move: from there the animal could never move again.
animal-shogi-say-nifu = An illegal move: a second chick of the same side on the file.
animal-shogi-say-drop-mate = An illegal move: a dropped chick must not mate.
animal-shogi-say-self-check = An illegal move: it leaves the player’s own lion in check.

## On the board and in hand

animal-shogi-owner = { $side ->
    [first] of the first player
   *[second] of the second player
}
board-lion = lion { animal-shogi-owner }
board-giraffe = giraffe { animal-shogi-owner }
board-elephant = elephant { animal-shogi-owner }
board-dog = dog { animal-shogi-owner }
board-cat = cat { animal-shogi-owner }
board-rabbit = rabbit { animal-shogi-owner }
board-piglet = piglet { animal-shogi-owner }
board-chick = chick { animal-shogi-owner }
board-hen = hen { animal-shogi-owner }
board-promoted-giraffe = promoted giraffe { animal-shogi-owner }
board-promoted-elephant = promoted elephant { animal-shogi-owner }
board-promoted-cat = promoted cat { animal-shogi-owner }
board-promoted-rabbit = promoted rabbit { animal-shogi-owner }
board-promoted-piglet = promoted piglet { animal-shogi-owner }

## What is unusual, told when it is first touched

animal-shogi-sign-hand = Captured animals. Instead of moving, their owner may put one of them back on an empty square.
animal-shogi-sign-hen = The coloured rim says that this animal has been promoted and moves in another way. Once captured, it is again what it was before.
animal-shogi-sign-promoted-piglet = { animal-shogi-sign-hen }
animal-shogi-sign-promoted-rabbit = { animal-shogi-sign-hen }
animal-shogi-sign-promoted-cat = { animal-shogi-sign-hen }
animal-shogi-sign-promoted-elephant = { animal-shogi-sign-hen }
animal-shogi-sign-promoted-giraffe = { animal-shogi-sign-hen }

# What wins, told beside the board in the first game.
animal-shogi-how = Attack the other lion so that nothing can save it. What you capture is yours, and instead of moving you may put it back on the board.
