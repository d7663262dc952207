# Raindropchess: why something is not allowed or not understood.

## Why not

raindropchess-why-over = Partia sa skončila.
raindropchess-why-not-yours = { $side ->
    [first] Na ťahu je biely.
   *[second] Na ťahu je čierny.
}
raindropchess-why-blue = Modré figúry čakajú na premenu: pešiaka na poslednom rade nahradí jedna z nich.
raindropchess-why-decline = V šachu žolíka odmietnuť nemožno: musí šach odvrátiť.
raindropchess-why-card-first = Najprv vyberte kartu, ktorá prišla.
raindropchess-why-redraw = Žolík znamená ďalšiu kartu: najprv ju otočte.
raindropchess-why-place-first = { $card ->
    [king] Najprv umiestnite otočeného kráľa.
    [queen] Najprv umiestnite otočenú dámu.
    [rook] Najprv umiestnite otočenú vežu.
    [knight] Najprv umiestnite otočeného jazdca.
    [light-bishop] Najprv umiestnite otočeného strelca.
    [dark-bishop] Najprv umiestnite otočeného strelca.
    [joker] Najprv rozhodnite o žolíkovi.
   *[pawn] Najprv umiestnite otočeného pešiaka.
}
raindropchess-why-deck-empty = Balíček je prázdny, zostáva len ťahať.
raindropchess-why-hopeless = Tento šach neodvráti žiadna karta, ktorá v balíčku zostáva. Musíte ťahať.
raindropchess-why-draw-first = Kameň sem príde, až keď otočíte jeho kartu.
raindropchess-why-no-king = Kým je váš kráľ v balíčku, nemôžete ťahať ani brať. Otočte kartu.
raindropchess-why-inert = Tento pešiak došiel na posledný rad a už sa nepohne.
raindropchess-why-king-stuck = Kráľ nemá kam ísť: okolité polia sú napadnuté alebo na nich stoja vaše kamene.
raindropchess-why-no-help = { $piece ->
    [queen] Dáma
    [rook] Veža
    [bishop] Strelec
    [knight] Jazdec
   *[pawn] Pešiak
} šach odvrátiť nemôže.
raindropchess-why-stuck = { $piece ->
    [queen] Táto dáma nemá kam ísť, všade jej niečo prekáža.
    [rook] Táto veža nemá kam ísť, všade jej niečo prekáža.
    [bishop] Tento strelec nemá kam ísť, všade mu niečo prekáža.
    [knight] Tento jazdec nemá kam skočiť, všade stoja vaše kamene.
   *[pawn] Tento pešiak nemôže dopredu a nemá čo zobrať.
}
raindropchess-why-pinned = { $piece ->
    [queen] Dáma kryje kráľa a nesmie odísť: bol by v šachu.
    [rook] Veža kryje kráľa a nesmie odísť: bol by v šachu.
    [bishop] Strelec kryje kráľa a nesmie odísť: bol by v šachu.
    [knight] Jazdec kryje kráľa a nesmie odísť: bol by v šachu.
   *[pawn] Pešiak kryje kráľa a nesmie odísť: bol by v šachu.
}
raindropchess-why-attacked = Na { $to } útočí súperov kameň, tam kráľ nesmie.
raindropchess-why-still-check = Na { $to } by kameň šach neodvrátil.
raindropchess-why-king = Kráľ chodí o jedno pole všetkými smermi. Rošáda tu nie je.
raindropchess-why-queen = Dáma chodí po radoch, stĺpcoch a diagonálach.
raindropchess-why-rook = Veža chodí po radoch a stĺpcoch.
raindropchess-why-bishop = Strelec chodí po diagonálach.
raindropchess-why-knight = Jazdec skáče o dve polia rovno a jedno do strany.
raindropchess-why-blocked = { $piece ->
    [queen] Dáma
    [rook] Veža
   *[bishop] Strelec
} sa tam nedostane: v ceste stojí { $side ->
    [first] { $blocker ->
        [king] biely kráľ
        [queen] biela dáma
        [rook] biela veža
        [bishop] biely strelec
        [knight] biely jazdec
       *[pawn] biely pešiak
    }
   *[second] { $blocker ->
        [king] čierny kráľ
        [queen] čierna dáma
        [rook] čierna veža
        [bishop] čierny strelec
        [knight] čierny jazdec
       *[pawn] čierny pešiak
    }
} na { $at }.
raindropchess-why-own = Na { $at } stojí { $blocker ->
    [king] váš kráľ
    [queen] vaša dáma
    [rook] vaša veža
    [bishop] váš strelec
    [knight] váš jazdec
   *[pawn] váš pešiak
}.
raindropchess-why-single-step = V tejto partii chodí pešiak vždy len o jedno pole.
raindropchess-why-double-step = O dve polia smie pešiak len zo svojho druhého radu.
raindropchess-why-pawn-blocked = Pešiak ide vpred len na prázdne polia, a tu mu niečo stojí v ceste.
raindropchess-why-pawn-takes = Šikmo pešiak len berie, a na tom poli nič nestojí. Branie mimochodom tu nie je.
raindropchess-why-pawn = Pešiak chodí rovno vpred a berie šikmo vpred.
raindropchess-why-occupied = { $side ->
    [first] Na { $at } stojí { $piece ->
        [king] biely kráľ
        [queen] biela dáma
        [rook] biela veža
        [bishop] biely strelec
        [knight] biely jazdec
       *[pawn] biely pešiak
    }. Umiestňuje sa na prázdne pole.
   *[second] Na { $at } stojí { $piece ->
        [king] čierny kráľ
        [queen] čierna dáma
        [rook] čierna veža
        [bishop] čierny strelec
        [knight] čierny jazdec
       *[pawn] čierny pešiak
    }. Umiestňuje sa na prázdne pole.
}
raindropchess-why-light-square = Tento strelec patrí na svetlé polia.
raindropchess-why-dark-square = Tento strelec patrí na tmavé polia.
raindropchess-why-pawn-ranks = { $side ->
    [first] Bieleho pešiaka možno umiestniť na 2. až 6. rad.
   *[second] Čierneho pešiaka možno umiestniť na 7. až 3. rad.
}
raindropchess-why-joker-king = Na kráľa žolík neplatí.
raindropchess-why-joker-own = Žolík tu hýbe len vašimi kameňmi: vyberte niektorý z nich.
raindropchess-why-joker-enemy = Žolík odstráni súperov kameň: vyberte niektorý z nich.
raindropchess-why-joker-check = Váš kráľ by potom bol v šachu.
raindropchess-why-no-joker = Žiadny žolík nie je otočený.
raindropchess-why-same-square = Kameň už na { $from } stojí. Musí ísť na iné pole.
raindropchess-why-empty-origin = Na { $from } nič nestojí.
raindropchess-why-must-promote = Na poslednom rade sa pešiak premení na modrú figúru. Napíšte, na ktorú.
raindropchess-why-no-promotion = Na inú figúru sa premení len pešiak, ktorý dôjde na posledný rad.
raindropchess-why-blue-gone = { $piece ->
    [queen] Vaša modrá dáma je už použitá.
    [rook] Vaša modrá veža je už použitá.
    [bishop] Váš modrý strelec je už použitý.
   *[knight] Váš modrý jazdec je už použitý.
}

