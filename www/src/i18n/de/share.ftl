# Sharing a game: links, pictures, paper. And what is said when a link is opened.

share-title = Partie teilen
share-link = Link
share-text = Text
share-copied = Kopiert.
share-copy-refused = Der Browser hat das Kopieren nicht erlaubt.
share-address = Link zu dieser Partie
share-address-help = Die ganze Partie mit ihren Optionen, Varianten und Kommentaren steht im Link selbst, der { $count } Zeichen hat. Kein Server speichert sie.
share-making = Der Link wird erstellt …
share-copy-link = Link kopieren
share-copy-by-hand = Der Browser hat das Kopieren nicht erlaubt. Bitte markieren Sie den Link und kopieren Sie ihn von Hand.
share-send = Senden …
share-from-file = Diese Seite wurde aus einer Datei geöffnet; der Link öffnet sich deshalb nur dort, wo dieselbe Datei am selben Ort liegt. Anderswo lässt er sich auf der Seite „Partie öffnen“ einfügen.
share-long = Dieser Link ist sehr lang, und manche Programme schneiden solche Links ab. Die Aufzeichnung als Datei ist sicherer.
share-secret = Die Karten dieser Partie folgen aus einem geheimen Schlüssel, der auf diesem Gerät bleibt. Anderswo lässt sich die Partie ansehen, aber keine Karte aufdecken. Weitergespielt werden kann sie nur hier.
share-by-link = Mit Links lässt sich auch spielen: Wer diesen öffnet, macht einen Zug, wählt „Teilen“ und schickt einen neuen Link zurück. Öffnen Sie ihn, und Ihre Partie geht weiter. Kommentare und Varianten, die er mitbringt, kommen zu Ihren hinzu. Keine Seite kann einen früheren Zug unbemerkt ändern.
share-qr = QR-Code des Links
share-no-qr = Die Partie ist zu lang für einen QR-Code, den ein Telefon lesen kann.
share-check = Prüfzeichen dieser Partie:
share-check-help = Wer dieselben Züge hat, sieht hier dieselben Zeichen. Vergleichen Sie sie am Telefon, im Brief oder auf Papier.
share-picture = Bild
share-preview = Die gezeigte Stellung als Bild
share-plain = Pfeile und Markierungen
share-beside = Namen und was neben dem Brett liegt
share-grey = Graustufen
share-mm = Breite in mm
share-dpi = Auflösung des PNG
share-dpi-value = { $value } dpi
share-png = Als PNG speichern
share-svg = Als SVG speichern
share-copy-picture = Bild kopieren
error-picture-too-large = Ein so großes Bild kann der Browser nicht erzeugen. Wählen Sie eine kleinere Breite oder eine geringere Auflösung, oder speichern Sie es als SVG.
share-moving = Die Partie in Bewegung
share-from = Von
share-to = Bis
share-start = Anfang
share-pace = Tempo
share-pace-value = { $value ->
    [one] 1 Sekunde pro Zug
   *[other] { $value } Sekunden pro Zug
  }
share-size = Größe
share-size-value = { $value } Pixel
share-gif = Als animiertes GIF speichern
share-progress = Bild { $ready } von { $all } …
share-done = Das Bild ist fertig und gespeichert.
share-paper = Papier
share-sheet = Partieformular
share-sheet-help = Alle Züge auf einem Blatt A4, mit Zeilen für weitere Züge und für zwei Unterschriften.
share-booklet = Heft
share-booklet-help = Die Partie zum Lesen auf A5-Seiten, mit Kommentaren, Varianten und Diagrammen.
share-every = Diagramme
share-every-value = { $count ->
    [0] Wo etwas gesagt oder gezeichnet ist
   *[other] Alle { $count } Züge
  }
share-print = Drucken …
share-save-page = Als Webseite speichern
share-copy-record = Aufzeichnung kopieren
share-record = Aufzeichnung, andere Formate …
share-copy-position = Stellung kopieren
share-copy-board = Als Brett für eine Webseite kopieren
share-copy-board-help = Das Brett für eine Webseite ist ein Stück HTML, das diese Partie mit allen Zügen zum Durchgehen zeigt.
share-copy-board-file = Das ist Klubovna in einer Datei, ohne die Dateien, die ein solches Brett braucht: Der Code erwartet sie im Ordner /klubovna/ Ihrer Website. Sie finden sie auf der Seite „{ $page }“ jeder Kopie von Klubovna im Web.

link-older = { $theirs ->
    [0] Dieser Link ist älter als Ihre Partie: Er hat noch keinen Zug, Ihre Partie schon.
   *[other] Dieser Link ist älter als Ihre Partie: Er endet nach Schritt { $theirs } von { $mine } Ihrer Partie.
  }
link-unended = Dieser Link ist älter als Ihre Partie: Er entstand, bevor sie zu Ende war.
link-differs = Die Partie in diesem Link ist nicht die, die Sie haben. Bei Schritt { $at } haben Sie { $mine }, der Link hat { $theirs }. Ein Zug wurde geändert oder zurückgenommen, hier oder dort.
link-own = { $count ->
    [one] Dieser Link fügt Ihrer Partie einen Zug Ihrer eigenen Seite hinzu.
   *[other] Dieser Link fügt Ihrer Partie { $count } Schritte hinzu, darunter Züge Ihrer eigenen Seite.
  } Übernehmen Sie ihn nur, wenn Sie damit einverstanden sind.
link-over = Dieser Link beendet Ihre Partie, und zwar nicht durch einen Zug, sondern durch Einigung, Aufgabe oder Reklamation. Übernehmen Sie ihn nur, wenn Sie damit einverstanden sind.
link-ends = Die Züge in diesem Link und in Ihrer Partie sind gleich, das Ende aber nicht: Eine endete, wo die andere weitergeht, oder sie endeten verschieden.
link-apart = Dieser Link enthält Kommentare oder Varianten, die sich Ihrer Partie nicht hinzufügen lassen.
link-foreign = Dieser Link gibt sich als eine Partie aus, die Sie haben, beginnt aber anders: mit anderen Optionen, aus einer anderen Stellung oder mit anderen Karten.
link-open-mine = Meine Partie öffnen
link-agree = Neues aus dem Link übernehmen
link-open-beside = Link als eigene Partie öffnen
error-link-cut = Dieser Link ist nicht vollständig oder wurde unterwegs verändert: Seine Prüfzeichen stimmen nicht. Bitten Sie noch einmal um ihn, und kopieren Sie ihn ganz.
error-link-newer = Dieser Link stammt von einer neueren Version von Klubovna. Öffnen Sie ihn dort, wo Sie diese Version haben.
error-link-broken = An diesem Link fehlt nichts, aber die Partie darin lässt sich nicht lesen.
error-link-too-large = Dieser Link ist zu lang, um eine Partie zu sein.
