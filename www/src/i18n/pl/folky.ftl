# FOLKY: everything that crates/folky emits.

folky-name = FOLKY®
folky-tagline = Wyceluj trzema figurami w jedno pole i postaw tam pionka. Kto postawi ich osiem, wygrywa.

## What to do

folky-prompt-play = { $side ->
    [first] Białe ruszają figurą albo stawiają pionka
   *[second] Czarne ruszają figurą albo stawiają pionka
}
folky-prompt-move = { $side ->
    [first] Białe ruszają figurą
   *[second] Czarne ruszają figurą
}
folky-prompt-win = { $side ->
    [first] Białe mogą wygrać ósmym pionkiem
   *[second] Czarne mogą wygrać ósmym pionkiem
}
folky-prompt-over = Koniec partii

## How it ended

folky-end-eighth_pawn = Ósmy pionek stoi na szachownicy
folky-end-no_action = Strona na ruchu nie może nic zrobić
folky-end-threefold = Ta sama pozycja po raz trzeci
folky-end-fifty_moves = Zbyt długo nikt nie postawił pionka
