# How strong the levels are, behind the rules
ladder-title = Wie stark die Stufen sind
ladder-about = Jede Stufe spielte gegen die nächstniedrigere, aus zufälligen Eröffnungen und mit getauschten Seiten. Ein Ergebnis von 75 % heißt: drei von vier Partien gewonnen; die Zahl hinter ± sagt, wie sicher das ist.
ladder-level = Stufe
ladder-against = Gegen
ladder-games = Partien
ladder-score = Ergebnis
ladder-below = Stufe { $level }
ladder-random = zufällige Züge
