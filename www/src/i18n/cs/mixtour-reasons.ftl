# Mixtour: proč něco nejde nebo čemu není rozumět.

## Proč to nejde

mixtour-why-over = Partie skončila.
mixtour-why-not-yours = { $side ->
    [first] Na tahu je bílý.
   *[second] Na tahu je černý.
}
mixtour-why-occupied = Pole { $to } je obsazené. Kámen se pokládá jen na prázdné pole.
mixtour-why-no-reserve = { $side ->
    [first] Bílý už nemá v zásobě žádný kámen.
   *[second] Černý už nemá v zásobě žádný kámen.
}
mixtour-why-full = Deska je plná, kámen není kam položit.
mixtour-why-stuck = Tento sloupek nemá kam jít. Žádný cíl, na který je z { $from } volná cesta, není přesně tak daleko, jak je vysoký.
mixtour-why-empty-origin = Pole { $from } je prázdné, není co přesunout.
mixtour-why-too-few = Na { $from } { $height ->
    [one] je jen jeden kámen
    [few] jsou jen { $height } kameny
   *[other] je jen { $height } kamenů
}, ne { $count }.
mixtour-why-same-cell = Sloupek na { $from } už stojí. Přesunout se musí na jiný sloupek.
mixtour-why-empty-target = Pole { $to } je prázdné. Přesun musí skončit na jiném sloupku.
mixtour-why-no-line = Pole { $from } a { $to } neleží v téže řadě, v témž sloupci ani na téže úhlopříčce.
mixtour-why-distance = Vzdálenost musí být přesně { $height }, protože sloupek { $to } je vysoký { $height }. Z { $from } je to { $distance }.
mixtour-why-between = V cestě z { $from } na { $to } stojí sloupek { $at }.
mixtour-why-take-back = { $count ->
    [1] Z { $to } na { $from } právě přišel jeden kámen. Jeden se hned vrátit nesmí
    [2] Z { $to } na { $from } právě přišly dva kameny. Dva se hned vrátit nesmějí
    [3] Z { $to } na { $from } právě přišly tři kameny. Tři se hned vrátit nesmějí
   *[4] Z { $to } na { $from } právě přišly čtyři kameny. Čtyři se hned vrátit nesmějí
}, jiný počet ano.
mixtour-why-not-forced = Vynechat se smí, jen když nejde položit kámen ani nic přesunout.

## Chybné texty

error-mixtour-missing-field = { $field ->
    [board] Pozici chybí deska.
    [side] V pozici chybí, kdo je na tahu (w nebo b).
    [reserves] V pozici chybí zásoby bílého a černého, například 20,20.
    [points] V pozici chybí body bílého a černého, například 0,0.
   *[last] V pozici chybí předchozí akce (není-li žádná, napište -).
}
error-mixtour-extra-text = Za koncem pozice je ještě další text.
error-mixtour-row-count = Deska musí mít 5 řad, tady { $rows ->
    [one] je { $rows }
    [few] jsou { $rows }
   *[other] je { $rows }
}.
error-mixtour-row-length = { $row }. řada musí mít 5 polí, tady { $cells ->
    [one] má { $cells } pole
    [few] má { $cells } pole
   *[other] má { $cells } polí
}.
error-mixtour-empty-item = Tady chybí sloupek nebo počet prázdných polí.
error-mixtour-zero-cells = Prázdné pole musí být aspoň jedno, nula se nepíše.
error-mixtour-unknown-piece = „{ $letter }“ není žádný kámen. Bílé jsou w, černé b; čísla znamenají prázdná pole.
error-mixtour-mixed-item = V „{ $text }“ chybí čárka mezi sloupkem a počtem prázdných polí.
error-mixtour-stack-too-high = Sloupek nemůže mít výšku { $height }; nejvíc je { $max }.
error-mixtour-bad-side = „{ $text }“ není žádná strana. Napište w, je-li na tahu bílý, nebo b pro černého.
error-mixtour-bad-pair = { $field ->
    [reserves] Zásoby jsou dvě čísla, například 20,20, ne „{ $text }“.
   *[points] Body jsou dvě čísla, například 0,1, ne „{ $text }“.
}
error-mixtour-bad-number = { $field ->
    [reserves] Zásoba má od 0 do { $max } kamenů, ne „{ $text }“.
   *[points] Body v této hře jsou od 0 do { $max }, ne „{ $text }“.
}
error-mixtour-too-many-pieces = { $side ->
    [first] Bílý má na desce a v zásobě kamenů { $count }; celkem jich je jen 20.
   *[second] Černý má na desce a v zásobě kamenů { $count }; celkem jich je jen 20.
}
error-mixtour-too-few-pieces = { $side ->
    [first] Bílý má na desce a v zásobě kamenů jen { $count }. V této hře se žádný neztrácí, musí jich být 20.
   *[second] Černý má na desce a v zásobě kamenů jen { $count }. V této hře se žádný neztrácí, musí jich být 20.
}
error-mixtour-tall-stack = Sloupek { $at } je vysoký { $height }. Pět a více kamenů zůstane na desce, jen když sloupek rozhodl partii.
error-mixtour-two-winners = Obě strany mají dost bodů k výhře; vyhrát mohla jen jedna z nich.
error-mixtour-no-move = Tady chybí tah.
error-mixtour-action-form = Akce se píše jako b2 (položení kamene), c4:3-d3 (tři kameny z c4 na d3) nebo pass (vynechání).
error-mixtour-missing-cell = Tady chybí pole.
error-mixtour-no-cell = „{ $text }“ není pole. Pole se jmenují a1 až e5.
error-mixtour-bad-count = Přesouvá se 1 až { $max } kamenů, ne „{ $text }“.

error-mixtour-over = Před tímto tahem už partie skončila.
error-mixtour-not-yours = { mixtour-why-not-yours }
error-mixtour-full = { mixtour-why-full }
error-mixtour-stuck = { mixtour-why-stuck }
error-mixtour-occupied = { mixtour-why-occupied }
error-mixtour-no-reserve = { mixtour-why-no-reserve }
error-mixtour-empty-origin = { mixtour-why-empty-origin }
error-mixtour-too-few = { mixtour-why-too-few }
error-mixtour-same-cell = { mixtour-why-same-cell }
error-mixtour-empty-target = { mixtour-why-empty-target }
error-mixtour-no-line = { mixtour-why-no-line }
error-mixtour-distance = { mixtour-why-distance }
error-mixtour-between = { mixtour-why-between }
error-mixtour-take-back = { mixtour-why-take-back }
error-mixtour-not-forced = { mixtour-why-not-forced }
