# The rules page.
rules-contents = Inhalt
rules-play = Spielen
rules-steps = Beispiel Schritt für Schritt
rules-steps-previous = Schritt zurück
rules-steps-next = Nächster Schritt
rules-steps-again = Zurück zum Anfang
rules-steps-at = { $step } / { $count }
