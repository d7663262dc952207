# Raindropchess: everything that crates/raindropchess emits.

raindropchess-name = Raindropchess®
raindropchess-tagline = Szachy, w których bierki spadają z kart na pustą planszę, a ty wybierasz gdzie. Kto da mata, wygrywa.

## Steps

raindropchess-step-draw = Odkryj kartę
raindropchess-step-decline = Nie używaj jokera
raindropchess-step-queen = Hetman
raindropchess-step-rook = Wieża
raindropchess-step-bishop = Goniec
raindropchess-step-knight = Skoczek
raindropchess-step-pawn = Zostaw pionka

## What to do

raindropchess-side = { $side ->
    [first] Białe
   *[second] Czarne
}
raindropchess-prompt-draw = { raindropchess-side } odkrywają kartę
raindropchess-prompt-choose = { raindropchess-side } odkrywają kartę lub wykonują ruch
raindropchess-prompt-move = { $side ->
    [first] Ruch białych
   *[second] Ruch czarnych
}
raindropchess-prompt-check = { raindropchess-side } są w szachu: ruch albo ryzykowna karta
raindropchess-prompt-check-move = { raindropchess-side } są w szachu i muszą wykonać ruch
raindropchess-prompt-check-draw = { raindropchess-side } są w szachu: pomóc może tylko karta
raindropchess-prompt-turn = { raindropchess-side } odkrywają kartę
raindropchess-prompt-redraw = { raindropchess-side } odkrywają następną kartę
raindropchess-prompt-place = { $side ->
    [first] Białe stawiają { $card ->
        [king] króla
        [queen] hetmana
        [rook] wieżę
        [knight] skoczka
        [light-bishop] gońca na białym polu
        [dark-bishop] gońca na czarnym polu
       *[pawn] pionka
    }
   *[second] Czarne stawiają { $card ->
        [king] króla
        [queen] hetmana
        [rook] wieżę
        [knight] skoczka
        [light-bishop] gońca na białym polu
        [dark-bishop] gońca na czarnym polu
       *[pawn] pionka
    }
}
raindropchess-prompt-check-place = { $side ->
    [first] Białe zasłaniają się od szacha: stawiają { $card ->
        [queen] hetmana
        [rook] wieżę
        [knight] skoczka
        [light-bishop] gońca
        [dark-bishop] gońca
       *[pawn] pionka
    }
   *[second] Czarne zasłaniają się od szacha: stawiają { $card ->
        [queen] hetmana
        [rook] wieżę
        [knight] skoczka
        [light-bishop] gońca
        [dark-bishop] gońca
       *[pawn] pionka
    }
}
raindropchess-prompt-free-move = { $side ->
    [first] Joker: białe mogą wykonać ruch
   *[second] Joker: czarne mogą wykonać ruch
}
raindropchess-prompt-check-free-move = { $side ->
    [first] Joker: białe muszą wyjść z szacha
   *[second] Joker: czarne muszą wyjść z szacha
}
raindropchess-prompt-remove-piece = { $side ->
    [first] Joker: białe mogą zdjąć czarną bierkę
   *[second] Joker: czarne mogą zdjąć białą bierkę
}
raindropchess-prompt-check-remove-piece = { $side ->
    [first] Joker: białe muszą usunąć szacha, zdejmując bierkę
   *[second] Joker: czarne muszą usunąć szacha, zdejmując bierkę
}
raindropchess-prompt-relocate = { $side ->
    [first] Joker: białe mogą przestawić swoją bierkę
   *[second] Joker: czarne mogą przestawić swoją bierkę
}
raindropchess-prompt-check-relocate = { $side ->
    [first] Joker: białe muszą zasłonić się bierką od szacha
   *[second] Joker: czarne muszą zasłonić się bierką od szacha
}
raindropchess-prompt-over = Koniec partii

## The odds in check

raindropchess-note-saves = { $saves ->
    [0] Żadna z kart (zostało { $left }) nie usuwa szacha.
    [one] Ratuje { $saves } karta z { $left }, czyli { $percent }%.
    [few] Ratują { $saves } karty z { $left }, czyli { $percent }%.
   *[many] Ratuje { $saves } kart z { $left }, czyli { $percent }%.
}
raindropchess-note-card = { $count ->
    [one] { $card ->
        [queen] hetman
        [rook] wieża
        [knight] skoczek
        [light-bishop] goniec białopolowy
        [dark-bishop] goniec czarnopolowy
        [joker] joker
       *[pawn] pionek
    }
   *[other] { $count } × { $card ->
        [queen] hetman
        [rook] wieża
        [knight] skoczek
        [light-bishop] goniec białopolowy
        [dark-bishop] goniec czarnopolowy
        [joker] joker
       *[pawn] pionek
    }
}

## How it ended

raindropchess-end-checkmate = Mat
raindropchess-end-stalemate = Pat: nie ma czym grać
raindropchess-end-insufficient = Nikt nie ma dość materiału, by dać mata
raindropchess-end-repetition = Ta sama pozycja po raz trzeci
raindropchess-end-fifty = Pięćdziesiąt ruchów bez karty, bicia i ruchu pionkiem
raindropchess-end-failed_draw = Odkryta karta nie usunęła szacha
raindropchess-end-king_unplaceable = Dla odkrytego króla nie ma bezpiecznego pola
