# Three-dimensional chess: why something is not allowed or not understood.

## Why not

tri-d-chess-why-over = Die Partie ist zu Ende.
tri-d-chess-why-promotion = Zuerst muss sich der Bauer auf { $at } umwandeln: { $side ->
    [first] Weiß
   *[second] Schwarz
} wählt, was aus ihm wird.
tri-d-chess-why-drawn = Die Plätze der Figuren werden gerade ausgelost.
tri-d-chess-why-row = Die Figuren von { $side ->
    [first] Weiß
   *[second] Schwarz
} stehen in der Reihe von Ecke zu Ecke; { $at } gehört nicht dazu.
tri-d-chess-why-place-taken = Auf { $at } steht schon eine Figur.
tri-d-chess-why-bishops = Die beiden Läufer müssen auf Feldern verschiedener Farbe stehen.
tri-d-chess-why-not-yours = { $side ->
    [first] Weiß
   *[second] Schwarz
} ist am Zug.
tri-d-chess-why-parry = Der König steht im Schach, und { $piece ->
    [king] dieser König
    [queen] diese Dame
    [rook] dieser Turm
    [bishop] dieser Läufer
    [knight] dieser Springer
   *[pawn] dieser Bauer
} kann nicht helfen.
tri-d-chess-why-stuck = { $piece ->
    [king] Dieser König
    [queen] Diese Dame
    [rook] Dieser Turm
    [bishop] Dieser Läufer
    [knight] Dieser Springer
   *[pawn] Dieser Bauer
} kann auf kein Feld ziehen.
tri-d-chess-why-king-shut = Jedes Feld, das der König erreichen könnte, ist angegriffen.
tri-d-chess-why-pinned = { $piece ->
    [king] Dieser König
    [queen] Diese Dame
    [rook] Dieser Turm
    [bishop] Dieser Läufer
    [knight] Dieser Springer
   *[pawn] Dieser Bauer
} ist gefesselt: Sonst stünde der König im Schach.
tri-d-chess-why-vertical = Figuren ziehen nie gerade hinauf oder hinab: Die Linie oder die Reihe muss sich ändern.
tri-d-chess-why-void = Dort ist im Augenblick kein Feld.
tri-d-chess-why-own = Auf { $to } steht { $piece ->
    [king] Ihr eigener König
    [queen] Ihre eigene Dame
    [rook] Ihr eigener Turm
    [bishop] Ihr eigener Läufer
    [knight] Ihr eigener Springer
   *[pawn] Ihr eigener Bauer
}.
tri-d-chess-why-blocked = { $piece ->
    [queen] Die Dame
    [rook] Der Turm
   *[bishop] Der Läufer
} kommt nicht nach { $to }: Die Figur auf { $at } steht im Weg. Figuren sperren auf jeder Ebene.
tri-d-chess-why-space = Im Raum zieht diese Figur nicht so.
tri-d-chess-why-geometry = { $piece ->
    [king] Von oben gesehen zieht ein König einen Schritt in jede Richtung.
    [queen] Von oben gesehen zieht eine Dame gerade oder schräg.
    [rook] Von oben gesehen zieht ein Turm auf einer Linie oder Reihe.
    [bishop] Von oben gesehen zieht ein Läufer auf einer Diagonale.
   *[knight] Von oben gesehen springt ein Springer zwei Felder gerade und eins zur Seite.
}
tri-d-chess-why-pawn = Von oben gesehen zieht ein Bauer gerade vorwärts und schlägt schräg vorwärts.
tri-d-chess-why-pawn-ahead = Gerade vorwärts schlagen Bauern nicht.
tri-d-chess-why-pawn-blocked = Für den Doppelschritt müssen die Felder dazwischen auf jeder Ebene leer sein.
tri-d-chess-why-pawn-capture = Schräg zieht ein Bauer nur, um zu schlagen.
tri-d-chess-why-not-fresh = Den Doppelschritt macht nur ein Bauer, der noch nie gezogen hat und nie mitgefahren ist.
tri-d-chess-why-check = { $piece ->
    [king] Der König
    [queen] Die Dame
    [rook] Der Turm
    [bishop] Der Läufer
    [knight] Der Springer
   *[pawn] Der Bauer
} auf { $at } würde Ihren König angreifen.
tri-d-chess-why-still-check = { $piece ->
    [king] Der König
    [queen] Die Dame
    [rook] Der Turm
    [bishop] Der Läufer
    [knight] Der Springer
   *[pawn] Der Bauer
} auf { $at } würde Ihren König weiter angreifen.
tri-d-chess-why-full = Auf dem Brett bei { $board } stehen { $count } Figuren. Nur ein Brett mit einer oder keiner Figur zieht.
tri-d-chess-why-neutral = Das Brett auf { $board } ist neutral. Bringen Sie zuerst eine Figur darauf.
tri-d-chess-why-not-marked = In V.A5 ziehen Sie nur die Bretter mit Ihrem eigenen Zeichen.
tri-d-chess-why-their-board = Das leere Brett auf { $board } gehört Ihrem Gegner.
tri-d-chess-why-their-man = Ein Brett, auf dem eine Figur Ihres Gegners steht, können Sie nicht ziehen.
tri-d-chess-why-no-pin = In keiner Richtung, in die das Brett auf { $board } ziehen darf, ist ein Nachbarstift frei.
tri-d-chess-why-board-parry = Der König steht im Schach, und das Brett auf { $board } zu ziehen hilft nicht.
tri-d-chess-why-board-check = Zöge das Brett auf { $board }, wäre Ihr König angegriffen.
tri-d-chess-why-pin-taken = Auf { $to } steht schon ein Brett.
tri-d-chess-why-turn-over = Ein Brett mit einer Figur darauf lässt sich nicht umdrehen.
tri-d-chess-why-not-adjacent = { $to } ist kein Nachbar von { $board }.
tri-d-chess-why-loaded-back = Ein Brett mit einer Figur zieht vorwärts oder zur Seite, nie zurück.
tri-d-chess-why-empty-forward = In V.A1 zieht ein leeres Brett zurück oder zur Seite, nicht vorwärts.
tri-d-chess-why-release = Verließe das Brett { $board }, würde sich der Bauer darunter umwandeln und Ihren König angreifen.
tri-d-chess-why-no-right = König oder Turm hat schon gezogen, oder auf dieser Seite steht kein Turm.
tri-d-chess-why-first-move = Im ersten Zug ist keine Rochade möglich.
tri-d-chess-why-castle-no-square = Ein Feld, auf dem König oder Turm enden würden, fehlt: Sein Angriffsbrett ist weggezogen.
tri-d-chess-why-castle-blocked = Die Figur auf { $at } steht im Weg.
tri-d-chess-why-castle-attacked = { $at } ist angegriffen.

