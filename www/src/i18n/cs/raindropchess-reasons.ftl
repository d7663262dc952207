# Raindropchess: proč něco nejde nebo čemu není rozumět.

## Proč to nejde

raindropchess-why-over = Partie skončila.
raindropchess-why-not-yours = { $side ->
    [first] Na tahu je bílý.
   *[second] Na tahu je černý.
}
raindropchess-why-blue = Modré figury čekají na proměnu: pěšce na poslední řadě nahradí jedna z nich.
raindropchess-why-decline = V šachu žolíka odmítnout nelze: musí šach zrušit.
raindropchess-why-card-first = Nejdřív vyberte kartu, která přišla.
raindropchess-why-redraw = Žolík znamená další kartu: nejdřív ji otočte.
raindropchess-why-place-first = { $card ->
    [king] Nejdřív umístěte otočeného krále.
    [queen] Nejdřív umístěte otočenou dámu.
    [rook] Nejdřív umístěte otočenou věž.
    [knight] Nejdřív umístěte otočeného jezdce.
    [light-bishop] Nejdřív umístěte otočeného střelce.
    [dark-bishop] Nejdřív umístěte otočeného střelce.
    [joker] Nejdřív rozhodněte o žolíkovi.
   *[pawn] Nejdřív umístěte otočeného pěšce.
}
raindropchess-why-deck-empty = Balíček je prázdný, zbývá jen táhnout.
raindropchess-why-hopeless = Tento šach nezruší žádná karta, která v balíčku zbývá. Musíte táhnout.
raindropchess-why-draw-first = Kámen sem přijde, až když otočíte jeho kartu.
raindropchess-why-no-king = Dokud je váš král v balíčku, nemůžete táhnout ani brát. Otočte kartu.
raindropchess-why-inert = Tento pěšec došel na poslední řadu a už se nepohne.
raindropchess-why-king-stuck = Král nemá kam: okolní pole jsou napadená nebo na nich stojí vaše kameny.
raindropchess-why-no-help = { $piece ->
    [queen] Dáma
    [rook] Věž
    [bishop] Střelec
    [knight] Jezdec
   *[pawn] Pěšec
} šach zrušit nemůže.
raindropchess-why-stuck = { $piece ->
    [queen] Tato dáma nemá kam, všude jí něco překáží.
    [rook] Tato věž nemá kam, všude jí něco překáží.
    [bishop] Tento střelec nemá kam, všude mu něco překáží.
    [knight] Tento jezdec nemá kam skočit, všude stojí vaše kameny.
   *[pawn] Tento pěšec nemůže dopředu a nemá co vzít.
}
raindropchess-why-pinned = { $piece ->
    [queen] Dáma kryje krále a nesmí odejít: byl by v šachu.
    [rook] Věž kryje krále a nesmí odejít: byl by v šachu.
    [bishop] Střelec kryje krále a nesmí odejít: byl by v šachu.
    [knight] Jezdec kryje krále a nesmí odejít: byl by v šachu.
   *[pawn] Pěšec kryje krále a nesmí odejít: byl by v šachu.
}
raindropchess-why-attacked = Na { $to } útočí soupeřův kámen, tam král nesmí.
raindropchess-why-still-check = Na { $to } by kámen šach nezrušil.
raindropchess-why-king = Král chodí o jedno pole všemi směry. Rošáda tu není.
raindropchess-why-queen = Dáma chodí po řadách, sloupcích a úhlopříčkách.
raindropchess-why-rook = Věž chodí po řadách a sloupcích.
raindropchess-why-bishop = Střelec chodí po úhlopříčkách.
raindropchess-why-knight = Jezdec skáče o dvě pole rovně a jedno do strany.
raindropchess-why-blocked = { $piece ->
    [queen] Dáma
    [rook] Věž
   *[bishop] Střelec
} se tam nedostane: v cestě stojí { $side ->
    [first] { $blocker ->
        [king] bílý král
        [queen] bílá dáma
        [rook] bílá věž
        [bishop] bílý střelec
        [knight] bílý jezdec
       *[pawn] bílý pěšec
    }
   *[second] { $blocker ->
        [king] černý král
        [queen] černá dáma
        [rook] černá věž
        [bishop] černý střelec
        [knight] černý jezdec
       *[pawn] černý pěšec
    }
} na { $at }.
raindropchess-why-own = Na { $at } stojí { $blocker ->
    [king] váš král
    [queen] vaše dáma
    [rook] vaše věž
    [bishop] váš střelec
    [knight] váš jezdec
   *[pawn] váš pěšec
}.
raindropchess-why-single-step = V této partii chodí pěšec vždy jen o jedno pole.
raindropchess-why-double-step = O dvě pole smí pěšec jen ze své druhé řady.
raindropchess-why-pawn-blocked = Pěšec jde vpřed jen na prázdná pole, a tady mu něco stojí v cestě.
raindropchess-why-pawn-takes = Šikmo pěšec jen bere, a na tom poli nic nestojí. Braní mimochodem tu není.
raindropchess-why-pawn = Pěšec chodí rovně vpřed a bere šikmo vpřed.
raindropchess-why-occupied = { $side ->
    [first] Na { $at } stojí { $piece ->
        [king] bílý král
        [queen] bílá dáma
        [rook] bílá věž
        [bishop] bílý střelec
        [knight] bílý jezdec
       *[pawn] bílý pěšec
    }. Umisťuje se na prázdné pole.
   *[second] Na { $at } stojí { $piece ->
        [king] černý král
        [queen] černá dáma
        [rook] černá věž
        [bishop] černý střelec
        [knight] černý jezdec
       *[pawn] černý pěšec
    }. Umisťuje se na prázdné pole.
}
raindropchess-why-light-square = Tento střelec patří na světlá pole.
raindropchess-why-dark-square = Tento střelec patří na tmavá pole.
raindropchess-why-pawn-ranks = { $side ->
    [first] Bílého pěšce lze umístit na 2. až 6. řadu.
   *[second] Černého pěšce lze umístit na 7. až 3. řadu.
}
raindropchess-why-joker-king = Na krále žolík neplatí.
raindropchess-why-joker-own = Žolík tu hýbe jen vašimi kameny: vyberte některý z nich.
raindropchess-why-joker-enemy = Žolík odstraní soupeřův kámen: vyberte některý z nich.
raindropchess-why-joker-check = Váš král by potom byl v šachu.
raindropchess-why-no-joker = Žádný žolík otočený není.
raindropchess-why-same-square = Kámen už na { $from } stojí. Musí jít na jiné pole.
raindropchess-why-empty-origin = Na { $from } nic nestojí.
raindropchess-why-must-promote = Na poslední řadě se pěšec promění v modrou figuru. Napište ve kterou.
raindropchess-why-no-promotion = V jinou figuru se promění jen pěšec, který dojde na poslední řadu.
raindropchess-why-blue-gone = { $piece ->
    [queen] Vaše modrá dáma už je použitá.
    [rook] Vaše modrá věž už je použitá.
    [bishop] Váš modrý střelec už je použitý.
   *[knight] Váš modrý jezdec už je použitý.
}

