# Raindropchess: everything that crates/raindropchess emits.

raindropchess-name = Raindropchess®
raindropchess-tagline = Chess whose pieces rain onto an empty board from cards. Where they land is up to you.

## Options

raindropchess-option-pawns = Pawn’s step
    .help = May a pawn go two squares from its second rank?
raindropchess-option-pawns-double = also two squares from its second rank
raindropchess-option-pawns-single = always one square
raindropchess-option-joker = Jokers
    .help = Two in each deck. All four do the same.
raindropchess-option-joker-none = none
raindropchess-option-joker-free_move = a free move
raindropchess-option-joker-remove_piece = take an enemy piece off
raindropchess-option-joker-relocate = put an own piece elsewhere
raindropchess-option-joker-draw_again = another card
raindropchess-option-hopeless_draw = A card that cannot help in check
    .help = May one turn a card even when no card can end the check? It loses.
raindropchess-option-hopeless_draw-forbidden = is not turned
raindropchess-option-hopeless_draw-allowed = may be turned
raindropchess-option-promotion = Promotion
    .help = Does a pawn on the last rank have to promote while a blue piece is left?
raindropchess-option-promotion-required = compulsory
raindropchess-option-promotion-optional = optional
raindropchess-option-white_deck = White’s deck
    .help = The cards as letters: K king, Q queen, R rook, N knight, L light-square bishop, D dark-square bishop, P pawn. Leave it empty for the full deck.
raindropchess-option-black_deck = Black’s deck
    .help = The cards as letters: K king, Q queen, R rook, N knight, L light-square bishop, D dark-square bishop, P pawn. Leave it empty for the full deck.

## Steps

raindropchess-step-draw = Turn a card
raindropchess-step-decline = Do not use the joker
raindropchess-step-queen = Queen
raindropchess-step-rook = Rook
raindropchess-step-bishop = Bishop
raindropchess-step-knight = Knight
raindropchess-step-pawn = Stay a pawn

## What to do

raindropchess-prompt-draw = { $side ->
    [first] White turns a card
   *[second] Black turns a card
}
raindropchess-prompt-choose = { $side ->
    [first] White turns a card or moves
   *[second] Black turns a card or moves
}
raindropchess-prompt-move = { $side ->
    [first] White moves
   *[second] Black moves
}
raindropchess-prompt-check = { $side ->
    [first] White is in check: move, or bet on a card
   *[second] Black is in check: move, or bet on a card
}
raindropchess-prompt-check-move = { $side ->
    [first] White is in check and has to move
   *[second] Black is in check and has to move
}
raindropchess-prompt-check-draw = { $side ->
    [first] White is in check: only a card can help
   *[second] Black is in check: only a card can help
}
raindropchess-prompt-turn = { $side ->
    [first] White is turning a card
   *[second] Black is turning a card
}
raindropchess-prompt-redraw = { $side ->
    [first] White turns another card
   *[second] Black turns another card
}
raindropchess-prompt-place = { $side ->
    [first] White places { $card ->
        [king] the king
        [queen] the queen
        [rook] the rook
        [knight] the knight
        [light-bishop] the bishop on a light square
        [dark-bishop] the bishop on a dark square
       *[pawn] the pawn
    }
   *[second] Black places { $card ->
        [king] the king
        [queen] the queen
        [rook] the rook
        [knight] the knight
        [light-bishop] the bishop on a light square
        [dark-bishop] the bishop on a dark square
       *[pawn] the pawn
    }
}
raindropchess-prompt-check-place = { $side ->
    [first] White puts the { $card ->
        [queen] queen
        [rook] rook
        [knight] knight
        [light-bishop] bishop
        [dark-bishop] bishop
       *[pawn] pawn
    } in the way of the check
   *[second] Black puts the { $card ->
        [queen] queen
        [rook] rook
        [knight] knight
        [light-bishop] bishop
        [dark-bishop] bishop
       *[pawn] pawn
    } in the way of the check
}
raindropchess-prompt-free-move = { $side ->
    [first] Joker: White may make a move
   *[second] Joker: Black may make a move
}
raindropchess-prompt-check-free-move = { $side ->
    [first] Joker: White has to move out of check
   *[second] Joker: Black has to move out of check
}
raindropchess-prompt-remove-piece = { $side ->
    [first] Joker: White may take a black piece off
   *[second] Joker: Black may take a white piece off
}
raindropchess-prompt-check-remove-piece = { $side ->
    [first] Joker: White has to end the check by taking a piece off
   *[second] Joker: Black has to end the check by taking a piece off
}
raindropchess-prompt-relocate = { $side ->
    [first] Joker: White may put a white piece elsewhere
   *[second] Joker: Black may put a black piece elsewhere
}
raindropchess-prompt-check-relocate = { $side ->
    [first] Joker: White has to put a piece in the way of the check
   *[second] Joker: Black has to put a piece in the way of the check
}
raindropchess-prompt-over = The game is over

## The odds in check

raindropchess-note-saves = { $saves ->
    [0] None of the { $left } cards ends the check.
    [one] { $saves } card of { $left } saves: { $percent }%.
   *[other] { $saves } cards of { $left } save: { $percent }%.
}
raindropchess-note-card = { $count ->
    [one] { $card ->
        [queen] queen
        [rook] rook
        [knight] knight
        [light-bishop] light-square bishop
        [dark-bishop] dark-square bishop
        [joker] joker
       *[pawn] pawn
    }
   *[other] { $count } × { $card ->
        [queen] queen
        [rook] rook
        [knight] knight
        [light-bishop] light-square bishop
        [dark-bishop] dark-square bishop
        [joker] joker
       *[pawn] pawn
    }
}

