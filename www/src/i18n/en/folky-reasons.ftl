# FOLKY: why something is not allowed or not understood.

## Why not

folky-why-over = The game is over.
folky-why-not-yours = { $side ->
    [first] It is White’s turn.
   *[second] It is Black’s turn.
}
folky-why-pawn = Pawns never move once they have been placed.
folky-why-stuck = { $piece ->
    [rook] This rook is shut in: everything around it is blocked.
    [bishop] This bishop is shut in: everything around it is blocked.
   *[knight] This knight has no empty square to jump to.
}
folky-why-nothing-open = There is no square yet at which three of your pieces aim.
folky-why-few-aims = { $count ->
    [0] None of your pieces aims at { $to }; a pawn needs three.
    [one] Only one of your pieces aims at { $to }; a pawn needs three.
   *[other] Only { $count } of your pieces aim at { $to }; a pawn needs three.
}
folky-why-occupied = { $side ->
    [first] A white { $piece ->
        [rook] rook
        [bishop] bishop
        [knight] knight
       *[pawn] pawn
    } stands on { $to }. Nothing is captured; go to an empty square.
   *[second] A black { $piece ->
        [rook] rook
        [bishop] bishop
        [knight] knight
       *[pawn] pawn
    } stands on { $to }. Nothing is captured; go to an empty square.
}
folky-why-blocked = { $side ->
    [first] The { $piece ->
        [rook] rook
       *[bishop] bishop
    } cannot get to { $to }: a white { $blocker ->
        [rook] rook
        [bishop] bishop
        [knight] knight
       *[pawn] pawn
    } on { $at } is in the way.
   *[second] The { $piece ->
        [rook] rook
       *[bishop] bishop
    } cannot get to { $to }: a black { $blocker ->
        [rook] rook
        [bishop] bishop
        [knight] knight
       *[pawn] pawn
    } on { $at } is in the way.
}
folky-why-rook = A rook moves along its rank or file.
folky-why-bishop = A bishop moves along its diagonals.
folky-why-knight = A knight jumps two squares straight and one to the side.

## Texts that are wrong

error-folky-missing-field = { $field ->
    [board] The position lacks its board.
    [side] The position does not say who is to move (w or b).
    [quiet] The position lacks the number of moves since the last placement.
   *[move] The position lacks the move number.
}
error-folky-extra-text = There is more text after the end of the position.
error-folky-row-count = { $rows ->
    [one] The board has { $rows } row; there have to be 8.
   *[other] The board has { $rows } rows; there have to be 8.
}
error-folky-row-length = { $squares ->
    [one] Rank { $rank } has { $squares } square; there have to be 8.
   *[other] Rank { $rank } has { $squares } squares; there have to be 8.
}
error-folky-unknown-man = There is no piece “{ $letter }”. White’s are R, B, N and P, Black’s r, b, n and p; digits are empty squares.
error-folky-bad-side = “{ $text }” is not a side. Write w when White is to move, b for Black.
error-folky-bad-number = { $field ->
    [quiet] The number of moves since the last placement has to be from { $min } to { $max }, not “{ $text }”.
   *[move] The move number has to be from { $min } to { $max }, not “{ $text }”.
}
error-folky-too-many = { $side ->
    [first] White has too many { $piece ->
        [rook] rooks: { $count } instead of 2 at most.
        [bishop] bishops: { $count } instead of 2 at most.
        [knight] knights: { $count } instead of 2 at most.
       *[pawn] pawns: { $count } instead of 8 at most.
    }
   *[second] Black has too many { $piece ->
        [rook] rooks: { $count } instead of 2 at most.
        [bishop] bishops: { $count } instead of 2 at most.
        [knight] knights: { $count } instead of 2 at most.
       *[pawn] pawns: { $count } instead of 8 at most.
    }
}
error-folky-two-winners = Both sides have eight pawns on the board; only one of them can have won.
error-folky-action-form = An action is written like @h3 (a placement) or h1h7 (a move).
error-folky-missing-square = A square is missing here.
error-folky-no-square = “{ $text }” is not a square. Squares are called a1 to h8.
error-folky-no-move = A move is missing here.
error-folky-unknown-piece = A move cannot begin with “{ $letter }”. Write R, B or N for a piece, or just the square for a pawn.
error-folky-pawn-letter = A pawn has no letter. Instead of “{ $letter }” write just its square.
error-folky-sign = The sign “{ $sign }” has no meaning here: in FOLKY there is no capture and no check.
error-folky-none-reaches = { $piece ->
    [rook] No rook can go to { $to }.
    [bishop] No bishop can go to { $to }.
   *[knight] No knight can go to { $to }.
}
error-folky-wrong-origin = { $piece ->
    [rook] No rook on { $origin } can go to { $to }, only from { $from }.
    [bishop] No bishop on { $origin } can go to { $to }, only from { $from }.
   *[knight] No knight on { $origin } can go to { $to }, only from { $from }.
}
error-folky-ambiguous = { $piece ->
    [rook] Which rook goes to { $to }? It can come from { $from }.
    [bishop] Which bishop goes to { $to }? It can come from { $from }.
   *[knight] Which knight goes to { $to }? It can come from { $from }.
}
error-folky-over = { folky-why-over }
error-folky-not-yours = { folky-why-not-yours }
error-folky-pawn = { folky-why-pawn }
error-folky-stuck = { folky-why-stuck }
error-folky-nothing-open = { folky-why-nothing-open }
error-folky-few-aims = { folky-why-few-aims }
error-folky-occupied = { folky-why-occupied }
error-folky-rook = { folky-why-rook }
error-folky-bishop = { folky-why-bishop }
error-folky-knight = { folky-why-knight }
error-folky-blocked = { folky-why-blocked }
