# Raindropchess: everything that crates/raindropchess emits.

raindropchess-name = Raindropchess®
raindropchess-tagline = Šach, v ktorom kamene padajú z kariet na prázdnu dosku a vy volíte, kam dopadnú. Kto dá mat, vyhráva.

## Steps

raindropchess-step-draw = Otočiť kartu
raindropchess-step-decline = Žolíka nevyužiť
raindropchess-step-queen = Dáma
raindropchess-step-rook = Veža
raindropchess-step-bishop = Strelec
raindropchess-step-knight = Jazdec
raindropchess-step-pawn = Zostať pešiakom

## What to do

raindropchess-side = { $side ->
    [first] Biely
   *[second] Čierny
}
raindropchess-prompt-draw = { raindropchess-side } otočí kartu
raindropchess-prompt-choose = { raindropchess-side } otočí kartu alebo ťahá
raindropchess-prompt-move = { raindropchess-side } ťahá
raindropchess-prompt-check = { raindropchess-side } je v šachu: ťahá alebo vsadí na kartu
raindropchess-prompt-check-move = { raindropchess-side } je v šachu a musí ťahať
raindropchess-prompt-check-draw = { raindropchess-side } je v šachu: zachrániť ho môže len karta
raindropchess-prompt-turn = { raindropchess-side } otáča kartu
raindropchess-prompt-redraw = { raindropchess-side } otočí ďalšiu kartu
raindropchess-prompt-place = { $side ->
    [first] Biely umiestni { $card ->
        [king] kráľa
        [queen] dámu
        [rook] vežu
        [knight] jazdca
        [light-bishop] strelca na svetlé pole
        [dark-bishop] strelca na tmavé pole
       *[pawn] pešiaka
    }
   *[second] Čierny umiestni { $card ->
        [king] kráľa
        [queen] dámu
        [rook] vežu
        [knight] jazdca
        [light-bishop] strelca na svetlé pole
        [dark-bishop] strelca na tmavé pole
       *[pawn] pešiaka
    }
}
raindropchess-prompt-check-place = { $side ->
    [first] Biely postaví { $card ->
        [queen] dámu
        [rook] vežu
        [knight] jazdca
        [light-bishop] strelca
        [dark-bishop] strelca
       *[pawn] pešiaka
    } šachu do cesty
   *[second] Čierny postaví { $card ->
        [queen] dámu
        [rook] vežu
        [knight] jazdca
        [light-bishop] strelca
        [dark-bishop] strelca
       *[pawn] pešiaka
    } šachu do cesty
}
raindropchess-prompt-free-move = { $side ->
    [first] Žolík: biely smie raz ťahať
   *[second] Žolík: čierny smie raz ťahať
}
raindropchess-prompt-check-free-move = { $side ->
    [first] Žolík: biely musí ťahom odvrátiť šach
   *[second] Žolík: čierny musí ťahom odvrátiť šach
}
raindropchess-prompt-remove-piece = { $side ->
    [first] Žolík: biely smie odstrániť čierny kameň
   *[second] Žolík: čierny smie odstrániť biely kameň
}
raindropchess-prompt-check-remove-piece = { $side ->
    [first] Žolík: biely musí odstránením kameňa odvrátiť šach
   *[second] Žolík: čierny musí odstránením kameňa odvrátiť šach
}
raindropchess-prompt-relocate = { $side ->
    [first] Žolík: biely smie premiestniť svoj kameň
   *[second] Žolík: čierny smie premiestniť svoj kameň
}
raindropchess-prompt-check-relocate = { $side ->
    [first] Žolík: biely musí premiestniť kameň šachu do cesty
   *[second] Žolík: čierny musí premiestniť kameň šachu do cesty
}
raindropchess-prompt-over = Partia sa skončila

## The odds in check

raindropchess-note-saves = { $saves ->
    [0] Žiadna z kariet (zostáva { $left }) šach neodvráti.
    [one] Zachráni { $saves } karta z celkového počtu { $left }, teda { $percent } %.
    [few] Zachránia { $saves } karty z celkového počtu { $left }, teda { $percent } %.
   *[other] Zachráni { $saves } kariet z celkového počtu { $left }, teda { $percent } %.
}
raindropchess-note-card = { $count ->
    [one] { $card ->
        [queen] dáma
        [rook] veža
        [knight] jazdec
        [light-bishop] bielopoľný strelec
        [dark-bishop] čiernopoľný strelec
        [joker] žolík
       *[pawn] pešiak
    }
   *[other] { $count }× { $card ->
        [queen] dáma
        [rook] veža
        [knight] jazdec
        [light-bishop] bielopoľný strelec
        [dark-bishop] čiernopoľný strelec
        [joker] žolík
       *[pawn] pešiak
    }
}

## How it ended

raindropchess-end-checkmate = Mat
raindropchess-end-stalemate = Pat: nie je čo hrať
raindropchess-end-insufficient = Nikto už nemá dosť materiálu na mat
raindropchess-end-repetition = Rovnaká pozícia nastala tretí raz
raindropchess-end-fifty = Päťdesiat ťahov bez karty, brania a ťahu pešiakom
raindropchess-end-failed_draw = Otočená karta šach neodvrátila
raindropchess-end-king_unplaceable = Pre otočeného kráľa nie je bezpečné pole
