# FOLKY: everything that crates/folky emits.

folky-name = FOLKY®
folky-tagline = Zielen Sie mit drei Figuren auf ein Feld und setzen Sie dort einen Bauern. Acht Bauern gewinnen.

## What to do

folky-prompt-play = { $side ->
    [first] Weiß zieht eine Figur oder setzt einen Bauern
   *[second] Schwarz zieht eine Figur oder setzt einen Bauern
}
folky-prompt-move = { $side ->
    [first] Weiß zieht eine Figur
   *[second] Schwarz zieht eine Figur
}
folky-prompt-win = { $side ->
    [first] Weiß kann mit dem achten Bauern gewinnen
   *[second] Schwarz kann mit dem achten Bauern gewinnen
}
folky-prompt-over = Partie beendet

## How it ended

folky-end-eighth_pawn = Der achte Bauer steht auf dem Brett
folky-end-no_action = Die Seite am Zug kann nichts tun
folky-end-threefold = Dieselbe Stellung zum dritten Mal
folky-end-fifty_moves = Zu lange wurde kein Bauer gesetzt
