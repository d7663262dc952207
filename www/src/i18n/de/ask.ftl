# What can be asked of a board and drawn on it; it comes with the first question.

board-sees = sieht bis { $to }
board-stopped = aufgehalten bei { $stop }
board-tally = hierher zielen: Weiß { $first }, Schwarz { $second }
board-no-threats = Niemand zielt hierher
board-nothing = Das Brett ist leer
board-note = Auf das Brett zeichnen
board-note-0 = Grüner Kreis
board-note-1 = Roter gestrichelter Kreis
board-note-2 = Blauer gepunkteter Kreis
board-note-3 = Ockerfarbener strichpunktierter Kreis
board-note-clear = Zeichnungen löschen
board-ask = Brett in Worten
board-ask-last = Letzter Zug
board-ask-opponent = Wer am Zug ist
board-ask-pieces = Alle Figuren
board-ask-moves = Wohin sie kann
board-ask-threats = Wer hierher zielt
board-ask-column = Felder übereinander
board-ask-explain = Was das ist
board-ask-write = Zug schreiben
board-ask-close = Schließen
board-plain = Hier ist nichts zu erklären
