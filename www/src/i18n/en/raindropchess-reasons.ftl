# Raindropchess: why something is not allowed or not understood.

## Why not

raindropchess-why-over = The game is over.
raindropchess-why-not-yours = { $side ->
    [first] It is White’s turn.
   *[second] It is Black’s turn.
}
raindropchess-why-blue = Blue pieces wait for promotions: one of them replaces a pawn on the last rank.
raindropchess-why-decline = In check the joker cannot be declined: it has to end the check.
raindropchess-why-card-first = First choose the card that came.
raindropchess-why-redraw = The joker means another card: turn it first.
raindropchess-why-place-first = { $card ->
    [king] First place the king you turned.
    [queen] First place the queen you turned.
    [rook] First place the rook you turned.
    [knight] First place the knight you turned.
    [light-bishop] First place the bishop you turned.
    [dark-bishop] First place the bishop you turned.
    [joker] First decide about the joker.
   *[pawn] First place the pawn you turned.
}
raindropchess-why-deck-empty = The deck is empty: all that is left is to move.
raindropchess-why-hopeless = No card that is left in the deck can end this check. You have to move.
raindropchess-why-draw-first = A piece comes here once you have turned its card.
raindropchess-why-no-king = While your king is in the deck you can neither move nor capture. Turn a card.
raindropchess-why-inert = This pawn has reached the last rank and never moves again.
raindropchess-why-king-stuck = The king has nowhere to go: the squares around it are attacked or hold your own pieces.
raindropchess-why-no-help = The { $piece ->
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
} cannot end the check.
raindropchess-why-stuck = { $piece ->
    [queen] This queen is shut in: something is in the way everywhere.
    [rook] This rook is shut in: something is in the way everywhere.
    [bishop] This bishop is shut in: something is in the way everywhere.
    [knight] This knight can only jump to squares of your own pieces.
   *[pawn] This pawn cannot go forward and has nothing to take.
}
raindropchess-why-pinned = The { $piece ->
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
} shields the king and may not leave: it would be in check.
raindropchess-why-attacked = An enemy piece attacks { $to }: the king may not go there.
raindropchess-why-still-check = On { $to } the piece would not end the check.
raindropchess-why-king = A king goes one square in any direction. There is no castling.
raindropchess-why-queen = A queen moves along ranks, files and diagonals.
raindropchess-why-rook = A rook moves along its rank or file.
raindropchess-why-bishop = A bishop moves along its diagonals.
raindropchess-why-knight = A knight jumps two squares straight and one to the side.
raindropchess-why-blocked = The { $piece ->
    [queen] queen
    [rook] rook
   *[bishop] bishop
} cannot get there: { $side ->
    [first] a white { $blocker ->
        [king] king
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
       *[pawn] pawn
    }
   *[second] a black { $blocker ->
        [king] king
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
       *[pawn] pawn
    }
} on { $at } is in the way.
raindropchess-why-own = Your own { $blocker ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
} stands on { $at }.
raindropchess-why-single-step = In this game a pawn always goes one square only.
raindropchess-why-double-step = A pawn goes two squares only from its own second rank.
raindropchess-why-pawn-blocked = A pawn goes forward to empty squares only, and something is in its way.
raindropchess-why-pawn-takes = Diagonally a pawn only captures, and nothing stands there. There is no en passant.
raindropchess-why-pawn = A pawn goes straight forward and captures diagonally forward.
raindropchess-why-occupied = { $side ->
    [first] A white { $piece ->
        [king] king
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
       *[pawn] pawn
    } stands on { $at }. Pieces go to empty squares.
   *[second] A black { $piece ->
        [king] king
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
       *[pawn] pawn
    } stands on { $at }. Pieces go to empty squares.
}
raindropchess-why-light-square = This bishop belongs on a light square.
raindropchess-why-dark-square = This bishop belongs on a dark square.
raindropchess-why-pawn-ranks = { $side ->
    [first] A white pawn is placed on ranks 2 to 6.
   *[second] A black pawn is placed on ranks 7 to 3.
}
raindropchess-why-joker-king = A joker does nothing to a king.
raindropchess-why-joker-own = This joker is for your own pieces: choose one of them.
raindropchess-why-joker-enemy = This joker takes an enemy piece off: choose one of them.
raindropchess-why-joker-check = Your king would be in check after that.
raindropchess-why-no-joker = No joker has been turned.
raindropchess-why-same-square = The piece stands on { $from } already. It has to go to another square.
raindropchess-why-empty-origin = Nothing stands on { $from }.
raindropchess-why-must-promote = On the last rank a pawn becomes a blue piece. Say which one.
raindropchess-why-no-promotion = Only a pawn that reaches the last rank becomes another piece.
raindropchess-why-blue-gone = { $piece ->
    [queen] Your blue queen has been used.
    [rook] Your blue rook has been used.
    [bishop] Your blue bishop has been used.
   *[knight] Your blue knight has been used.
}

