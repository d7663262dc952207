# FOLKY: what is told of a game while people play it; it comes with the hands.

## What happened

folky-say-move = { $side ->
    [first] Biely: { $piece ->
        [rook] veža
        [bishop] strelec
       *[knight] jazdec
    } z { $from } na { $to }.
   *[second] Čierny: { $piece ->
        [rook] veža
        [bishop] strelec
       *[knight] jazdec
    } z { $from } na { $to }.
}
folky-say-place = { $side ->
    [first] Biely: pešiak na { $to }.
   *[second] Čierny: pešiak na { $to }.
}
folky-say-opens = { $side ->
    [first] Biely teraz mieri { $count ->
        [3] trikrát
        [4] štyrikrát
        [5] päťkrát
       *[6] šesťkrát
    } na { $to }.
   *[second] Čierny teraz mieri { $count ->
        [3] trikrát
        [4] štyrikrát
        [5] päťkrát
       *[6] šesťkrát
    } na { $to }.
}
folky-say-opens-many = { $side ->
    [first] Biely teraz môže umiestniť pešiaka na { $count } { $count ->
        [few] ďalšie polia
       *[other] ďalších polí
    }.
   *[second] Čierny teraz môže umiestniť pešiaka na { $count } { $count ->
        [few] ďalšie polia
       *[other] ďalších polí
    }.
}
folky-say-seven = { $side ->
    [first] Biely má sedem pešiakov: ďalší vyhráva.
   *[second] Čierny má sedem pešiakov: ďalší vyhráva.
}
folky-say-wins = { $side ->
    [first] Biely hrozí výhrou pešiakom na { $to }.
   *[second] Čierny hrozí výhrou pešiakom na { $to }.
}
folky-say-wins-many = { $side ->
    [first] Biely hrozí výhrou na { $count } poliach.
   *[second] Čierny hrozí výhrou na { $count } poliach.
}

## What is unusual, told when it is first touched

folky-sign-reserve = Pešiaky v zásobe. Pešiak sa smie postaviť na prázdne pole, na ktoré mieria aspoň tri figúry jeho strany.
folky-sign-open = { $side ->
    [first] Na toto pole mieria aspoň tri biele figúry: biely sem smie postaviť pešiaka.
   *[second] Na toto pole mieria aspoň tri čierne figúry: čierny sem smie postaviť pešiaka.
}
folky-sign-count = Čísla hovoria, koľko bielych a koľko čiernych figúr na toto pole mieri. Tri figúry jednej strany na pešiaka stačia.

# What wins, told beside the board in the first game.
folky-how = Zamierte aspoň tromi figúrami na jedno prázdne pole a môžete tam postaviť pešiaka. Kto prvý postaví ôsmeho, vyhráva.
