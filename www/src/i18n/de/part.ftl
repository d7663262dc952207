# When a part of the program cannot be loaded. These words come with the program: they could not be loaded either.

error-part-unreachable = Das konnte nicht geladen werden: Die Website ist nicht erreichbar. Was hier ist, bleibt.
error-part-gone = Es gibt eine neuere Version von Klubovna, und diese Seite ist noch die alte. Laden Sie sie neu, um fortzufahren.
error-part-failed = Das konnte nicht geladen werden.
part-again = Noch einmal
part-reload = Seite neu laden
part-reason = Hier nicht möglich. Der Grund konnte nicht geladen werden.
