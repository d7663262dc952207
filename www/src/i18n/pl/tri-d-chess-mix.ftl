# The rules of a mix of variants, sentence by sentence: crates/tri-d-chess puts them together.

tri-d-chess-mix-group-boards = Plansze ataku
tri-d-chess-mix-group-men = Bierki
tri-d-chess-mix-group-setup = Pozycja początkowa

tri-d-chess-mix-mark-rules = zasady turniejowe
tri-d-chess-mix-mark-source = tak, jak opisuje go autor
tri-d-chess-mix-mark-settled = luki uzupełnione przez nas
tri-d-chess-mix-mark-reconstruction = nasza rekonstrukcja
tri-d-chess-mix-mark-low-confidence = nasza rekonstrukcja ze skąpych źródeł

tri-d-chess-mix-start = Bierki zaczynają jak w zasadach turniejowych.
tri-d-chess-mix-start-p1 = Gońce zaczynają w rogach głównych plansz, skoczki między nimi; reszta jak zwykle.
tri-d-chess-mix-start-p2 = Figury zaczynają w kolejności zwykłych szachów: W S G H K G S W.
tri-d-chess-mix-start-p3 = Król i hetman zaczynają tam, gdzie zwykle gońce, a gońce tam, gdzie tamte.
tri-d-chess-mix-start-p4 = Wszystkie figury zaczynają na planszach ataku, wszystkie pionki na planszach głównych.
tri-d-chess-mix-start-p5 = Losuje się jedno z 960 ustawień; zaczynają z nim obaj gracze.
tri-d-chess-mix-start-p5-number = Obaj gracze zaczynają z tym samym ustawieniem, tym, które widać.
tri-d-chess-mix-start-p6 = Najpierw gracze na przemian stawiają swoje figury, każdy w dowolnym z 960 ustawień.
tri-d-chess-mix-start-p6-number = Każdy gracz zaczyna z własnym ustawieniem, jak widać.
tri-d-chess-mix-start-p7 = Białe zaczynają po stronie hetmana z planszami na QL1 i QL6, czarne po stronie króla z planszami na KL1 i KL6.
tri-d-chess-mix-neutral = Dwie dodatkowe plansze ataku, na KL3 i QL4, na początku nie należą do nikogo. Kto pierwszy wejdzie na jedną z nich bierką, ten ją zatrzymuje.

tri-d-chess-mix-men = Widziane z góry, bierki chodzą jak w szachach i stają na dowolnym poziomie; bierka na drodze przeszkadza na każdym poziomie.
tri-d-chess-mix-men-m1 = Bierki poruszają się w przestrzeni, także na wysokość; przeszkadza tylko bierka dokładnie na drodze i nie ma bicia w przelocie.
tri-d-chess-mix-pawns-p7 = Pionki idą w poprzek: białe ku kolumnie e, czarne ku kolumnie z.
tri-d-chess-mix-promotion = Pionki są promowane na końcu swojej kolumny; pionek, który czeka pod planszą ataku, jest promowany, gdy plansza odejdzie.
tri-d-chess-mix-promotion-a3 = Pionki są promowane na końcu swojej kolumny albo gdy odejdzie plansza ataku nad nimi; w rogu głównej planszy pionek może zamiast figury stać się nową planszą ataku.
tri-d-chess-mix-promotion-p7 = Pionki są promowane w ostatniej kolumnie, do której mogą dojść; odroczonej promocji nie ma.
tri-d-chess-mix-promotion-p7-a3 = Pionki są promowane w ostatniej kolumnie, do której mogą dojść; V.A3 obok V.P7 nie działa: żaden pionek nie staje się planszą.
tri-d-chess-mix-castling = Roszada: po stronie króla król i wieża zamieniają się miejscami; po stronie hetmana król staje obok wieży, a wieża na miejscu króla.
tri-d-chess-mix-castling-row = Roszada: król kończy na a0 lub e0, a wieża na d0, u czarnych w rzędzie 9; ich droga musi być wolna.
tri-d-chess-mix-castling-none = Roszady nie ma.

tri-d-chess-mix-control = Przesuwasz planszę ataku, na której stoi jedna bierka, jeśli jest twoja, albo własną pustą planszę.
tri-d-chess-mix-control-a5 = Przesuwasz tylko plansze ataku z własnym znakiem, puste lub z jedną własną bierką.
tri-d-chess-mix-new-a5 = Plansza powstała z pionka należy do plansz swojego właściciela i trzyma się szeregu kołków, na którym powstała.
tri-d-chess-mix-pins = Plansza idzie na wolny kołek: po swojej stronie o jeden lub dwa poziomy albo prosto w poprzek na drugą stronę.
tri-d-chess-mix-pins-a21 = Plansza zostaje po swojej stronie i chodzi między poziomami 1–2, 1–3, 2–3, 3–4, 4–5, 4–6 i 5–6.
tri-d-chess-mix-pins-a5 = Plansza zostaje po swojej stronie i chodzi zawsze o dwa poziomy: po 1–3–5 albo po 2–4–6.
tri-d-chess-mix-way = Z bierką idzie naprzód lub w bok, pusta w dowolną stronę.
tri-d-chess-mix-way-a1 = Z bierką idzie naprzód lub w bok, pusta w tył lub w bok.
tri-d-chess-mix-way-straight = Z bierką idzie tylko naprzód, pusta naprzód lub w tył.
tri-d-chess-mix-way-straight-a1 = Z bierką idzie tylko naprzód, pusta tylko w tył.
tri-d-chess-mix-way-p7 = Naprzód znaczy w poprzek, ku przeciwnikowi: z bierką plansza idzie naprzód lub zmienia poziom, pusta idzie dokądkolwiek.
tri-d-chess-mix-way-p7-a1 = Naprzód znaczy w poprzek, ku przeciwnikowi: z bierką plansza idzie naprzód lub zmienia poziom, pusta idzie w tył lub zmienia poziom.
tri-d-chess-mix-way-p7-straight = Naprzód znaczy tu w poprzek, więc zmiana poziomu jest krokiem w bok: plansze robią go w obie strony, z bierką i puste.
tri-d-chess-mix-turn = Zamiast tego możesz obrócić planszę z jedną bierką o pół obrotu: bierka przechodzi na przeciwległe pole.
tri-d-chess-mix-hang = Pusta plansza może się odwrócić i zawisnąć pod kołkiem, na miejscu lub podczas przesunięcia; jeden kołek mieści więc dwie plansze.
tri-d-chess-mix-rest = Wszystko inne jest jak w zasadach turniejowych.
