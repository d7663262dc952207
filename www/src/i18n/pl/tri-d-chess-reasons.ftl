# Three-dimensional chess: why something is not allowed or not understood.

## Why not

tri-d-chess-why-over = Partia się skończyła.
tri-d-chess-why-promotion = Najpierw trzeba promować pionka na { $at }: na co, wybierają { $side ->
    [first] białe
   *[second] czarne
}.
tri-d-chess-why-drawn = Trwa losowanie miejsc figur.
tri-d-chess-why-row = Figury { $side ->
    [first] białych
   *[second] czarnych
} stoją w rzędzie od rogu do rogu; { $at } do niego nie należy.
tri-d-chess-why-place-taken = Na { $at } już coś stoi.
tri-d-chess-why-bishops = Oba gońce muszą stać na polach różnych kolorów.
tri-d-chess-why-not-yours = Ruch mają { $side ->
    [first] białe
   *[second] czarne
}.
tri-d-chess-why-parry = Król jest w szachu, a { tri-d-chess-man } stąd nie pomoże.
tri-d-chess-why-stuck = { $piece ->
    [queen] Ten hetman nie ma dokąd iść.
    [rook] Ta wieża nie ma dokąd iść.
    [king] Król nie ma dokąd iść.
    [bishop] Ten goniec nie ma dokąd iść.
    [knight] Ten skoczek nie ma dokąd iść.
   *[pawn] Ten pionek nie ma dokąd iść.
}
tri-d-chess-why-king-shut = Wszystkie pola, na które mógłby iść król, są atakowane.
tri-d-chess-why-pinned = Ta bierka ({ tri-d-chess-man }) jest związana: bez niej król byłby w szachu.
tri-d-chess-why-vertical = Bierki nigdy nie idą prosto w górę ani w dół: musi się zmienić kolumna lub rząd.
tri-d-chess-why-void = Nie ma tam teraz pola.
tri-d-chess-why-own = Na { $to } stoi { $piece ->
    [king] twój król
    [queen] twój hetman
    [rook] twoja wieża
    [bishop] twój goniec
    [knight] twój skoczek
   *[pawn] twój pionek
}.
tri-d-chess-why-blocked = { $piece ->
    [queen] Hetman
    [rook] Wieża
   *[bishop] Goniec
} nie dojdzie na { $to }: na drodze stoi bierka na { $at }. Bierki przeszkadzają na każdym poziomie.
tri-d-chess-why-space = W przestrzeni ta bierka tak się nie porusza.
tri-d-chess-why-geometry = { $piece ->
    [king] Widziany z góry, król idzie o jedno pole w dowolną stronę.
    [queen] Widziany z góry, hetman idzie prosto lub po przekątnej.
    [rook] Widziana z góry, wieża idzie po kolumnie lub po rzędzie.
    [bishop] Widziany z góry, goniec idzie po przekątnej.
   *[knight] Widziany z góry, skoczek skacze o dwa pola prosto i jedno w bok.
}
tri-d-chess-why-pawn = Widziany z góry, pionek idzie prosto naprzód i bije na ukos naprzód.
tri-d-chess-why-pawn-ahead = Pionki nie biją prosto przed siebie.
tri-d-chess-why-pawn-blocked = Do ruchu o dwa pola droga musi być pusta na każdym poziomie.
tri-d-chess-why-pawn-capture = Na ukos pionek idzie tylko przy biciu.
tri-d-chess-why-not-fresh = O dwa pola idzie tylko pionek, który nigdy się nie ruszył ani nie był wieziony.
tri-d-chess-why-check = Twojego króla zaatakuje z { $at } { tri-d-chess-man }.
tri-d-chess-why-still-check = Twojego króla nadal będzie atakować z { $at } { tri-d-chess-man }.
tri-d-chess-why-full = { $count ->
    [few] Na planszy { $board } są { $count } bierki.
   *[many] Na planszy { $board } jest { $count } bierek.
} Rusza się tylko plansza pusta lub z jedną bierką.
tri-d-chess-why-neutral = Plansza na { $board } jest neutralna. Najpierw wejdź na nią bierką.
tri-d-chess-why-not-marked = W V.A5 przesuwasz tylko plansze z własnym znakiem.
tri-d-chess-why-their-board = Pusta plansza na { $board } należy do przeciwnika.
tri-d-chess-why-their-man = Nie możesz przesunąć planszy, na której stoi bierka przeciwnika.
tri-d-chess-why-no-pin = W kierunku, w którym może iść plansza z { $board }, żaden sąsiedni kołek nie jest wolny.
tri-d-chess-why-board-parry = Król jest w szachu, a przesunięcie planszy z { $board } nie pomoże.
tri-d-chess-why-board-check = Gdyby plansza na { $board } odeszła, twój król byłby atakowany.
tri-d-chess-why-pin-taken = Na { $to } stoi już plansza.
tri-d-chess-why-turn-over = Planszy z bierką się nie odwraca.
tri-d-chess-why-not-adjacent = { $to } nie sąsiaduje z { $board }.
tri-d-chess-why-loaded-back = Plansza z bierką idzie naprzód lub w bok, nigdy w tył.
tri-d-chess-why-empty-forward = W V.A1 pusta plansza idzie w tył lub w bok, nie naprzód.
tri-d-chess-why-release = Gdyby plansza na { $board } odeszła, pionek pod nią zostałby promowany i zaatakował twojego króla.
tri-d-chess-why-no-right = Król lub wieża już się ruszyły albo po tej stronie nie ma wieży.
tri-d-chess-why-first-move = W pierwszym ruchu nie można roszować.
tri-d-chess-why-castle-no-square = Brakuje pola, na którym skończyłby król lub wieża: jego plansza ataku odeszła.
tri-d-chess-why-castle-blocked = Na drodze stoi bierka na { $at }.
tri-d-chess-why-castle-attacked = Pole { $at } jest atakowane.

