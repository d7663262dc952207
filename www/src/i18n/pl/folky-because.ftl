# FOLKY: why a move is good or bad. “It” is the move.

folky-because-places = { $count ->
    [1] Stawia pierwszego z ośmiu pionków.
    [2] Stawia drugiego z ośmiu pionków.
    [3] Stawia trzeciego z ośmiu pionków.
    [4] Stawia czwartego z ośmiu pionków.
    [5] Stawia piątego z ośmiu pionków.
    [6] Stawia szóstego z ośmiu pionków.
   *[7] Stawia siódmego z ośmiu pionków.
}
folky-because-opens = { $count ->
    [one] Otwiera dla pionka pole { $at }.
   *[other] Otwiera dla pionków pola { $at }.
}
folky-because-opens-many = { $count ->
    [few] Otwiera dla pionków { $count } pola.
   *[many] Otwiera dla pionków { $count } pól.
}
folky-because-blocks = Zajmuje { $to }, gdzie przeciwnik mógłby postawić pionka.
folky-because-closes = Zamyka { $at } przed pionkami przeciwnika.
folky-because-lets = Przeciwnik może wtedy postawić pionka na { $to }.
folky-because-gives-up = { $count ->
    [one] Rezygnuje z { $at }: nie da się tam teraz postawić pionka.
   *[other] Rezygnuje z { $at }: nie da się tam teraz stawiać pionków.
}
