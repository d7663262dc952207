# Mixtour: why a move is good or bad. “It” is the move.

mixtour-because-scores = It scores a point.
mixtour-because-prevents-point = It prevents { $move }, which would score a point.
mixtour-because-threatens-point = It threatens a stack of five or more, and a point: { $move }.
mixtour-because-takes-over = It takes over the stack on { $to }, which is { $height } high now.
mixtour-because-lets-score = The other side can then score a point: { $move }.
mixtour-because-hands-over = It leaves the stack on { $to } to the other side, { $height } high.
