# Mixtour: everything that crates/mixtour emits.

mixtour-name = Mixtour
mixtour-tagline = Ziehen Sie genau so weit, wie der Zielstapel hoch ist. Fünf Steine mit Ihrem obenauf gewinnen.

## What to do

mixtour-prompt-play = { $side ->
    [first] Weiß setzt einen Stein ein oder zieht einen Stapel
   *[second] Schwarz setzt einen Stein ein oder zieht einen Stapel
}
mixtour-prompt-enter = { $side ->
    [first] Weiß setzt einen Stein ein: Kein Stapel kann ziehen
   *[second] Schwarz setzt einen Stein ein: Kein Stapel kann ziehen
}
mixtour-prompt-move = { $side ->
    [first] Weiß zieht einen Stapel: Einsetzen geht nicht
   *[second] Schwarz zieht einen Stapel: Einsetzen geht nicht
}
mixtour-prompt-pass = { $side ->
    [first] Weiß muss passen
   *[second] Schwarz muss passen
}
mixtour-prompt-over = Partie beendet

mixtour-step-pass = Passen

## How it ended

mixtour-end-points = Der entscheidende Stapel steht
mixtour-end-two_passes = Keine Seite kann noch einsetzen oder ziehen
mixtour-end-threefold = Dieselbe Stellung zum dritten Mal
