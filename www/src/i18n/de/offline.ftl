# What works without a connection, and new releases.

offline-title = Ohne Verbindung
offline-nothing = Für Zeiten ohne Verbindung ist noch nichts gespeichert: Klubovna ließe sich nicht öffnen.
offline-some = { $count ->
    [0] Die Seiten sind hier gespeichert ({ $kept } von { $all } MB). Auch ein Spiel wird gespeichert, sobald Sie es geöffnet haben.
   *[other] Die Seiten und { $games } sind hier gespeichert ({ $kept } von { $all } MB) und funktionieren ohne Verbindung.
  }
offline-all = Alles ist hier ({ $all } MB): Alle Spiele, Gegner, Regeln und Einstellungen funktionieren ohne Verbindung.
offline-keep = Alles speichern
offline-keep-more = Alles speichern (noch { $size } MB)
offline-fetching = Was fehlt, wird geholt
offline-file = Das ist Klubovna in einer Datei: Alles ist darin, und eine Verbindung braucht sie nie.
offline-insecure = Diese Adresse beginnt mit http, deshalb speichert der Browser keine Seiten. Bei einer Adresse mit https tut er es; auch die Ausgabe in einer Datei braucht keine Verbindung.
offline-unable = Dieser Browser speichert hier keine Seiten. Die Ausgabe in einer Datei braucht auch keine Verbindung.
offline-lasting = Der Browser verspricht, Ihre Partien zu behalten, bis Sie sie selbst löschen.
offline-passing = Browser dürfen löschen, was sie gespeichert haben, wenn der Platz knapp wird. Manche tun es auch, wenn Sie eine Woche lang nicht da waren.
offline-ask = Den Browser bitten, nichts zu löschen

error-offline-full = Für alles ist kein Platz mehr. Was hier ist, bleibt; bitte schaffen Sie Platz und versuchen Sie es noch einmal.

release-ready = Eine neue Version von Klubovna ist da. Ihre Partien bleiben.
release-busy = In einem anderen Tab ist eine Partie geöffnet und bleibt in der Version, in der sie geöffnet wurde. Bitte schließen Sie sie dort zuerst.
release-unsure = Dieser Browser verrät nicht, ob in einem anderen Tab eine Partie geöffnet ist. Die neue Version kommt von selbst, sobald alle Tabs von Klubovna geschlossen sind.
release-take = Zur neuen Version wechseln
release-later = Später
