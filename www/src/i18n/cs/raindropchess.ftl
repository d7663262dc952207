# Raindropchess: všechno, co říká crates/raindropchess.

raindropchess-name = Raindropchess®
raindropchess-tagline = Šachy, v nichž kameny padají z karet na prázdnou desku a vy volíte, kam dopadnou. Kdo dá mat, vyhrává.

## Kroky

raindropchess-step-draw = Otočit kartu
raindropchess-step-decline = Žolíka nevyužít
raindropchess-step-queen = Dáma
raindropchess-step-rook = Věž
raindropchess-step-bishop = Střelec
raindropchess-step-knight = Jezdec
raindropchess-step-pawn = Zůstat pěšcem

## Co dělat

raindropchess-side = { $side ->
    [first] Bílý
   *[second] Černý
}
raindropchess-prompt-draw = { raindropchess-side } otočí kartu
raindropchess-prompt-choose = { raindropchess-side } otočí kartu, nebo táhne
raindropchess-prompt-move = { raindropchess-side } táhne
raindropchess-prompt-check = { raindropchess-side } je v šachu: táhne, nebo vsadí na kartu
raindropchess-prompt-check-move = { raindropchess-side } je v šachu a musí táhnout
raindropchess-prompt-check-draw = { raindropchess-side } je v šachu: zachránit ho může jen karta
raindropchess-prompt-turn = { raindropchess-side } otáčí kartu
raindropchess-prompt-redraw = { raindropchess-side } otočí další kartu
raindropchess-prompt-place = { $side ->
    [first] Bílý umístí { $card ->
        [king] krále
        [queen] dámu
        [rook] věž
        [knight] jezdce
        [light-bishop] střelce na světlé pole
        [dark-bishop] střelce na tmavé pole
       *[pawn] pěšce
    }
   *[second] Černý umístí { $card ->
        [king] krále
        [queen] dámu
        [rook] věž
        [knight] jezdce
        [light-bishop] střelce na světlé pole
        [dark-bishop] střelce na tmavé pole
       *[pawn] pěšce
    }
}
raindropchess-prompt-check-place = { $side ->
    [first] Bílý postaví { $card ->
        [queen] dámu
        [rook] věž
        [knight] jezdce
        [light-bishop] střelce
        [dark-bishop] střelce
       *[pawn] pěšce
    } šachu do cesty
   *[second] Černý postaví { $card ->
        [queen] dámu
        [rook] věž
        [knight] jezdce
        [light-bishop] střelce
        [dark-bishop] střelce
       *[pawn] pěšce
    } šachu do cesty
}
raindropchess-prompt-free-move = { $side ->
    [first] Žolík: bílý smí jednou táhnout
   *[second] Žolík: černý smí jednou táhnout
}
raindropchess-prompt-check-free-move = { $side ->
    [first] Žolík: bílý musí táhnout ze šachu
   *[second] Žolík: černý musí táhnout ze šachu
}
raindropchess-prompt-remove-piece = { $side ->
    [first] Žolík: bílý smí odstranit černý kámen
   *[second] Žolík: černý smí odstranit bílý kámen
}
raindropchess-prompt-check-remove-piece = { $side ->
    [first] Žolík: bílý musí odstraněním kamene zrušit šach
   *[second] Žolík: černý musí odstraněním kamene zrušit šach
}
raindropchess-prompt-relocate = { $side ->
    [first] Žolík: bílý smí přemístit svůj kámen
   *[second] Žolík: černý smí přemístit svůj kámen
}
raindropchess-prompt-check-relocate = { $side ->
    [first] Žolík: bílý musí přemístit kámen šachu do cesty
   *[second] Žolík: černý musí přemístit kámen šachu do cesty
}
raindropchess-prompt-over = Partie skončila

## Naděje v šachu

raindropchess-note-saves = { $saves ->
    [0] Žádná z celkem { $left } karet šach nezruší.
    [one] Zachrání { $saves } karta z celkem { $left }, tedy { $percent } %.
    [few] Zachrání { $saves } karty z celkem { $left }, tedy { $percent } %.
   *[other] Zachrání { $saves } karet z celkem { $left }, tedy { $percent } %.
}
raindropchess-note-card = { $count ->
    [one] { $card ->
        [queen] dáma
        [rook] věž
        [knight] jezdec
        [light-bishop] světlý střelec
        [dark-bishop] tmavý střelec
        [joker] žolík
       *[pawn] pěšec
    }
   *[other] { $count }× { $card ->
        [queen] dáma
        [rook] věž
        [knight] jezdec
        [light-bishop] světlý střelec
        [dark-bishop] tmavý střelec
        [joker] žolík
       *[pawn] pěšec
    }
}

## Jak partie skončila

raindropchess-end-checkmate = Mat
raindropchess-end-stalemate = Pat: není co hrát
raindropchess-end-insufficient = Nikdo už nemá dost materiálu na mat
raindropchess-end-repetition = Stejná pozice nastala potřetí
raindropchess-end-fifty = Padesát tahů bez karty, braní a tahu pěšcem
raindropchess-end-failed_draw = Otočená karta šach nezrušila
raindropchess-end-king_unplaceable = Pro otočeného krále není bezpečné pole
