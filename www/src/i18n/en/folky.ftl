# FOLKY: everything that crates/folky emits.

folky-name = FOLKY®
folky-tagline = Aim three pieces at one square and place a pawn there. Eight pawns win.

## What to do

folky-prompt-play = { $side ->
    [first] White moves a piece or places a pawn
   *[second] Black moves a piece or places a pawn
}
folky-prompt-move = { $side ->
    [first] White moves a piece
   *[second] Black moves a piece
}
folky-prompt-win = { $side ->
    [first] White can win with the eighth pawn
   *[second] Black can win with the eighth pawn
}
folky-prompt-over = The game is over

## How it ended

folky-end-eighth_pawn = The eighth pawn is on the board
folky-end-no_action = The side to move can do nothing
folky-end-threefold = The same position for the third time
folky-end-fifty_moves = No pawn placed for too long
