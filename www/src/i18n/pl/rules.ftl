# The rules page.
rules-contents = Spis treści
rules-play = Graj
rules-steps = Przykład krok po kroku
rules-steps-previous = Krok wstecz
rules-steps-next = Następny krok
rules-steps-again = Od początku
rules-steps-at = { $step } / { $count }
