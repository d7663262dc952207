# The view in space of boards that lie above each other.

space-pictures = Wie die Bretter gezeigt werden
space-picture-flat = Plan
space-picture-space = Raum
space-picture-both = Beides
space-looks = Blick
space-look-white = von Weiß
space-look-black = von Schwarz
space-look-side = seitlich
space-look-top = von oben
space-key = Taste { $key }; 0 oder ein Doppelklick zeigt wieder alles
space-missing = Dieser Browser kann hier nicht räumlich zeichnen (ihm fehlt WebGL). Der Plan zeigt alles, und man spielt auf ihm genauso gut.
space-unloaded = Die räumliche Ansicht konnte nicht geladen werden. Der Plan zeigt alles, und man spielt auf ihm genauso gut.
space-lost = Die Grafikkarte hat dieses Bild freigegeben: Sie hält nur wenige zugleich oder wurde anderswo gebraucht. Der Plan zeigt alles, und man spielt auf ihm genauso gut; das Bild kommt von selbst wieder, oder wenn Sie es noch einmal wählen.
space-close = Schließen
