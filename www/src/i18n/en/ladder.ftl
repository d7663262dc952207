# How strong the levels are, behind the rules
ladder-title = How strong the levels are
ladder-about = Each level played games against the one below it, from random openings and with sides changed. A score of 75% means three games of four won; the number behind ± says how sure that is.
ladder-level = Level
ladder-against = Against
ladder-games = Games
ladder-score = Score
ladder-below = level { $level }
ladder-random = random moves
