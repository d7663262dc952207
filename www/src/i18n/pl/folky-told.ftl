# FOLKY: what is told of a game while people play it; it comes with the hands.

## What happened

folky-say-move = { $side ->
    [first] Białe: { $piece ->
        [rook] wieża
        [bishop] goniec
       *[knight] skoczek
    } z { $from } na { $to }.
   *[second] Czarne: { $piece ->
        [rook] wieża
        [bishop] goniec
       *[knight] skoczek
    } z { $from } na { $to }.
}
folky-say-place = { $side ->
    [first] Białe: pionek na { $to }.
   *[second] Czarne: pionek na { $to }.
}
folky-say-opens = { $side ->
    [first] Białe celują teraz { $count ->
        [3] trzy razy
        [4] cztery razy
        [5] pięć razy
       *[6] sześć razy
    } w { $to }.
   *[second] Czarne celują teraz { $count ->
        [3] trzy razy
        [4] cztery razy
        [5] pięć razy
       *[6] sześć razy
    } w { $to }.
}
folky-say-opens-many = { $side ->
    [first] Białe mogą teraz postawić pionka na { $count } dalszych polach.
   *[second] Czarne mogą teraz postawić pionka na { $count } dalszych polach.
}
folky-say-seven = { $side ->
    [first] Białe mają siedem pionków: następny wygrywa.
   *[second] Czarne mają siedem pionków: następny wygrywa.
}
folky-say-wins = { $side ->
    [first] Białe grożą wygraną pionkiem na { $to }.
   *[second] Czarne grożą wygraną pionkiem na { $to }.
}
folky-say-wins-many = { $side ->
    [first] Białe grożą wygraną na { $count } polach.
   *[second] Czarne grożą wygraną na { $count } polach.
}

## What is unusual, told when it is first touched

folky-sign-reserve = Pionki w zapasie. Pionka wolno postawić na pustym polu, w które celują co najmniej trzy figury jego strony.
folky-sign-open = { $side ->
    [first] W to pole celują co najmniej trzy białe figury: białe mogą tu postawić pionka.
   *[second] W to pole celują co najmniej trzy czarne figury: czarne mogą tu postawić pionka.
}
folky-sign-count = Te liczby mówią, ile białych i ile czarnych figur celuje w to pole. Trzy figury jednej strony wystarczą dla pionka.

# What wins, told beside the board in the first game.
folky-how = Wyceluj co najmniej trzema figurami w jedno puste pole, a możesz tam postawić pionka. Kto pierwszy postawi ósmego, wygrywa.
