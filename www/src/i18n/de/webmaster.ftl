# The page for those who put a board on a page of their own.

webmaster-title = Ein Brett für Ihre Website
webmaster-lead = Wählen Sie ein Brett, kopieren Sie den Code und fügen Sie ihn in Ihre Seite ein. Sie brauchen kein Konto und keinen Server, und die Besucher Ihrer Seite werden nicht getrackt.

webmaster-game = Spiel
webmaster-mode = Wozu das Brett dient
webmaster-mode-play = Zum Spielen
webmaster-mode-replay = Zum Nachspielen
webmaster-mode-diagram = Für ein Diagramm
webmaster-mode-analyse = Zur Analyse
webmaster-record = Aufzeichnung oder Züge
webmaster-sample = Beispielpartie verwenden
webmaster-position = Anfangsstellung
webmaster-position-what = Leer bedeutet den üblichen Anfang. Den Text einer Stellung gibt Ihnen die Schaltfläche „Stellung kopieren“ neben einer Partie in Klubovna.
webmaster-level = Gegner
webmaster-people = Zwei Menschen vor einem Bildschirm
webmaster-computer = Der Computer, Stufe { $level }
webmaster-lang = Sprache
webmaster-lang-none = Wie die Seite
webmaster-board = Brett
webmaster-board-wood = Holz
webmaster-board-moss = Moos
webmaster-board-slate = Schiefer
webmaster-board-stone = Stein
webmaster-board-print = Druck
webmaster-set = Schachfiguren
webmaster-set-house = Klub
webmaster-set-angular = Eckig
webmaster-set-signs = Zeichen
webmaster-coordinates = Koordinaten
webmaster-coordinates-inside = In den Feldern
webmaster-coordinates-outside = Außen
webmaster-coordinates-none = Keine
webmaster-theme = Farben
webmaster-theme-none = Wie die Seite
webmaster-theme-auto = Wie das Gerät
webmaster-theme-light = Hell
webmaster-theme-dark = Dunkel
webmaster-size = Breite
webmaster-size-320 = 320
webmaster-size-480 = 480
webmaster-size-640 = 640
webmaster-size-none = Ganze Breite

webmaster-preview = Vorschau
webmaster-code = Code für Ihre Seite
webmaster-way = Wie Sie es einbauen
webmaster-way-element = Element
webmaster-way-frame = Rahmen
webmaster-way-element-what = Das Brett wird ein Teil Ihrer Seite: Es übernimmt ihre Breite und ihre Sprache, und Skripte können es steuern.
webmaster-way-frame-what = Für Editoren, die keine Skripte erlauben, und für Seiten auf einer anderen Website als der mit den Dateien.
webmaster-base = Wo die Dateien von Klubovna liegen
webmaster-base-what = Diese Kopie oder der Ordner auf Ihrer Website, in den Sie Ihre eigene entpackt haben, zum Beispiel /spiele/.
webmaster-copy = Code kopieren
webmaster-copied = Kopiert.
webmaster-by-hand = Der Browser hat das Kopieren nicht erlaubt. Bitte markieren Sie den Text und kopieren Sie ihn von Hand.
webmaster-place = Wo Sie ihn einfügen
webmaster-place-page = HTML-Seite
webmaster-place-wordpress = WordPress
webmaster-place-joomla = Joomla
webmaster-steps-page =
    Öffnen Sie den Quelltext der Seite.
    Fügen Sie den Code dort ein, wo das Brett stehen soll.
    Speichern Sie die Seite und sehen Sie sie sich an. Weitere Bretter fügen Sie ebenso ein; die Zeile mit dem Skript wird nur einmal gebraucht.
webmaster-steps-wordpress =
    Öffnen Sie die Seite oder den Beitrag zum Bearbeiten und fügen Sie einen Block hinzu: „+“, dann „Individuelles HTML“.
    Fügen Sie den Code in den Block ein. Die „Vorschau“ im Block zeigt das Brett vielleicht nicht; die Seite wird es zeigen.
    Speichern Sie. Wenn der Code danach verschwunden ist, darf Ihr Konto keine Skripte schreiben: Nehmen Sie den Rahmen, oder bitten Sie einen Administrator der Website, den Code einzufügen.
