# Mixtour: why a move is good or bad. “It” is the move.

mixtour-because-scores = Zdobywa punkt.
mixtour-because-prevents-point = Zapobiega ruchowi { $move }, który dałby przeciwnikowi punkt.
mixtour-because-threatens-point = Grozi stosem co najmniej pięciu krążków i punktem: { $move }.
mixtour-because-takes-over = Przejmuje stos na { $to }, który ma teraz wysokość { $height }.
mixtour-because-lets-score = Przeciwnik może wtedy zdobyć punkt: { $move }.
mixtour-because-hands-over = Zostawia przeciwnikowi stos na { $to } o wysokości { $height }.
