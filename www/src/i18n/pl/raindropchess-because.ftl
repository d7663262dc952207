# Raindropchess: why a move is good or bad. “It” is the move.

raindropchess-because-saves = { $count ->
    [one] Ratuje { $count } karta z { $all }.
    [few] Ratują { $count } karty z { $all }.
   *[many] Ratuje { $count } kart z { $all }.
}
raindropchess-because-wins-with = { $count ->
    [one] Od razu wygrywa { $count } karta z { $all }.
    [few] Od razu wygrywają { $count } karty z { $all }.
   *[many] Od razu wygrywa { $count } kart z { $all }.
}
raindropchess-because-needs-card = { $count ->
    [one] Przeciwnika może teraz uratować tylko karta: pomaga { $count } z { $all }.
    [few] Przeciwnika może teraz uratować tylko karta: pomagają { $count } z { $all }.
   *[many] Przeciwnika może teraz uratować tylko karta: pomaga { $count } z { $all }.
}
raindropchess-because-fails = { $count ->
    [one] Od razu przegrywa { $count } karta z { $all }.
    [few] Od razu przegrywają { $count } karty z { $all }.
   *[many] Od razu przegrywa { $count } kart z { $all }.
}
