# Lines of moves: what is tried beside a game, and what is done with variations.

play-looking-back = Sie sehen eine frühere Stellung.
play-return = Zurück zur Partie
lines-tried = Sie probieren Züge aus; die Partie wartet.
lines-clock = Die Uhr steht.
lines-back = Zurück in der Partie.
moves-removed = { $count ->
    [one] { $move } wurde gelöscht.
   *[other] { $move } wurde mit allem, was folgte, gelöscht: { $count } Züge.
  }
moves-restore = Zurückholen
moves-restored = Das Gelöschte ist wieder da.
moves-promoted = { $move } steht jetzt in der Hauptvariante.
play-do-restore = Gelöschtes zurückholen
lines-elsewhere = Diese Partie wird in einem anderen Tab oder Fenster gespielt.
play-elsewhere = Diese Partie ist in einem anderen Tab oder Fenster geöffnet. Hier können Sie nur zuschauen.
play-take-over = Hier spielen
play-do-begin-clock = Mit Uhr weiterspielen