## Draws that may be claimed

tri-d-chess-claim-threefold = Ta sama pozycja po raz trzeci.
tri-d-chess-claim-fifty_moves = 50 ruchów każdej strony bez bicia i bez ruchu pionkiem.

## Texts that are wrong

tri-d-chess-field = { $field ->
    [boards] Plansze
    [side] Strona na ruchu
    [castling] Roszada
    [en-passant] Bicie w przelocie
    [pending] Oczekująca promocja
    [quiet] Spokojne półruchy
    [move] Numer ruchu
   *[mix] Warianty
}
tri-d-chess-side = { $side ->
    [first] białe
   *[second] czarne
}
error-tri-d-chess-missing-field = W pozycji brakuje elementu: { tri-d-chess-field }.
error-tri-d-chess-extra-text = Po pozycji jest jeszcze dalszy tekst: „{ $text }”.
error-tri-d-chess-bad-side = Strona na ruchu: napisz w, gdy ruch mają białe, b dla czarnych, a nie „{ $text }”.
error-tri-d-chess-bad-number = { tri-d-chess-field }: liczba całkowita od { $min } do 65535, a nie „{ $text }”.
error-tri-d-chess-board-form = Plansze: „{ $text }” nie ma postaci nazwa=rzędy.
error-tri-d-chess-unknown-board = Plansze: nie ma planszy „{ $text }”. Plansze to W, N, B, od QL1 do QL6 i od KL1 do KL6.
error-tri-d-chess-board-twice = Plansze: w jednym miejscu nie mogą być dwie plansze ({ $text }).
error-tri-d-chess-main-board-missing = Plansze: brakuje głównej planszy { $board }.
error-tri-d-chess-bad-owner = Plansze: „{ $text }” nie mówi, czyja jest plansza. Po nazwie planszy ataku, i żadnej innej, stoi w, b lub n.
error-tri-d-chess-neutral-board = Plansze: neutralne plansze są tylko w V.A4 ({ $text }).
error-tri-d-chess-neutral-taken = Plansze: plansza, na której stoi bierka ({ $text }), nie może być neutralna.
error-tri-d-chess-inverted-board = Plansze: tylko w V.A2.2 plansze wiszą do góry nogami ({ $text }).
error-tri-d-chess-row-count = Plansze: plansza { $board } ma mieć tyle rzędów: { $count }.
error-tri-d-chess-row-length = Plansze: rząd planszy { $board } ma mieć tyle pól: { $count }.
error-tri-d-chess-unknown-man = Plansze: „{ $text }” nie jest bierką. Białe mają K, Q, R, B, N, P i F (pionek, który nigdy się nie ruszył), czarne małe litery; cyfry oznaczają puste pola.
error-tri-d-chess-no-king = Plansze: { tri-d-chess-side } nie mają króla.
error-tri-d-chess-many-kings = Plansze: { tri-d-chess-side } mają za dużo królów: { $count } zamiast jednego.
error-tri-d-chess-many-men = Plansze: { tri-d-chess-side } mają za dużo bierek: { $count } zamiast najwyżej 16.
error-tri-d-chess-many-pawns = Plansze: { tri-d-chess-side } mają za dużo pionków: { $count } zamiast najwyżej 8.
error-tri-d-chess-fresh-pawn = Plansze: na { $at } nie zaczyna żaden pionek, więc ten już się ruszył: napisz P zamiast F.
error-tri-d-chess-pawn-on-last = Plansze: pionek na { $at } byłby już promowany.
error-tri-d-chess-opponent-in-check = Plansze: { tri-d-chess-side } są w szachu, choć właśnie wykonały ruch.
error-tri-d-chess-bad-set-up = Plansze: podczas ustawiania figury nie mogą tak stać.
error-tri-d-chess-no-square = { tri-d-chess-field }: nie ma tu pola „{ $text }”.
error-tri-d-chess-right-off-row = Roszada: z { $at } żadna wieża nie roszuje.
error-tri-d-chess-right-without-rook = Roszada: na { $at } nie stoi wieża.
error-tri-d-chess-right-without-king = Roszada: wieża na { $at } nie ma w swoim rzędzie króla do roszady.
error-tri-d-chess-right-twice = Roszada: { $at } i { $other } są po tej samej stronie króla; roszować może tylko jedna z nich.
error-tri-d-chess-no-castling = Roszada: w V.P7 nie ma roszady.
error-tri-d-chess-en-passant-form = Bicie w przelocie: „{ $text }” nie ma postaci b6:b5N, minięte miejsce i pionek.
error-tri-d-chess-en-passant-without-pawn = Bicie w przelocie: na { $at } nie ma pionka, który właśnie poszedł o dwa pola.
error-tri-d-chess-en-passant-column = Bicie w przelocie: pionek na { $at } nie mógł minąć { $column }.
error-tri-d-chess-en-passant-forbidden = Bicie w przelocie: tutaj jest niemożliwe.
error-tri-d-chess-nothing-pending = Oczekująca promocja: na { $at } żaden pionek strony na ruchu nie czeka na promocję.
error-tri-d-chess-unknown-variant = Warianty: nie ma wariantu „{ $text }”.
error-tri-d-chess-excluded-variants = Warianty: { $text } i { $other } nie dają się łączyć.
error-tri-d-chess-other-variants = Warianty: pozycja jest z { $text }, partia z { $other }.
error-tri-d-chess-action-form = „{ $text }” nie jest kodem ruchu. Kody wyglądają jak a2W-a4N, b7B-b8B=Q, O-O, QL1-QL3, QL6-QL5;a8B=N, a8B=Q lub KL1^.
error-tri-d-chess-no-move = Brakuje tu ruchu.
error-tri-d-chess-unknown-move = „{ $text }” nie jest ruchem. Ruchy wyglądają jak Sc6B, d6B, aWxb4W, QL5 lub 0-0.
error-tri-d-chess-missing-promotion = „{ $text }” nie mówi, na co promowany jest pionek. Dodaj jedno z: { $choices }.
error-tri-d-chess-none-reaches = Ruch „{ $text }” nie jest tu możliwy.
error-tri-d-chess-ambiguous = „{ $text }” może oznaczać różne ruchy: { $codes }.

