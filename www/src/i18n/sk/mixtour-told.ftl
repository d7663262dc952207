# Mixtour: what is told of a game while people play it; it comes with the hands.

## What happened

mixtour-say-enter = { $side ->
    [first] Biely kladie kameň na { $to }.
   *[second] Čierny kladie kameň na { $to }.
}
mixtour-say-last-piece = { $side ->
    [first] Bol to posledný kameň zo zásoby bieleho.
   *[second] Bol to posledný kameň zo zásoby čierneho.
}
mixtour-say-move = { $side ->
    [first] Biely
   *[second] Čierny
}: { $count ->
    [1] jeden
    [2] dva
    [3] tri
   *[4] štyri
} z { $from } na { $to }. Výška { $height }, navrchu { $top ->
    [first] biely
   *[second] čierny
}.
mixtour-say-score = { $side ->
    [first] Bod získava biely.
   *[second] Bod získava čierny.
}
mixtour-say-out = Stĺpček odchádza z hry.
mixtour-say-reserve = Kamene sa vracajú do zásob.
mixtour-say-pass = { $side ->
    [first] Biely vynecháva ťah.
   *[second] Čierny vynecháva ťah.
}

## What is unusual, told when it is first touched

mixtour-sign-reserve = Kamene v zásobe. Namiesto presunu stĺpčeka sa jeden z nich smie položiť na prázdne pole.
mixtour-sign-banned = Čo odtiaľto práve odišlo, sa nesmie hneď vrátiť s rovnakým počtom kameňov.

# What wins, told beside the board in the first game.
mixtour-how = Presúvajte stĺpčeky, celé alebo ich časť, presne tak ďaleko, aký vysoký je stĺpček, na ktorý mieria. Stĺpček aspoň piatich kameňov s vaším navrchu vyhráva.
