# Stránka s pravidly.
rules-contents = Obsah
rules-play = Hrát
rules-steps = Ukázka krok za krokem
rules-steps-previous = O krok zpět
rules-steps-next = Další krok
rules-steps-again = Znovu od začátku
rules-steps-at = { $step } / { $count }
