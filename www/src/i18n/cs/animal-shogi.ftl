# Zvířátkové šógi: všechno, co říká crates/animal-shogi.

animal-shogi-name = Zvířátkové šógi
animal-shogi-tagline = Opravdové šógi na desce 9 × 9: co seberete, smíte vrátit do hry jako své. Kdo chytí lva, vyhrává.

animal-shogi-side = { $side ->
    [first] První hráč
   *[second] Druhý hráč
}

## Kroky

animal-shogi-step-promote = Povýšit
animal-shogi-step-stay = Nepovyšovat
animal-shogi-step-chick = Kuřátko
animal-shogi-step-hen = Slepice
animal-shogi-step-throw = Hodit kuřátky
animal-shogi-step-declare = Ohlásit lva
animal-shogi-step-impasse = Navrhnout počítání bodů
animal-shogi-step-agree = Souhlasit s počítáním
animal-shogi-step-decline = Hrát dál

## Co dělat

animal-shogi-prompt-play = { animal-shogi-side } je na tahu
animal-shogi-prompt-check = { animal-shogi-side } je v šachu
animal-shogi-prompt-throw = Hoďte kuřátky o to, kdo začne
animal-shogi-prompt-thrown = Kuřátka letí
animal-shogi-prompt-answer = { animal-shogi-side } odpoví na návrh počítat body
animal-shogi-prompt-declined = { animal-shogi-side } táhne, návrh byl odmítnut
animal-shogi-prompt-over = Partie skončila

animal-shogi-note-points = Body při dohodě: první hráč { $first }, druhý hráč { $second }. Kdo má méně než 24, prohrává.
animal-shogi-note-declaration = { animal-shogi-side } v pásmu: { $count ->
    [one] { $count } zvířátko
    [few] { $count } zvířátka
   *[other] { $count } zvířátek
} kromě lva, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}. K ohlášení je třeba 10 zvířátek a { $least } bodů, k výhře { $needed }.

## Na desce a v ruce

board-things-giraffe = { $count ->
    [one] { $count } žirafa
    [few] { $count } žirafy
   *[other] { $count } žiraf
}
board-things-elephant = { $count ->
    [one] { $count } slon
    [few] { $count } sloni
   *[other] { $count } slonů
}
board-things-dog = { $count ->
    [one] { $count } pes
    [few] { $count } psi
   *[other] { $count } psů
}
board-things-cat = { $count ->
    [one] { $count } kočka
    [few] { $count } kočky
   *[other] { $count } koček
}
board-things-rabbit = { $count ->
    [one] { $count } zajíček
    [few] { $count } zajíčci
   *[other] { $count } zajíčků
}
board-things-piglet = { $count ->
    [one] { $count } prasátko
    [few] { $count } prasátka
   *[other] { $count } prasátek
}
board-things-chick = { $count ->
    [one] { $count } kuřátko
    [few] { $count } kuřátka
   *[other] { $count } kuřátek
}

## Jak partie skončila

animal-shogi-end-must_promote = Nedovolený tah: zvířátko muselo povýšit
animal-shogi-end-dead_drop = Nedovolený tah: zvířátko by se už nepohnulo
animal-shogi-end-nifu = Nedovolený tah: druhé kuřátko ve sloupci
animal-shogi-end-drop_mate = Nedovolený tah: mat položeným kuřátkem
animal-shogi-end-self_check = Nedovolený tah: lev zůstal v šachu
animal-shogi-end-declaration = Ohlášený lev
animal-shogi-end-impasse = Počítání bodů po dohodě
animal-shogi-end-lion_captured = Lev je chycený
animal-shogi-end-checkmate = Mat
animal-shogi-end-no_move = Strana na tahu nemá žádný tah
animal-shogi-end-perpetual_check = Věčný šach prohrává
animal-shogi-end-repetition = Stejná pozice nastala počtvrté
animal-shogi-end-ply_limit = Partie dosáhla nejvyššího počtu tahů
