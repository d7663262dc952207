# The way in.

home-title = Ungewöhnliche Spiele für den gemeinsamen Tisch
home-lead = „Spielen“ beginnt eine Partie gegen den Computer. Die Partie zu zweit an einem Tisch und alles andere finden Sie unter „Einrichten“.
home-saved = Jeder Zug wird sofort gespeichert.
home-unfinished = Laufende Partien
home-games = Spiele
home-more = Partien zum Nachspielen
home-play = Spielen
home-set-up = Einrichten
home-rules = Regeln
home-show = Ein paar Züge: { $game }
home-continue = Fortsetzen
home-players = { $most ->
    [2] 2 Spieler
   *[other] { $count } Spieler
  }
home-age = ab { $age } Jahren
home-minutes = etwa { $minutes } Minuten
home-sample = { $game }: Beispielpartie
home-sample-what = Die veröffentlichte Partie, kommentiert an jedem Wendepunkt.
home-own = { $game }: unsere Programme spielen
    .animal-shogi = { $game }: Elefanten kehren zurück
    .mixtour = { $game }: fünf in sieben Zügen
    .raindropchess = { $game }: eine Karte entscheidet
    .tri-d-chess = { $game }: Matt von unten
home-second = { $game }: noch einmal unsere Programme
    .folky = { $game }: Wettlauf zum achten Bauern
    .mixtour = { $game }: Stapel wechseln den Besitzer
    .raindropchess = { $game }: das Glück wendet sich
    .animal-shogi = { $game }: sieben Tiere aus der Hand und matt
    .tri-d-chess = { $game }: Bretter, die ziehen (V.A4)
home-own-what = Unsere Programme spielen, mit Kommentaren.
home-open-record = Partie öffnen
home-open-what = Aufzeichnung einfügen oder Datei wählen.
home-unnamed = Ohne Namen
home-who = { $white } – { $black }
home-side = { $side ->
    [first] Weiß
   *[second] Schwarz
  }
    .animal-shogi = { $side ->
        [first] erster Spieler
       *[second] zweiter Spieler
      }
home-turn = { $side ->
    [first] { $plies ->
        [0] Weiß beginnt
        [one] { $plies } Zug, Weiß am Zug
       *[other] { $plies } Züge, Weiß am Zug
      }
   *[second] { $plies ->
        [0] Schwarz beginnt
        [one] { $plies } Zug, Schwarz am Zug
       *[other] { $plies } Züge, Schwarz am Zug
      }
  }
    .animal-shogi = { $side ->
        [first] { $plies ->
            [0] Der erste Spieler beginnt
            [one] { $plies } Zug, erster Spieler am Zug
           *[other] { $plies } Züge, erster Spieler am Zug
          }
       *[second] { $plies ->
            [0] Der zweite Spieler beginnt
            [one] { $plies } Zug, zweiter Spieler am Zug
           *[other] { $plies } Züge, zweiter Spieler am Zug
          }
      }
home-won = { $side ->
    [first] Weiß hat gewonnen
   *[second] Schwarz hat gewonnen
  }
    .animal-shogi = { $side ->
        [first] der erste Spieler hat gewonnen
       *[second] der zweite Spieler hat gewonnen
      }
home-drawn = Remis
home-finished = { $count ->
    [one] Beendete Partien: { $count }
   *[other] Beendete Partien: { $count }
  }
home-remove = Partie entfernen: { $game }, { $who }
home-removed = Die Partie wurde entfernt ({ $game }).
home-undo = Zurückholen
home-unreadable = Partien, die sich nicht lesen lassen
home-unreadable-newer = von einer neueren Version gespeichert
home-unreadable-broken = der gespeicherte Text ist beschädigt
