# The form of a new game whose options are variants to mix.

mixer-title = Vaša zmes
mixer-plain = bez variantov
mixer-starts = { $count ->
    [one] Jediný možný začiatok
    [few] { $count } možné začiatky
   *[other] { $count } možných začiatkov
}
mixer-changes = Čo táto zmes mení
mixer-no-changes = Nič, hráte podľa turnajových pravidiel.
mixer-rules = Všetky pravidlá slovami
mixer-clear = Vynechať všetky varianty
mixer-preview = Začiatok tejto zmesi

mixer-array = Rozostavenie
mixer-array-number = Číslom
mixer-array-random = Náhodne
    .help = Program ho vyžrebuje hneď teraz. Záznam partie si pamätá jeho číslo.
mixer-array-fair = S odtlačkom
    .help = Rozostavenie vyplýva z tajného kľúča a z toho, čo primiešate. Odtlačok kľúča si pred žrebovaním poznamenajte; po partii záznam ukáže aj kľúč.
mixer-array-placed = Rozostavia hráči
    .help = Partia sa začne rozostavovaním: hráči striedavo stavajú svoje figúry.
mixer-array-draw = Žrebovať
mixer-array-again = Žrebovať iné
mixer-array-drawn = Vyžrebované: číslo { $number }
mixer-array-both = Číslo rozostavenia, od { $min } do { $max }
mixer-array-white = Číslo bieleho
mixer-array-black = Číslo čierneho
mixer-row = { $side ->
    [first] Rad bieleho
   *[second] Rad čierneho
}: { $men }
mixer-row-man = { $man } na { $cell }
