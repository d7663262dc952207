# Why a move is good or bad: facts that were proved. “It” is the move.

because-of = { $move }: { $reasons }

## How the game ends

because-wins = It wins the game.
because-wins-in = It wins within { $count } moves of both sides, whatever the other side does.
because-loses-in = The loss cannot be prevented: it comes within { $count } moves of both sides.
because-gives-win = It gives the win to the other side.
because-prevents = It prevents { $move }, which would win at once.
because-rare = { $count ->
    [one] Of { $all } moves no other one does so.
   *[other] Of { $all } moves only { $count } do so.
}
because-threatens = { $count ->
    [one] It threatens { $move }, which would win.
   *[other] It threatens to win in { $count } ways, for example by { $move }.
}
    .mixtour = { $count ->
        [one] It threatens a stack of five or more, which would win: { $move }.
       *[other] It threatens a stack of five or more, which would win, in { $count } ways, for example by { $move }.
    }
because-allows-win = The other side can win at once: { $move }.
because-allows-win-in = The other side then wins within { $count } moves of both sides.

## What happens to pieces

because-noun = { $piece ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
    [pawn] pawn
    [lion] lion
    [giraffe] giraffe
    [elephant] elephant
    [dog] dog
    [cat] cat
    [rabbit] rabbit
    [piglet] piglet
    [chick] chick
    [hen] hen
    [promoted-giraffe] promoted giraffe
    [promoted-elephant] promoted elephant
    [promoted-cat] promoted cat
    [promoted-rabbit] promoted rabbit
   *[promoted-piglet] promoted piglet
}
because-other = { $other ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
    [pawn] pawn
    [lion] lion
    [giraffe] giraffe
    [elephant] elephant
    [dog] dog
    [cat] cat
    [rabbit] rabbit
    [piglet] piglet
    [chick] chick
    [hen] hen
    [promoted-giraffe] promoted giraffe
    [promoted-elephant] promoted elephant
    [promoted-cat] promoted cat
    [promoted-rabbit] promoted rabbit
   *[promoted-piglet] promoted piglet
}
because-by = { $by ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
    [pawn] pawn
    [lion] lion
    [giraffe] giraffe
    [elephant] elephant
    [dog] dog
    [cat] cat
    [rabbit] rabbit
    [piglet] piglet
    [chick] chick
    [hen] hen
    [promoted-giraffe] promoted giraffe
    [promoted-elephant] promoted elephant
    [promoted-cat] promoted cat
    [promoted-rabbit] promoted rabbit
   *[promoted-piglet] promoted piglet
}
because-new = { $piece ->
    [queen] a queen
    [rook] a rook
    [bishop] a bishop
    [knight] a knight
    [board] an attack board
    [hen] a hen
    [promoted-giraffe] a promoted giraffe
    [promoted-elephant] a promoted elephant
    [promoted-cat] a promoted cat
    [promoted-rabbit] a promoted rabbit
   *[promoted-piglet] a promoted piglet
}

because-checks = It gives check.
because-takes = It takes the { because-noun } on { $at }, and nothing can take back.
because-takes-with = On { $at } the { because-by } takes the { because-noun }.
because-trades = On { $at } one { because-noun } is exchanged for another.
because-promotes = The pawn promotes: it becomes { because-new }.
    .animal-shogi = The animal promotes: it becomes { because-new }.
because-attacks = It threatens to take the { because-noun } on { $at }.
because-forks = It threatens to take the { because-noun } on { $at } and the { because-other } on { $on }.
because-saves = It brings the { because-noun } from { $at } to safety.
because-protects = It protects the { because-noun } on { $at }.
because-loses = It loses the { because-noun } on { $at }: { $move }, and nothing can take back.
because-loses-to = Then the { because-by } takes the { because-noun } on { $at }: { $move }.

## After a game with cards

luck-title = Luck and play
luck-shares = { $side ->
    [first] White’s chance was { $from } at the beginning and { $to } at the end: the cards changed it by { $luck }, play by { $play }.
   *[second] Black’s chance was { $from } at the beginning and { $to } at the end: the cards changed it by { $luck }, play by { $play }.
}
luck-cards = { $side ->
    [first] For White, the cards that White turned were worth { $first }, those that Black turned { $second }.
   *[second] For Black, the cards that White turned were worth { $first }, those that Black turned { $second }.
}
luck-greatest = { $turned ->
    [first] The card that changed most was White’s in move { $number }: { $change }.
   *[second] The card that changed most was Black’s in move { $number }: { $change }.
}
