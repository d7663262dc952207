# FOLKY: why something is not allowed or not understood.

## Why not

folky-why-over = Partia sa skončila.
folky-why-not-yours = { $side ->
    [first] Na ťahu je biely.
   *[second] Na ťahu je čierny.
}
folky-why-pawn = Umiestnený pešiak sa už nikdy nepohne.
folky-why-stuck = { $piece ->
    [rook] Táto veža je zablokovaná: okolo nej je všetko obsadené.
    [bishop] Tento strelec je zablokovaný: okolo neho je všetko obsadené.
   *[knight] Tento jazdec nemá kam skočiť: všetky jeho polia sú obsadené.
}
folky-why-nothing-open = Na žiadne pole zatiaľ nemieria tri vaše figúry.
folky-why-few-aims = { $count ->
    [0] Na { $to } nemieri žiadna vaša figúra; pešiak potrebuje tri.
    [one] Na { $to } mieri len jedna vaša figúra; pešiak potrebuje tri.
   *[other] Na { $to } mieria len { $count } vaše figúry; pešiak potrebuje tri.
}
folky-why-occupied = { $side ->
    [first] Na { $to } stojí { $piece ->
        [rook] biela veža
        [bishop] biely strelec
        [knight] biely jazdec
       *[pawn] biely pešiak
    }. Nič sa neberie, vyberte prázdne pole.
   *[second] Na { $to } stojí { $piece ->
        [rook] čierna veža
        [bishop] čierny strelec
        [knight] čierny jazdec
       *[pawn] čierny pešiak
    }. Nič sa neberie, vyberte prázdne pole.
}
folky-why-blocked = { $side ->
    [first] { $piece ->
        [rook] Veža
       *[bishop] Strelec
    } sa na { $to } nedostane: na { $at } stojí v ceste { $blocker ->
        [rook] biela veža
        [bishop] biely strelec
        [knight] biely jazdec
       *[pawn] biely pešiak
    }.
   *[second] { $piece ->
        [rook] Veža
       *[bishop] Strelec
    } sa na { $to } nedostane: na { $at } stojí v ceste { $blocker ->
        [rook] čierna veža
        [bishop] čierny strelec
        [knight] čierny jazdec
       *[pawn] čierny pešiak
    }.
}
folky-why-rook = Veža ťahá po rade alebo po stĺpci.
folky-why-bishop = Strelec ťahá po diagonálach.
folky-why-knight = Jazdec skáče o dve polia rovno a jedno do strany.

## Texts that are wrong

error-folky-missing-field = { $field ->
    [board] V pozícii chýba šachovnica.
    [side] V pozícii chýba, kto je na ťahu (w alebo b).
    [quiet] V pozícii chýba počet ťahov od posledného umiestnenia.
   *[move] V pozícii chýba číslo ťahu.
}
error-folky-extra-text = Za koncom pozície je ešte ďalší text.
error-folky-row-count = Šachovnica musí mať 8 radov, tu { $rows ->
    [one] je { $rows }
    [few] sú { $rows }
   *[other] je { $rows }
}.
error-folky-row-length = { $rank }. rad musí mať 8 polí, tu { $squares ->
    [one] má { $squares } pole
    [few] má { $squares } polia
   *[other] má { $squares } polí
}.
error-folky-unknown-man = „{ $letter }“ nie je žiadny kameň. Biely má R, B, N a P, čierny r, b, n a p; číslice znamenajú prázdne polia.
error-folky-bad-side = „{ $text }“ nie je žiadna strana. Napíšte w, ak je na ťahu biely, alebo b pre čierneho.
error-folky-bad-number = { $field ->
    [quiet] Počet ťahov od posledného umiestnenia musí byť od { $min } do { $max }, nie „{ $text }“.
   *[move] Číslo ťahu musí byť od { $min } do { $max }, nie „{ $text }“.
}
error-folky-too-many = { $side ->
    [first] Biely má príliš veľa { $piece ->
        [rook] veží: { $count }, najviac môžu byť 2.
        [bishop] strelcov: { $count }, najviac môžu byť 2.
        [knight] jazdcov: { $count }, najviac môžu byť 2.
       *[pawn] pešiakov: { $count }, najviac ich môže byť 8.
    }
   *[second] Čierny má príliš veľa { $piece ->
        [rook] veží: { $count }, najviac môžu byť 2.
        [bishop] strelcov: { $count }, najviac môžu byť 2.
        [knight] jazdcov: { $count }, najviac môžu byť 2.
       *[pawn] pešiakov: { $count }, najviac ich môže byť 8.
    }
}
error-folky-two-winners = Obe strany majú na šachovnici osem pešiakov; vyhrať mohla len jedna z nich.
error-folky-action-form = Akcia sa píše ako @h3 (umiestnenie pešiaka) alebo h1h7 (ťah figúrou).
error-folky-missing-square = Tu chýba pole.
error-folky-no-square = „{ $text }“ nie je pole. Polia sa volajú a1 až h8.
error-folky-no-move = Tu chýba ťah.
error-folky-unknown-piece = Ťah sa nemôže začínať znakom „{ $letter }“. Napíšte V, S alebo J pre figúru, alebo len pole pre pešiaka.
error-folky-pawn-letter = Pešiak nemá písmeno. Namiesto „{ $letter }“ napíšte len jeho pole.
error-folky-sign = Znak „{ $sign }“ tu nemá význam: FOLKY nepozná branie ani šach.
error-folky-none-reaches = { $piece ->
    [rook] Žiadna veža nemôže na { $to }.
    [bishop] Žiadny strelec nemôže na { $to }.
   *[knight] Žiadny jazdec nemôže na { $to }.
}
error-folky-wrong-origin = { $piece ->
    [rook] Z { $origin } žiadna veža na { $to } nemôže, len z { $from }.
    [bishop] Z { $origin } žiadny strelec na { $to } nemôže, len z { $from }.
   *[knight] Z { $origin } žiadny jazdec na { $to } nemôže, len z { $from }.
}
error-folky-ambiguous = { $piece ->
    [rook] Ktorá veža ide na { $to }? Môže z { $from }.
    [bishop] Ktorý strelec ide na { $to }? Môže z { $from }.
   *[knight] Ktorý jazdec ide na { $to }? Môže z { $from }.
}
error-folky-over = { folky-why-over }
error-folky-not-yours = { folky-why-not-yours }
error-folky-pawn = { folky-why-pawn }
error-folky-stuck = { folky-why-stuck }
error-folky-nothing-open = { folky-why-nothing-open }
error-folky-few-aims = { folky-why-few-aims }
error-folky-occupied = { folky-why-occupied }
error-folky-rook = { folky-why-rook }
error-folky-bishop = { folky-why-bishop }
error-folky-knight = { folky-why-knight }
error-folky-blocked = { folky-why-blocked }
