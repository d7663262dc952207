# Formulář nové partie u her, jejichž volby jsou varianty k míchání.

mixer-title = Vaše směs
mixer-plain = bez variant
mixer-starts = { $count ->
    [one] Jediné výchozí postavení
    [few] { $count } možná výchozí postavení
   *[other] { $count } možných výchozích postavení
}
mixer-changes = Co tato směs mění
mixer-no-changes = Nic, hrajete podle turnajových pravidel.
mixer-rules = Všechna pravidla slovy
mixer-clear = Vypustit všechny varianty
mixer-preview = Začátek této směsi

mixer-array = Rozestavení
mixer-array-number = Číslem
mixer-array-random = Náhodně
    .help = Program je vylosuje hned teď. Záznam partie si pamatuje jeho číslo.
mixer-array-fair = S otiskem
    .help = Rozestavení plyne z tajného klíče a z toho, co přimícháte. Otisk klíče si před losováním poznamenejte; po partii záznam ukáže i klíč.
mixer-array-placed = Rozestaví hráči
    .help = Partie začne rozestavením: hráči střídavě staví své figury.
mixer-array-draw = Losovat
mixer-array-again = Losovat jiné
mixer-array-drawn = Vylosováno: číslo { $number }
mixer-array-both = Číslo rozestavení, od { $min } do { $max }
mixer-array-white = Číslo bílého
mixer-array-black = Číslo černého
mixer-row = { $side ->
    [first] Řada bílého
   *[second] Řada černého
}: { $men }
mixer-row-man = { $man } na { $cell }
