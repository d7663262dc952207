# FOLKY: everything that crates/folky emits.

folky-name = FOLKY®
folky-tagline = Zamierte tromi figúrami na jedno pole a umiestnite tam pešiaka. Kto ich má osem, vyhráva.

## What to do

folky-prompt-play = { $side ->
    [first] Biely ťahá figúrou alebo umiestni pešiaka
   *[second] Čierny ťahá figúrou alebo umiestni pešiaka
}
folky-prompt-move = { $side ->
    [first] Biely ťahá figúrou
   *[second] Čierny ťahá figúrou
}
folky-prompt-win = { $side ->
    [first] Biely môže vyhrať ôsmym pešiakom
   *[second] Čierny môže vyhrať ôsmym pešiakom
}
folky-prompt-over = Partia sa skončila

## How it ended

folky-end-eighth_pawn = Ôsmy pešiak stojí na šachovnici
folky-end-no_action = Strana na ťahu nemôže nič urobiť
folky-end-threefold = Rovnaká pozícia nastala tretí raz
folky-end-fifty_moves = Príliš dlho nikto neumiestnil pešiaka