## Draws that may be claimed

tri-d-chess-claim-threefold = Dieselbe Stellung zum dritten Mal.
tri-d-chess-claim-fifty_moves = 50 Züge jeder Seite ohne Schlagen und ohne Bauernzug.

## Texts that are wrong

tri-d-chess-field = { $field ->
    [boards] Bretter
    [side] Seite am Zug
    [castling] Rochade
    [en-passant] En passant
    [pending] Ausstehende Umwandlung
    [quiet] Ruhige Halbzüge
    [move] Zugnummer
   *[mix] Varianten
}
tri-d-chess-side = { $side ->
    [first] Weiß
   *[second] Schwarz
}
error-tri-d-chess-missing-field = Der Stellung fehlt eine Angabe: { tri-d-chess-field }.
error-tri-d-chess-extra-text = Nach der Stellung folgt noch Text: „{ $text }“.
error-tri-d-chess-bad-side = Seite am Zug: Schreiben Sie w, wenn Weiß am Zug ist, b für Schwarz, nicht „{ $text }“.
error-tri-d-chess-bad-number = { tri-d-chess-field }: eine ganze Zahl von { $min } bis 65535, nicht „{ $text }“.
error-tri-d-chess-board-form = Bretter: „{ $text }“ hat nicht die Form Name=Reihen.
error-tri-d-chess-unknown-board = Bretter: Ein Brett „{ $text }“ gibt es nicht. Die Bretter sind W, N, B, QL1 bis QL6 und KL1 bis KL6.
error-tri-d-chess-board-twice = Bretter: Zwei Bretter können nicht an einem Ort sein ({ $text }).
error-tri-d-chess-main-board-missing = Bretter: Das Hauptbrett { $board } fehlt.
error-tri-d-chess-bad-owner = Bretter: „{ $text }“ sagt nicht, wem das Brett gehört. Auf den Namen eines Angriffsbretts, und nur auf ihn, folgt w, b oder n.
error-tri-d-chess-neutral-board = Bretter: Nur V.A4 hat neutrale Bretter ({ $text }).
error-tri-d-chess-neutral-taken = Bretter: Ein Brett mit einer Figur darauf ({ $text }) kann nicht neutral sein.
error-tri-d-chess-inverted-board = Bretter: Nur in V.A2.2 hängen Bretter kopfüber ({ $text }).
error-tri-d-chess-row-count = Bretter: Das Brett { $board } muss { $count } Reihen haben.
error-tri-d-chess-row-length = Bretter: Eine Reihe des Brettes { $board } muss { $count } Felder haben.
error-tri-d-chess-unknown-man = Bretter: Eine Figur „{ $text }“ gibt es nicht. Weiß hat K, Q, R, B, N, P und F (ein Bauer, der noch nie gezogen hat), Schwarz die Kleinbuchstaben; Ziffern sind leere Felder.
error-tri-d-chess-no-king = Bretter: { tri-d-chess-side } hat keinen König.
error-tri-d-chess-many-kings = Bretter: { tri-d-chess-side } hat { $count } Könige statt einem.
error-tri-d-chess-many-men = Bretter: { tri-d-chess-side } hat { $count } Figuren statt höchstens 16.
error-tri-d-chess-many-pawns = Bretter: { tri-d-chess-side } hat { $count } Bauern statt höchstens 8.
error-tri-d-chess-fresh-pawn = Bretter: Auf { $at } beginnt kein Bauer, der dortige hat also gezogen: Schreiben Sie P statt F.
error-tri-d-chess-pawn-on-last = Bretter: Der Bauer auf { $at } hätte sich schon umgewandelt.
error-tri-d-chess-opponent-in-check = Bretter: { tri-d-chess-side } steht im Schach und hat doch gerade gezogen.
error-tri-d-chess-bad-set-up = Bretter: So können Figuren beim Aufstellen nicht stehen.
error-tri-d-chess-no-square = { tri-d-chess-field }: Ein Feld „{ $text }“ gibt es hier nicht.
error-tri-d-chess-right-off-row = Rochade: Von { $at } aus rochiert kein Turm.
error-tri-d-chess-right-without-rook = Rochade: Auf { $at } steht kein Turm.
error-tri-d-chess-right-without-king = Rochade: Der Turm auf { $at } hat in seiner Reihe keinen König, mit dem er rochieren könnte.
error-tri-d-chess-right-twice = Rochade: { $at } und { $other } liegen auf derselben Seite des Königs; nur einer der Türme kann rochieren.
error-tri-d-chess-no-castling = Rochade: In V.P7 gibt es keine Rochade.
error-tri-d-chess-en-passant-form = En passant: „{ $text }“ hat nicht die Form b6:b5N, die überschrittene Säule und der Bauer.
error-tri-d-chess-en-passant-without-pawn = En passant: Auf { $at } steht kein Bauer, der gerade einen Doppelschritt gemacht hat.
error-tri-d-chess-en-passant-column = En passant: Der Bauer auf { $at } kann { $column } nicht überschritten haben.
error-tri-d-chess-en-passant-forbidden = En passant: Das ist hier nicht möglich.
error-tri-d-chess-nothing-pending = Ausstehende Umwandlung: Auf { $at } wartet kein Bauer der Seite am Zug auf seine Umwandlung.
error-tri-d-chess-unknown-variant = Varianten: Eine Variante „{ $text }“ gibt es nicht.
error-tri-d-chess-excluded-variants = Varianten: { $text } und { $other } lassen sich nicht zusammen spielen.
error-tri-d-chess-other-variants = Varianten: Die Stellung gehört zu { $text }, die Partie zu { $other }.
error-tri-d-chess-action-form = „{ $text }“ ist nicht der Code eines Zuges. Codes sehen aus wie a2W-a4N, b7B-b8B=Q, O-O, QL1-QL3, QL6-QL5;a8B=N, a8B=Q oder KL1^.
error-tri-d-chess-no-move = Hier fehlt ein Zug.
error-tri-d-chess-unknown-move = „{ $text }“ ist kein Zug. Züge sehen aus wie Sc6B, d6B, aWxb4W, QL5 oder 0-0.
error-tri-d-chess-missing-promotion = „{ $text }“ sagt nicht, was der Bauer wird. Fügen Sie eines davon hinzu: { $choices }.
error-tri-d-chess-none-reaches = „{ $text }“ ist hier nicht möglich.
error-tri-d-chess-ambiguous = „{ $text }“ kann mehreres bedeuten: { $codes }.

