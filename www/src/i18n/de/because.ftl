# Why a move is good or bad: facts that were proved. “It” is the move.

because-of = { $move }: { $reasons }

## How the game ends

because-wins = Gewinnt die Partie.
because-wins-in = Gewinnt in höchstens { $count } Zügen beider Seiten, was die andere Seite auch tut.
because-loses-in = Der Verlust ist nicht zu verhindern: Er kommt in höchstens { $count } Zügen beider Seiten.
because-gives-win = Überlässt der anderen Seite den Gewinn.
because-prevents = Verhindert { $move }, was sofort gewinnen würde.
because-rare = { $count ->
    [one] Von { $all } Zügen leistet das kein anderer.
   *[other] Von { $all } Zügen leisten das nur { $count }.
}
because-threatens = { $count ->
    [one] Droht { $move } mit Gewinn.
   *[other] Droht auf { $count } Arten zu gewinnen, zum Beispiel mit { $move }.
}
    .mixtour = { $count ->
        [one] Droht mit einem Stapel aus mindestens fünf Steinen, der gewinnt: { $move }.
       *[other] Droht auf { $count } Arten mit einem Stapel aus mindestens fünf Steinen, der gewinnt, zum Beispiel mit { $move }.
    }
because-allows-win = Die andere Seite kann sofort gewinnen: { $move }.
because-allows-win-in = Die andere Seite gewinnt dann in höchstens { $count } Zügen beider Seiten.

## What happens to pieces

because-noun = { $piece ->
    [king] den König
    [queen] die Dame
    [rook] den Turm
    [bishop] den Läufer
    [knight] den Springer
    [pawn] den Bauern
    [lion] den Löwen
    [giraffe] die Giraffe
    [elephant] den Elefanten
    [dog] den Hund
    [cat] die Katze
    [rabbit] das Kaninchen
    [piglet] das Ferkel
    [chick] das Küken
    [hen] das Huhn
    [promoted-giraffe] die beförderte Giraffe
    [promoted-elephant] den beförderten Elefanten
    [promoted-cat] die beförderte Katze
    [promoted-rabbit] das beförderte Kaninchen
   *[promoted-piglet] das beförderte Ferkel
}
because-other = { $other ->
    [king] den König
    [queen] die Dame
    [rook] den Turm
    [bishop] den Läufer
    [knight] den Springer
    [pawn] den Bauern
    [lion] den Löwen
    [giraffe] die Giraffe
    [elephant] den Elefanten
    [dog] den Hund
    [cat] die Katze
    [rabbit] das Kaninchen
    [piglet] das Ferkel
    [chick] das Küken
    [hen] das Huhn
    [promoted-giraffe] die beförderte Giraffe
    [promoted-elephant] den beförderten Elefanten
    [promoted-cat] die beförderte Katze
    [promoted-rabbit] das beförderte Kaninchen
   *[promoted-piglet] das beförderte Ferkel
}
because-by = { $by ->
    [king] der König
    [queen] die Dame
    [rook] der Turm
    [bishop] der Läufer
    [knight] der Springer
    [pawn] der Bauer
    [lion] der Löwe
    [giraffe] die Giraffe
    [elephant] der Elefant
    [dog] der Hund
    [cat] die Katze
    [rabbit] das Kaninchen
    [piglet] das Ferkel
    [chick] das Küken
    [hen] das Huhn
    [promoted-giraffe] die beförderte Giraffe
    [promoted-elephant] der beförderte Elefant
    [promoted-cat] die beförderte Katze
    [promoted-rabbit] das beförderte Kaninchen
   *[promoted-piglet] das beförderte Ferkel
}
because-new = { $piece ->
    [queen] zur Dame
    [rook] zum Turm
    [bishop] zum Läufer
    [knight] zum Springer
    [board] zum Angriffsbrett
    [hen] zum Huhn
    [promoted-giraffe] zur beförderten Giraffe
    [promoted-elephant] zum beförderten Elefanten
    [promoted-cat] zur beförderten Katze
    [promoted-rabbit] zum beförderten Kaninchen
   *[promoted-piglet] zum beförderten Ferkel
}

