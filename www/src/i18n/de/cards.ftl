# The cards of a game: which came, where they came from, and what can be checked about them.

cards-title = Aufgedeckte Karten
    .tri-d-chess = Wie die Aufstellung ausgelost wurde
cards-none = Noch ist keine Karte aufgedeckt.
    .tri-d-chess = Die Zugliste beginnt mit den ausgelosten Figuren.
cards-from-random = Das Programm hat die Karten zufällig gezogen. Nachprüfen lässt sich das nicht.
cards-from-own = Die Karten kamen von echten Stapeln auf dem Tisch.
cards-from-provable = Jede Karte folgt aus einem geheimen Schlüssel. Sein Fingerabdruck war schon vor der ersten Karte zu sehen: Wer ihn damals notiert hat, kann nachprüfen, dass der Schlüssel noch derselbe ist.
    .tri-d-chess = Die Aufstellung folgt aus einem geheimen Schlüssel. Sein Fingerabdruck war schon vor der ersten ausgelosten Figur zu sehen: Wer ihn damals notiert hat, kann nachprüfen, dass der Schlüssel noch derselbe ist.
cards-pledge = Fingerabdruck
cards-word = Ihr Wort oder Wurf
cards-word-field = Ihr Wort oder Wurf (freiwillig)
cards-word-why = Der Fingerabdruck steht nun fest. Schreiben Sie jetzt etwas, das das Programm nicht ahnen konnte: irgendeinen Satz oder was Sie würfeln. Jeder Spieler kann etwas beitragen. Es geht in jede Karte ein, und so kann niemand die Karten ausgesucht haben, auch das Programm nicht.
    .tri-d-chess = Der Fingerabdruck steht nun fest. Schreiben Sie jetzt etwas, das das Programm nicht ahnen konnte: irgendeinen Satz oder was Sie würfeln. Jeder Spieler kann etwas beitragen. Es geht in jedes Los ein, und so kann niemand die Aufstellung ausgesucht haben, auch das Programm nicht.
cards-word-in = Beigemischt: „{ $word }“. Bis zur ersten Karte können Sie es ändern.
    .tri-d-chess = Beigemischt: „{ $word }“. Bis zur Auslosung können Sie es ändern.
cards-word-out = Nichts ist beigemischt: Das Programm allein bestimmt die Karten.
    .tri-d-chess = Nichts ist beigemischt: Das Programm allein bestimmt die Aufstellung.
cards-word-none = keines
cards-secret = Geheimer Schlüssel
cards-secret-later = Er wird nach der Partie gezeigt.
cards-verify = Karten prüfen
    .tri-d-chess = Auslosung prüfen
cards-good = { $draws ->
    [0] Der Schlüssel hat diesen Fingerabdruck. In dieser Partie wurde keine Karte aufgedeckt.
    [one] Die Karte folgt aus dem Schlüssel mit diesem Fingerabdruck.
   *[other] Alle { $draws } Karten folgen aus dem Schlüssel mit diesem Fingerabdruck.
  }
    .tri-d-chess = Alle { $draws } Lose folgen aus dem Schlüssel mit diesem Fingerabdruck.
cards-bad = Diese Karten passen nicht zum Fingerabdruck: { $why }
    .tri-d-chess = Die Lose passen nicht zum Fingerabdruck: { $why }
cards-shown-word = „{ $word }“ ist in jede Karte eingegangen. Wer es geschrieben hat, nachdem der Fingerabdruck zu sehen war, weiß, dass niemand die Karten ausgesucht hat.
    .tri-d-chess = „{ $word }“ ist in jedes Los eingegangen. Wer es geschrieben hat, nachdem der Fingerabdruck zu sehen war, weiß, dass niemand die Aufstellung ausgesucht hat.
cards-not-shown = Das zeigt nicht:
cards-gap-alone = dass niemand die Karten ausgesucht hat. Kein Wort eines Spielers ist eingegangen, und so konnte das Programm Schlüssel probieren, bis ihm einer gefiel;
    .tri-d-chess = dass niemand die Aufstellung ausgesucht hat. Kein Wort eines Spielers ist eingegangen, und so konnte das Programm Schlüssel probieren, bis ihm einer gefiel;
cards-gap-options = dass Optionen und Anfang genau diese waren, sofern andere dieselben Karten ergeben;
cards-gap-ending = dass die Partie hier geendet hat. Die Regeln beenden sie nicht, und was folgte, kann abgeschnitten sein;
cards-gap-rest = wer gespielt hat, welche Züge gemacht wurden und wann.
cards-in-vain = Partie verloren
cards-in-view = auf dem Tisch