## Texts that are wrong

error-raindropchess-missing-field = { $field ->
    [board] The position lacks its board.
    [side] The position does not say who is to move (w or b).
    [pending] The position lacks the turned card (- when there is none).
    [decks] The position does not say what is left in the decks.
    [blue] The position lacks the blue pieces that are left (- when there are none).
    [clock] The position lacks the number of turns since the last card, capture or pawn move.
   *[number] The position lacks the move number.
}
error-raindropchess-extra-text = There is more text after the end of the position.
error-raindropchess-row-count = { $rows ->
    [one] The board has { $rows } row; there have to be 8.
   *[other] The board has { $rows } rows; there have to be 8.
}
error-raindropchess-row-length = { $squares ->
    [one] Rank { $rank } has { $squares } square; there have to be 8.
   *[other] Rank { $rank } has { $squares } squares; there have to be 8.
}
error-raindropchess-unknown-letter = { $field ->
    [board] “{ $letter }” is not a piece. White’s are K, Q, R, B, N and P, Black’s k, q, r, b, n and p; digits are empty squares.
    [pending] “{ $letter }” is not a card. Cards are K, Q, R, N, L, D, P and J.
    [decks] “{ $letter }” is not a card of that deck. White’s are K, Q, R, N, L, D, P and J, Black’s the same in small letters.
   *[blue] “{ $letter }” is not a blue piece. White’s are Q, R, B and N, Black’s q, r, b and n.
}
error-raindropchess-bad-side = “{ $text }” is not a side. Write w when White is to move, b for Black.
error-raindropchess-bad-number = { $field ->
    [clock] The number of turns since the last card, capture or pawn move has to be from { $min } to { $max }, not “{ $text }”.
   *[number] The move number has to be from { $min } to { $max }, not “{ $text }”.
}
error-raindropchess-deck-form = Decks are written as KQR/kqr, an empty one as a hyphen.
error-raindropchess-too-many-cards = { $side ->
    [first] White’s deck cannot hold that many { $card ->
        [king] kings
        [queen] queens
        [rook] rooks
        [knight] knights
        [light-bishop] light-square bishops
        [dark-bishop] dark-square bishops
        [joker] jokers
       *[pawn] pawns
    }.
   *[second] Black’s deck cannot hold that many { $card ->
        [king] kings
        [queen] queens
        [rook] rooks
        [knight] knights
        [light-bishop] light-square bishops
        [dark-bishop] dark-square bishops
        [joker] jokers
       *[pawn] pawns
    }.
}
error-raindropchess-still-in-deck = { $side ->
    [first] The turned card does not fit: White’s deck lacks none of its kind.
   *[second] The turned card does not fit: Black’s deck lacks none of its kind.
}
error-raindropchess-blue-twice = { $side ->
    [first] White has only one blue { $piece ->
        [queen] queen
        [rook] rook
        [bishop] bishop
       *[knight] knight
    }.
   *[second] Black has only one blue { $piece ->
        [queen] queen
        [rook] rook
        [bishop] bishop
       *[knight] knight
    }.
}
error-raindropchess-kings = { $side ->
    [first] { $count ->
        [0] White lacks a king: it has to be on the board, turned or in the deck.
       *[other] White has more than one king: it is on the board, turned or in the deck.
    }
   *[second] { $count ->
        [0] Black lacks a king: it has to be on the board, turned or in the deck.
       *[other] Black has more than one king: it is on the board, turned or in the deck.
    }
}
error-raindropchess-too-many = { $side ->
    [first] White has too many { $piece ->
        [queen] queens
        [rook] rooks
        [bishop] bishops
        [knight] knights
       *[pawn] pawns and promoted pieces
    } on the board and as cards: { $count }.
   *[second] Black has too many { $piece ->
        [queen] queens
        [rook] rooks
        [bishop] bishops
        [knight] knights
       *[pawn] pawns and promoted pieces
    } on the board and as cards: { $count }.
}
error-raindropchess-pawn-on-first-rank = No pawn can stand on { $at }.
error-raindropchess-opponent-in-check = { $side ->
    [first] White is in check, but it is Black’s turn.
   *[second] Black is in check, but it is White’s turn.
}
error-raindropchess-no-jokers = There is no such joker in this game.
error-raindropchess-nothing-to-draw = No card is turned from an empty deck.
error-raindropchess-action-form = An action is written =, :N, N@c3, e2e4, e7e8q, x@d5, b1~c3 or --.
error-raindropchess-missing-square = A square is missing here.
error-raindropchess-no-square = “{ $text }” is not a square. Squares are called a1 to h8.
error-raindropchess-no-move = A move is missing here.
error-raindropchess-move-form = This is not a move, a placement or a card. Write for example N@c3, Ne4, e8=Q or =.
error-raindropchess-card-expected = The card that came is missing here, for example =P.
error-raindropchess-no-card = Card “{ $text }” is not in the deck any more.
error-raindropchess-ambiguous = This can mean { $codes }. Write it more precisely.
error-raindropchess-none-reaches = { $piece ->
    [king] The king cannot go to { $to }.
    [queen] No queen can go to { $to }.
    [rook] No rook can go to { $to }.
    [bishop] No bishop can go to { $to }.
    [knight] No knight can go to { $to }.
   *[pawn] No pawn can go to { $to }.
}

