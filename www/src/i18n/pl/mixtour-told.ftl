# Mixtour: what is told of a game while people play it; it comes with the hands.

## What happened

mixtour-say-enter = { $side ->
    [first] Białe kładą krążek na { $to }.
   *[second] Czarne kładą krążek na { $to }.
}
mixtour-say-last-piece = { $side ->
    [first] Był to ostatni krążek z zapasu białych.
   *[second] Był to ostatni krążek z zapasu czarnych.
}
mixtour-say-move = { $side ->
    [first] Białe
   *[second] Czarne
}: { $count ->
    [1] jeden
    [2] dwa
    [3] trzy
   *[4] cztery
} z { $from } na { $to }. Wysokość { $height }, na wierzchu { $top ->
    [first] biały
   *[second] czarny
}.
mixtour-say-score = { $side ->
    [first] Punkt zdobywają białe.
   *[second] Punkt zdobywają czarne.
}
mixtour-say-out = Stos wychodzi z gry.
mixtour-say-reserve = Krążki wracają do zapasów.
mixtour-say-pass = { $side ->
    [first] Białe pasują.
   *[second] Czarne pasują.
}

## What is unusual, told when it is first touched

mixtour-sign-reserve = Krążki w zapasie. Zamiast przenosić stos, można położyć jeden z nich na pustym polu.
mixtour-sign-banned = To, co właśnie stąd odeszło, nie może od razu wrócić z tą samą liczbą krążków.

# What wins, told beside the board in the first game.
mixtour-how = Przenoś stosy, całe lub ich część, dokładnie tak daleko, jak wysoki jest stos, na który trafiają. Stos co najmniej pięciu krążków z twoim na wierzchu wygrywa.
