# The opponent, hints and analysis.

# Who plays
new-name = Name
seats-title = Wer spielt
seats-who = { $seat }: wer spielt
seats-from-here = Ab hier spielen
seats-person = Mensch
seats-level = { $name }, Stufe { $level }
seats-weakest = { $name }, Stufe { $level } (Anfänger)
seats-strongest = { $name }, Stufe { $level } (am stärksten)
seats-match = So stark wie Sie: jetzt { $name } ({ $level })
seats-time = { $seconds ->
    [one] { $name }, { $seconds } Sekunde je Zug
   *[other] { $name }, { $seconds } Sekunden je Zug
  }
strength-levels = Computer: Stufen
strength-times = Computer: volle Stärke
seats-done = Übernehmen
seats-begin = Partie beginnen

# Hints
hint-asking = Ein guter Zug wird gesucht …
hint-cell = Beginnen Sie auf { $cell }.
hint-tray = Beginnen Sie mit dem Vorrat: { $piece }.
    .animal-shogi = Beginnen Sie mit einem Tier aus der Hand: { $piece }.
    .raindropchess = Setzen Sie die aufgedeckte Karte: { $piece }.
hint-best = Der beste Zug: { $move }
hint-command = Jetzt am besten: { $move }
hint-move = Zug zeigen
hint-why = Warum?
hint-done = Verstanden
hint-chance = { $side ->
    [first] Die Chance von Weiß liegt dann bei { $chance }.
   *[second] Die Chance von Schwarz liegt dann bei { $chance }.
  }
    .animal-shogi = { $side ->
        [first] Die Chance des ersten Spielers liegt dann bei { $chance }.
       *[second] Die Chance des zweiten Spielers liegt dann bei { $chance }.
      }
hint-answer = Die beste Antwort ist { $move }.
hint-other = Zweitbester Zug: { $move } ({ $chance }).

# Analysis
advice-thinking = Die Chancen werden berechnet …
advice-chance = { $side ->
    [first] Chance von Weiß: { $chance }
   *[second] Chance von Schwarz: { $chance }
  }
    .animal-shogi = { $side ->
        [first] Chance des ersten Spielers: { $chance }
       *[second] Chance des zweiten Spielers: { $chance }
      }
advice-forced = { $side ->
    [first] Weiß gewinnt { $when }
   *[second] Schwarz gewinnt { $when }
  }
    .animal-shogi = { $side ->
        [first] Der erste Spieler gewinnt { $when }
       *[second] Der zweite Spieler gewinnt { $when }
      }
advice-when = { $count ->
    [0] sofort
    [one] sofort
   *[other] in höchstens { $count } Zügen beider Seiten
  }
advice-win = Gewinn in { $count }
advice-loss = Verlust in { $count }
advice-depth = Tiefe { $depth }
advice-bar = Die Chancen beider Seiten
advice-graph = Wie sich die Chancen in der Partie verändert haben
advice-lines = Die besten Fortsetzungen
advice-outcomes = Was kommen kann und wie wahrscheinlich es ist
advice-call = Karte aufdecken
advice-odds = { $side ->
    [first] Wenn Weiß eine Karte aufdeckt: { $chance }
   *[second] Wenn Schwarz eine Karte aufdeckt: { $chance }
  }
advice-odds-card = { $card }: Wahrscheinlichkeit { $likely }; { $side ->
    [first] Chance von Weiß dann { $chance }
   *[second] Chance von Schwarz dann { $chance }
  }
advice-preview = Vorschau: { $move }
advice-keep = Als Variante behalten
advice-back = Zurück zur Partie
advice-looking = Die Partie wird durchgesehen: { $done }
advice-no-mistakes = Kein Zug dieser Partie hat viel verschenkt.
advice-mistakes = { $count ->
    [one] { $count } Zug, der Chancen verschenkt hat
   *[other] { $count } Züge, die Chancen verschenkt haben
  }
advice-better = Besser war { $move }
advice-keep-marks = Zeichen in die Partie schreiben

play-program-considers = { $name } prüft Ihr Angebot …
play-program-thinks = { $name } denkt nach.
play-program-hurry = Sofort ziehen
play-nothing-back = Hier gibt es nichts, was Sie zurücknehmen könnten.
play-program-declines = { $name } lehnt Remis ab und spielt weiter.
play-program-declined = { $count ->
    [one] Für ein Remis ist es zu früh: { $name } prüft das nächste Angebot nach { $count } Zug.
   *[other] Für ein Remis ist es zu früh: { $name } prüft das nächste Angebot nach { $count } Zügen.
  }
