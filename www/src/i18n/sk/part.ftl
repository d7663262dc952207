# When a part of the program cannot be loaded. These words come with the program: they could not be loaded either.

error-part-unreachable = Toto sa nepodarilo načítať: stránky nie sú dostupné. Čo tu je, zostáva.
error-part-gone = Klubovna má novšiu verziu a táto stránka je ešte zo starej. Načítajte ju znova a pokračujte.
error-part-failed = Toto sa nepodarilo načítať.
part-again = Skúsiť znova
part-reload = Načítať stránku znova
part-reason = Toto tu nejde. Vysvetlenie sa nepodarilo načítať.
