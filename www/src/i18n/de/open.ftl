# Opening a game from text.

open-title = Partie öffnen
open-lead = Fügen Sie eine Aufzeichnung oder einen Link von Klubovna ein, oder nur die Züge, wie man sie auf Papier schreibt. Auch Dateien von Shogi-Programmen werden gelesen.
open-text = Text der Partie
open-example = 1. Th7 Ta3 2. h3 a6 3. Lf4 Lf5
open-game = Welches Spiel
open-game-any = Aus dem Text erkennen
open-game-help = Eine Aufzeichnung von Klubovna nennt ihr Spiel selbst. Wählen Sie nur bei bloßen Zügen.
open-open = Öffnen
open-file = Datei wählen
open-readable = Öffnen, was lesbar war
open-several = { $count ->
    [one] Eine Partie lässt sich öffnen:
   *[other] Es sind { $count } Partien. Welche soll geöffnet werden?
  }
open-samples = Oder sehen Sie sich an
error-open-empty = Hier ist noch kein Text. Fügen Sie eine Aufzeichnung oder Züge ein.
error-open-too-large = Die Datei { $file } ist zu groß, um eine Partie zu sein.
error-open-unreadable = Die Datei { $file } konnte nicht gelesen werden. Vielleicht wurde sie verschoben oder gelöscht.
error-open-backup = Die Datei { $file } ist eine Sicherung aller Partien. Sie wird auf der Seite „Einstellungen“ unter „Daten“ eingelesen.
