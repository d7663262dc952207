# FOLKY: všechno, co říká crates/folky.

folky-name = FOLKY®
folky-tagline = Zamiřte třemi figurami na jedno pole a umístěte tam pěšce. Kdo jich má osm, vyhrává.

## Co dělat

folky-prompt-play = { $side ->
    [first] Bílý táhne figurou, nebo umístí pěšce
   *[second] Černý táhne figurou, nebo umístí pěšce
}
folky-prompt-move = { $side ->
    [first] Bílý táhne figurou
   *[second] Černý táhne figurou
}
folky-prompt-win = { $side ->
    [first] Bílý může osmým pěšcem vyhrát
   *[second] Černý může osmým pěšcem vyhrát
}
folky-prompt-over = Partie skončila

## Jak partie skončila

folky-end-eighth_pawn = Osmý pěšec stojí na šachovnici
folky-end-no_action = Strana na tahu nemůže nic udělat
folky-end-threefold = Stejná pozice nastala potřetí
folky-end-fifty_moves = Příliš dlouho nikdo neumístil pěšce
