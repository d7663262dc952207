# Raindropchess: volby, pro formulář nové partie.

raindropchess-option-pawns = Krok pěšce
    .help = Smí pěšec z druhé řady o dvě pole?
raindropchess-option-pawns-double = Z druhé řady i o dvě pole
raindropchess-option-pawns-single = Vždy o jedno pole
raindropchess-option-joker = Žolíci
    .help = Dva v každém balíčku. Všechny čtyři umějí totéž.
raindropchess-option-joker-none = Žádní
raindropchess-option-joker-free_move = Volný tah
raindropchess-option-joker-remove_piece = Odstranění soupeřova kamene
raindropchess-option-joker-relocate = Přemístění vlastního kamene
raindropchess-option-joker-draw_again = Další karta
raindropchess-option-hopeless_draw = Karta, která v šachu nemůže pomoci
    .help = Smí se otočit karta, i když šach nezruší žádná? Kdo ji otočí, prohraje.
raindropchess-option-hopeless_draw-forbidden = Neotáčí se
raindropchess-option-hopeless_draw-allowed = Smí se otočit
raindropchess-option-promotion = Proměna
    .help = Musí se pěšec na poslední řadě proměnit, dokud zbývá modrá figura?
raindropchess-option-promotion-required = Povinná
raindropchess-option-promotion-optional = Dobrovolná
raindropchess-option-white_deck = Balíček bílého
    .help = Karty balíčku jako písmena: K král, Q dáma, R věž, N jezdec, L světlý střelec, D tmavý střelec, P pěšec. Prázdné pole znamená úplný balíček.
raindropchess-option-black_deck = Balíček černého
    .help = Karty balíčku jako písmena: K král, Q dáma, R věž, N jezdec, L světlý střelec, D tmavý střelec, P pěšec. Prázdné pole znamená úplný balíček.
