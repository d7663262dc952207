# The rules page.
rules-contents = Contents
rules-play = Play
rules-steps = Example, step by step
rules-steps-previous = One step back
rules-steps-next = Next step
rules-steps-again = Back to the start
rules-steps-at = { $step } / { $count }