## Chybné texty

error-raindropchess-missing-field = { $field ->
    [board] Pozici chybí šachovnice.
    [side] V pozici chybí, kdo je na tahu (w nebo b).
    [pending] V pozici chybí otočená karta (- když žádná není).
    [decks] V pozici chybí, co zbývá v balíčcích.
    [blue] V pozici chybějí zbylé modré figury (- když žádná nezbývá).
    [clock] V pozici chybí počet tahů od poslední karty, braní nebo tahu pěšcem.
   *[number] Pozici chybí číslo tahu.
}
error-raindropchess-extra-text = Za koncem pozice je ještě další text.
error-raindropchess-row-count = Šachovnice musí mít 8 řad, tady { $rows ->
    [one] je { $rows }
    [few] jsou { $rows }
   *[other] je { $rows }
}.
error-raindropchess-row-length = { $rank }. řada musí mít 8 polí, tady { $squares ->
    [one] má { $squares } pole
    [few] má { $squares } pole
   *[other] má { $squares } polí
}.
error-raindropchess-unknown-letter = { $field ->
    [board] „{ $letter }“ není žádný kámen. Bílý má K, Q, R, B, N a P, černý k, q, r, b, n a p; číslice znamenají prázdná pole.
    [pending] „{ $letter }“ není žádná karta. Karty jsou K, Q, R, N, L, D, P a J.
    [decks] „{ $letter }“ v balíčku není žádná karta. Bílý má K, Q, R, N, L, D, P a J, černý tatáž malá písmena.
   *[blue] „{ $letter }“ není modrá figura. Bílý má Q, R, B a N, černý q, r, b a n.
}
error-raindropchess-bad-side = „{ $text }“ není žádná strana. Napište w, je-li na tahu bílý, nebo b pro černého.
error-raindropchess-bad-number = { $field ->
    [clock] Počet tahů od poslední karty, braní nebo tahu pěšcem musí být od { $min } do { $max }, ne „{ $text }“.
   *[number] Číslo tahu musí být od { $min } do { $max }, ne „{ $text }“.
}
error-raindropchess-deck-form = Balíčky se píšou jako KQR/kqr, prázdný jako pomlčka.
error-raindropchess-too-many-cards = { $side ->
    [first] V balíčku bílého nemůže být tolik { $card ->
        [king] králů
        [queen] dam
        [rook] věží
        [knight] jezdců
        [light-bishop] světlých střelců
        [dark-bishop] tmavých střelců
        [joker] žolíků
       *[pawn] pěšců
    }.
   *[second] V balíčku černého nemůže být tolik { $card ->
        [king] králů
        [queen] dam
        [rook] věží
        [knight] jezdců
        [light-bishop] světlých střelců
        [dark-bishop] tmavých střelců
        [joker] žolíků
       *[pawn] pěšců
    }.
}
error-raindropchess-still-in-deck = { $side ->
    [first] Otočená karta nesedí: v balíčku bílého žádná tohoto druhu nechybí.
   *[second] Otočená karta nesedí: v balíčku černého žádná tohoto druhu nechybí.
}
error-raindropchess-blue-twice = { $side ->
    [first] Bílý má jen { $piece ->
        [queen] jednu modrou dámu
        [rook] jednu modrou věž
        [bishop] jednoho modrého střelce
       *[knight] jednoho modrého jezdce
    }.
   *[second] Černý má jen { $piece ->
        [queen] jednu modrou dámu
        [rook] jednu modrou věž
        [bishop] jednoho modrého střelce
       *[knight] jednoho modrého jezdce
    }.
}
error-raindropchess-kings = { $side ->
    [first] { $count ->
        [0] Bílému chybí král: musí být na desce, otočený nebo v balíčku.
       *[other] Bílý má víc než jednoho krále: smí být na desce, otočený, nebo v balíčku.
    }
   *[second] { $count ->
        [0] Černému chybí král: musí být na desce, otočený nebo v balíčku.
       *[other] Černý má víc než jednoho krále: smí být na desce, otočený, nebo v balíčku.
    }
}
error-raindropchess-too-many = { $side ->
    [first] Bílý má na desce a v kartách příliš mnoho { $piece ->
        [queen] dam
        [rook] věží
        [bishop] střelců
        [knight] jezdců
       *[pawn] pěšců a proměněných figur
    }: { $count }.
   *[second] Černý má na desce a v kartách příliš mnoho { $piece ->
        [queen] dam
        [rook] věží
        [bishop] střelců
        [knight] jezdců
       *[pawn] pěšců a proměněných figur
    }: { $count }.
}
error-raindropchess-pawn-on-first-rank = Na { $at } nemůže pěšec stát.
error-raindropchess-opponent-in-check = { $side ->
    [first] Bílý je v šachu, ale na tahu je černý.
   *[second] Černý je v šachu, ale na tahu je bílý.
}
error-raindropchess-no-jokers = V této partii takový žolík není.
error-raindropchess-nothing-to-draw = Z prázdného balíčku se neotáčí.
error-raindropchess-action-form = Akce se píše jako =, :N, N@c3, e2e4, e7e8q, x@d5, b1~c3 nebo --.
error-raindropchess-missing-square = Tady chybí pole.
error-raindropchess-no-square = „{ $text }“ není pole. Pole se jmenují a1 až h8.
error-raindropchess-no-move = Tady chybí tah.
error-raindropchess-move-form = Tohle není tah, umístění ani karta. Pište třeba J@c3, Je4, e8=D nebo =.
error-raindropchess-card-expected = Tady chybí karta, která přišla, třeba =P.
error-raindropchess-no-card = Karta „{ $text }“ už v balíčku není.
error-raindropchess-ambiguous = To může znamenat { $codes }. Napište to přesněji.
error-raindropchess-none-reaches = { $piece ->
    [king] Král na { $to } jít nemůže.
    [queen] Na { $to } žádná dáma jít nemůže.
    [rook] Na { $to } žádná věž jít nemůže.
    [bishop] Na { $to } žádný střelec jít nemůže.
    [knight] Na { $to } žádný jezdec jít nemůže.
   *[pawn] Na { $to } žádný pěšec jít nemůže.
}

# Tah, který nejde, říká napsaný totéž co kliknutý.
error-raindropchess-over = Před tímto tahem už partie skončila.
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
