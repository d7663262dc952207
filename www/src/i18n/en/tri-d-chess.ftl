# Three-dimensional chess: everything that crates/tri-d-chess emits.

tri-d-chess-name = Tri-D chess
tri-d-chess-tagline = Chess on three boards one above another and four small ones that you move. Checkmate wins.

## Notes

tri-d-chess-note-mix = { $count ->
    [one] { $mix }: one start
   *[other] { $mix }: { $count } possible starts
}
tri-d-chess-note-fifty = 50 moves by each side without a capture or a pawn move: the player to move may claim a draw.

## Steps

tri-d-chess-step-castle-a = Castle with the a-rook (0-0-0)
    .short = 0-0-0
tri-d-chess-step-castle-e = Castle with the e-rook (0-0)
    .short = 0-0
tri-d-chess-step-turn = Turn the board
tri-d-chess-step-queen = Queen
tri-d-chess-step-rook = Rook
tri-d-chess-step-bishop = Bishop
tri-d-chess-step-knight = Knight
tri-d-chess-step-board = Attack board
tri-d-chess-step-become-queen = Promote to a queen
tri-d-chess-step-become-rook = Promote to a rook
tri-d-chess-step-become-bishop = Promote to a bishop
tri-d-chess-step-become-knight = Promote to a knight
tri-d-chess-step-become-board = Promote to an attack board
    .short = Board

## What to do

tri-d-chess-prompt-play = { $side ->
    [first] White moves a piece or a board
   *[second] Black moves a piece or a board
}
tri-d-chess-prompt-check = { $side ->
    [first] White is in check
   *[second] Black is in check
}
tri-d-chess-prompt-promote = { $side ->
    [first] White first promotes the pawn on { $at }
   *[second] Black first promotes the pawn on { $at }
}
tri-d-chess-prompt-place = { $side ->
    [first] White places a { $piece ->
        [queen] queen
        [bishop] bishop
       *[knight] knight
    }
   *[second] Black places a { $piece ->
        [queen] queen
        [bishop] bishop
       *[knight] knight
    }
}
tri-d-chess-prompt-draw = A place is drawn for { $piece ->
    [queen] the queens
    [bishop] bishops
   *[knight] knights
}
tri-d-chess-prompt-over = The game is over

## How it ended

tri-d-chess-end-checkmate = Checkmate
tri-d-chess-end-stalemate = Stalemate
tri-d-chess-end-dead_position = Only the two kings are left
tri-d-chess-end-seventy_five_moves = 75 moves by each side without a capture or a pawn move
tri-d-chess-end-fivefold = The same position for the fifth time

## Boards

tri-d-chess-sheet-stands = stands of attack boards
tri-d-chess-sheet-attack = attack board { $board }
tri-d-chess-sheet-W = White’s board W, lowest
tri-d-chess-sheet-N = neutral board N, middle
tri-d-chess-sheet-B = Black’s board B, highest
