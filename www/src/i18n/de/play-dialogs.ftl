# What the play page asks and shows in dialogs, and says of a game that cannot be opened.

play-missing = Diese Partie ist nicht auf diesem Gerät. Vielleicht wurde sie gelöscht, oder sie liegt auf einem anderen Gerät oder in einem anderen Browser. Eine Partie ohne Zug gibt es nur in dem Tab, in dem sie begonnen wurde.
play-cannot-open = Diese Partie lässt sich nicht öffnen
play-unreadable-newer = Diese Partie wurde von einer neueren Version von Klubovna gespeichert. Sie bleibt, wie sie ist; ihren Text können Sie mitnehmen.
play-unreadable-broken = Die gespeicherte Partie ist beschädigt. Sie bleibt, wie sie ist; ihren Text können Sie mitnehmen.
play-discard = Endgültig löschen
play-discard-sure = Der Text dieser Partie ist danach von diesem Gerät verschwunden. Laden Sie ihn vorher herunter, falls Sie ihn noch brauchen könnten.
play-home = Zur Startseite

play-do-redo = Wiederholen
play-do-flip = Drehen
play-do-table = Tischmodus
play-do-draw = Remis anbieten
play-do-claim = Remis reklamieren
play-do-resign = Aufgeben
play-do-counts = Zahlen auf Feldern
play-do-seats = Wer spielt
play-do-record = Aufzeichnung
play-do-position = Stellung kopieren
play-do-rematch = Revanche
play-do-ask = Brett in Worten
play-do-keys = Tasten
play-do-cards = Aufgedeckte Karten
    .tri-d-chess = Auslosung
play-do-taste = Brett und Figuren
play-do-times = Bedenkzeiten
play-do-points = Punkte und Werte

play-premove-set = Vorausgewählt: { $move }. Der Zug wird gespielt, wenn er dann erlaubt ist.
play-premove-cancel = Aufheben
play-premove-cancelled = Der vorausgewählte Zug ist aufgehoben.
play-premove-dropped = Der vorausgewählte Zug wurde nicht gespielt: { $move }.

play-save = Speichern
play-resign = Aufgeben
play-resign-who = Wer gibt auf? Die andere Seite gewinnt.
play-resign-side = { $who ->
    [first] Weiß gibt auf
    [second] Schwarz gibt auf
   *[named] { $name } gibt auf
  }
    .animal-shogi = { $who ->
        [first] Der erste Spieler gibt auf
        [second] Der zweite Spieler gibt auf
       *[named] { $name } gibt auf
      }
play-draw = Remisangebot
play-draw-question = { $who ->
    [first] Nimmt Weiß das Remis an?
    [second] Nimmt Schwarz das Remis an?
   *[named] { $name }, nehmen Sie das Remis an?
  }
    .animal-shogi = { $who ->
        [first] Nimmt der erste Spieler das Remis an?
        [second] Nimmt der zweite Spieler das Remis an?
       *[named] { $name }, nehmen Sie das Remis an?
      }
play-draw-accept = Annehmen
play-draw-decline = Weiterspielen
play-rematch-sure = Diese Partie ist nicht beendet. Sie bleibt unter den laufenden Partien; in der neuen tauschen die Spieler die Seiten.
play-rematch-begin = Neue Partie beginnen
play-record = Die Partie als Text
play-form = Format
play-form-record = Klubovna
    .help = Varianten und Kommentare.
play-form-kifu = KIF
    .help = Für japanische Shogi-Programme.
play-form-csa = CSA
    .help = Für Shogi-Server und Engines, nur die Hauptvariante.
play-form-usi = USI
    .help = Stellung und Züge für eine Engine.
play-share = Teilen
play-download = Herunterladen
play-copy = Kopieren
play-copy-by-hand = Der Browser hat das Kopieren nicht erlaubt. Bitte markieren Sie den Text und kopieren Sie ihn von Hand.
play-points = Punkte und Werte der Tiere
play-points-impasse = Wenn niemand mattsetzen kann
play-points-not-yet = Auf Punkte kommt es an, sobald ein Löwe in seiner Beförderungszone steht.
play-points-values = Was die Tiere wert sind
play-points-help = Rechts steht die beförderte Seite. Die Werte helfen Anfängern, einen Tausch zu beurteilen. Bei der Punktzählung haben Giraffen und Elefanten 5 Punkte, alle anderen 1.

