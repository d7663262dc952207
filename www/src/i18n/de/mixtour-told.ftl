# Mixtour: what is told of a game while people play it; it comes with the hands.

## What happened

mixtour-say-enter = { $side ->
    [first] Weiß: Stein auf { $to } eingesetzt.
   *[second] Schwarz: Stein auf { $to } eingesetzt.
}
mixtour-say-last-piece = { $side ->
    [first] Das war der letzte Stein im Vorrat von Weiß.
   *[second] Das war der letzte Stein im Vorrat von Schwarz.
}
mixtour-say-move = { $side ->
    [first] Weiß
   *[second] Schwarz
}: { $count ->
    [1] einer
    [2] zwei
    [3] drei
   *[4] vier
} von { $from } auf { $to }. Höhe { $height }, oben { $top ->
    [first] weiß
   *[second] schwarz
}.
mixtour-say-score = { $side ->
    [first] Weiß macht einen Punkt.
   *[second] Schwarz macht einen Punkt.
}
mixtour-say-out = Der Stapel verlässt das Spiel.
mixtour-say-reserve = Die Steine gehen zurück in die Vorräte.
mixtour-say-pass = { $side ->
    [first] Weiß passt.
   *[second] Schwarz passt.
}

## What is unusual, told when it is first touched

mixtour-sign-reserve = Steine im Vorrat. Statt einen Stapel zu ziehen, darf einer auf ein leeres Feld gesetzt werden.
mixtour-sign-banned = Was dieses Feld eben verlassen hat, darf nicht gleich mit derselben Anzahl Steine zurück.

# What wins, told beside the board in the first game.
mixtour-how = Ziehen Sie Stapel, ganz oder zum Teil, genau so weit, wie der Stapel hoch ist, auf den sie ziehen. Ein Stapel aus mindestens fünf Steinen mit Ihrem obenauf gewinnt.
