# Raindropchess: what is told of a game while people play it; it comes with the hands.

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

## What is unusual, told when it is first touched

raindropchess-sign-reserve = Blue pieces. One of them replaces a pawn that reaches the last rank, and each can be used only once.
raindropchess-sign-deck = Cards that have not been turned yet. The piece on a card comes onto the board when the card is turned.
raindropchess-sign-closed = This square is empty, but what the card shows may not be placed here.
raindropchess-sign-inert = This pawn was not promoted: it stays here, does not move and attacks nothing.

# What wins, told beside the board in the first game.
raindropchess-how = Turn a card and put its piece on the board, or move a piece that is there already. Checkmate wins.
