# Raindropchess: volby, pro formulář nové partie.

raindropchess-option-pawns = Krok pěšce
    .help = Smí pěšec z druhé řady o dvě pole?
raindropchess-option-pawns-double = z druhé řady i o dvě pole
raindropchess-option-pawns-single = vždy o jedno pole
raindropchess-option-joker = Žolíci
    .help = Dva v každém balíčku. Všechny čtyři umějí totéž.
raindropchess-option-joker-none = žádní
raindropchess-option-joker-free_move = volný tah
raindropchess-option-joker-remove_piece = odstranění soupeřova kamene
raindropchess-option-joker-relocate = přemístění vlastního kamene
raindropchess-option-joker-draw_again = další karta
raindropchess-option-hopeless_draw = Karta, která v šachu nemůže pomoci
    .help = Smí se otočit karta, i když šach nezruší žádná? Kdo ji otočí, prohraje.
raindropchess-option-hopeless_draw-forbidden = neotáčí se
raindropchess-option-hopeless_draw-allowed = smí se otočit
raindropchess-option-promotion = Proměna
    .help = Musí se pěšec na poslední řadě proměnit, dokud zbývá modrá figura?
raindropchess-option-promotion-required = povinná
raindropchess-option-promotion-optional = dobrovolná
raindropchess-option-white_deck = Balíček bílého
    .help = Karty balíčku jako písmena: K král, Q dáma, R věž, N jezdec, L světlý střelec, D tmavý střelec, P pěšec. Prázdné pole znamená úplný balíček.
raindropchess-option-black_deck = Balíček černého
    .help = Karty balíčku jako písmena: K král, Q dáma, R věž, N jezdec, L světlý střelec, D tmavý střelec, P pěšec. Prázdné pole znamená úplný balíček.
