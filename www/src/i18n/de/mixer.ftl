# The form of a new game whose options are variants to mix.

mixer-title = Ihre Mischung
mixer-plain = keine Variante
mixer-starts = { $count ->
    [one] Eine mögliche Anfangsstellung
   *[other] { $count } mögliche Anfangsstellungen
}
mixer-changes = Was diese Mischung ändert
mixer-no-changes = Nichts: Gespielt wird nach den Turnierregeln.
mixer-rules = Alle Regeln in Worten
mixer-clear = Alle Varianten weglassen
mixer-preview = Die Anfangsstellung dieser Mischung

mixer-array = Aufstellung
mixer-array-number = Nach Nummer
mixer-array-random = Zufällig
    .help = Das Programm lost sie jetzt gleich aus. Die Aufzeichnung behält ihre Nummer.
mixer-array-fair = Mit Fingerabdruck
    .help = Die Aufstellung folgt aus einem geheimen Schlüssel und aus dem, was Sie beimischen. Notieren Sie den Fingerabdruck des Schlüssels, bevor Sie losen; nach der Partie zeigt die Aufzeichnung den Schlüssel selbst.
mixer-array-placed = Von den Spielern gesetzt
    .help = Die Partie beginnt mit dem Aufstellen: Die Spieler setzen abwechselnd ihre Figuren.
mixer-array-draw = Auslosen
mixer-array-again = Neu auslosen
mixer-array-drawn = Ausgelost: Nummer { $number }
mixer-array-both = Nummer der Aufstellung, von { $min } bis { $max }
mixer-array-white = Nummer von Weiß
mixer-array-black = Nummer von Schwarz
mixer-row = { $side ->
    [first] Reihe von Weiß
   *[second] Reihe von Schwarz
}: { $men }
mixer-row-man = { $man } auf { $cell }