## Texts that are wrong

error-raindropchess-missing-field = { $field ->
    [board] V pozícii chýba šachovnica.
    [side] V pozícii chýba, kto je na ťahu (w alebo b).
    [pending] V pozícii chýba otočená karta (- ak žiadna nie je).
    [decks] V pozícii chýba, čo zostáva v balíčkoch.
    [blue] V pozícii chýbajú zvyšné modré figúry (- ak žiadna nezostáva).
    [clock] V pozícii chýba počet ťahov od poslednej karty, brania alebo ťahu pešiakom.
   *[number] V pozícii chýba číslo ťahu.
}
error-raindropchess-extra-text = Za koncom pozície je ešte ďalší text.
error-raindropchess-row-count = Šachovnica musí mať 8 radov, tu { $rows ->
    [one] je { $rows }
    [few] sú { $rows }
   *[other] je { $rows }
}.
error-raindropchess-row-length = { $rank }. rad musí mať 8 polí, tu { $squares ->
    [one] má { $squares } pole
    [few] má { $squares } polia
   *[other] má { $squares } polí
}.
error-raindropchess-unknown-letter = { $field ->
    [board] „{ $letter }“ nie je žiadny kameň. Biely má K, Q, R, B, N a P, čierny k, q, r, b, n a p; číslice znamenajú prázdne polia.
    [pending] „{ $letter }“ nie je žiadna karta. Karty sú K, Q, R, N, L, D, P a J.
    [decks] „{ $letter }“ v balíčku nie je žiadna karta. Biely má K, Q, R, N, L, D, P a J, čierny tie isté malé písmená.
   *[blue] „{ $letter }“ nie je modrá figúra. Biely má Q, R, B a N, čierny q, r, b a n.
}
error-raindropchess-bad-side = „{ $text }“ nie je žiadna strana. Napíšte w, ak je na ťahu biely, alebo b pre čierneho.
error-raindropchess-bad-number = { $field ->
    [clock] Počet ťahov od poslednej karty, brania alebo ťahu pešiakom musí byť od { $min } do { $max }, nie „{ $text }“.
   *[number] Číslo ťahu musí byť od { $min } do { $max }, nie „{ $text }“.
}
error-raindropchess-deck-form = Balíčky sa píšu ako KQR/kqr, prázdny ako pomlčka.
error-raindropchess-too-many-cards = { $side ->
    [first] V balíčku bieleho nemôže byť toľko { $card ->
        [king] kráľov
        [queen] dám
        [rook] veží
        [knight] jazdcov
        [light-bishop] bielopoľných strelcov
        [dark-bishop] čiernopoľných strelcov
        [joker] žolíkov
       *[pawn] pešiakov
    }.
   *[second] V balíčku čierneho nemôže byť toľko { $card ->
        [king] kráľov
        [queen] dám
        [rook] veží
        [knight] jazdcov
        [light-bishop] bielopoľných strelcov
        [dark-bishop] čiernopoľných strelcov
        [joker] žolíkov
       *[pawn] pešiakov
    }.
}
error-raindropchess-still-in-deck = { $side ->
    [first] Otočená karta nesedí: v balíčku bieleho žiadna tohto druhu nechýba.
   *[second] Otočená karta nesedí: v balíčku čierneho žiadna tohto druhu nechýba.
}
error-raindropchess-blue-twice = { $side ->
    [first] Biely má len { $piece ->
        [queen] jednu modrú dámu
        [rook] jednu modrú vežu
        [bishop] jedného modrého strelca
       *[knight] jedného modrého jazdca
    }.
   *[second] Čierny má len { $piece ->
        [queen] jednu modrú dámu
        [rook] jednu modrú vežu
        [bishop] jedného modrého strelca
       *[knight] jedného modrého jazdca
    }.
}
error-raindropchess-kings = { $side ->
    [first] { $count ->
        [0] Bielemu chýba kráľ: musí byť na doske, otočený alebo v balíčku.
       *[other] Biely má viac ako jedného kráľa: smie byť na doske, otočený alebo v balíčku.
    }
   *[second] { $count ->
        [0] Čiernemu chýba kráľ: musí byť na doske, otočený alebo v balíčku.
       *[other] Čierny má viac ako jedného kráľa: smie byť na doske, otočený alebo v balíčku.
    }
}
error-raindropchess-too-many = { $side ->
    [first] Biely má na doske a v kartách príliš veľa { $piece ->
        [queen] dám
        [rook] veží
        [bishop] strelcov
        [knight] jazdcov
       *[pawn] pešiakov a premenených figúr
    }: { $count }.
   *[second] Čierny má na doske a v kartách príliš veľa { $piece ->
        [queen] dám
        [rook] veží
        [bishop] strelcov
        [knight] jazdcov
       *[pawn] pešiakov a premenených figúr
    }: { $count }.
}
error-raindropchess-pawn-on-first-rank = Na { $at } nemôže pešiak stáť.
error-raindropchess-opponent-in-check = { $side ->
    [first] Biely je v šachu, ale na ťahu je čierny.
   *[second] Čierny je v šachu, ale na ťahu je biely.
}
error-raindropchess-no-jokers = V tejto partii taký žolík nie je.
error-raindropchess-nothing-to-draw = Z prázdneho balíčka sa neotáča.
error-raindropchess-action-form = Akcia sa píše ako =, :N, N@c3, e2e4, e7e8q, x@d5, b1~c3 alebo --.
error-raindropchess-missing-square = Tu chýba pole.
error-raindropchess-no-square = „{ $text }“ nie je pole. Polia sa volajú a1 až h8.
error-raindropchess-no-move = Tu chýba ťah.
error-raindropchess-move-form = Toto nie je ťah, umiestnenie ani karta. Píšte napríklad J@c3, Je4, e8=D alebo =.
error-raindropchess-card-expected = Tu chýba karta, ktorá prišla, napríklad =P.
error-raindropchess-no-card = Karta „{ $text }“ už v balíčku nie je.
error-raindropchess-ambiguous = To môže znamenať { $codes }. Napíšte to presnejšie.
error-raindropchess-none-reaches = { $piece ->
    [king] Kráľ na { $to } ísť nemôže.
    [queen] Na { $to } žiadna dáma ísť nemôže.
    [rook] Na { $to } žiadna veža ísť nemôže.
    [bishop] Na { $to } žiadny strelec ísť nemôže.
    [knight] Na { $to } žiadny jazdec ísť nemôže.
   *[pawn] Na { $to } žiadny pešiak ísť nemôže.
}

