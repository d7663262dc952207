# The board in a frame on another page.
embed-open = In Klubovna öffnen
embed-rules = Spielregeln in Klubovna

error-embed-no-game = Die Adresse des Rahmens nennt kein Spiel. Sie sieht aus wie embed.html#/folky/replay/…
error-embed-mode = Die Adresse des Rahmens enthält einen unbekannten Modus „{ $mode }“. Möglich sind: { $known }.
error-embed-parameter = Die Adresse des Rahmens enthält einen unbekannten Parameter „{ $name }“. Möglich sind: { $known }.
error-embed-escape = Der Teil „{ $text }“ der Adresse des Rahmens ist falsch kodiert: Auf % müssen zwei hexadezimale Ziffern folgen.
error-src-unread = Die Datei, die die Adresse des Rahmens nennt, konnte nicht als Partie geöffnet werden.
error-embed-origin = „{ $text }“ in der Adresse des Rahmens ist keine Herkunft (Origin). Eine Herkunft sieht aus wie https://klub.example.

error-frame-origin = Dieser Rahmen nimmt Befehle nur von Seiten seiner eigenen Website an und von den Websites, die in seiner Adresse stehen, nicht von { $origin }.
error-frame-version = Der Rahmen versteht nur Nachrichten der Version 1, nicht { $version }.
error-frame-type = Der Rahmen kennt keinen Befehl „{ $type }“. Möglich sind: { $known }.
error-frame-id = Ein Befehl braucht eine id: einen Text oder eine Zahl, die mit der Antwort zurückkommt.
error-frame-field = Der Befehl { $type } hat kein Feld „{ $name }“.
error-frame-empty = In diesem Rahmen ist kein Brett.
error-frame-secret = Die Partie, die hier geöffnet ist, kommt aus einer Datei. Seiten anderer Websites erfahren nichts von ihr und machen keine Züge in ihr, bis sie eine eigene Partie laden.
