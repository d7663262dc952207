# FOLKY: proč něco nejde nebo čemu není rozumět.

## Proč to nejde

folky-why-over = Partie skončila.
folky-why-not-yours = { $side ->
    [first] Na tahu je bílý.
   *[second] Na tahu je černý.
}
folky-why-pawn = Umístěný pěšec se už nikdy nepohne.
folky-why-stuck = { $piece ->
    [rook] Tato věž je zavřená: kolem ní je všechno obsazené.
    [bishop] Tento střelec je zavřený: kolem něj je všechno obsazené.
   *[knight] Tento jezdec nemá kam skočit: všechna jeho pole jsou obsazená.
}
folky-why-nothing-open = Na žádné pole zatím nemíří tři vaše figury.
folky-why-few-aims = { $count ->
    [0] Na { $to } nemíří žádná vaše figura; pěšec potřebuje tři.
    [one] Na { $to } míří jen jedna vaše figura; pěšec potřebuje tři.
   *[other] Na { $to } míří jen { $count } vaše figury; pěšec potřebuje tři.
}
folky-why-occupied = { $side ->
    [first] Na { $to } stojí { $piece ->
        [rook] bílá věž
        [bishop] bílý střelec
        [knight] bílý jezdec
       *[pawn] bílý pěšec
    }. Nic se nebere, vyberte prázdné pole.
   *[second] Na { $to } stojí { $piece ->
        [rook] černá věž
        [bishop] černý střelec
        [knight] černý jezdec
       *[pawn] černý pěšec
    }. Nic se nebere, vyberte prázdné pole.
}
folky-why-blocked = { $side ->
    [first] { $piece ->
        [rook] Věž
       *[bishop] Střelec
    } se na { $to } nedostane: na { $at } stojí v cestě { $blocker ->
        [rook] bílá věž
        [bishop] bílý střelec
        [knight] bílý jezdec
       *[pawn] bílý pěšec
    }.
   *[second] { $piece ->
        [rook] Věž
       *[bishop] Střelec
    } se na { $to } nedostane: na { $at } stojí v cestě { $blocker ->
        [rook] černá věž
        [bishop] černý střelec
        [knight] černý jezdec
       *[pawn] černý pěšec
    }.
}
folky-why-rook = Věž táhne po řadě nebo po sloupci.
folky-why-bishop = Střelec táhne po úhlopříčkách.
folky-why-knight = Jezdec skáče o dvě pole rovně a jedno do strany.

## Chybné texty

error-folky-missing-field = { $field ->
    [board] Pozici chybí šachovnice.
    [side] V pozici chybí, kdo je na tahu (w nebo b).
    [quiet] V pozici chybí počet tahů od posledního umístění.
   *[move] V pozici chybí číslo tahu.
}
error-folky-extra-text = Za koncem pozice je ještě další text.
error-folky-row-count = Šachovnice musí mít 8 řad, tady { $rows ->
    [one] je { $rows }
    [few] jsou { $rows }
   *[other] je { $rows }
}.
error-folky-row-length = { $rank }. řada musí mít 8 polí, tady { $squares ->
    [one] má { $squares } pole
    [few] má { $squares } pole
   *[other] má { $squares } polí
}.
error-folky-unknown-man = „{ $letter }“ není žádný kámen. Bílý má R, B, N a P, černý r, b, n a p; číslice znamenají prázdná pole.
error-folky-bad-side = „{ $text }“ není žádná strana. Napište w, je-li na tahu bílý, nebo b pro černého.
error-folky-bad-number = { $field ->
    [quiet] Počet tahů od posledního umístění musí být od { $min } do { $max }, ne „{ $text }“.
   *[move] Číslo tahu musí být od { $min } do { $max }, ne „{ $text }“.
}
error-folky-too-many = { $side ->
    [first] Bílý má příliš mnoho { $piece ->
        [rook] věží: { $count }, nejvýš mohou být 2.
        [bishop] střelců: { $count }, nejvýš mohou být 2.
        [knight] jezdců: { $count }, nejvýš mohou být 2.
       *[pawn] pěšců: { $count }, nejvýš jich může být 8.
    }
   *[second] Černý má příliš mnoho { $piece ->
        [rook] věží: { $count }, nejvýš mohou být 2.
        [bishop] střelců: { $count }, nejvýš mohou být 2.
        [knight] jezdců: { $count }, nejvýš mohou být 2.
       *[pawn] pěšců: { $count }, nejvýš jich může být 8.
    }
}
error-folky-two-winners = Obě strany mají na šachovnici osm pěšců; vyhrát mohla jen jedna z nich.
error-folky-action-form = Akce se píše jako @h3 (umístění pěšce) nebo h1h7 (tah figurou).
error-folky-missing-square = Tady chybí pole.
error-folky-no-square = „{ $text }“ není pole. Pole se jmenují a1 až h8.
error-folky-no-move = Tady chybí tah.
error-folky-unknown-piece = Tah nemůže začínat znakem „{ $letter }“. Napište V, S nebo J pro figuru, nebo jen pole pro pěšce.
error-folky-pawn-letter = Pěšec nemá písmeno. Místo „{ $letter }“ napište jen jeho pole.
error-folky-sign = Znak „{ $sign }“ tu nemá význam: FOLKY nezná braní ani šach.
error-folky-none-reaches = { $piece ->
    [rook] Žádná věž nemůže na { $to }.
    [bishop] Žádný střelec nemůže na { $to }.
   *[knight] Žádný jezdec nemůže na { $to }.
}
error-folky-wrong-origin = { $piece ->
    [rook] Z { $origin } žádná věž na { $to } nemůže, jen z { $from }.
    [bishop] Z { $origin } žádný střelec na { $to } nemůže, jen z { $from }.
   *[knight] Z { $origin } žádný jezdec na { $to } nemůže, jen z { $from }.
}
error-folky-ambiguous = { $piece ->
    [rook] Která věž jde na { $to }? Může z { $from }.
    [bishop] Který střelec jde na { $to }? Může z { $from }.
   *[knight] Který jezdec jde na { $to }? Může z { $from }.
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
