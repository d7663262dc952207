# Raindropchess: why a move is good or bad. “It” is the move.

raindropchess-because-saves = { $count ->
    [one] { $count } Karte von { $all } rettet.
   *[other] { $count } Karten von { $all } retten.
}
raindropchess-because-wins-with = { $count ->
    [one] { $count } Karte von { $all } gewinnt sofort.
   *[other] { $count } Karten von { $all } gewinnen sofort.
}
raindropchess-because-needs-card = { $count ->
    [one] Nur eine Karte kann die andere Seite jetzt retten: { $count } von { $all } tut es.
   *[other] Nur eine Karte kann die andere Seite jetzt retten: { $count } von { $all } tun es.
}
raindropchess-because-fails = { $count ->
    [one] { $count } Karte von { $all } verliert sofort.
   *[other] { $count } Karten von { $all } verlieren sofort.
}
