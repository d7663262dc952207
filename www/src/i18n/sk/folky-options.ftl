# FOLKY: its options, for the form of a new game.

folky-option-draw_plies = Remíza bez umiestnenia
    .help = Partia sa skončí remízou, keď toľko ťahov nikto neumiestni pešiaka.
folky-option-draw_plies-100 = Po 50 ťahoch každej strany
folky-option-draw_plies-50 = Po 25 ťahoch každej strany
folky-option-seats = Hráči
    .help = Vo štvorici sedia spoluhráči oproti sebe a striedajú sa v ťahoch rovnakými figúrami.
folky-option-seats-2 = Dvaja
folky-option-seats-4 = Štyria v dvoch tímoch