moves-before-first = Vor dem ersten Zug
moves-mark = Zeichen
moves-mark-none = keines
moves-line = Diese Variante
moves-promote = Zur Hauptvariante machen
moves-copy = Variante kopieren
moves-remove = Ab hier löschen
moves-decided = Ändert sich die Hauptvariante, entfällt das Ergebnis der Partie.

keys-title = Tasten
keys-step = ein Zug zurück, ein Zug vor
keys-ends = zum Anfang, zum Ende
keys-flip = das Brett drehen
keys-undo = einen Zug zurücknehmen
keys-hint = ein Tipp: wo, was und warum
keys-analysis = Analyse: Chancen und beste Fortsetzungen
keys-card = eine Karte aufdecken (Raindropchess®)
keys-board = zum Brett, zu den Vorräten, zu den Schaltflächen
keys-choose = Feld oder Figur wählen; mit den Pfeiltasten geht es über das Brett
keys-cancel = eine angefangene Auswahl abbrechen
keys-type = auf dem Brett: einen Zug eintippen
keys-write = auf dem Brett: einen Zug schreiben oder einen Buchstaben dieser Liste und die Eingabetaste
keys-ask = auf dem Brett: alles, was es sagen kann, als Schaltflächen
keys-explain = auf dem Brett: noch einmal erklären, was hier ungewöhnlich ist
keys-off = Tasten, die ein Zeichen schreiben, sind in den Einstellungen ausgeschaltet.
keys-last = auf dem Brett: den letzten Zug vorlesen
keys-players = auf dem Brett: vorlesen, wer spielt
keys-pieces = auf dem Brett: alle Figuren vorlesen
keys-targets = auf dem Brett und in der Hand: vorlesen, wohin diese Figur kann
keys-aims = auf dem Brett: die Zahlen dieses Feldes vorlesen
keys-column = auf dem Brett: alle Felder übereinander vorlesen (Tri-D-Schach)
keys-level = das Feld darüber, das Feld darunter (Tri-D-Schach)
keys-own = auf dem Brett: vorige und nächste Figur, die ziehen kann, oder voriges und nächstes Zielfeld
keys-list = in der Zugliste: voriger und nächster Zug jeder Variante; die Eingabetaste zeigt ihn
keys-space = Leertaste
keys-help = diese Liste

play-locked-earlier = In einer früheren Stellung wird nicht gezogen.
play-locked-preview = Das ist nur eine Vorschau.
play-locked-over = Die Partie ist zu Ende. In früheren Stellungen lassen sich andere Züge ausprobieren.
play-locked-program = Der Computer ist am Zug.
play-try-copy = In Kopie probieren
play-cancel = Abbrechen
play-copied = Kopiert.

# Table mode
table-half = { $side ->
    [first] Hälfte von Weiß
   *[second] Hälfte von Schwarz
  }
    .animal-shogi = { $side ->
        [first] Hälfte des ersten Spielers
       *[second] Hälfte des zweiten Spielers
      }
table-press = { $side ->
    [first] Uhr von Weiß drücken
   *[second] Uhr von Schwarz drücken
  }
    .animal-shogi = { $side ->
        [first] Uhr des ersten Spielers drücken
       *[second] Uhr des zweiten Spielers drücken
      }
table-press-card = Karte aufdecken
table-by-itself = Ziehen Sie auf dem Brett: Die Uhr schaltet dann von selbst um.
table-ask-undo = { $side ->
    [first] Weiß möchte den letzten Zug zurücknehmen.
   *[second] Schwarz möchte den letzten Zug zurücknehmen.
  }
    .animal-shogi = { $side ->
        [first] Der erste Spieler möchte den letzten Zug zurücknehmen.
       *[second] Der zweite Spieler möchte den letzten Zug zurücknehmen.
      }
table-ask-resign = Geben Sie auf? Die andere Seite gewinnt dann.
table-waits = Die andere Seite wurde gefragt.
table-waits-draw = Remis wurde angeboten.
table-allow = Erlauben
table-refuse = Ablehnen
play-do-leave-table = Tischmodus beenden
play-bar-leave-table = Beenden
play-bar-draw = Remis
play-do-draw-or-claim = Remis beanspruchen oder anbieten
play-bar-draw-or-claim = Remis
