# Mixtour: všechno, co říká crates/mixtour.

mixtour-name = Mixtour
mixtour-tagline = Sloupec putuje přesně tak daleko, jak vysoký je jeho cíl. Buďte nahoře, až bude pět vysoko.

## Volby

mixtour-option-target = Bodů k výhře
    .help = Jeden bod je krátká partie; na turnajích se hraje do dvou nebo do tří.
mixtour-option-scored = Bodované kameny
    .help = Kam jdou kameny sloupce, který přinesl bod, když partie pokračuje.
mixtour-option-scored-out = odejdou ze hry
mixtour-option-scored-reserve = vrátí se do zásob
mixtour-option-repetition = Remíza opakováním
    .help = Partie končí remízou, když stejná pozice nastane potřetí.

## Co dělat

mixtour-prompt-play = { $side ->
    [first] Bílý vloží kámen, nebo přesune sloupec
   *[second] Černý vloží kámen, nebo přesune sloupec
}
mixtour-prompt-enter = { $side ->
    [first] Bílý vloží kámen
   *[second] Černý vloží kámen
}
mixtour-prompt-move = { $side ->
    [first] Bílý přesune sloupec
   *[second] Černý přesune sloupec
}
mixtour-prompt-pass = { $side ->
    [first] Bílý nemůže nic udělat a musí vynechat tah
   *[second] Černý nemůže nic udělat a musí vynechat tah
}
mixtour-prompt-over = Partie skončila
mixtour-step-pass = Vynechat tah

## Co se stalo

mixtour-say-enter = { $side ->
    [first] Bílý: kámen na { $to }.
   *[second] Černý: kámen na { $to }.
}
mixtour-say-last-piece = { $side ->
    [first] Byl to poslední kámen z bílé zásoby.
   *[second] Byl to poslední kámen z černé zásoby.
}
mixtour-say-move = { $side ->
    [first] Bílý
   *[second] Černý
}: { $count ->
    [1] jeden
    [2] dva
    [3] tři
   *[4] čtyři
} z { $from } na { $to }, výška { $height }, nahoře { $top ->
    [first] bílý
   *[second] černý
}.
mixtour-say-score = { $side ->
    [first] Bílý získává bod.
   *[second] Černý získává bod.
}
mixtour-say-out = Sloupec odchází ze hry.
mixtour-say-reserve = Kameny se vracejí do obou zásob.
mixtour-say-pass = { $side ->
    [first] Bílý vynechává tah.
   *[second] Černý vynechává tah.
}

## Proč to nejde

mixtour-why-over = Partie skončila.
mixtour-why-not-yours = { $side ->
    [first] Na tahu je bílý.
   *[second] Na tahu je černý.
}
mixtour-why-occupied = Pole { $to } je obsazené. Kameny se vkládají na prázdná pole.
mixtour-why-no-reserve = { $side ->
    [first] Bílý už nemá v zásobě žádný kámen.
   *[second] Černý už nemá v zásobě žádný kámen.
}
mixtour-why-full = Všechna pole jsou obsazená, kámen není kam vložit.
mixtour-why-empty-origin = Na { $from } není co přesunout.
mixtour-why-stuck = Žádný sloupec nestojí od { $from } právě tak daleko, jak je vysoký.
mixtour-why-too-few = Na { $from } { $height ->
    [one] je jen jeden kámen
    [few] jsou jen { $height } kameny
   *[other] je jen { $height } kamenů
}, nelze jich přesunout { $count }.
mixtour-why-same-cell = Kameny z { $from } musí jít na jiné pole.
mixtour-why-empty-target = Pole { $to } je prázdné. Tah musí skončit na sloupci.
mixtour-why-no-line = { $from } a { $to } neleží v jedné přímce.
mixtour-why-distance = Sloupec na { $to } má výšku { $height }, vede na něj tedy jen tah přesně o { $height } { $height ->
    [one] pole
    [few] pole
   *[other] polí
}; z { $from } je to { $distance }.
mixtour-why-between = Mezi { $from } a { $to } stojí v cestě sloupec na { $at }.
mixtour-why-take-back = { $count ->
    [1] Tento kámen právě přišel z { $to }: vracet soupeřův tah se nesmí. Jiný počet jít může.
    [few] Tyto { $count } kameny právě přišly z { $to }: vracet soupeřův tah se nesmí. Jiný počet jít může.
   *[other] Těchto { $count } kamenů právě přišlo z { $to }: vracet soupeřův tah se nesmí. Jiný počet jít může.
}
mixtour-why-not-forced = Vynechat smí jen ten, kdo nemůže vložit kámen ani přesunout sloupec.

