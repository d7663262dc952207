# Raindropchess: everything that crates/raindropchess emits.

raindropchess-name = Raindropchess®
raindropchess-tagline = Chess whose pieces rain from cards onto an empty board, where you choose. Checkmate wins.

## Steps

raindropchess-step-draw = Turn a card
raindropchess-step-decline = Do not use the joker
raindropchess-step-queen = Queen
raindropchess-step-rook = Rook
raindropchess-step-bishop = Bishop
raindropchess-step-knight = Knight
raindropchess-step-pawn = Stay a pawn

## What to do

raindropchess-side = { $side ->
    [first] White
   *[second] Black
}
raindropchess-prompt-draw = { raindropchess-side } turns a card
raindropchess-prompt-choose = { raindropchess-side } turns a card or moves
raindropchess-prompt-move = { raindropchess-side } moves
raindropchess-prompt-check = { raindropchess-side } is in check: move, or bet on a card
raindropchess-prompt-check-move = { raindropchess-side } is in check and has to move
raindropchess-prompt-check-draw = { raindropchess-side } is in check: only a card can help
raindropchess-prompt-turn = { raindropchess-side } is turning a card
raindropchess-prompt-redraw = { raindropchess-side } turns another card
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

## How it ended

raindropchess-end-checkmate = Checkmate
raindropchess-end-stalemate = Stalemate: there is nothing to play
raindropchess-end-insufficient = Neither side has enough material to mate
raindropchess-end-repetition = The same position for the third time
raindropchess-end-fifty = Fifty moves without a card, a capture or a pawn move
raindropchess-end-failed_draw = The card that was turned did not end the check
raindropchess-end-king_unplaceable = There is no safe square for the king that was turned
