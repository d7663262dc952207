# FOLKY: volby, pro formulář nové partie.

folky-option-draw_plies = Remíza bez umístění
    .help = Partie skončí remízou, když tolik tahů nikdo neumístí pěšce.
folky-option-draw_plies-100 = Po 50 tazích každé strany
folky-option-draw_plies-50 = Po 25 tazích každé strany
folky-option-seats = Hráči
    .help = Ve čtyřech sedí spoluhráči proti sobě a střídají se v tazích stejnými figurami.
folky-option-seats-2 = Dva
folky-option-seats-4 = Čtyři ve dvou týmech
