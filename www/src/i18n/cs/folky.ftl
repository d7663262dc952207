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

## Co se stalo

folky-say-move = { $side ->
    [first] Bílý: { $piece ->
        [rook] věž
        [bishop] střelec
       *[knight] jezdec
    } z { $from } na { $to }.
   *[second] Černý: { $piece ->
        [rook] věž
        [bishop] střelec
       *[knight] jezdec
    } z { $from } na { $to }.
}
folky-say-place = { $side ->
    [first] Bílý: pěšec na { $to }.
   *[second] Černý: pěšec na { $to }.
}
folky-say-opens = { $side ->
    [first] Bílý teď míří { $count ->
        [3] třikrát
        [4] čtyřikrát
        [5] pětkrát
       *[6] šestkrát
    } na { $to }.
   *[second] Černý teď míří { $count ->
        [3] třikrát
        [4] čtyřikrát
        [5] pětkrát
       *[6] šestkrát
    } na { $to }.
}
folky-say-opens-many = { $side ->
    [first] Bílý teď může umístit pěšce na { $count } { $count ->
        [few] další pole
       *[other] dalších polí
    }.
   *[second] Černý teď může umístit pěšce na { $count } { $count ->
        [few] další pole
       *[other] dalších polí
    }.
}
folky-say-seven = { $side ->
    [first] Bílý má sedm pěšců: další vyhrává.
   *[second] Černý má sedm pěšců: další vyhrává.
}
folky-say-wins = { $side ->
    [first] Bílý hrozí vyhrát pěšcem na { $to }.
   *[second] Černý hrozí vyhrát pěšcem na { $to }.
}
folky-say-wins-many = { $side ->
    [first] Bílý hrozí vyhrát na { $count } polích.
   *[second] Černý hrozí vyhrát na { $count } polích.
}

## Jak partie skončila

folky-end-eighth_pawn = Osmý pěšec stojí na šachovnici
folky-end-no_action = Strana na tahu nemůže nic udělat
folky-end-threefold = Stejná pozice nastala potřetí
folky-end-fifty_moves = Příliš dlouho nikdo neumístil pěšce
