# When a part of the program cannot be loaded. These words come with the program: they could not be loaded either.

error-part-unreachable = Nie udało się tego wczytać: strona jest niedostępna. To, co tu jest, zostaje.
error-part-gone = Jest nowsza wersja Klubovny, a ta strona jest jeszcze stara. Odśwież ją, aby kontynuować.
error-part-failed = Nie udało się tego wczytać.
part-again = Ponów próbę
part-reload = Odśwież stronę
part-reason = Tutaj to niemożliwe. Nie udało się wczytać wyjaśnienia.