## What happened

raindropchess-say-draw = { $side ->
    [first] White turns a card.
   *[second] Black turns a card.
}
raindropchess-say-card = { $side ->
    [first] White turned a { $card ->
        [king] king
        [queen] queen
        [rook] rook
        [knight] knight
        [light-bishop] light-square bishop
        [dark-bishop] dark-square bishop
        [joker] joker
       *[pawn] pawn
    }.
   *[second] Black turned a { $card ->
        [king] king
        [queen] queen
        [rook] rook
        [knight] knight
        [light-bishop] light-square bishop
        [dark-bishop] dark-square bishop
        [joker] joker
       *[pawn] pawn
    }.
}
raindropchess-say-failed = { $side ->
    [first] That cannot end the check: White loses.
   *[second] That cannot end the check: Black loses.
}
raindropchess-say-unplaceable = { $side ->
    [first] Every empty square is attacked: White loses.
   *[second] Every empty square is attacked: Black loses.
}
raindropchess-say-again = { $side ->
    [first] White turns another card.
   *[second] Black turns another card.
}
raindropchess-say-last-joker = { $side ->
    [first] White’s deck is empty, so White moves.
   *[second] Black’s deck is empty, so Black moves.
}
raindropchess-say-place = { $side ->
    [first] White: { $piece ->
        [king] king
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
       *[pawn] pawn
    } on { $to }.
   *[second] Black: { $piece ->
        [king] king
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
       *[pawn] pawn
    } on { $to }.
}
raindropchess-say-move = { $side ->
    [first] White: { $piece ->
        [king] king
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
       *[pawn] pawn
    } from { $from } to { $to }.
   *[second] Black: { $piece ->
        [king] king
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
       *[pawn] pawn
    } from { $from } to { $to }.
}
raindropchess-say-take = { $side ->
    [first] White: { $piece ->
        [king] king
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
       *[pawn] pawn
    } from { $from } takes the { $taken ->
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
       *[pawn] pawn
    } on { $to }.
   *[second] Black: { $piece ->
        [king] king
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
       *[pawn] pawn
    } from { $from } takes the { $taken ->
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
       *[pawn] pawn
    } on { $to }.
}
raindropchess-say-promotes = { $piece ->
    [queen] The pawn became a queen.
    [rook] The pawn became a rook.
    [bishop] The pawn became a bishop.
   *[knight] The pawn became a knight.
}
raindropchess-say-stays = On the last rank it stays a pawn.
raindropchess-say-remove = { $side ->
    [first] White took the { $piece ->
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
       *[pawn] pawn
    } on { $at } off the board.
   *[second] Black took the { $piece ->
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
       *[pawn] pawn
    } on { $at } off the board.
}
raindropchess-say-relocate = { $side ->
    [first] White put the { $piece ->
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
       *[pawn] pawn
    } from { $from } on { $to }.
   *[second] Black put the { $piece ->
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
       *[pawn] pawn
    } from { $from } on { $to }.
}
raindropchess-say-decline = { $side ->
    [first] White did not use the joker.
   *[second] Black did not use the joker.
}
raindropchess-say-check = { $side ->
    [first] White is in check.
   *[second] Black is in check.
}
raindropchess-say-check-draw = { $side ->
    [first] White is in check, and only a card can help.
   *[second] Black is in check, and only a card can help.
}

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

## How it ended

raindropchess-end-checkmate = Checkmate
raindropchess-end-stalemate = Stalemate: there is nothing to play
raindropchess-end-insufficient = Nobody has enough left to mate
raindropchess-end-repetition = The same position for the third time
raindropchess-end-fifty = Fifty moves without a card, a capture or a pawn move
raindropchess-end-failed_draw = The card that was turned did not end the check
raindropchess-end-king_unplaceable = There is no safe square for the king that was turned

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
    [board] “{ $letter }” is no piece. White’s are K, Q, R, B, N and P, Black’s k, q, r, b, n and p; digits are empty squares.
    [pending] “{ $letter }” is no card. Cards are K, Q, R, N, L, D, P and J.
    [decks] “{ $letter }” is no card of that deck. White’s are K, Q, R, N, L, D, P and J, Black’s the same in small letters.
   *[blue] “{ $letter }” is no blue piece. White’s are Q, R, B and N, Black’s q, r, b and n.
}
error-raindropchess-bad-side = “{ $text }” is no side. Write w when White is to move, b for Black.
error-raindropchess-bad-number = { $field ->
    [clock] The number of turns since the last card, capture or pawn move has to be from { $min } to { $max }, not “{ $text }”.
   *[number] The move number has to be from { $min } to { $max }, not “{ $text }”.
}
error-raindropchess-deck-form = Decks are written as KQR/kqr, an empty one as a hyphen.
error-raindropchess-too-many-cards = { $side ->
    [first] White’s deck cannot hold so many { $card ->
        [king] kings
        [queen] queens
        [rook] rooks
        [knight] knights
        [light-bishop] light-square bishops
        [dark-bishop] dark-square bishops
        [joker] jokers
       *[pawn] pawns
    }.
   *[second] Black’s deck cannot hold so many { $card ->
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
error-raindropchess-move-form = This is no move, placement or card. Write for example N@c3, Ne4, e8=Q or =.
error-raindropchess-game-over = The game was over before this move.
error-raindropchess-card-expected = The card that came is missing here, for example =P.
error-raindropchess-no-card = Card “{ $text }” is not in the deck any more.
error-raindropchess-ambiguous = This can mean { $codes }. Write it more precisely.
error-raindropchess-not-legal = “{ $text }” is not possible here.
