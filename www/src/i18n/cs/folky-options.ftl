# FOLKY: volby, pro formulář nové partie.

folky-option-draw_plies = Remíza bez umístění
    .help = Partie skončí remízou, když tolik tahů nikdo neumístí pěšce.
folky-option-draw_plies-100 = po 50 tazích každé strany
folky-option-draw_plies-50 = po 25 tazích každé strany
folky-option-seats = Hráči
    .help = Ve čtyřech sedí spoluhráči proti sobě a střídají se v tazích stejnými figurami.
folky-option-seats-2 = dva
folky-option-seats-4 = čtyři ve dvou týmech
