# Mixtour: why something is not allowed or not understood.

## Why not

mixtour-why-over = The game is over.
mixtour-why-not-yours = { $side ->
    [first] It is White’s turn.
   *[second] It is Black’s turn.
}
mixtour-why-occupied = { $to } is occupied. Discs enter on empty cells only.
mixtour-why-no-reserve = { $side ->
    [first] White has no disc left in reserve.
   *[second] Black has no disc left in reserve.
}
mixtour-why-full = The board is full: no disc can enter.
mixtour-why-stuck = This stack cannot move. No target in a free line from { $from } is exactly as far away as it is high.
mixtour-why-empty-origin = { $from } is empty: there is nothing to move.
mixtour-why-too-few = { $height ->
    [one] There is only one disc on { $from }
   *[other] There are only { $height } discs on { $from }
}, not { $count }.
mixtour-why-same-cell = The stack is on { $from } already. It has to land on another one.
mixtour-why-empty-target = { $to } is empty. A move has to end on another stack.
mixtour-why-no-line = { $from } and { $to } are not in one row, column or diagonal.
mixtour-why-distance = The distance has to be exactly { $height }, because the stack on { $to } is { $height } high. From { $from } it is { $distance }.
mixtour-why-between = The stack on { $at } stands in the way from { $from } to { $to }.
mixtour-why-take-back = { $count ->
    [1] One disc has just come from { $to } to { $from }. One must not go straight back
    [2] Two discs have just come from { $to } to { $from }. Two must not go straight back
    [3] Three discs have just come from { $to } to { $from }. Three must not go straight back
   *[4] Four discs have just come from { $to } to { $from }. Four must not go straight back
}; another number may.
mixtour-why-not-forced = Passing is allowed only when no disc can enter and no stack can move.

## Texts that are wrong

error-mixtour-missing-field = { $field ->
    [board] The position lacks its board.
    [side] The position does not say who is to move (w or b).
    [reserves] The position lacks the reserves, White’s and Black’s, for example 20,20.
    [points] The position lacks the points, White’s and Black’s, for example 0,0.
   *[last] The position lacks the preceding action (- when there is none).
}
error-mixtour-extra-text = There is more text after the end of the position.
error-mixtour-row-count = { $rows ->
    [one] The board has { $rows } row; there have to be 5.
   *[other] The board has { $rows } rows; there have to be 5.
}
error-mixtour-row-length = { $cells ->
    [one] Row { $row } has { $cells } cell; there have to be 5.
   *[other] Row { $row } has { $cells } cells; there have to be 5.
}
error-mixtour-empty-item = A stack or a number of empty cells is missing here.
error-mixtour-zero-cells = A number of empty cells is at least 1.
error-mixtour-unknown-piece = “{ $letter }” is not a disc. White’s are w, Black’s b; numbers are empty cells.
error-mixtour-mixed-item = A comma is missing in “{ $text }” between the stack and the number of empty cells.
error-mixtour-stack-too-high = A stack cannot be { $height } high; { $max } is the most.
error-mixtour-bad-side = “{ $text }” is not a side. Write w when White is to move, b for Black.
error-mixtour-bad-pair = { $field ->
    [reserves] The reserves are two numbers such as 20,20, not “{ $text }”.
   *[points] The points are two numbers such as 0,1, not “{ $text }”.
}
error-mixtour-bad-number = { $field ->
    [reserves] A reserve has from 0 to { $max } discs, not “{ $text }”.
   *[points] The points go from 0 to { $max } in this game, not “{ $text }”.
}
error-mixtour-too-many-pieces = { $side ->
    [first] White has { $count } discs on the board and in reserve; there are only 20.
   *[second] Black has { $count } discs on the board and in reserve; there are only 20.
}
error-mixtour-too-few-pieces = { $side ->
    [first] White has only { $count } discs on the board and in reserve. In this game no disc gets lost: it has to be 20.
   *[second] Black has only { $count } discs on the board and in reserve. In this game no disc gets lost: it has to be 20.
}
error-mixtour-tall-stack = The stack on { $at } is { $height } high. A stack of five or more stays on the board only when it has won the game.
error-mixtour-two-winners = Both sides have enough points to win; only one of them can have won.
error-mixtour-no-move = A move is missing here.
error-mixtour-action-form = An action is written like b2 (a disc enters), c4:3-d3 (three discs from c4 onto d3) or pass.
error-mixtour-missing-cell = A cell is missing here.
error-mixtour-no-cell = “{ $text }” is not a cell. Cells are called a1 to e5.
error-mixtour-bad-count = A move takes from 1 to { $max } discs, not “{ $text }”.

error-mixtour-over = The game was over before this move.
error-mixtour-not-yours = { mixtour-why-not-yours }
error-mixtour-full = { mixtour-why-full }
error-mixtour-stuck = { mixtour-why-stuck }
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