error-tri-d-chess-over = Partia skończyła się już przed tym ruchem.
error-tri-d-chess-promotion = { tri-d-chess-why-promotion }
error-tri-d-chess-drawn = { tri-d-chess-why-drawn }
error-tri-d-chess-row = { tri-d-chess-why-row }
error-tri-d-chess-place-taken = { tri-d-chess-why-place-taken }
error-tri-d-chess-bishops = { tri-d-chess-why-bishops }
error-tri-d-chess-not-yours = { tri-d-chess-why-not-yours }
error-tri-d-chess-parry = { tri-d-chess-why-parry }
error-tri-d-chess-stuck = { tri-d-chess-why-stuck }
error-tri-d-chess-king-shut = { tri-d-chess-why-king-shut }
error-tri-d-chess-pinned = { tri-d-chess-why-pinned }
error-tri-d-chess-vertical = { tri-d-chess-why-vertical }
error-tri-d-chess-void = { tri-d-chess-why-void }
error-tri-d-chess-own = { tri-d-chess-why-own }
error-tri-d-chess-blocked = { tri-d-chess-why-blocked }
error-tri-d-chess-space = { tri-d-chess-why-space }
error-tri-d-chess-geometry = { tri-d-chess-why-geometry }
error-tri-d-chess-pawn = { tri-d-chess-why-pawn }
error-tri-d-chess-pawn-ahead = { tri-d-chess-why-pawn-ahead }
error-tri-d-chess-pawn-blocked = { tri-d-chess-why-pawn-blocked }
error-tri-d-chess-not-fresh = { tri-d-chess-why-not-fresh }
error-tri-d-chess-pawn-capture = { tri-d-chess-why-pawn-capture }
error-tri-d-chess-check = { tri-d-chess-why-check }
error-tri-d-chess-still-check = { tri-d-chess-why-still-check }
error-tri-d-chess-full = { tri-d-chess-why-full }
error-tri-d-chess-neutral = { tri-d-chess-why-neutral }
error-tri-d-chess-not-marked = { tri-d-chess-why-not-marked }
error-tri-d-chess-their-board = { tri-d-chess-why-their-board }
error-tri-d-chess-their-man = { tri-d-chess-why-their-man }
error-tri-d-chess-no-pin = { tri-d-chess-why-no-pin }
error-tri-d-chess-board-parry = { tri-d-chess-why-board-parry }
error-tri-d-chess-board-check = { tri-d-chess-why-board-check }
error-tri-d-chess-pin-taken = { tri-d-chess-why-pin-taken }
error-tri-d-chess-turn-over = { tri-d-chess-why-turn-over }
error-tri-d-chess-not-adjacent = { tri-d-chess-why-not-adjacent }
error-tri-d-chess-loaded-back = { tri-d-chess-why-loaded-back }
error-tri-d-chess-empty-forward = { tri-d-chess-why-empty-forward }
error-tri-d-chess-release = { tri-d-chess-why-release }
error-tri-d-chess-no-right = { tri-d-chess-why-no-right }
error-tri-d-chess-first-move = { tri-d-chess-why-first-move }
error-tri-d-chess-castle-no-square = { tri-d-chess-why-castle-no-square }
error-tri-d-chess-castle-blocked = { tri-d-chess-why-castle-blocked }
error-tri-d-chess-castle-attacked = { tri-d-chess-why-castle-attacked }
