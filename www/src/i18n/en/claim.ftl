# Claiming a draw.

claim-now = The game is drawn
claim-with = Play { $move } and draw
