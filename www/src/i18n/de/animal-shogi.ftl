# Animal Shogi: everything that crates/animal-shogi emits.

animal-shogi-name = Tier-Shogi
animal-shogi-tagline = Echtes Shogi auf 9 × 9 Feldern: Was Sie schlagen, dürfen Sie als Eigenes wieder einsetzen. Wer den Löwen fängt, gewinnt.

animal-shogi-side = { $side ->
    [first] Der erste Spieler
   *[second] Der zweite Spieler
}

## Steps

animal-shogi-step-promote = Befördern
animal-shogi-step-stay = Nicht befördern
animal-shogi-step-chick = Küken
animal-shogi-step-hen = Huhn
animal-shogi-step-throw = Küken werfen
animal-shogi-step-declare = Löwen ansagen
animal-shogi-step-impasse = Punktzählung vorschlagen
animal-shogi-step-agree = Zählung zustimmen
animal-shogi-step-decline = Weiterspielen

## What to do

animal-shogi-prompt-play = { $side ->
    [first] Der erste Spieler ist am Zug
   *[second] Der zweite Spieler ist am Zug
}
animal-shogi-prompt-check = { animal-shogi-side } steht im Schach
animal-shogi-prompt-throw = Küken werfen, um zu sehen, wer beginnt
animal-shogi-prompt-thrown = Die Küken sind in der Luft
animal-shogi-prompt-answer = { animal-shogi-side } antwortet: Sollen Punkte gezählt werden?
animal-shogi-prompt-declined = { $side ->
    [first] Der Vorschlag ist abgelehnt, der erste Spieler zieht
   *[second] Der Vorschlag ist abgelehnt, der zweite Spieler zieht
}
animal-shogi-prompt-over = Partie beendet

animal-shogi-note-points = Punkte, wenn Sie der Zählung zustimmen: erster Spieler { $first }, zweiter Spieler { $second }. Weniger als 24 verliert.
animal-shogi-note-declaration = { animal-shogi-side } in der Zone: { $count ->
    [one] { $count } Tier
   *[other] { $count } Tiere
} außer dem Löwen, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. Zum Ansagen braucht es 10 Tiere und { $least } Punkte, zum Gewinnen { $needed }.

## On the board and in hand

board-things-giraffe = { $count ->
    [one] { $count } Giraffe
   *[other] { $count } Giraffen
}
board-things-elephant = { $count ->
    [one] { $count } Elefant
   *[other] { $count } Elefanten
}
board-things-dog = { $count ->
    [one] { $count } Hund
   *[other] { $count } Hunde
}
board-things-cat = { $count ->
    [one] { $count } Katze
   *[other] { $count } Katzen
}
board-things-rabbit = { $count ->
    [one] { $count } Kaninchen
   *[other] { $count } Kaninchen
}
board-things-piglet = { $count ->
    [one] { $count } Ferkel
   *[other] { $count } Ferkel
}
board-things-chick = { $count ->
    [one] { $count } Küken
   *[other] { $count } Küken
}

## How it ended

animal-shogi-end-must_promote = Ein regelwidriger Zug: Das Tier musste befördert werden
animal-shogi-end-dead_drop = Ein regelwidriger Zug: Das Tier könnte nie mehr ziehen
animal-shogi-end-nifu = Ein regelwidriger Zug: ein zweites Küken auf der Linie
animal-shogi-end-drop_mate = Ein regelwidriger Zug: Matt durch ein eingesetztes Küken
animal-shogi-end-self_check = Ein regelwidriger Zug: Der Löwe blieb im Schach
animal-shogi-end-declaration = Der Löwe wurde angesagt
animal-shogi-end-impasse = Nach Einigung wurden die Punkte gezählt
animal-shogi-end-lion_captured = Der Löwe ist gefangen
animal-shogi-end-checkmate = Matt
animal-shogi-end-no_move = Die Seite am Zug hat keinen Zug
animal-shogi-end-perpetual_check = Dauerschach verliert
animal-shogi-end-repetition = Dieselbe Stellung zum vierten Mal
animal-shogi-end-ply_limit = Die Höchstzahl der Züge ist erreicht
