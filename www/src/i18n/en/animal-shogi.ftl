# Animal Shogi: everything that crates/animal-shogi emits.

animal-shogi-name = Animal Shogi
animal-shogi-tagline = Full shogi on 9 × 9 squares: what you capture you may put back as your own. Catch the lion to win.

animal-shogi-side = { $side ->
    [first] The first player
   *[second] The second player
}

## Steps

animal-shogi-step-promote = Promote
animal-shogi-step-stay = Do not promote
animal-shogi-step-chick = Chick
animal-shogi-step-hen = Hen
animal-shogi-step-throw = Throw the chicks
animal-shogi-step-declare = Declare the lion
animal-shogi-step-impasse = Propose to count points
animal-shogi-step-agree = Agree to count
animal-shogi-step-decline = Play on

## What to do

animal-shogi-prompt-play = { $side ->
    [first] The first player is to move
   *[second] The second player is to move
}
animal-shogi-prompt-check = { animal-shogi-side } is in check
animal-shogi-prompt-throw = Throw the chicks to see who begins
animal-shogi-prompt-thrown = The chicks are in the air
animal-shogi-prompt-answer = { animal-shogi-side } answers: shall points be counted?
animal-shogi-prompt-declined = { $side ->
    [first] The proposal is declined, the first player moves
   *[second] The proposal is declined, the second player moves
}
animal-shogi-prompt-over = The game is over

animal-shogi-note-points = Points if you agree to count: first player { $first }, second player { $second }. Fewer than 24 loses.
animal-shogi-note-declaration = { animal-shogi-side } in the zone: { $count ->
    [one] { $count } animal
   *[other] { $count } animals
} besides the lion, { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Declaring takes 10 animals and { $least } points, winning { $needed }.

## On the board and in hand

board-things-giraffe = { $count ->
    [one] { $count } giraffe
   *[other] { $count } giraffes
}
board-things-elephant = { $count ->
    [one] { $count } elephant
   *[other] { $count } elephants
}
board-things-dog = { $count ->
    [one] { $count } dog
   *[other] { $count } dogs
}
board-things-cat = { $count ->
    [one] { $count } cat
   *[other] { $count } cats
}
board-things-rabbit = { $count ->
    [one] { $count } rabbit
   *[other] { $count } rabbits
}
board-things-piglet = { $count ->
    [one] { $count } piglet
   *[other] { $count } piglets
}
board-things-chick = { $count ->
    [one] { $count } chick
   *[other] { $count } chicks
}

## How it ended

animal-shogi-end-must_promote = An illegal move: the animal had to promote
animal-shogi-end-dead_drop = An illegal move: the animal could never move again
animal-shogi-end-nifu = An illegal move: a second chick on the file
animal-shogi-end-drop_mate = An illegal move: mate by a dropped chick
animal-shogi-end-self_check = An illegal move: the lion was left in check
animal-shogi-end-declaration = The lion was declared
animal-shogi-end-impasse = Points were counted by agreement
animal-shogi-end-lion_captured = The lion is caught
animal-shogi-end-checkmate = Checkmate
animal-shogi-end-no_move = The side to move has no move
animal-shogi-end-perpetual_check = Perpetual check loses
animal-shogi-end-repetition = The same position for the fourth time
animal-shogi-end-ply_limit = The game has reached its move limit
