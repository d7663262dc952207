# FOLKY: its options, for the form of a new game.

folky-option-draw_plies = Remíza bez umiestnenia
    .help = Partia sa skončí remízou, keď toľko ťahov nikto neumiestni pešiaka.
folky-option-draw_plies-100 = po 50 ťahoch každej strany
folky-option-draw_plies-50 = po 25 ťahoch každej strany
folky-option-seats = Hráči
    .help = Vo štvorici sedia spoluhráči oproti sebe a striedajú sa v ťahoch rovnakými figúrami.
folky-option-seats-2 = dvaja
folky-option-seats-4 = štyria v dvoch tímoch
