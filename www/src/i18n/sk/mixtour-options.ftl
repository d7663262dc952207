# Mixtour: its options, for the form of a new game.

mixtour-option-target = Body na výhru
    .help = V základnej hre jeden, na turnajoch dva alebo tri. Bodovaný stĺpček, ktorý ešte nevyhral, z dosky zmizne.
mixtour-option-scored = Bodované stĺpčeky
    .help = Kam prídu kamene bodovaného stĺpčeka, keď sa hrá ďalej.
mixtour-option-scored-out = Von z hry
mixtour-option-scored-reserve = Späť do zásob
mixtour-option-repetition = Remíza opakovaním
    .help = Partia sa končí remízou, keď rovnaká pozícia nastane tretí raz.
