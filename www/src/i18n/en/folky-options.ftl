# FOLKY: its options, for the form of a new game.

folky-option-draw_plies = Draw without placements
    .help = The game is drawn when nobody has placed a pawn for that many moves.
folky-option-draw_plies-100 = After 50 moves by each side
folky-option-draw_plies-50 = After 25 moves by each side
folky-option-seats = Players
    .help = With four, partners sit opposite each other and take turns with the same pieces.
folky-option-seats-2 = Two
folky-option-seats-4 = Four, in two teams
