# Claiming a draw.

claim-now = Claim the draw now
claim-with = Play { $move } and draw
