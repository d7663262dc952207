# Raindropchess: why a move is good or bad. “It” is the move.

raindropchess-because-saves = { $count ->
    [one] { $count } card of { $all } saves.
   *[other] { $count } cards of { $all } save.
}
raindropchess-because-wins-with = { $count ->
    [one] { $count } card of { $all } wins at once.
   *[other] { $count } cards of { $all } win at once.
}
raindropchess-because-needs-card = { $count ->
    [one] Only a card can save the other side now: { $count } of { $all } does.
   *[other] Only a card can save the other side now: { $count } of { $all } do.
}
raindropchess-because-fails = { $count ->
    [one] { $count } card of { $all } loses at once.
   *[other] { $count } cards of { $all } lose at once.
}
