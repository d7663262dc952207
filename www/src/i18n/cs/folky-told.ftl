# FOLKY: co se o partii říká, když se hraje; načítá se s ovládáním desky.

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

## Co je neobvyklé: poví se při prvním dotyku

folky-sign-reserve = Pěšci v zásobě. Pěšec se smí postavit na prázdné pole, na které míří aspoň tři figury jeho strany.
folky-sign-open = { $side ->
    [first] Na toto pole míří aspoň tři bílé figury: bílý sem smí postavit pěšce.
   *[second] Na toto pole míří aspoň tři černé figury: černý sem smí postavit pěšce.
}
folky-sign-count = Čísla říkají, kolik bílých a kolik černých figur na toto pole míří. Tři figury jedné strany na pěšce stačí.

# Jak se vyhrává, vedle desky v první partii.
folky-how = Zamiřte aspoň třemi figurami na jedno prázdné pole, a můžete tam postavit pěšce. Kdo první postaví osmého, vyhrává.
