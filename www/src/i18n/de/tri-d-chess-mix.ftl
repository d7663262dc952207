# The rules of a mix of variants, sentence by sentence: crates/tri-d-chess puts them together.

tri-d-chess-mix-group-boards = Angriffsbretter
tri-d-chess-mix-group-men = Figuren
tri-d-chess-mix-group-setup = Anfang

tri-d-chess-mix-mark-rules = Turnierregeln
tri-d-chess-mix-mark-source = wie der Autor sie beschreibt
tri-d-chess-mix-mark-settled = Lücken von uns ergänzt
tri-d-chess-mix-mark-reconstruction = unsere Rekonstruktion
tri-d-chess-mix-mark-low-confidence = unsere Rekonstruktion aus dürftigen Quellen

tri-d-chess-mix-start = Die Figuren beginnen wie in den Turnierregeln.
tri-d-chess-mix-start-p1 = Die Läufer beginnen auf den Ecken der Hauptbretter, die Springer zwischen ihnen; alles andere wie üblich.
tri-d-chess-mix-start-p2 = Die Figuren beginnen in der Reihenfolge des flachen Schachs: T S L D K L S T.
tri-d-chess-mix-start-p3 = König und Dame beginnen, wo sonst die Läufer stehen, und die Läufer, wo sonst jene stehen.
tri-d-chess-mix-start-p4 = Alle Figuren beginnen auf den Angriffsbrettern, alle Bauern auf den Hauptbrettern.
tri-d-chess-mix-start-p5 = Eine von 960 Aufstellungen wird ausgelost; beide Spieler beginnen mit ihr.
tri-d-chess-mix-start-p5-number = Beide Spieler beginnen mit derselben Aufstellung, der gezeigten.
tri-d-chess-mix-start-p6 = Zuerst setzen die Spieler abwechselnd ihre Figuren, jeder in eine beliebige von 960 Aufstellungen.
tri-d-chess-mix-start-p6-number = Jeder Spieler beginnt mit seiner eigenen Aufstellung, wie gezeigt.
tri-d-chess-mix-start-p7 = Weiß beginnt auf der Damenseite mit den Brettern auf QL1 und QL6, Schwarz auf der Königsseite mit denen auf KL1 und KL6.
tri-d-chess-mix-neutral = Zwei weitere Angriffsbretter, auf KL3 und QL4, gehören zunächst niemandem. Wer zuerst eine Figur auf eines bringt, behält es.

tri-d-chess-mix-men = Von oben gesehen ziehen die Figuren wie im Schach und landen auf jeder Ebene; eine Figur im Weg sperrt auf allen Ebenen.
tri-d-chess-mix-men-m1 = Die Figuren ziehen im Raum, auch durch die Höhe; nur eine Figur genau im Weg sperrt, und en passant gibt es nicht.
tri-d-chess-mix-pawns-p7 = Die Bauern gehen quer: die weißen zur Linie e, die schwarzen zur Linie z.
tri-d-chess-mix-promotion = Bauern wandeln sich am Ende ihrer Linie um; einer, der unter einem Angriffsbrett wartet, wenn das Brett wegzieht.
tri-d-chess-mix-promotion-a3 = Bauern wandeln sich am Ende ihrer Linie um oder wenn das Angriffsbrett über ihnen wegzieht; auf der Ecke eines Hauptbretts darf ein Bauer statt zu einer Figur zu einem neuen Angriffsbrett werden.
tri-d-chess-mix-promotion-p7 = Bauern wandeln sich auf der letzten Linie um, die sie erreichen können; eine verzögerte Umwandlung gibt es nicht.
tri-d-chess-mix-promotion-p7-a3 = Bauern wandeln sich auf der letzten Linie um, die sie erreichen können; V.A3 wirkt neben V.P7 nicht: Kein Bauer wird zum Brett.
tri-d-chess-mix-castling = Rochade: Auf der Königsseite tauschen König und Turm die Plätze; auf der Damenseite geht der König neben den Turm und der Turm auf den Platz des Königs.
tri-d-chess-mix-castling-row = Rochade: Der König endet auf a0 oder e0 und der Turm auf d0, bei Schwarz auf Reihe 9; ihr Weg muss frei sein.
tri-d-chess-mix-castling-none = Es gibt keine Rochade.

tri-d-chess-mix-control = Ziehen dürfen Sie ein Angriffsbrett mit einer einzigen Figur, wenn sie Ihnen gehört, oder ein leeres eigenes Brett.
tri-d-chess-mix-control-a5 = Ziehen dürfen Sie nur Angriffsbretter mit Ihrem Zeichen, leer oder mit einer einzigen eigenen Figur.
tri-d-chess-mix-new-a5 = Ein aus einem Bauern entstandenes Brett ist ein weiteres seines Besitzers und bleibt auf der Bahn seines Stifts.
tri-d-chess-mix-pins = Ein Brett zieht auf einen freien Stift: auf seiner Seite eine oder zwei Ebenen hinauf oder hinab, oder gerade hinüber auf die andere Seite.
tri-d-chess-mix-pins-a21 = Ein Brett bleibt auf seiner Seite und zieht zwischen den Ebenen 1–2, 1–3, 2–3, 3–4, 4–5, 4–6 und 5–6.
tri-d-chess-mix-pins-a5 = Ein Brett bleibt auf seiner Seite und zieht immer zwei Ebenen: auf 1–3–5 oder auf 2–4–6.
tri-d-chess-mix-way = Mit einer Figur zieht es vorwärts oder zur Seite, leer in jede Richtung.
tri-d-chess-mix-way-a1 = Mit einer Figur zieht es vorwärts oder zur Seite, leer zurück oder zur Seite.
tri-d-chess-mix-way-straight = Mit einer Figur zieht es nur vorwärts, leer vorwärts oder zurück.
tri-d-chess-mix-way-straight-a1 = Mit einer Figur zieht es nur vorwärts, leer nur zurück.
tri-d-chess-mix-way-p7 = Vorwärts heißt quer, auf den Gegner zu: Mit einer Figur zieht ein Brett vorwärts oder wechselt die Ebene, leer zieht es überallhin.
tri-d-chess-mix-way-p7-a1 = Vorwärts heißt quer, auf den Gegner zu: Mit einer Figur zieht ein Brett vorwärts oder wechselt die Ebene, leer zieht es zurück oder wechselt die Ebene.
tri-d-chess-mix-way-p7-straight = Da vorwärts hier quer heißt, ist ein Wechsel der Ebene ein Schritt zur Seite: Bretter machen ihn in beide Richtungen, mit einer Figur oder leer.
tri-d-chess-mix-turn = Stattdessen dürfen Sie ein Brett mit einer einzigen Figur um 180 Grad drehen: Die Figur kommt auf das gegenüberliegende Feld.
tri-d-chess-mix-hang = Ein leeres Brett darf sich umdrehen und unter einem Stift hängen, wo es ist oder wohin es zieht; so können sich zwei Bretter einen Stift teilen.
tri-d-chess-mix-rest = Alles andere ist wie in den Turnierregeln.
