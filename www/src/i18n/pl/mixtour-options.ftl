# Mixtour: its options, for the form of a new game.

mixtour-option-target = Punkty do wygranej
    .help = W zwykłej grze jeden, na turniejach dwa lub trzy. Punktowany stos, który jeszcze nie wygrywa, znika z planszy.
mixtour-option-scored = Punktowane stosy
    .help = Dokąd trafiają krążki punktowanego stosu, gdy gra toczy się dalej.
mixtour-option-scored-out = Poza grę
mixtour-option-scored-reserve = Z powrotem do zapasów
mixtour-option-repetition = Remis przez powtórzenie
    .help = Partia kończy się remisem, gdy ta sama pozycja wystąpi po raz trzeci.