# A move that is not allowed says when it is written what a click on it says.
error-raindropchess-over = Pred týmto ťahom sa už partia skončila.
error-raindropchess-not-yours = { raindropchess-why-not-yours }
error-raindropchess-blue = { raindropchess-why-blue }
error-raindropchess-card-first = { raindropchess-why-card-first }
error-raindropchess-redraw = { raindropchess-why-redraw }
error-raindropchess-place-first = { raindropchess-why-place-first }
error-raindropchess-deck-empty = { raindropchess-why-deck-empty }
error-raindropchess-hopeless = { raindropchess-why-hopeless }
error-raindropchess-draw-first = { raindropchess-why-draw-first }
error-raindropchess-no-joker = { raindropchess-why-no-joker }
error-raindropchess-no-king = { raindropchess-why-no-king }
error-raindropchess-same-square = { raindropchess-why-same-square }
error-raindropchess-empty-origin = { raindropchess-why-empty-origin }
error-raindropchess-inert = { raindropchess-why-inert }
error-raindropchess-king-stuck = { raindropchess-why-king-stuck }
error-raindropchess-no-help = { raindropchess-why-no-help }
error-raindropchess-stuck = { raindropchess-why-stuck }
error-raindropchess-pinned = { raindropchess-why-pinned }
error-raindropchess-attacked = { raindropchess-why-attacked }
error-raindropchess-still-check = { raindropchess-why-still-check }
error-raindropchess-king = { raindropchess-why-king }
error-raindropchess-queen = { raindropchess-why-queen }
error-raindropchess-rook = { raindropchess-why-rook }
error-raindropchess-bishop = { raindropchess-why-bishop }
error-raindropchess-knight = { raindropchess-why-knight }
error-raindropchess-blocked = { raindropchess-why-blocked }
error-raindropchess-own = { raindropchess-why-own }
error-raindropchess-single-step = { raindropchess-why-single-step }
error-raindropchess-double-step = { raindropchess-why-double-step }
error-raindropchess-pawn-blocked = { raindropchess-why-pawn-blocked }
error-raindropchess-pawn-takes = { raindropchess-why-pawn-takes }
error-raindropchess-pawn = { raindropchess-why-pawn }
error-raindropchess-must-promote = { raindropchess-why-must-promote }
error-raindropchess-no-promotion = { raindropchess-why-no-promotion }
error-raindropchess-blue-gone = { raindropchess-why-blue-gone }
error-raindropchess-occupied = { raindropchess-why-occupied }
error-raindropchess-light-square = { raindropchess-why-light-square }
error-raindropchess-dark-square = { raindropchess-why-dark-square }
error-raindropchess-pawn-ranks = { raindropchess-why-pawn-ranks }
error-raindropchess-joker-king = { raindropchess-why-joker-king }
error-raindropchess-joker-own = { raindropchess-why-joker-own }
error-raindropchess-joker-enemy = { raindropchess-why-joker-enemy }
error-raindropchess-joker-check = { raindropchess-why-joker-check }
error-raindropchess-decline = { raindropchess-why-decline }
