# Three-dimensional chess: why something is not allowed or not understood.

## Why not

tri-d-chess-why-over = Partia sa skončila.
tri-d-chess-why-promotion = Najprv sa musí premeniť pešiak na poli { $at }; na čo, určí { $side ->
    [first] biely
   *[second] čierny
}.
tri-d-chess-why-drawn = Miesta figúr sa práve žrebujú.
tri-d-chess-why-row = Figúry { $side ->
    [first] bieleho
   *[second] čierneho
} stoja v rade od rohu k rohu; { $at } doň nepatrí.
tri-d-chess-why-place-taken = Na { $at } už niečo stojí.
tri-d-chess-why-bishops = Oba strelce musia stáť na poliach rôznej farby.
tri-d-chess-why-not-yours = Na ťahu je { $side ->
    [first] biely
   *[second] čierny
}.
tri-d-chess-why-parry = Kráľ je v šachu a { tri-d-chess-man } mu odtiaľ nepomôže.
tri-d-chess-why-stuck = { $piece ->
    [queen] Táto dáma nemá kam ísť.
    [rook] Táto veža nemá kam ísť.
    [king] Kráľ nemá kam ísť.
    [bishop] Tento strelec nemá kam ísť.
    [knight] Tento jazdec nemá kam ísť.
   *[pawn] Tento pešiak nemá kam ísť.
}
tri-d-chess-why-king-shut = Všetky polia, kam by kráľ mohol, sú napadnuté.
tri-d-chess-why-pinned = V ceste šachu tu stojí { tri-d-chess-man }: bez tohto kameňa by bol kráľ napadnutý.
tri-d-chess-why-vertical = Priamo nahor ani nadol sa neťahá: musí sa zmeniť stĺpec alebo rad.
tri-d-chess-why-void = Tu teraz žiadne pole nie je.
tri-d-chess-why-own = Na { $to } stojí { $piece ->
    [king] váš vlastný kráľ
    [queen] vaša vlastná dáma
    [rook] vaša vlastná veža
    [bishop] váš vlastný strelec
    [knight] váš vlastný jazdec
   *[pawn] váš vlastný pešiak
}.
tri-d-chess-why-blocked = { $piece ->
    [queen] Dáma
    [rook] Veža
   *[bishop] Strelec
} sa na { $to } nedostane: v ceste stojí kameň na { $at }. Kamene prekážajú na všetkých úrovniach.
tri-d-chess-why-space = V priestore sa tento kameň takto nepohybuje.
tri-d-chess-why-geometry = { $piece ->
    [king] Pri pohľade zhora ide kráľ o jedno pole ktorýmkoľvek smerom.
    [queen] Pri pohľade zhora ide dáma rovno alebo po diagonále.
    [rook] Pri pohľade zhora ide veža po stĺpci alebo po rade.
    [bishop] Pri pohľade zhora ide strelec po diagonále.
   *[knight] Pri pohľade zhora skáče jazdec o dve polia rovno a jedno do strany.
}
tri-d-chess-why-pawn = Pri pohľade zhora ide pešiak rovno vpred a berie šikmo vpred.
tri-d-chess-why-pawn-ahead = Priamo pred seba pešiak neberie.
tri-d-chess-why-pawn-blocked = Pri dvojkroku musia byť preskočené polia prázdne na všetkých úrovniach.
tri-d-chess-why-pawn-capture = Šikmo ide pešiak, len keď berie.
tri-d-chess-why-not-fresh = Dvojkrok smie len pešiak, ktorý sa ešte nepohol ani neviezol na doske.
tri-d-chess-why-check = Vášho kráľa by napadol kameň na { $at }: { tri-d-chess-man }.
tri-d-chess-why-still-check = Vášho kráľa by ďalej napádal kameň na { $at }: { tri-d-chess-man }.
tri-d-chess-why-full = Na doske { $board } { $count ->
    [few] sú { $count } kamene
   *[other] je { $count } kameňov
}. Presúva sa len doska prázdna alebo s jedným kameňom.
tri-d-chess-why-neutral = Doska na { $board } je neutrálna. Najprv na ňu vstúpte.
tri-d-chess-why-not-marked = Vo V.A5 presúvate len dosky so svojím označením.
tri-d-chess-why-their-board = Prázdna doska na { $board } patrí súperovi.
tri-d-chess-why-their-man = Dosku, na ktorej stojí súperov kameň, presunúť nemôžete.
tri-d-chess-why-no-pin = Smerom, ktorým smie doska z { $board } ísť, nie je voľný žiadny susedný kolík.
tri-d-chess-why-board-parry = Kráľ je v šachu a presun dosky z { $board } mu nepomôže.
tri-d-chess-why-board-check = Keby doska na { $board } odišla, bol by váš kráľ napadnutý.
tri-d-chess-why-pin-taken = Na { $to } už doska stojí.
tri-d-chess-why-turn-over = Doska s kameňom sa neprevracia.
tri-d-chess-why-not-adjacent = { $to } s { $board } nesusedí.
tri-d-chess-why-loaded-back = Doska s kameňom ide vpred alebo do strany, nikdy späť.
tri-d-chess-why-empty-forward = Vo V.A1 ide prázdna doska späť alebo do strany, nie vpred.
tri-d-chess-why-release = Keby doska na { $board } odišla, pešiak pod ňou by sa premenil a napadol vášho kráľa.
tri-d-chess-why-no-right = Kráľ alebo veža už ťahali, alebo na tej strane veža nie je.
tri-d-chess-why-first-move = Prvým ťahom sa rošáda nerobí.
tri-d-chess-why-castle-no-square = Chýba pole, kde by kráľ alebo veža skončili: ich útočná doska je preč.
tri-d-chess-why-castle-blocked = V ceste stojí kameň na { $at }.
tri-d-chess-why-castle-attacked = Pole { $at } je napadnuté.

