nim-why-end = Discs are taken from the right end, three at most.

error-nim-position = A position is a number of discs from 0 to { $most } and the side to move, for example { $most } w.
error-nim-action = “{ $text }” is no move. Moves are -1, -2 and -3.
error-nim-too-many = Only { $left } are left.
