# FOLKY: its options, for the form of a new game.

folky-option-draw_plies = Remis ohne Setzen
    .help = Die Partie ist remis, wenn so viele Züge lang niemand einen Bauern gesetzt hat.
folky-option-draw_plies-100 = Nach 50 Zügen jeder Seite
folky-option-draw_plies-50 = Nach 25 Zügen jeder Seite
folky-option-seats = Spieler
    .help = Zu viert sitzen Partner einander gegenüber und ziehen abwechselnd mit denselben Figuren.
folky-option-seats-2 = Zwei
folky-option-seats-4 = Vier, in zwei Teams
