# What the rules, records and files can complain about: error-CODE.

error-at = Zeile { $line }, Spalte { $column }: { $message }
error-unknown = Etwas ist schiefgegangen. Für eine Fehlermeldung an uns: { $message }

error-unknown-game = Ein Spiel „{ $game }“ gibt es hier nicht. Verfügbar sind: { $known }.
error-ambiguous-game = Diese Züge passen zu mehr als einem Spiel. Bitte wählen Sie, zu welchem sie gehören.
error-unknown-form = Dieses Spiel wird nicht im Format „{ $form }“ geschrieben. Verfügbar sind: { $known }.
error-unknown-part = Dieses Spiel braucht einen Teil des Brettes, den es in dieser Ausgabe nicht gibt: „{ $part }“. Bitte laden Sie die Seite neu.
error-no-step = „{ $text }“ ist kein Schritt einer Aktion.

error-api-argument = { $name } kann nicht „{ $value }“ sein. Möglich sind: { $accepted }.
error-api-several = Nur eines von record, src und position kann gezeigt werden.
error-api-replaced = Inzwischen ist eine andere Anfrage gekommen.
error-api-not-your-turn = Der Computer ist am Zug.

error-storage-unread = Die gespeicherten Partien dieses Browsers lassen sich gerade nicht lesen. An ihnen wurde nichts geändert.

error-engine-failed = Der Computergegner konnte in diesem Browser nicht gestartet werden.
error-no-engine = Dieses Spiel kann der Computer nicht spielen.

error-options-unknown-field = Eine Option „{ $field }“ gibt es nicht. Verfügbar sind: { $known }.
error-options-bad-value = Die Option „{ $field }“ kann nicht „{ $value }“ sein. Möglich sind: { $accepted }.
error-options-excluded = „{ $first }“ und „{ $second }“ lassen sich nicht zusammen spielen.
error-options-not-a-pair = „{ $text }“ hat nicht die Form Name=Wert.

error-draw-empty = Es ist nichts mehr auszulosen oder aufzudecken.
error-draw-ran-out = Die vorbereitete Reihenfolge der Karten von { $side ->
    [first] Weiß
   *[second] Schwarz
  } ist aufgebraucht.
error-draw-not-there = „{ $card }“ kann jetzt nicht kommen.
error-draw-pledge-used = Der Fingerabdruck der Karten gilt für 64 Ziehungen, und dies wäre eine mehr.
error-draw-own = In dieser Partie decken Sie die Karten selbst auf: Wählen Sie die, die gekommen ist.

error-cards-no-chance = In diesem Spiel gibt es keine Karten.
error-cards-no-such-mode = Karten können random, provable oder own sein, nicht „{ $mode }“.
error-cards-too-late = Die Partie hat mit anderen Karten begonnen. Beginnen Sie eine neue, um wieder zu wählen.
error-cards-secret-needed = Die Karten dieser Partie bestimmt ein geheimer Schlüssel, der hier nicht gespeichert ist. Die Partie lässt sich ansehen, aber keine Karte kann aufgedeckt werden.
error-cards-variation = Die Karten dieser Partie stehen fest und werden deshalb nur in der Hauptvariante aufgedeckt. Machen Sie zuerst diese Variante zur Hauptvariante.
error-cards-bad-secret = Der geheime Schlüssel muss 64 hexadezimale Ziffern haben.
error-cards-wrong-secret = Der geheime Schlüssel, der hier gespeichert ist, gehört nicht zu dieser Partie.
error-cards-not-over = Der geheime Schlüssel bleibt verborgen, bis die Partie zu Ende ist.
error-cards-no-pledge = Diese Aufzeichnung enthält keinen Fingerabdruck ihrer Karten, also lässt sich nichts nachprüfen.
error-cards-bad-pledge = Der Fingerabdruck in der Aufzeichnung lässt sich nicht lesen.
error-cards-not-revealed = Der geheime Schlüssel hinter den Karten wurde noch nicht gezeigt. Er wird gezeigt, wenn die Partie zu Ende ist.
error-cards-newer = Die Karten wurden von Version { $version } bestimmt, die neuer ist als dieses Programm. Bitte verwenden Sie eine neuere Version.
error-cards-word-too-late = Ein Wort wird zwischen dem Fingerabdruck und der ersten Karte beigemischt. Diese Partie hat schon begonnen, oder ihr Fingerabdruck sieht kein Wort vor.
error-cards-word-too-long = Ihr Wort kann höchstens { $limit } Zeichen haben.
error-cards-wrong-word = Was beide Seiten gezeigt haben, nennt ein anderes Wort als diese Aufzeichnung.
error-cards-bad-transcript = Was beide Seiten zu ihren Karten gezeigt haben, lässt sich nicht lesen: Wort { $word } ist falsch oder fehlt.
error-cards-equal-ends = Beide Seiten haben denselben Fingerabdruck veröffentlicht, also wiederholt eine nur die andere.
error-cards-wrong-pledge = Was nach der Partie gezeigt wurde, hat nicht den Fingerabdruck, der vor ihr veröffentlicht wurde.
error-cards-bad-value = Ziehung { $draw }: { $side ->
    [first] Weiß
   *[second] Schwarz
  } hat etwas anderes gezeigt, als vor der Partie festgelegt war.
