# Co mówi rozdział „Gra w liczbach” na każdej stronie zasad; liczby są w facts.toml.
facts-title = Gra w liczbach
facts-how = Program rozegrał sam ze sobą { $games } partii, każdą z własnego losowego otwarcia, i przed każdym ruchem przeglądał najwyżej { $nodes } pozycji. Liczba po ± to odchylenie, w którym mieści się 95 na 100 takich serii. Między ludźmi może być inaczej.
facts-score = { $advantage ->
    [first] Zaczynać to przewaga: kto rusza pierwszy, zdobywa { $score } punktów (za remis jest pół punktu).
    [second] Zaczynać to strata: kto rusza pierwszy, zdobywa { $score } punktów (za remis jest pół punktu).
   *[none] Przewagi pierwszego ruchu nie udało się wykazać: kto zaczyna, zdobywa { $score } punktów (za remis jest pół punktu).
}
facts-draws = Remisem kończy się { $draws } partii.
facts-no-draws = Żadna partia nie skończyła się remisem.
facts-length = Połowa partii ma najwyżej { $middle } pojedynczych ruchów (ruch każdej strony liczy się osobno), najkrótsza dziesiąta część najwyżej { $short }, a dziewięć dziesiątych najwyżej { $long }.
facts-worth-board = Wartość na planszy, jak ją liczy program: { $list }.
facts-worth-promoted = Promowane: { $list }.
facts-worth-hand = W ręce: { $list }.
facts-worth-cards = Jako karty w talii: { $list }.
facts-source-raindropchess = Wartości bierek dopasowano do partii programu z samym sobą. Skoczkom i gońcom dolicza się osobno wolne pola.
facts-source-tri-d-chess = Wartości bierek leżą w połowie drogi między oszacowaniem a tym, co wyszło z partii programu z samym sobą. Skoczkom, gońcom i wieżom dolicza się osobno pola w zasięgu, a w końcówce pionki, wieże i hetmany są warte więcej.
facts-source-animal-shogi = Wartości zwierząt ustawiono w programie ręcznie; obliczone z partii nie grały lepiej. To, co stoi blisko lwa, liczy się osobno. Tabela powyżej ma własną skalę i należy do zasad.
facts-piece-pawn = pionek
facts-piece-knight = skoczek
facts-piece-bishop = goniec
facts-piece-rook = wieża
facts-piece-queen = hetman
facts-piece-joker = joker
facts-piece-chick = kurczak
facts-piece-hen = kura
facts-piece-piglet = prosiak
facts-piece-rabbit = królik
facts-piece-cat = kot
facts-piece-dog = pies
facts-piece-elephant = słoń
facts-piece-giraffe = żyrafa