error-tri-d-chess-over = Vor diesem Zug war die Partie schon zu Ende.
error-tri-d-chess-promotion = { tri-d-chess-why-promotion }
error-tri-d-chess-drawn = { tri-d-chess-why-drawn }
error-tri-d-chess-row = { tri-d-chess-why-row }
error-tri-d-chess-place-taken = { tri-d-chess-why-place-taken }
error-tri-d-chess-bishops = { tri-d-chess-why-bishops }
error-tri-d-chess-not-yours = { tri-d-chess-why-not-yours }
error-tri-d-chess-parry = { tri-d-chess-why-parry }
error-tri-d-chess-stuck = { tri-d-chess-why-stuck }
error-tri-d-chess-king-shut = { tri-d-chess-why-king-shut }
error-tri-d-chess-pinned = { tri-d-chess-why-pinned }
error-tri-d-chess-vertical = { tri-d-chess-why-vertical }
error-tri-d-chess-void = { tri-d-chess-why-void }
error-tri-d-chess-own = { tri-d-chess-why-own }
error-tri-d-chess-blocked = { tri-d-chess-why-blocked }
error-tri-d-chess-space = { tri-d-chess-why-space }
error-tri-d-chess-geometry = { tri-d-chess-why-geometry }
error-tri-d-chess-pawn = { tri-d-chess-why-pawn }
error-tri-d-chess-pawn-ahead = { tri-d-chess-why-pawn-ahead }
error-tri-d-chess-pawn-blocked = { tri-d-chess-why-pawn-blocked }
error-tri-d-chess-not-fresh = { tri-d-chess-why-not-fresh }
error-tri-d-chess-pawn-capture = { tri-d-chess-why-pawn-capture }
error-tri-d-chess-check = { tri-d-chess-why-check }
error-tri-d-chess-still-check = { tri-d-chess-why-still-check }
error-tri-d-chess-full = { tri-d-chess-why-full }
error-tri-d-chess-neutral = { tri-d-chess-why-neutral }
error-tri-d-chess-not-marked = { tri-d-chess-why-not-marked }
error-tri-d-chess-their-board = { tri-d-chess-why-their-board }
error-tri-d-chess-their-man = { tri-d-chess-why-their-man }
error-tri-d-chess-no-pin = { tri-d-chess-why-no-pin }
error-tri-d-chess-board-parry = { tri-d-chess-why-board-parry }
error-tri-d-chess-board-check = { tri-d-chess-why-board-check }
error-tri-d-chess-pin-taken = { tri-d-chess-why-pin-taken }
error-tri-d-chess-turn-over = { tri-d-chess-why-turn-over }
error-tri-d-chess-not-adjacent = { tri-d-chess-why-not-adjacent }
error-tri-d-chess-loaded-back = { tri-d-chess-why-loaded-back }
error-tri-d-chess-empty-forward = { tri-d-chess-why-empty-forward }
error-tri-d-chess-release = { tri-d-chess-why-release }
error-tri-d-chess-no-right = { tri-d-chess-why-no-right }
error-tri-d-chess-first-move = { tri-d-chess-why-first-move }
error-tri-d-chess-castle-no-square = { tri-d-chess-why-castle-no-square }
error-tri-d-chess-castle-blocked = { tri-d-chess-why-castle-blocked }
error-tri-d-chess-castle-attacked = { tri-d-chess-why-castle-attacked }
