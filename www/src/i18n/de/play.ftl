# The play page and its score sheet.

play-title = Partie
play-board = Brett und Spieler
play-moves = Züge und Aktionen
play-actions = Aktionen
play-navigation = Durch die Züge gehen
play-rules = Regeln
play-side = { $side ->
    [first] Weiß
   *[second] Schwarz
  }
    .animal-shogi = { $side ->
        [first] Erster Spieler
       *[second] Zweiter Spieler
      }
play-on-turn = am Zug
play-program = { $by ->
    [time] Computer, volle Stärke
   *[other] Computer, Stufe { $level }
  }
play-why = Warum? Regel { $rule }

play-do-undo = Rücknahme
play-do-hint = Tipp
play-do-analysis = Analyse
play-do-try = Probieren
play-do-from-here = Ab hier spielen
play-do-share = Teilen
play-do-moves = Züge
play-do-more = Mehr
play-do-new = Neue Partie
play-do-home = Start
play-do-start = Zum Anfang
play-do-back = Ein Zug zurück
play-do-forward = Ein Zug vor
play-bar-new = Neu
play-bar-back = Zurück
play-bar-forward = Vor
play-do-end = Zum Ende
play-do-note = Zug kommentieren

play-close = Schließen
play-rematch = Revanche
play-pledge-short = Fingerabdruck:
play-pledge-add = Wort beimischen

banner-result = { $side ->
    [first] Weiß gewinnt
    [second] Schwarz gewinnt
   *[nobody] Remis
  }
    .animal-shogi = { $side ->
        [first] Der erste Spieler gewinnt
        [second] Der zweite Spieler gewinnt
       *[nobody] Remis
      }
end-resignation = { $side ->
    [first] Schwarz hat aufgegeben.
   *[second] Weiß hat aufgegeben.
  }
    .animal-shogi = { $side ->
        [first] Der zweite Spieler hat aufgegeben.
       *[second] Der erste Spieler hat aufgegeben.
      }
end-agreement = Die Spieler haben sich auf Remis geeinigt.
end-claim = Der Spieler am Zug hat Remis reklamiert.
end-time = { $side ->
    [first] Schwarz hat die Zeit überschritten.
   *[second] Weiß hat die Zeit überschritten.
  }
    .animal-shogi = { $side ->
        [first] Der zweite Spieler hat die Zeit überschritten.
       *[second] Der erste Spieler hat die Zeit überschritten.
      }
end-stated = So steht es in der Aufzeichnung.

moves-none = Noch keine Züge.
moves-thrown = { $count ->
    [0] kein Huhn
    [one] { $count } Huhn
   *[other] { $count } Hühner
  }
moves-variations = Varianten
moves-comment = Kommentar