## Draws that may be claimed

tri-d-chess-claim-threefold = Tretí raz rovnaká pozícia.
tri-d-chess-claim-fifty_moves = 50 ťahov každej strany bez brania a bez ťahu pešiakom.

## Texts that are wrong

tri-d-chess-field = { $field ->
    [boards] Dosky
    [side] Strana na ťahu
    [castling] Rošáda
    [en-passant] Branie mimochodom
    [pending] Čakajúca premena
    [quiet] Pokojné polťahy
    [move] Číslo ťahu
   *[mix] Varianty
}
tri-d-chess-side = { $side ->
    [first] biely
   *[second] čierny
}
error-tri-d-chess-missing-field = V pozícii chýba údaj: { tri-d-chess-field }.
error-tri-d-chess-extra-text = Za pozíciou je ešte ďalší text: „{ $text }“.
error-tri-d-chess-bad-side = Strana na ťahu: napíšte w, ak je na ťahu biely, alebo b pre čierneho, nie „{ $text }“.
error-tri-d-chess-bad-number = { tri-d-chess-field }: celé číslo od { $min } do 65535, nie „{ $text }“.
error-tri-d-chess-board-form = Dosky: „{ $text }“ nemá tvar názov=rady.
error-tri-d-chess-unknown-board = Dosky: doska „{ $text }“ neexistuje. Dosky sú W, N, B, QL1 až QL6 a KL1 až KL6.
error-tri-d-chess-board-twice = Dosky: na jednom mieste nemôžu byť dve dosky ({ $text }).
error-tri-d-chess-main-board-missing = Dosky: chýba hlavná doska { $board }.
error-tri-d-chess-bad-owner = Dosky: z „{ $text }“ nie je jasné, čia doska je. Za názvom útočnej dosky, a žiadnej inej, stojí w, b alebo n.
error-tri-d-chess-neutral-board = Dosky: neutrálne dosky má len V.A4 ({ $text }).
error-tri-d-chess-neutral-taken = Dosky: doska, na ktorej stojí kameň ({ $text }), nemôže byť neutrálna.
error-tri-d-chess-inverted-board = Dosky: hore nohami visia dosky len vo V.A2.2 ({ $text }).
error-tri-d-chess-row-count = Dosky: doska { $board } má mať { $count } rady.
error-tri-d-chess-row-length = Dosky: rad dosky { $board } má mať { $count } polia.
error-tri-d-chess-unknown-man = Dosky: „{ $text }“ nie je kameň. Biely má K, Q, R, B, N, P a F (pešiak, ktorý sa ešte nepohol), čierny malé písmená; číslice znamenajú prázdne polia.
error-tri-d-chess-no-king = Dosky: { tri-d-chess-side } nemá kráľa.
error-tri-d-chess-many-kings = Dosky: { tri-d-chess-side } má namiesto jedného kráľa toľko kráľov: { $count }.
error-tri-d-chess-many-men = Dosky: { tri-d-chess-side } má príliš veľa kameňov: { $count }, najviac ich môže byť 16.
error-tri-d-chess-many-pawns = Dosky: { tri-d-chess-side } má príliš veľa pešiakov: { $count }, najviac ich môže byť 8.
error-tri-d-chess-fresh-pawn = Dosky: na { $at } žiadny pešiak nezačína, takže sa už pohol: namiesto F napíšte P.
error-tri-d-chess-pawn-on-last = Dosky: pešiak na { $at } by sa už premenil.
error-tri-d-chess-opponent-in-check = Dosky: { tri-d-chess-side } je v šachu, hoci práve ťahal.
error-tri-d-chess-bad-set-up = Dosky: takto figúry pri rozostavovaní stáť nemôžu.
error-tri-d-chess-no-square = { tri-d-chess-field }: pole „{ $text }“ tu nie je.
error-tri-d-chess-right-off-row = Rošáda: z poľa { $at } žiadna veža rošádu nerobí.
error-tri-d-chess-right-without-rook = Rošáda: na { $at } veža nestojí.
error-tri-d-chess-right-without-king = Rošáda: veža na { $at } nemá vo svojom rade kráľa na rošádu.
error-tri-d-chess-right-twice = Rošáda: { $at } a { $other } sú na tej istej strane kráľa; rošádu môže urobiť len jedna z nich.
error-tri-d-chess-no-castling = Rošáda: vo V.P7 sa rošáda nerobí.
error-tri-d-chess-en-passant-form = Branie mimochodom: „{ $text }“ nemá tvar b6:b5N, preskočené miesto a pešiak.
error-tri-d-chess-en-passant-without-pawn = Branie mimochodom: na { $at } nie je pešiak, ktorý práve urobil dvojkrok.
error-tri-d-chess-en-passant-column = Branie mimochodom: pešiak na { $at } nemohol preskočiť { $column }.
error-tri-d-chess-en-passant-forbidden = Branie mimochodom: tu sa mimochodom brať nedá.
error-tri-d-chess-nothing-pending = Čakajúca premena: na { $at } nečaká na premenu žiadny pešiak strany na ťahu.
error-tri-d-chess-unknown-variant = Varianty: variant „{ $text }“ neexistuje.
error-tri-d-chess-excluded-variants = Varianty: { $text } a { $other } sa nedajú hrať dohromady.
error-tri-d-chess-other-variants = Varianty: pozícia je z { $text }, partia z { $other }.
error-tri-d-chess-action-form = „{ $text }“ nie je zápis ťahu. Zápisy vyzerajú ako a2W-a4N, b7B-b8B=Q, O-O, QL1-QL3, QL6-QL5;a8B=N, a8B=Q alebo KL1^.
error-tri-d-chess-no-move = Tu chýba ťah.
error-tri-d-chess-unknown-move = „{ $text }“ nie je ťah. Ťahy vyzerajú ako Jc6B, d6B, aWxb4W, QL5 alebo 0-0.
error-tri-d-chess-missing-promotion = „{ $text }“ nehovorí, na čo sa pešiak premení. Pridajte jedno z: { $choices }.
error-tri-d-chess-none-reaches = „{ $text }“ tu nie je možné.
error-tri-d-chess-ambiguous = „{ $text }“ môže znamenať viac ťahov: { $codes }.

error-tri-d-chess-over = Pred týmto ťahom sa už partia skončila.
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
