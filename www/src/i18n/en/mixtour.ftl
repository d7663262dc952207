# Mixtour: everything that crates/mixtour emits.

mixtour-name = Mixtour
mixtour-tagline = A stack travels exactly as far as its target is high. Be on top of a stack of five.

## Options

mixtour-option-target = Points to win
    .help = One point makes a short game; tournaments are played to two or three.
mixtour-option-scored = Scored pieces
    .help = Where the pieces of a stack go that has brought a point while the game goes on.
mixtour-option-scored-out = leave the game
mixtour-option-scored-reserve = go back to their owners
mixtour-option-repetition = Draw by repetition
    .help = The game is drawn when the same position occurs for the third time.

## What to do

mixtour-prompt-play = { $side ->
    [first] White enters a piece or moves a stack
   *[second] Black enters a piece or moves a stack
}
mixtour-prompt-enter = { $side ->
    [first] White enters a piece
   *[second] Black enters a piece
}
mixtour-prompt-move = { $side ->
    [first] White moves a stack
   *[second] Black moves a stack
}
mixtour-prompt-pass = { $side ->
    [first] White can do nothing and has to pass
   *[second] Black can do nothing and has to pass
}
mixtour-prompt-over = The game is over
mixtour-step-pass = Pass

## What happened

mixtour-say-enter = { $side ->
    [first] White: a piece on { $to }.
   *[second] Black: a piece on { $to }.
}
mixtour-say-last-piece = { $side ->
    [first] That was White’s last piece in reserve.
   *[second] That was Black’s last piece in reserve.
}
mixtour-say-move = { $side ->
    [first] White
   *[second] Black
}: { $count ->
    [1] one
    [2] two
    [3] three
   *[4] four
} from { $from } onto { $to }, height { $height }, { $top ->
    [first] white
   *[second] black
} on top.
mixtour-say-score = { $side ->
    [first] White scores.
   *[second] Black scores.
}
mixtour-say-out = The stack leaves the game.
mixtour-say-reserve = The pieces go back to both reserves.
mixtour-say-pass = { $side ->
    [first] White passes.
   *[second] Black passes.
}

## Why not

mixtour-why-over = The game is over.
mixtour-why-not-yours = { $side ->
    [first] It is White’s turn.
   *[second] It is Black’s turn.
}
mixtour-why-occupied = { $to } is occupied. Pieces enter on empty cells.
mixtour-why-no-reserve = { $side ->
    [first] White has no piece in reserve any more.
   *[second] Black has no piece in reserve any more.
}
mixtour-why-full = Every cell is occupied: no piece can enter.
mixtour-why-empty-origin = There is nothing to move on { $from }.
mixtour-why-stuck = From { $from } no stack stands just as far as it is high.
mixtour-why-too-few = { $height ->
    [one] { $from } has only one piece; { $count } cannot go.
   *[other] { $from } has only { $height } pieces; { $count } cannot go.
}
mixtour-why-same-cell = The pieces of { $from } have to go to another cell.
mixtour-why-empty-target = { $to } is empty. A move has to end on a stack.
mixtour-why-no-line = { $from } and { $to } are not on one straight line.
mixtour-why-distance = { $to } is { $height } high, so it takes exactly { $height ->
    [one] { $height } step
   *[other] { $height } steps
}; from { $from } it is { $distance }.
mixtour-why-between = The stack on { $at } stands in the way from { $from } to { $to }.
mixtour-why-take-back = { $count ->
    [1] This piece has just come from { $to }: taking back the opponent’s move is forbidden. Another number may go.
   *[other] These { $count } pieces have just come from { $to }: taking back the opponent’s move is forbidden. Another number may go.
}
mixtour-why-not-forced = Passing is only for those who can neither enter a piece nor move a stack.

## How it ended

mixtour-end-points = The deciding stack of five is built
mixtour-end-two_passes = Neither player could do anything
mixtour-end-threefold = The same position for the third time

## Texts that are wrong

error-mixtour-missing-field = { $field ->
    [board] The position lacks its board.
    [side] The position does not say who is to move (w or b).
    [reserves] The position lacks both reserves, like 20,20.
    [points] The position lacks the points, like 0,0.
   *[last] The position lacks the last action; write - when it is unknown.
}
error-mixtour-extra-text = There is text behind the end of the position.
error-mixtour-row-count = { $rows ->
    [one] The board has { $rows } row; there have to be 5.
   *[other] The board has { $rows } rows; there have to be 5.
}
error-mixtour-row-length = { $cells ->
    [one] Row { $row } has { $cells } cell; there have to be 5.
   *[other] Row { $row } has { $cells } cells; there have to be 5.
}
error-mixtour-empty-item = A stack or a number of empty cells is missing here.
error-mixtour-zero-cells = A number of empty cells cannot be 0.
error-mixtour-unknown-piece = “{ $letter }” is no piece. Write w for white, b for black and numbers for empty cells.
error-mixtour-mixed-item = In “{ $text }” a comma is missing between the empty cells and the stack.
error-mixtour-stack-too-high = No stack can be { $height } high; { $max } is the most.
error-mixtour-bad-side = “{ $text }” is no side. Write w when White is to move, b for Black.
error-mixtour-bad-pair = { $field ->
    [reserves] The reserves are two numbers like 20,20, not “{ $text }”.
   *[points] The points are two numbers like 0,0, not “{ $text }”.
}
error-mixtour-bad-number = { $field ->
    [reserves] A reserve has to be from 0 to { $max }, not “{ $text }”.
   *[points] The points of a side have to be from 0 to { $max }, not “{ $text }”.
}
error-mixtour-too-many-pieces = { $side ->
    [first] White has { $count } pieces on the board and in reserve; there are only 20.
   *[second] Black has { $count } pieces on the board and in reserve; there are only 20.
}
error-mixtour-too-few-pieces = { $side ->
    [first] White has only { $count } { $count ->
        [one] piece
       *[other] pieces
    } on the board and in reserve; there have to be 20.
   *[second] Black has only { $count } { $count ->
        [one] piece
       *[other] pieces
    } on the board and in reserve; there have to be 20.
}
error-mixtour-tall-stack = The stack on { $at } is { $height } high, although nobody has won yet: stacks of five leave the board.
error-mixtour-two-winners = Both sides have all the points they need; only one of them can have won.
error-mixtour-no-move = A move is missing here.
error-mixtour-action-form = A turn is written like b2 (a piece enters), c4:3-d3 (three pieces of c4 go onto d3) or pass.
error-mixtour-missing-cell = A cell is missing here.
error-mixtour-no-cell = “{ $text }” is not a cell. Cells are called a1 to e5.
error-mixtour-bad-count = From 1 to { $max } pieces can go, not “{ $text }”.
error-mixtour-over = The game was over before this move.
error-mixtour-occupied = { mixtour-why-occupied }
error-mixtour-no-reserve = { mixtour-why-no-reserve }
error-mixtour-empty-origin = { mixtour-why-empty-origin }
error-mixtour-too-few = { mixtour-why-too-few }
error-mixtour-same-cell = { mixtour-why-same-cell }
error-mixtour-empty-target = { mixtour-why-empty-target }
error-mixtour-no-line = { mixtour-why-no-line }
error-mixtour-distance = { mixtour-why-distance }
error-mixtour-between = { mixtour-why-between }
error-mixtour-take-back = { mixtour-why-take-back }
error-mixtour-not-forced = { mixtour-why-not-forced }