because-checks = Gibt Schach.
because-takes = Schlägt { because-noun } auf { $at }, und nichts kann zurückschlagen.
because-takes-with = Auf { $at } schlägt { because-by } { because-noun }.
because-trades = { $piece ->
    [king] Auf { $at } wird König gegen König getauscht.
    [queen] Auf { $at } wird Dame gegen Dame getauscht.
    [rook] Auf { $at } wird Turm gegen Turm getauscht.
    [bishop] Auf { $at } wird Läufer gegen Läufer getauscht.
    [knight] Auf { $at } wird Springer gegen Springer getauscht.
    [pawn] Auf { $at } wird Bauer gegen Bauer getauscht.
    [lion] Auf { $at } wird Löwe gegen Löwe getauscht.
    [giraffe] Auf { $at } wird Giraffe gegen Giraffe getauscht.
    [elephant] Auf { $at } wird Elefant gegen Elefant getauscht.
    [dog] Auf { $at } wird Hund gegen Hund getauscht.
    [cat] Auf { $at } wird Katze gegen Katze getauscht.
    [rabbit] Auf { $at } wird Kaninchen gegen Kaninchen getauscht.
    [piglet] Auf { $at } wird Ferkel gegen Ferkel getauscht.
    [chick] Auf { $at } wird Küken gegen Küken getauscht.
    [hen] Auf { $at } wird Huhn gegen Huhn getauscht.
    [promoted-giraffe] Auf { $at } wird beförderte Giraffe gegen beförderte Giraffe getauscht.
    [promoted-elephant] Auf { $at } wird beförderter Elefant gegen beförderten Elefanten getauscht.
    [promoted-cat] Auf { $at } wird beförderte Katze gegen beförderte Katze getauscht.
    [promoted-rabbit] Auf { $at } wird befördertes Kaninchen gegen befördertes Kaninchen getauscht.
   *[promoted-piglet] Auf { $at } wird befördertes Ferkel gegen befördertes Ferkel getauscht.
}
because-promotes = Umwandlung: Der Bauer wird { because-new }.
    .animal-shogi = Beförderung: Das Tier wird { because-new }.
because-attacks = Droht, { because-noun } auf { $at } zu schlagen.
because-forks = Droht, { because-noun } auf { $at } und { because-other } auf { $on } zu schlagen.
because-saves = Bringt { because-noun } von { $at } in Sicherheit.
because-protects = Deckt { because-noun } auf { $at }.
because-loses = Verliert { because-noun } auf { $at }: { $move }, und nichts kann zurückschlagen.
because-loses-to = Dann schlägt { because-by } { because-noun } auf { $at }: { $move }.

## After a game with cards

luck-title = Glück und Spiel
luck-shares = { $side ->
    [first] Die Chance von Weiß lag am Anfang bei { $from } und am Ende bei { $to }: Die Karten haben sie um { $luck } verändert, das Spiel um { $play }.
   *[second] Die Chance von Schwarz lag am Anfang bei { $from } und am Ende bei { $to }: Die Karten haben sie um { $luck } verändert, das Spiel um { $play }.
}
luck-cards = { $side ->
    [first] Für Weiß waren die Karten, die Weiß aufgedeckt hat, { $first } wert, die von Schwarz { $second }.
   *[second] Für Schwarz waren die Karten, die Weiß aufgedeckt hat, { $first } wert, die von Schwarz { $second }.
}
luck-greatest = { $turned ->
    [first] Am meisten verändert hat die Karte von Weiß in Zug { $number }: { $change }.
   *[second] Am meisten verändert hat die Karte von Schwarz in Zug { $number }: { $change }.
}
