# Mixtour: co se o partii říká, když se hraje; načítá se s ovládáním desky.

## Co se stalo

mixtour-say-enter = { $side ->
    [first] Bílý pokládá kámen na { $to }.
   *[second] Černý pokládá kámen na { $to }.
}
mixtour-say-last-piece = { $side ->
    [first] Byl to poslední kámen ze zásoby bílého.
   *[second] Byl to poslední kámen ze zásoby černého.
}
mixtour-say-move = { $side ->
    [first] Bílý
   *[second] Černý
}: { $count ->
    [1] jeden
    [2] dva
    [3] tři
   *[4] čtyři
} z { $from } na { $to }. Výška { $height }, nahoře { $top ->
    [first] bílý
   *[second] černý
}.
mixtour-say-score = { $side ->
    [first] Bod získává bílý.
   *[second] Bod získává černý.
}
mixtour-say-out = Sloupek odchází ze hry.
mixtour-say-reserve = Kameny se vracejí do zásob.
mixtour-say-pass = { $side ->
    [first] Bílý vynechává.
   *[second] Černý vynechává.
}

## Co je neobvyklé: poví se při prvním dotyku

mixtour-sign-reserve = Kameny v zásobě. Místo přesunu sloupku se jeden z nich smí položit na prázdné pole.
mixtour-sign-banned = Co odtud právě odešlo, se nesmí hned vrátit se stejným počtem kamenů.

# Jak se vyhrává, vedle desky v první partii.
mixtour-how = Přesouvejte sloupky, celé nebo jejich část, přesně tak daleko, jak vysoký je sloupek, na který míří. Sloupek aspoň pěti kamenů s vaším navrchu vyhrává.