webmaster-steps-joomla =
    Wählen Sie oben den Rahmen. Die Editoren von Joomla entfernen Skripte.
    Ein Administrator muss ihn einmal erlauben: System, Konfiguration, Textfilter, „Keine Filterung“ für Ihre Benutzergruppe.
    Drücken Sie im Beitrag unter dem Text „Editor an/aus“, fügen Sie den Code ein und speichern Sie, ohne zurückzuschalten. Oder legen Sie damit ein Modul vom Typ „Eigenes Modul“ an.
webmaster-policy = Wenn Ihre Website eine Content Security Policy (CSP) hat
webmaster-policy-what = Sie muss mindestens dies erlauben. Wenn Sie nicht wissen, was das ist, hat Ihre Website wahrscheinlich keine.
webmaster-foreign = Wenn die Dateien auf einer anderen Website liegen als Ihre Seite, muss jene Website für sie alle den Header Access-Control-Allow-Origin senden; sonst nehmen Sie den Rahmen.

webmaster-site = Die ganze Website
webmaster-site-what = Mit einer eigenen Kopie hängen Sie von niemandem ab. Entpacken Sie das Archiv in einen beliebigen Ordner Ihrer Website: Es muss nichts installiert oder eingerichtet werden.
webmaster-zip = Website herunterladen (zip)
webmaster-zipping = { $done } von { $all } Dateien sind da.
webmaster-zipped = Gespeichert als klubovna-site.zip, { $size } MB.
webmaster-no-zip = Das ist Klubovna in einer Datei, ohne weitere Dateien daneben. Das Archiv klubovna-site.zip finden Sie dort, woher Sie diese Datei haben, oder auf dieser Seite jeder Kopie von Klubovna im Web.
error-webmaster-changed = Diese Kopie wurde durch eine andere Ausgabe ersetzt, während ihre Dateien gelesen wurden. Bitte versuchen Sie es noch einmal.
error-webmaster-file = Die Datei „{ $file }“ dieser Kopie konnte nicht gelesen werden, das Archiv wäre also nicht vollständig. Bitte versuchen Sie es mit Verbindung noch einmal.

webmaster-reference = Alles, was das Element kann
webmaster-reference-what = Attribute stehen im Tag. Jedes außer position ist auch eine Eigenschaft. Methoden werden von Skripten aufgerufen.
webmaster-all-attribute = Attribute
webmaster-all-method = Methoden
webmaster-all-event = Ereignisse und was in ihrem detail steht
webmaster-all-slot = Slots
webmaster-all-part = Teile für Stylesheets
webmaster-all-property = Eigenschaften für Stylesheets
webmaster-inside = zwischen den Tags
webmaster-frame-talk = Skripte und der Rahmen
webmaster-frame-talk-what = Der Rahmen sagt der Seite um ihn, was geschieht und wie hoch er gern wäre (resize). Die Befehle load, play, goTo, record, position, flip und set nimmt er von Seiten seiner eigenen Website an; Seiten anderer Websites werden in seiner Adresse aufgezählt: origins=https://klub.example. Von einer Partie aus einer Datei (src) erfahren sie nichts.