error-cards-wrong-outcome = Ziehung { $draw }: In der Aufzeichnung steht { $card }, es musste aber { $due } sein.
error-cards-missing-draw = Ziehung { $draw }: Die Seiten haben dazu nichts gezeigt.
error-cards-extra-draw = Ziehung { $draw }: Die Seiten haben etwas gezeigt, aber diese Ziehung kommt in der Partie nicht vor.

error-play-over = Die Partie ist zu Ende.
error-play-illegal = { $move } ist hier nicht möglich.
error-play-nothing-removed = Hier wurde nichts gelöscht, was sich zurückholen ließe.
error-play-no-claim = Remis lässt sich hier noch nicht reklamieren: Diese Stellung ist { $times ->
    [one] einmal
   *[other] { $times }-mal
} vorgekommen. Nötig ist ihr drittes Vorkommen, auch wenn erst Ihr Zug es herbeiführt, oder 50 Züge jeder Seite ohne Schlagen und ohne Bauernzug.
error-play-not-chance = Jetzt ist nichts auszulosen oder aufzudecken.
error-play-no-such-move = Einen Zug mit der Nummer { $node } gibt es in dieser Partie nicht.
error-play-no-such-side = Eine Seite { $number } gibt es nicht.
error-play-own-tag = „{ $name }“ schreibt das Programm selbst in den Kopf. Von Hand lässt es sich nicht ändern.
error-play-settled = Karten mit Fingerabdruck bleiben, wie sie kamen, mit allen Zügen davor. Sobald der Schlüssel gezeigt ist, bleibt die ganze Partie, wie sie ist; andere Züge lassen sich weiter daneben ausprobieren.
error-play-bad-tag = Der Kopf kann keinen Eintrag mit dem Namen „{ $name }“ enthalten.

error-record-too-long = Der Text ist länger, als eine Aufzeichnung sein kann: höchstens { $most } Bytes.
error-record-too-many-games = Aus einem Text werden höchstens { $most } Partien gelesen. Bitte teilen Sie ihn auf mehrere Dateien auf.
error-record-too-many-actions = Eine Aufzeichnung fasst höchstens { $most } Züge, Varianten eingeschlossen. Bitte entfernen Sie einige Varianten oder beenden Sie die Partie.
error-record-too-many-notes = Für eine Aufzeichnung sind es zu viele Kommentare und Zeichen: Zusammen dürfen sie höchstens { $most } Bytes haben.
error-record-too-many-tags = Ein Kopf fasst höchstens { $most } Einträge.
error-record-long-name = Der Name eines Eintrags kann höchstens { $most } Zeichen haben.
error-record-long-value = Der Wert eines Eintrags kann höchstens { $most } Bytes haben.
error-record-not-a-record = Das ist keine Aufzeichnung: Sie muss mit [Klubovna "1"] beginnen.
error-record-newer-format = Diese Aufzeichnung ist im Format { $version } geschrieben, das neuer ist als dieses Programm. Bitte verwenden Sie eine neuere Version.
error-record-newer-rules = Diese Partie wurde nach Regeln der Version { $version } gespielt, die neuer ist als dieses Programm. Bitte verwenden Sie eine neuere Version.
error-record-no-game = Im Kopf steht nicht, welches Spiel es ist.
error-record-unknown-game = Das ist die Aufzeichnung eines anderen Spiels: „{ $game }“.
error-record-bad-tag = Eine Zeile des Kopfes muss aussehen wie [Name "Wert"].
error-record-double-tag = Der Eintrag { $name } steht zweimal im Kopf.
error-record-unclosed-comment = Der Kommentar, der hier beginnt, hat keine schließende geschweifte Klammer.
error-record-unclosed-variation = Die runde Klammer, die hier geöffnet wird, wird nie geschlossen.
error-record-nothing-to-close = Hier wird etwas geschlossen, das nie geöffnet wurde.
error-record-variation-without-move = Eine Variante muss auf den Zug folgen, den sie ersetzt.
error-record-empty-variation = Diese Variante enthält keinen Zug.
error-record-glyph-without-move = Ein Zeichen wie ! oder $1 muss auf einen Zug folgen.
error-record-bad-glyph = Nummerierte Zeichen gehen von $0 bis $255.
error-record-bad-clock = Eine Zeitangabe hat die Form h:mm:ss.
error-record-move-after-end = Vor diesem Zug war die Partie schon zu Ende.
error-record-text-after-result = Nach dem Ergebnis darf nichts mehr folgen.
error-record-result-in-variation = Eine Variante kann das Ergebnis der Partie nicht enthalten.
error-record-bad-result = Ein Ergebnis ist 1-0, 0-1, 1/2-1/2 oder *.
error-record-result-mismatch = Dieses Ergebnis passt nicht zum Rest: Es müsste { $actual } sein.
error-record-bad-reason = Der Grund „{ $reason }“ passt nicht zu diesem Spiel oder zu seinem Ergebnis.

error-bad-attribute = Das Attribut { $name } kann nicht „{ $value }“ sein. Möglich sind: { $accepted }.
error-missing-game = Welches Spiel soll gezeigt werden? Das Attribut game fehlt.
error-src-status = Die Datei „{ $src }“ konnte nicht geladen werden: Der Server hat mit { $status } geantwortet.
error-src-no-record = Die Datei „{ $src }“ enthält keine Partie: Sie ist leer oder eine Webseite.
