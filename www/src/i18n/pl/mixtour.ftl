# Mixtour: everything that crates/mixtour emits.

mixtour-name = Mixtour
mixtour-tagline = Do stosu idzie się z odległości równej jego wysokości. Pięć krążków z twoim na wierzchu wygrywa.

## What to do

mixtour-prompt-play = { $side ->
    [first] Białe kładą krążek albo przenoszą stos
   *[second] Czarne kładą krążek albo przenoszą stos
}
mixtour-prompt-enter = { $side ->
    [first] Białe kładą krążek: żaden stos nie może się ruszyć
   *[second] Czarne kładą krążek: żaden stos nie może się ruszyć
}
mixtour-prompt-move = { $side ->
    [first] Białe przenoszą stos: nie da się położyć krążka
   *[second] Czarne przenoszą stos: nie da się położyć krążka
}
mixtour-prompt-pass = { $side ->
    [first] Białe muszą spasować
   *[second] Czarne muszą spasować
}
mixtour-prompt-over = Koniec partii

mixtour-step-pass = Pas

## How it ended

mixtour-end-points = Powstał rozstrzygający stos
mixtour-end-two_passes = Nikt nie może już nic położyć ani przenieść
mixtour-end-threefold = Ta sama pozycja po raz trzeci
