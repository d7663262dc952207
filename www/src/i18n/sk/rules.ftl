# The rules page.
rules-contents = Obsah
rules-play = Hrať
rules-steps = Ukážka krok za krokom
rules-steps-previous = O krok späť
rules-steps-next = Ďalší krok
rules-steps-again = Znova od začiatku
rules-steps-at = { $step } / { $count }
