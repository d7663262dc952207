# Raindropchess: what is told of a game while people play it; it comes with the hands.

## What happened

raindropchess-say-draw = { $side ->
    [first] Biely otáča kartu.
   *[second] Čierny otáča kartu.
}
raindropchess-say-card = { $side ->
    [first] Biely otočil { $card ->
        [king] kráľa
        [queen] dámu
        [rook] vežu
        [knight] jazdca
        [light-bishop] bielopoľného strelca
        [dark-bishop] čiernopoľného strelca
        [joker] žolíka
       *[pawn] pešiaka
    }.
   *[second] Čierny otočil { $card ->
        [king] kráľa
        [queen] dámu
        [rook] vežu
        [knight] jazdca
        [light-bishop] bielopoľného strelca
        [dark-bishop] čiernopoľného strelca
        [joker] žolíka
       *[pawn] pešiaka
    }.
}
raindropchess-say-failed = { $side ->
    [first] Šach sa tým odvrátiť nedá, biely prehráva.
   *[second] Šach sa tým odvrátiť nedá, čierny prehráva.
}
raindropchess-say-unplaceable = { $side ->
    [first] Všetky prázdne polia sú napadnuté, biely prehráva.
   *[second] Všetky prázdne polia sú napadnuté, čierny prehráva.
}
raindropchess-say-again = { $side ->
    [first] Biely otočí ďalšiu kartu.
   *[second] Čierny otočí ďalšiu kartu.
}
raindropchess-say-last-joker = { $side ->
    [first] Balíček bieleho je prázdny, a tak biely ťahá.
   *[second] Balíček čierneho je prázdny, a tak čierny ťahá.
}
raindropchess-say-place = { $side ->
    [first] Biely: { $piece ->
        [king] kráľ
        [queen] dáma
        [rook] veža
        [bishop] strelec
        [knight] jazdec
       *[pawn] pešiak
    } na { $to }.
   *[second] Čierny: { $piece ->
        [king] kráľ
        [queen] dáma
        [rook] veža
        [bishop] strelec
        [knight] jazdec
       *[pawn] pešiak
    } na { $to }.
}
raindropchess-say-move = { $side ->
    [first] Biely: { $piece ->
        [king] kráľ
        [queen] dáma
        [rook] veža
        [bishop] strelec
        [knight] jazdec
       *[pawn] pešiak
    } z { $from } na { $to }.
   *[second] Čierny: { $piece ->
        [king] kráľ
        [queen] dáma
        [rook] veža
        [bishop] strelec
        [knight] jazdec
       *[pawn] pešiak
    } z { $from } na { $to }.
}
raindropchess-say-take = { $side ->
    [first] Biely: { $piece ->
        [king] kráľ
        [queen] dáma
        [rook] veža
        [bishop] strelec
        [knight] jazdec
       *[pawn] pešiak
    } z { $from } berie { $taken ->
        [queen] dámu
        [rook] vežu
        [bishop] strelca
        [knight] jazdca
       *[pawn] pešiaka
    } na { $to }.
   *[second] Čierny: { $piece ->
        [king] kráľ
        [queen] dáma
        [rook] veža
        [bishop] strelec
        [knight] jazdec
       *[pawn] pešiak
    } z { $from } berie { $taken ->
        [queen] dámu
        [rook] vežu
        [bishop] strelca
        [knight] jazdca
       *[pawn] pešiaka
    } na { $to }.
}
raindropchess-say-promotes = { $piece ->
    [queen] Pešiak sa premenil na dámu.
    [rook] Pešiak sa premenil na vežu.
    [bishop] Pešiak sa premenil na strelca.
   *[knight] Pešiak sa premenil na jazdca.
}
raindropchess-say-stays = Na poslednom rade zostáva pešiakom.
raindropchess-say-remove = { $side ->
    [first] Biely odstránil { $piece ->
        [queen] dámu
        [rook] vežu
        [bishop] strelca
        [knight] jazdca
       *[pawn] pešiaka
    } z { $at }.
   *[second] Čierny odstránil { $piece ->
        [queen] dámu
        [rook] vežu
        [bishop] strelca
        [knight] jazdca
       *[pawn] pešiaka
    } z { $at }.
}
raindropchess-say-relocate = { $side ->
    [first] Biely premiestnil { $piece ->
        [queen] dámu
        [rook] vežu
        [bishop] strelca
        [knight] jazdca
       *[pawn] pešiaka
    } z { $from } na { $to }.
   *[second] Čierny premiestnil { $piece ->
        [queen] dámu
        [rook] vežu
        [bishop] strelca
        [knight] jazdca
       *[pawn] pešiaka
    } z { $from } na { $to }.
}
raindropchess-say-decline = { $side ->
    [first] Biely žolíka nevyužil.
   *[second] Čierny žolíka nevyužil.
}
raindropchess-say-check = { $side ->
    [first] Biely je v šachu.
   *[second] Čierny je v šachu.
}
raindropchess-say-check-draw = { $side ->
    [first] Biely je v šachu a zachrániť ho môže len karta.
   *[second] Čierny je v šachu a zachrániť ho môže len karta.
}

## What is unusual, told when it is first touched

raindropchess-sign-reserve = Modré figúry. Nahrádzajú pešiaka, ktorý dôjde na posledný rad, a každá sa dá použiť len raz.
raindropchess-sign-deck = Karty, ktoré sa ešte neotočili. Kameň z karty príde na dosku, keď sa karta otočí.
raindropchess-sign-closed = Pole je prázdne, ale čo je na karte, sa naň postaviť nesmie.
raindropchess-sign-inert = Tento pešiak sa nepremenil: zostáva stáť, neťahá a nič nenapáda.

# What wins, told beside the board in the first game.
raindropchess-how = Otočte kartu a postavte jej kameň na dosku, alebo ťahajte kameňom, ktorý tam už stojí. Vyhráva mat.
