# FOLKY: its options, for the form of a new game.

folky-option-draw_plies = Remis bez stawiania
    .help = Partia kończy się remisem, gdy przez tyle ruchów nikt nie postawi pionka.
folky-option-draw_plies-100 = Po 50 ruchach każdej strony
folky-option-draw_plies-50 = Po 25 ruchach każdej strony
folky-option-seats = Gracze
    .help = We czworo partnerzy siedzą naprzeciw siebie i na przemian wykonują ruchy tymi samymi figurami.
folky-option-seats-2 = Dwoje
folky-option-seats-4 = Czworo, w dwóch drużynach
