# Why games are not saved, and what to do.

storage-failed = Ihr Browser kann gerade nichts speichern; vielleicht ist der Datenträger voll. Klubovna versucht es weiter. Solange dies hier steht, bleiben Ihre Partien nur, bis diese Seite geschlossen oder neu geladen wird: Kopieren Sie vorher ihre Aufzeichnungen.
storage-silent = Der Speicher Ihres Browsers antwortet nicht. Spielen können Sie trotzdem, aber noch wird nichts gespeichert. Wenn das so bleibt, kopieren Sie die Aufzeichnungen Ihrer Partien und starten dann den Browser neu.
storage-blocked = Ein anderer Tab mit einem älteren Klubovna sperrt die gespeicherten Partien. Bitte schließen Sie diesen Tab oder laden Sie ihn neu; bis dahin wird hier nichts gespeichert.
storage-newer = Eine neuere Version von Klubovna hat in diesem Browser Partien gespeichert. Diese ältere lässt sie, wie sie sind. Laden Sie die Seite neu, um die neuere zu bekommen, oder spielen Sie ohne Speichern.
storage-accepted = Sie spielen ohne Speichern: Partien bleiben nur, bis diese Seite geschlossen oder neu geladen wird.
storage-none = Dieser Browser speichert nichts: Partien bleiben nur, bis diese Seite geschlossen oder neu geladen wird. Kopieren Sie, was Sie behalten möchten, oder laden Sie es herunter.
storage-record = Aufzeichnung zeigen
storage-reload = Neu laden
storage-play = Ohne Speichern spielen
storage-file = Als eine Datei mit meinen Partien speichern
