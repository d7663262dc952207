# Raindropchess: its options, for the form of a new game.

raindropchess-option-pawns = Krok pešiaka
    .help = Smie pešiak z druhého radu o dve polia?
raindropchess-option-pawns-double = Z druhého radu aj o dve polia
raindropchess-option-pawns-single = Vždy o jedno pole
raindropchess-option-joker = Žolíky
    .help = Dva v každom balíčku. Všetky štyri vedia to isté.
raindropchess-option-joker-none = Žiadne
raindropchess-option-joker-free_move = Voľný ťah
raindropchess-option-joker-remove_piece = Odstránenie súperovho kameňa
raindropchess-option-joker-relocate = Premiestnenie vlastného kameňa
raindropchess-option-joker-draw_again = Ďalšia karta
raindropchess-option-hopeless_draw = Karta, ktorá v šachu nemôže pomôcť
    .help = Smie sa otočiť karta, aj keď šach neodvráti žiadna? Kto ju otočí, prehrá.
raindropchess-option-hopeless_draw-forbidden = Neotáča sa
raindropchess-option-hopeless_draw-allowed = Smie sa otočiť
raindropchess-option-promotion = Premena
    .help = Musí sa pešiak na poslednom rade premeniť, kým zostáva modrá figúra?
raindropchess-option-promotion-required = Povinná
raindropchess-option-promotion-optional = Dobrovoľná
raindropchess-option-white_deck = Balíček bieleho
    .help = Karty balíčka ako písmená: K kráľ, Q dáma, R veža, N jazdec, L bielopoľný strelec, D čiernopoľný strelec, P pešiak. Prázdne pole znamená úplný balíček.
raindropchess-option-black_deck = Balíček čierneho
    .help = Karty balíčka ako písmená: K kráľ, Q dáma, R veža, N jazdec, L bielopoľný strelec, D čiernopoľný strelec, P pešiak. Prázdne pole znamená úplný balíček.