# A move that is not allowed says when it is written what a click on it says.
error-raindropchess-over = The game was over before this move.
error-raindropchess-not-yours = { raindropchess-why-not-yours }
error-raindropchess-blue = { raindropchess-why-blue }
error-raindropchess-card-first = { raindropchess-why-card-first }
error-raindropchess-redraw = { raindropchess-why-redraw }
error-raindropchess-place-first = { raindropchess-why-place-first }
error-raindropchess-deck-empty = { raindropchess-why-deck-empty }
error-raindropchess-hopeless = { raindropchess-why-hopeless }
error-raindropchess-draw-first = { raindropchess-why-draw-first }
error-raindropchess-no-joker = { raindropchess-why-no-joker }
error-raindropchess-no-king = { raindropchess-why-no-king }
error-raindropchess-same-square = { raindropchess-why-same-square }
error-raindropchess-empty-origin = { raindropchess-why-empty-origin }
error-raindropchess-inert = { raindropchess-why-inert }
error-raindropchess-king-stuck = { raindropchess-why-king-stuck }
error-raindropchess-no-help = { raindropchess-why-no-help }
error-raindropchess-stuck = { raindropchess-why-stuck }
error-raindropchess-pinned = { raindropchess-why-pinned }
error-raindropchess-attacked = { raindropchess-why-attacked }
error-raindropchess-still-check = { raindropchess-why-still-check }
error-raindropchess-king = { raindropchess-why-king }
error-raindropchess-queen = { raindropchess-why-queen }
error-raindropchess-rook = { raindropchess-why-rook }
error-raindropchess-bishop = { raindropchess-why-bishop }
error-raindropchess-knight = { raindropchess-why-knight }
error-raindropchess-blocked = { raindropchess-why-blocked }
error-raindropchess-own = { raindropchess-why-own }
error-raindropchess-single-step = { raindropchess-why-single-step }
error-raindropchess-double-step = { raindropchess-why-double-step }
error-raindropchess-pawn-blocked = { raindropchess-why-pawn-blocked }
error-raindropchess-pawn-takes = { raindropchess-why-pawn-takes }
error-raindropchess-pawn = { raindropchess-why-pawn }
error-raindropchess-must-promote = { raindropchess-why-must-promote }
error-raindropchess-no-promotion = { raindropchess-why-no-promotion }
error-raindropchess-blue-gone = { raindropchess-why-blue-gone }
error-raindropchess-occupied = { raindropchess-why-occupied }
error-raindropchess-light-square = { raindropchess-why-light-square }
error-raindropchess-dark-square = { raindropchess-why-dark-square }
error-raindropchess-pawn-ranks = { raindropchess-why-pawn-ranks }
error-raindropchess-joker-king = { raindropchess-why-joker-king }
error-raindropchess-joker-own = { raindropchess-why-joker-own }
error-raindropchess-joker-enemy = { raindropchess-why-joker-enemy }
error-raindropchess-joker-check = { raindropchess-why-joker-check }
error-raindropchess-decline = { raindropchess-why-decline }