## Jak partie skončila

mixtour-end-points = Stojí rozhodující sloupec aspoň pěti kamenů
mixtour-end-two_passes = Ani jeden hráč už nemohl nic udělat
mixtour-end-threefold = Stejná pozice nastala potřetí

## Chybné texty

error-mixtour-missing-field = { $field ->
    [board] Pozici chybí deska.
    [side] V pozici chybí, kdo je na tahu (w nebo b).
    [reserves] V pozici chybí obě zásoby, například 20,20.
    [points] V pozici chybí body, například 0,0.
   *[last] V pozici chybí poslední tah; není-li známý, napište -.
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
error-mixtour-empty-item = Tady chybí sloupec nebo počet prázdných polí.
error-mixtour-zero-cells = Počet prázdných polí nemůže být 0.
error-mixtour-unknown-piece = „{ $letter }“ není žádný kámen. Pište w pro bílý, b pro černý a čísla pro prázdná pole.
error-mixtour-mixed-item = V „{ $text }“ chybí čárka mezi prázdnými poli a sloupcem.
error-mixtour-stack-too-high = Žádný sloupec nemůže mít výšku { $height }, nejvýš { $max }.
error-mixtour-bad-side = „{ $text }“ není žádná strana. Napište w, je-li na tahu bílý, nebo b pro černého.
error-mixtour-bad-pair = { $field ->
    [reserves] Zásoby jsou dvě čísla jako 20,20, ne „{ $text }“.
   *[points] Body jsou dvě čísla jako 0,0, ne „{ $text }“.
}
error-mixtour-bad-number = { $field ->
    [reserves] Zásoba musí být od 0 do { $max }, ne „{ $text }“.
   *[points] Body jedné strany musí být od 0 do { $max }, ne „{ $text }“.
}
error-mixtour-too-many-pieces = { $side ->
    [first] Počet bílých kamenů na desce a v zásobě je { $count }, má jich být jen 20.
   *[second] Počet černých kamenů na desce a v zásobě je { $count }, má jich být jen 20.
}
error-mixtour-too-few-pieces = { $side ->
    [first] Počet bílých kamenů na desce a v zásobě je jen { $count }, má jich být 20.
   *[second] Počet černých kamenů na desce a v zásobě je jen { $count }, má jich být 20.
}
error-mixtour-tall-stack = Sloupec na { $at } má výšku { $height }, ačkoli ještě nikdo nevyhrál: sloupce pěti kamenů z desky odcházejí.
error-mixtour-two-winners = Obě strany mají všechny potřebné body; vyhrát mohla jen jedna z nich.
error-mixtour-no-move = Tady chybí tah.
error-mixtour-action-form = Tah se píše jako b2 (vložení kamene), c4:3-d3 (tři kameny z c4 jdou na d3) nebo pass.
error-mixtour-missing-cell = Tady chybí pole.
error-mixtour-no-cell = „{ $text }“ není pole. Pole se jmenují a1 až e5.
error-mixtour-bad-count = Přesunout se dá 1 až { $max } kamenů, ne „{ $text }“.
error-mixtour-over = Před tímto tahem už partie skončila.
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
