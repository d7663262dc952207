# Why a move is good or bad: facts that were proved. “It” is the move.

because-of = { $move }: { $reasons }

## How the game ends

because-wins = Wygrywa partię.
because-wins-in = { $count ->
    [one] Wygrywa najpóźniej w { $count } ruchu obu stron, cokolwiek zrobi przeciwnik.
   *[other] Wygrywa najpóźniej w { $count } ruchach obu stron, cokolwiek zrobi przeciwnik.
}
because-loses-in = { $count ->
    [one] Przegranej nie da się już uniknąć: nastąpi najpóźniej po { $count } ruchu obu stron.
   *[other] Przegranej nie da się już uniknąć: nastąpi najpóźniej po { $count } ruchach obu stron.
}
because-gives-win = Oddaje wygraną przeciwnikowi.
because-prevents = Zapobiega ruchowi { $move }, który wygrałby od razu.
because-rare = { $count ->
    [one] Potrafi to tylko jeden ruch z { $all }.
    [few] Potrafią to tylko { $count } ruchy z { $all }.
   *[many] Potrafi to tylko { $count } ruchów z { $all }.
}
because-threatens = { $count ->
    [one] Grozi ruchem { $move }, który wygrywa.
    [few] Grozi wygraną na { $count } sposoby, na przykład { $move }.
   *[many] Grozi wygraną na { $count } sposobów, na przykład { $move }.
}
    .mixtour = { $count ->
        [one] Grozi wygraną stosem co najmniej pięciu krążków: { $move }.
        [few] Grozi wygraną stosem co najmniej pięciu krążków na { $count } sposoby, na przykład { $move }.
       *[many] Grozi wygraną stosem co najmniej pięciu krążków na { $count } sposobów, na przykład { $move }.
    }
because-allows-win = Przeciwnik może od razu wygrać: { $move }.
because-allows-win-in = { $count ->
    [one] Przeciwnik wygrywa wtedy najpóźniej w { $count } ruchu obu stron.
   *[other] Przeciwnik wygrywa wtedy najpóźniej w { $count } ruchach obu stron.
}

## What happens to pieces

because-noun = { $piece ->
    [king] króla
    [queen] hetmana
    [rook] wieżę
    [bishop] gońca
    [knight] skoczka
    [pawn] pionka
    [lion] lwa
    [giraffe] żyrafę
    [elephant] słonia
    [dog] psa
    [cat] kota
    [rabbit] królika
    [piglet] prosiaka
    [chick] kurczaka
    [hen] kurę
    [promoted-giraffe] promowaną żyrafę
    [promoted-elephant] promowanego słonia
    [promoted-cat] promowanego kota
    [promoted-rabbit] promowanego królika
   *[promoted-piglet] promowanego prosiaka
}
because-other = { $other ->
    [king] króla
    [queen] hetmana
    [rook] wieżę
    [bishop] gońca
    [knight] skoczka
    [pawn] pionka
    [lion] lwa
    [giraffe] żyrafę
    [elephant] słonia
    [dog] psa
    [cat] kota
    [rabbit] królika
    [piglet] prosiaka
    [chick] kurczaka
    [hen] kurę
    [promoted-giraffe] promowaną żyrafę
    [promoted-elephant] promowanego słonia
    [promoted-cat] promowanego kota
    [promoted-rabbit] promowanego królika
   *[promoted-piglet] promowanego prosiaka
}
because-by = { $by ->
    [king] król
    [queen] hetman
    [rook] wieża
    [bishop] goniec
    [knight] skoczek
    [pawn] pionek
    [lion] lew
    [giraffe] żyrafa
    [elephant] słoń
    [dog] pies
    [cat] kot
    [rabbit] królik
    [piglet] prosiak
    [chick] kurczak
    [hen] kura
    [promoted-giraffe] promowana żyrafa
    [promoted-elephant] promowany słoń
    [promoted-cat] promowany kot
    [promoted-rabbit] promowany królik
   *[promoted-piglet] promowany prosiak
}
because-new = { $piece ->
    [queen] hetman
    [rook] wieża
    [bishop] goniec
    [knight] skoczek
    [board] plansza ataku
    [hen] kura
    [promoted-giraffe] promowana żyrafa
    [promoted-elephant] promowany słoń
    [promoted-cat] promowany kot
    [promoted-rabbit] promowany królik
   *[promoted-piglet] promowany prosiak
}

because-checks = Daje szacha.
because-takes = Bije { because-noun } na { $at }, a przeciwnik nie może odbić.
because-takes-with = Na { $at } { because-by } bije { because-noun }.
because-trades = { $piece ->
    [king] Na { $at } wymienia się króla na króla.
    [queen] Na { $at } wymienia się hetmana na hetmana.
    [rook] Na { $at } wymienia się wieżę na wieżę.
    [bishop] Na { $at } wymienia się gońca na gońca.
    [knight] Na { $at } wymienia się skoczka na skoczka.
    [pawn] Na { $at } wymienia się pionka na pionka.
    [lion] Na { $at } wymienia się lwa na lwa.
    [giraffe] Na { $at } wymienia się żyrafę na żyrafę.
    [elephant] Na { $at } wymienia się słonia na słonia.
    [dog] Na { $at } wymienia się psa na psa.
    [cat] Na { $at } wymienia się kota na kota.
    [rabbit] Na { $at } wymienia się królika na królika.
    [piglet] Na { $at } wymienia się prosiaka na prosiaka.
    [chick] Na { $at } wymienia się kurczaka na kurczaka.
    [hen] Na { $at } wymienia się kurę na kurę.
    [promoted-giraffe] Na { $at } wymienia się promowaną żyrafę na promowaną żyrafę.
    [promoted-elephant] Na { $at } wymienia się promowanego słonia na promowanego słonia.
    [promoted-cat] Na { $at } wymienia się promowanego kota na promowanego kota.
    [promoted-rabbit] Na { $at } wymienia się promowanego królika na promowanego królika.
   *[promoted-piglet] Na { $at } wymienia się promowanego prosiaka na promowanego prosiaka.
}
because-promotes = Promocja pionka: powstaje { because-new }.
    .animal-shogi = Promocja zwierzęcia: powstaje { because-new }.
because-attacks = Grozi, że zbije { because-noun } na { $at }.
because-forks = Grozi, że zbije { because-noun } na { $at } lub { because-other } na { $on }.
because-saves = Przenosi { because-noun } z { $at } w bezpieczne miejsce.
because-protects = Chroni { because-noun } na { $at }.
because-loses = Traci { because-noun } na { $at }: { $move } i nie da się odbić.
because-loses-to = Potem { because-by } bije { because-noun } na { $at }: { $move }.

## After a game with cards

luck-title = Szczęście i gra
luck-shares = { $side ->
    [first] Szansa białych wynosiła na początku { $from }, a na końcu { $to }: karty zmieniły ją o { $luck }, gra o { $play }.
   *[second] Szansa czarnych wynosiła na początku { $from }, a na końcu { $to }: karty zmieniły ją o { $luck }, gra o { $play }.
}
luck-cards = { $side ->
    [first] Karty odkryte przez białe były dla białych warte { $first }, odkryte przez czarne { $second }.
   *[second] Karty odkryte przez białe były dla czarnych warte { $first }, odkryte przez czarne { $second }.
}
luck-greatest = { $turned ->
    [first] Najwięcej zmieniła karta białych w ruchu { $number }: { $change }.
   *[second] Najwięcej zmieniła karta czarnych w ruchu { $number }: { $change }.
}
