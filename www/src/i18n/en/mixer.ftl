# The form of a new game whose options are variants to mix.

mixer-title = Your mix
mixer-plain = no variant
mixer-starts = { $count ->
    [one] One possible start
   *[other] { $count } possible starts
}
mixer-changes = What this mix changes
mixer-no-changes = Nothing: you play by the tournament rules.
mixer-rules = All its rules in words
mixer-clear = Leave out all variants
mixer-preview = The start of this mix

mixer-array = Array
mixer-array-number = By number
mixer-array-random = At random
    .help = The program draws one here and now. The record keeps its number.
mixer-array-fair = With a fingerprint
    .help = The array follows from a secret and from what you mix in. Note the fingerprint of the secret before you draw; after the game the record shows the secret itself.
mixer-array-placed = Placed by the players
    .help = The game begins with the set-up: the players place their pieces in turn.
mixer-array-draw = Draw
mixer-array-again = Draw another one
mixer-array-drawn = Drawn: number { $number }
mixer-array-both = Number of the array, from { $min } to { $max }
mixer-array-white = White’s number
mixer-array-black = Black’s number
mixer-row = { $side ->
    [first] White’s row
   *[second] Black’s row
}: { $men }
mixer-row-man = { $man } on { $cell }
