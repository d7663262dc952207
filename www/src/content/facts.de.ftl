# Was das Kapitel „Das Spiel in Zahlen“ jeder Regelseite sagt; die Zahlen stehen in facts.toml.
facts-title = Das Spiel in Zahlen
facts-how = Das Programm hat { $games } Partien gegen sich selbst gespielt, jede aus einer eigenen zufälligen Eröffnung, und vor jedem Zug höchstens { $nodes } Stellungen betrachtet. Hinter ± steht die Abweichung, die 95 von 100 solchen Serien einhalten. Unter Menschen kann es anders sein.
facts-score = { $advantage ->
    [first] Der erste Zug ist ein Vorteil: Wer beginnt, holt { $score } der Punkte (ein Remis zählt einen halben).
    [second] Der erste Zug ist ein Nachteil: Wer beginnt, holt { $score } der Punkte (ein Remis zählt einen halben).
   *[none] Ein Vorteil des ersten Zugs ließ sich nicht nachweisen: Wer beginnt, holt { $score } der Punkte (ein Remis zählt einen halben).
}
facts-draws = Remis enden { $draws } der Partien.
facts-no-draws = Keine einzige Partie endete remis.
facts-length = Die Hälfte der Partien dauert höchstens { $middle } Halbzüge (der Zug jeder Seite zählt für sich), das kürzeste Zehntel höchstens { $short }, neun Zehntel höchstens { $long }.
facts-worth-board = Wert auf dem Brett, wie ihn das Programm rechnet: { $list }.
facts-worth-promoted = Befördert: { $list }.
facts-worth-hand = In der Hand: { $list }.
facts-worth-cards = Als Karten im Stapel: { $list }.
facts-source-raindropchess = Die Werte der Figuren wurden an Partien des Programms gegen sich selbst angepasst. Bei Springern und Läufern zählen freie Felder zusätzlich.
facts-source-tri-d-chess = Die Werte der Figuren liegen auf halbem Weg zwischen einer Schätzung und dem, was Partien des Programms gegen sich selbst ergaben. Bei Springern, Läufern und Türmen zählen erreichbare Felder zusätzlich, und im Endspiel sind Bauern, Türme und Damen mehr wert.
facts-source-animal-shogi = Die Werte der Tiere sind im Programm von Hand gesetzt; aus Partien berechnete spielten nicht besser. Was nahe bei einem Löwen steht, zählt zusätzlich. Die Tabelle oben hat ihren eigenen Maßstab und gehört zu den Regeln.
facts-piece-pawn = Bauer
facts-piece-knight = Springer
facts-piece-bishop = Läufer
facts-piece-rook = Turm
facts-piece-queen = Dame
facts-piece-joker = Joker
facts-piece-chick = Küken
facts-piece-hen = Huhn
facts-piece-piglet = Ferkel
facts-piece-rabbit = Kaninchen
facts-piece-cat = Katze
facts-piece-dog = Hund
facts-piece-elephant = Elefant
facts-piece-giraffe = Giraffe
