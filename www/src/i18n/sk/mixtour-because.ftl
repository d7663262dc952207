# Mixtour: why a move is good or bad. “It” is the move.

mixtour-because-scores = Získava bod.
mixtour-because-prevents-point = Nedovolí { $move }, čo by súperovi dalo bod.
mixtour-because-threatens-point = Hrozí stĺpčekom aspoň piatich kameňov a bodom: { $move }.
mixtour-because-takes-over = Preberá stĺpček na { $to }, ktorý má teraz výšku { $height }.
mixtour-because-lets-score = Súper potom môže získať bod: { $move }.
mixtour-because-hands-over = Prenecháva súperovi stĺpček na { $to }, ktorý má výšku { $height }.
