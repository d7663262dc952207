# Raindropchess: co se o partii říká, když se hraje; načítá se s ovládáním desky.

## Co se stalo

raindropchess-say-draw = { $side ->
    [first] Bílý otáčí kartu.
   *[second] Černý otáčí kartu.
}
raindropchess-say-card = { $side ->
    [first] Bílý otočil { $card ->
        [king] krále
        [queen] dámu
        [rook] věž
        [knight] jezdce
        [light-bishop] světlého střelce
        [dark-bishop] tmavého střelce
        [joker] žolíka
       *[pawn] pěšce
    }.
   *[second] Černý otočil { $card ->
        [king] krále
        [queen] dámu
        [rook] věž
        [knight] jezdce
        [light-bishop] světlého střelce
        [dark-bishop] tmavého střelce
        [joker] žolíka
       *[pawn] pěšce
    }.
}
raindropchess-say-failed = { $side ->
    [first] Šach tím zrušit nejde, bílý prohrává.
   *[second] Šach tím zrušit nejde, černý prohrává.
}
raindropchess-say-unplaceable = { $side ->
    [first] Všechna prázdná pole jsou napadená, bílý prohrává.
   *[second] Všechna prázdná pole jsou napadená, černý prohrává.
}
raindropchess-say-again = { $side ->
    [first] Bílý otočí další kartu.
   *[second] Černý otočí další kartu.
}
raindropchess-say-last-joker = { $side ->
    [first] Balíček bílého je prázdný, a tak bílý táhne.
   *[second] Balíček černého je prázdný, a tak černý táhne.
}
raindropchess-say-place = { $side ->
    [first] Bílý: { $piece ->
        [king] král
        [queen] dáma
        [rook] věž
        [bishop] střelec
        [knight] jezdec
       *[pawn] pěšec
    } na { $to }.
   *[second] Černý: { $piece ->
        [king] král
        [queen] dáma
        [rook] věž
        [bishop] střelec
        [knight] jezdec
       *[pawn] pěšec
    } na { $to }.
}
raindropchess-say-move = { $side ->
    [first] Bílý: { $piece ->
        [king] král
        [queen] dáma
        [rook] věž
        [bishop] střelec
        [knight] jezdec
       *[pawn] pěšec
    } z { $from } na { $to }.
   *[second] Černý: { $piece ->
        [king] král
        [queen] dáma
        [rook] věž
        [bishop] střelec
        [knight] jezdec
       *[pawn] pěšec
    } z { $from } na { $to }.
}
raindropchess-say-take = { $side ->
    [first] Bílý: { $piece ->
        [king] král
        [queen] dáma
        [rook] věž
        [bishop] střelec
        [knight] jezdec
       *[pawn] pěšec
    } z { $from } bere { $taken ->
        [queen] dámu
        [rook] věž
        [bishop] střelce
        [knight] jezdce
       *[pawn] pěšce
    } na { $to }.
   *[second] Černý: { $piece ->
        [king] král
        [queen] dáma
        [rook] věž
        [bishop] střelec
        [knight] jezdec
       *[pawn] pěšec
    } z { $from } bere { $taken ->
        [queen] dámu
        [rook] věž
        [bishop] střelce
        [knight] jezdce
       *[pawn] pěšce
    } na { $to }.
}
raindropchess-say-promotes = { $piece ->
    [queen] Pěšec se proměnil v dámu.
    [rook] Pěšec se proměnil ve věž.
    [bishop] Pěšec se proměnil ve střelce.
   *[knight] Pěšec se proměnil v jezdce.
}
raindropchess-say-stays = Na poslední řadě zůstává pěšcem.
raindropchess-say-remove = { $side ->
    [first] Bílý odstranil { $piece ->
        [queen] dámu
        [rook] věž
        [bishop] střelce
        [knight] jezdce
       *[pawn] pěšce
    } z { $at }.
   *[second] Černý odstranil { $piece ->
        [queen] dámu
        [rook] věž
        [bishop] střelce
        [knight] jezdce
       *[pawn] pěšce
    } z { $at }.
}
raindropchess-say-relocate = { $side ->
    [first] Bílý přemístil { $piece ->
        [queen] dámu
        [rook] věž
        [bishop] střelce
        [knight] jezdce
       *[pawn] pěšce
    } z { $from } na { $to }.
   *[second] Černý přemístil { $piece ->
        [queen] dámu
        [rook] věž
        [bishop] střelce
        [knight] jezdce
       *[pawn] pěšce
    } z { $from } na { $to }.
}
raindropchess-say-decline = { $side ->
    [first] Bílý žolíka nevyužil.
   *[second] Černý žolíka nevyužil.
}
raindropchess-say-check = { $side ->
    [first] Bílý je v šachu.
   *[second] Černý je v šachu.
}
raindropchess-say-check-draw = { $side ->
    [first] Bílý je v šachu a zachránit ho může jen karta.
   *[second] Černý je v šachu a zachránit ho může jen karta.
}

## Co je neobvyklé: poví se při prvním dotyku

raindropchess-sign-reserve = Modré figury. Nahrazují pěšce, který dojde na poslední řadu, a každá se dá použít jen jednou.
raindropchess-sign-deck = Karty, které se ještě neotočily. Kámen z karty přijde na desku, až se karta otočí.
raindropchess-sign-closed = Pole je prázdné, ale co je na kartě, se na ně postavit nesmí.
raindropchess-sign-inert = Tento pěšec se neproměnil: zůstává stát, netáhne a nic nenapadá.

# Jak se vyhrává, vedle desky v první partii.
raindropchess-how = Otočte kartu a postavte kámen z ní na desku, nebo táhněte kamenem, který tam už stojí. Vyhrává mat.
