# Raindropchess: what is told of a game while people play it; it comes with the hands.

## What happened

raindropchess-say-draw = { $side ->
    [first] Białe odkrywają kartę.
   *[second] Czarne odkrywają kartę.
}
raindropchess-say-card = { $side ->
    [first] Białe odkryły { $card ->
        [king] króla
        [queen] hetmana
        [rook] wieżę
        [knight] skoczka
        [light-bishop] gońca białopolowego
        [dark-bishop] gońca czarnopolowego
        [joker] jokera
       *[pawn] pionka
    }.
   *[second] Czarne odkryły { $card ->
        [king] króla
        [queen] hetmana
        [rook] wieżę
        [knight] skoczka
        [light-bishop] gońca białopolowego
        [dark-bishop] gońca czarnopolowego
        [joker] jokera
       *[pawn] pionka
    }.
}
raindropchess-say-failed = { $side ->
    [first] To nie usuwa szacha: białe przegrywają.
   *[second] To nie usuwa szacha: czarne przegrywają.
}
raindropchess-say-unplaceable = { $side ->
    [first] Każde puste pole jest atakowane: białe przegrywają.
   *[second] Każde puste pole jest atakowane: czarne przegrywają.
}
raindropchess-say-again = { $side ->
    [first] Białe odkrywają następną kartę.
   *[second] Czarne odkrywają następną kartę.
}
raindropchess-say-last-joker = { $side ->
    [first] Talia białych jest pusta, więc białe wykonują ruch.
   *[second] Talia czarnych jest pusta, więc czarne wykonują ruch.
}
raindropchess-say-place = { $side ->
    [first] Białe: { $piece ->
        [king] król
        [queen] hetman
        [rook] wieża
        [bishop] goniec
        [knight] skoczek
       *[pawn] pionek
    } na { $to }.
   *[second] Czarne: { $piece ->
        [king] król
        [queen] hetman
        [rook] wieża
        [bishop] goniec
        [knight] skoczek
       *[pawn] pionek
    } na { $to }.
}
raindropchess-say-move = { $side ->
    [first] Białe: { $piece ->
        [king] król
        [queen] hetman
        [rook] wieża
        [bishop] goniec
        [knight] skoczek
       *[pawn] pionek
    } z { $from } na { $to }.
   *[second] Czarne: { $piece ->
        [king] król
        [queen] hetman
        [rook] wieża
        [bishop] goniec
        [knight] skoczek
       *[pawn] pionek
    } z { $from } na { $to }.
}
raindropchess-say-take = { $side ->
    [first] Białe: { $piece ->
        [king] król
        [queen] hetman
        [rook] wieża
        [bishop] goniec
        [knight] skoczek
       *[pawn] pionek
    } z { $from } bije { $taken ->
        [queen] hetmana
        [rook] wieżę
        [bishop] gońca
        [knight] skoczka
       *[pawn] pionka
    } na { $to }.
   *[second] Czarne: { $piece ->
        [king] król
        [queen] hetman
        [rook] wieża
        [bishop] goniec
        [knight] skoczek
       *[pawn] pionek
    } z { $from } bije { $taken ->
        [queen] hetmana
        [rook] wieżę
        [bishop] gońca
        [knight] skoczka
       *[pawn] pionka
    } na { $to }.
}
raindropchess-say-promotes = { $piece ->
    [queen] Pionek przemienił się w hetmana.
    [rook] Pionek przemienił się w wieżę.
    [bishop] Pionek przemienił się w gońca.
   *[knight] Pionek przemienił się w skoczka.
}
raindropchess-say-stays = W ostatnim rzędzie pozostaje pionkiem.
raindropchess-say-remove = { $side ->
    [first] Białe zdjęły { $piece ->
        [queen] hetmana
        [rook] wieżę
        [bishop] gońca
        [knight] skoczka
       *[pawn] pionka
    } z { $at }.
   *[second] Czarne zdjęły { $piece ->
        [queen] hetmana
        [rook] wieżę
        [bishop] gońca
        [knight] skoczka
       *[pawn] pionka
    } z { $at }.
}
raindropchess-say-relocate = { $side ->
    [first] Białe przestawiły { $piece ->
        [queen] hetmana
        [rook] wieżę
        [bishop] gońca
        [knight] skoczka
       *[pawn] pionka
    } z { $from } na { $to }.
   *[second] Czarne przestawiły { $piece ->
        [queen] hetmana
        [rook] wieżę
        [bishop] gońca
        [knight] skoczka
       *[pawn] pionka
    } z { $from } na { $to }.
}
raindropchess-say-decline = { $side ->
    [first] Białe nie użyły jokera.
   *[second] Czarne nie użyły jokera.
}
raindropchess-say-check = { $side ->
    [first] Białe są w szachu.
   *[second] Czarne są w szachu.
}
raindropchess-say-check-draw = { $side ->
    [first] Białe są w szachu i pomóc może tylko karta.
   *[second] Czarne są w szachu i pomóc może tylko karta.
}

## What is unusual, told when it is first touched

raindropchess-sign-reserve = Niebieskie figury. Jedna z nich zastępuje pionka, który dojdzie do ostatniego rzędu, a każdej można użyć tylko raz.
raindropchess-sign-deck = Karty jeszcze nieodkryte. Bierka z karty trafia na planszę, gdy karta zostanie odkryta.
raindropchess-sign-closed = To pole jest puste, ale tego, co jest na karcie, nie wolno tu postawić.
raindropchess-sign-inert = Ten pionek nie został promowany: zostaje tutaj, nie rusza się i niczego nie atakuje.

# What wins, told beside the board in the first game.
raindropchess-how = Odkryj kartę i postaw jej bierkę na planszy albo rusz bierką, która już tam stoi. Mat wygrywa.