webmaster-attribute-game = Welches Spiel; eine Aufzeichnung nennt ihres selbst.
webmaster-attribute-mode = Eine Partie zu zweit oder gegen den Computer; eine Aufzeichnung zum Durchgehen; ein Bild; eine Analyse, in der sich beliebige Züge probieren lassen.
webmaster-attribute-src = Eine Aufzeichnung, eine Zugliste oder eine KIF-, CSA- oder USI-Datei zum Öffnen, in UTF-8 oder UTF-16, Shift_JIS oder Windows-1250.
webmaster-attribute-level = Im Modus play spielt der Computer die andere Seite auf dieser Stufe: 1, 2, 3 … Während er nachdenkt, kann ein Zug vorausgewählt werden.
webmaster-attribute-options = Optionen des Spiels, zum Beispiel `draw_plies=50`.
webmaster-attribute-theme = Farben.
webmaster-attribute-flipped = Die andere Seite ist unten.
webmaster-attribute-coordinates = Die Buchstaben und Ziffern am Rand: in den Feldern oder außerhalb auf der Seite; `none` (oder `false`) lässt sie weg.
webmaster-attribute-counts = In Spielen, in denen es darauf ankommt: wie viele Figuren jeder Seite auf ein Feld zielen.
webmaster-attribute-caption = Eine Zeile unter dem Brett.
webmaster-attribute-speed = Millisekunden einer Animation, 0 bis 2000.
webmaster-attribute-size = Die größte Breite in Pixeln; sonst ist das Brett so breit, wie Platz ist.
webmaster-attribute-bare = Nur das Brett: keine Namen, kein Text und keine Schaltflächen darunter; neben einem Diagramm keine Vorräte.
webmaster-attribute-pieces = Was auf Shogi-Steine gemalt ist.
webmaster-attribute-set = Wie Schachfiguren aussehen: die des Klubs, eckige, oder Zeichen dafür, wie sie ziehen.
webmaster-attribute-board = Woraus das Brett ist; `print` ist Schwarz auf Weiß, mit Mustern statt Farben.
webmaster-attribute-marks = Wie groß und kräftig die Feldmarkierungen sind.
webmaster-attribute-levels = Die Bretter von Tri-D-Schach als Plan, im Raum (WebGL) oder nebeneinander.
webmaster-attribute-lang = Sprache, cs, en, sk, de oder pl; fehlt sie, gilt die der Seite.
webmaster-attribute-position = Wo begonnen wird: eine Stellung als Text.
webmaster-method-load = Zeigt eine andere Partie. Das Promise ist erfüllt, sobald sie da ist; stimmt etwas nicht, bleibt, was zu sehen war. Die Attribute ändern sich nicht; ändern Sie später eines, gilt dieses.
webmaster-method-play = Spielt einen Zug, geschrieben wie auf Papier (Rh7) oder als Code eines Ereignisses: dort, wo die Partie weitergeht, beim Nachspielen an ihrem Ende.
webmaster-method-goTo = Zeigt eine andere Stellung der Partie: ein Halbzug, start, previous, next, end oder ein Knoten.
webmaster-method-record = Die ganze Partie als Text, mit Varianten und Kommentaren; `load` nimmt sie zurück.
webmaster-method-position = Die gezeigte Stellung als Text.
webmaster-method-flip = Dreht das Brett oder zeigt es, wie eine Seite (0 oder 1) es sieht.
webmaster-event-bg-ready = Die Partie ist da und kann angesehen oder gespielt werden.
webmaster-event-bg-before-move = Ein Mensch will ziehen; `preventDefault()` verhindert es. `position` ist die Stellung vor dem Zug.
webmaster-event-bg-move = Ein Zug wurde gemacht, von wem auch immer. Das Aufdecken einer Karte wird einmal gemeldet, wenn bekannt ist, welche es ist.
webmaster-event-bg-navigate = Eine andere Stellung der Partie wird betrachtet.
webmaster-event-bg-end = Die Partie ist zu Ende; `winner` ist 0, 1 oder bei Remis null.
webmaster-event-bg-error = Ein Attribut, eine Datei, eine Stellung oder eine Aufzeichnung ist falsch; `message` ist in der Sprache des Brettes.
webmaster-event-bg-flip = Das Brett wurde gedreht; `bottom` ist die Seite, die jetzt unten ist.
webmaster-slot-default = Was zu sehen ist, wo Skripte nicht laufen oder sich nichts zeigen lässt; in den Modi replay und analyse die Aufzeichnung selbst, wenn weder `src` noch `position` angegeben ist.
webmaster-slot-near = Neben den Vorräten des unteren Spielers; sonst der Name aus der Aufzeichnung.
webmaster-slot-far = Neben den Vorräten des oberen Spielers; sonst der Name aus der Aufzeichnung.
webmaster-part-board = Das Brett selbst, ohne Vorräte und Text.
webmaster-part-caption = Die Zeile darunter.
webmaster-part-status = Wer am Zug ist oder wer gewonnen hat.
webmaster-part-navigation = Die Schaltflächen zum Durchgehen einer Partie.
webmaster-part-moves = Die Zugliste.
webmaster-part-fault = Was nicht stimmt, in Worten.
webmaster-property-bg-board-max = Die größte Breite des Brettes allein.
webmaster-property-bg-square-a = Helle Felder.
webmaster-property-bg-square-b = Dunkle Felder.
webmaster-property-bg-accent = Was gewählt ist.
webmaster-property-bg-mark-from = Woher der letzte Zug kam.
webmaster-property-bg-mark-to = Wohin der letzte Zug ging.
webmaster-property-bg-mark-legal = Wohin eine Figur darf.
webmaster-property-bg-white-body = Die Figuren von Weiß.
webmaster-property-bg-black-body = Die Figuren von Schwarz.
webmaster-property-bg-paper = Der Hintergrund von Meldungen und Fragen.
webmaster-property-bg-ink = Der Text darauf.
webmaster-property-bg-ground = Der Hintergrund eines Brettes mit `theme`.
