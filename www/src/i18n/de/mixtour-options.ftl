# Mixtour: its options, for the form of a new game.

mixtour-option-target = Punkte zum Gewinn
    .help = Einer im Grundspiel, zwei oder drei in Turnieren. Ein gewerteter Stapel, der noch nicht gewinnt, verlässt das Brett.
mixtour-option-scored = Gewertete Stapel
    .help = Wohin die Steine eines gewerteten Stapels kommen, wenn die Partie weitergeht.
mixtour-option-scored-out = Aus dem Spiel
mixtour-option-scored-reserve = Zurück in die Vorräte
mixtour-option-repetition = Remis durch Wiederholung
    .help = Die Partie ist remis, wenn dieselbe Stellung zum dritten Mal vorkommt.
