# Mixtour: why a move is good or bad. “It” is the move.

mixtour-because-scores = Bringt einen Punkt.
mixtour-because-prevents-point = Verhindert { $move }, was einen Punkt brächte.
mixtour-because-threatens-point = Droht mit einem Stapel aus mindestens fünf Steinen und einem Punkt: { $move }.
mixtour-because-takes-over = Übernimmt den Stapel auf { $to }, der jetzt die Höhe { $height } hat.
mixtour-because-lets-score = Die andere Seite kann dann einen Punkt machen: { $move }.
mixtour-because-hands-over = Überlässt der anderen Seite den Stapel auf { $to } mit der Höhe { $height }.
