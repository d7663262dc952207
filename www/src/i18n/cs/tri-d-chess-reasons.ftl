# Trojrozměrné šachy: proč něco nejde nebo čemu není rozumět.

## Proč to nejde

tri-d-chess-why-over = Partie skončila.
tri-d-chess-why-promotion = Nejdřív se musí proměnit pěšec na { $at }; v co, určí { $side ->
    [first] bílý
   *[second] černý
}.
tri-d-chess-why-drawn = Místa figur se právě losují.
tri-d-chess-why-row = Figury { $side ->
    [first] bílého
   *[second] černého
} stojí v řadě od rohu k rohu; { $at } do ní nepatří.
tri-d-chess-why-place-taken = Na { $at } už něco stojí.
tri-d-chess-why-bishops = Oba střelci musí stát na polích různé barvy.
tri-d-chess-why-not-yours = Na tahu je { $side ->
    [first] bílý
   *[second] černý
}.
tri-d-chess-why-parry = Král je v šachu a { tri-d-chess-man } mu odtud nepomůže.
tri-d-chess-why-stuck = { $piece ->
    [queen] Tato dáma nemá kam jít.
    [rook] Tato věž nemá kam jít.
    [king] Král nemá kam jít.
    [bishop] Tento střelec nemá kam jít.
    [knight] Tento jezdec nemá kam jít.
   *[pawn] Tento pěšec nemá kam jít.
}
tri-d-chess-why-king-shut = Všechna pole, kam by král mohl, jsou napadená.
tri-d-chess-why-pinned = V cestě šachu tu stojí { tri-d-chess-man }: po odchodu by byl král napaden.
tri-d-chess-why-vertical = Přímo nahoru ani dolů se netáhne: musí se změnit sloupec nebo řada.
tri-d-chess-why-void = Tady teď žádné pole není.
tri-d-chess-why-own = Na { $to } stojí { $piece ->
    [king] váš vlastní král
    [queen] vaše vlastní dáma
    [rook] vaše vlastní věž
    [bishop] váš vlastní střelec
    [knight] váš vlastní jezdec
   *[pawn] váš vlastní pěšec
}.
tri-d-chess-why-blocked = { $piece ->
    [queen] Dáma
    [rook] Věž
   *[bishop] Střelec
} se na { $to } nedostane: v cestě stojí kámen na { $at }. Kameny překážejí na všech úrovních.
tri-d-chess-why-space = V prostoru se tento kámen takto nepohybuje.
tri-d-chess-why-geometry = { $piece ->
    [king] Při pohledu shora jde král o jedno pole kterýmkoli směrem.
    [queen] Při pohledu shora jde dáma rovně nebo po úhlopříčce.
    [rook] Při pohledu shora jde věž po sloupci nebo po řadě.
    [bishop] Při pohledu shora jde střelec po úhlopříčce.
   *[knight] Při pohledu shora skáče jezdec o dvě pole rovně a jedno do strany.
}
tri-d-chess-why-pawn = Při pohledu shora jde pěšec rovně vpřed a bere šikmo vpřed.
tri-d-chess-why-pawn-ahead = Přímo před sebe pěšec nebere.
tri-d-chess-why-pawn-blocked = Při dvojkroku musí být přeskočená pole prázdná na všech úrovních.
tri-d-chess-why-pawn-capture = Šikmo jde pěšec, jen když bere.
tri-d-chess-why-not-fresh = Dvojkrok smí jen pěšec, který se ještě nepohnul ani se nevezl na desce.
tri-d-chess-why-check = Vašeho krále by napadl kámen na { $at }: { tri-d-chess-man }.
tri-d-chess-why-still-check = Vašeho krále by dál napadal kámen na { $at }: { tri-d-chess-man }.
tri-d-chess-why-full = Na desce { $board } { $count ->
    [few] jsou { $count } kameny
   *[other] je { $count } kamenů
}. Přesouvá se jen deska prázdná nebo s jedním kamenem.
tri-d-chess-why-neutral = Deska na { $board } je neutrální. Nejdřív na ni vstupte.
tri-d-chess-why-not-marked = Ve V.A5 přesouváte jen desky se svým označením.
tri-d-chess-why-their-board = Prázdná deska na { $board } patří soupeři.
tri-d-chess-why-their-man = Desku, na které stojí soupeřův kámen, přesunout nemůžete.
tri-d-chess-why-no-pin = Směrem, kterým smí deska z { $board } jít, není žádný sousední kolík volný.
tri-d-chess-why-board-parry = Král je v šachu a přesun desky z { $board } mu nepomůže.
tri-d-chess-why-board-check = Kdyby deska na { $board } odešla, byl by váš král napaden.
tri-d-chess-why-pin-taken = Na { $to } už deska stojí.
tri-d-chess-why-turn-over = Deska s kamenem se nepřevrací.
tri-d-chess-why-not-adjacent = { $to } s { $board } nesousedí.
tri-d-chess-why-loaded-back = Deska s kamenem jde vpřed nebo stranou, nikdy zpět.
tri-d-chess-why-empty-forward = Ve V.A1 jde prázdná deska zpět nebo stranou, ne vpřed.
tri-d-chess-why-release = Kdyby deska na { $board } odešla, pěšec pod ní by se proměnil a napadl vašeho krále.
tri-d-chess-why-no-right = Král nebo věž už táhli, nebo na té straně věž není.
tri-d-chess-why-first-move = Prvním tahem se rošáda nedělá.
tri-d-chess-why-castle-no-square = Chybí pole, kde by král nebo věž skončili: jejich útočná deska je pryč.
tri-d-chess-why-castle-blocked = V cestě stojí kámen na { $at }.
tri-d-chess-why-castle-attacked = Pole { $at } je napadené.

## Remízy, které lze požadovat

tri-d-chess-claim-threefold = Potřetí stejná pozice.
tri-d-chess-claim-fifty_moves = 50 tahů každé strany bez braní a bez tahu pěšcem.

## Chybné texty

tri-d-chess-field = { $field ->
    [boards] Desky
    [side] Strana na tahu
    [castling] Rošáda
    [en-passant] Braní mimochodem
    [pending] Čekající proměna
    [quiet] Klidné půltahy
    [move] Číslo tahu
   *[mix] Varianty
}
tri-d-chess-side = { $side ->
    [first] bílý
   *[second] černý
}
error-tri-d-chess-missing-field = Pozici chybí údaj: { tri-d-chess-field }.
error-tri-d-chess-extra-text = Za pozicí je ještě další text: „{ $text }“.
error-tri-d-chess-bad-side = Strana na tahu: napište w, je-li na tahu bílý, nebo b pro černého, ne „{ $text }“.
error-tri-d-chess-bad-number = { tri-d-chess-field }: celé číslo od { $min } do 65535, ne „{ $text }“.
error-tri-d-chess-board-form = Desky: „{ $text }“ nemá tvar jméno=řady.
error-tri-d-chess-unknown-board = Desky: deska „{ $text }“ není. Desky jsou W, N, B, QL1 až QL6 a KL1 až KL6.
error-tri-d-chess-board-twice = Desky: na jednom místě nemohou být dvě desky ({ $text }).
error-tri-d-chess-main-board-missing = Desky: chybí hlavní deska { $board }.
error-tri-d-chess-bad-owner = Desky: z „{ $text }“ není jasné, čí deska je. Za jménem útočné desky, a žádné jiné, stojí w, b nebo n.
error-tri-d-chess-neutral-board = Desky: neutrální desky má jen V.A4 ({ $text }).
error-tri-d-chess-neutral-taken = Desky: deska, na níž stojí kámen ({ $text }), nemůže být neutrální.
error-tri-d-chess-inverted-board = Desky: vzhůru nohama visí desky jen ve V.A2.2 ({ $text }).
error-tri-d-chess-row-count = Desky: deska { $board } má mít tolik řad: { $count }.
error-tri-d-chess-row-length = Desky: řada desky { $board } má mít tolik polí: { $count }.
error-tri-d-chess-unknown-man = Desky: „{ $text }“ není kámen. Bílý má K, Q, R, B, N, P a F (pěšec, který se ještě nepohnul), černý malá písmena; číslice znamenají prázdná pole.
error-tri-d-chess-no-king = Desky: { tri-d-chess-side } nemá krále.
error-tri-d-chess-many-kings = Desky: { tri-d-chess-side } má místo jednoho krále tolik králů: { $count }.
error-tri-d-chess-many-men = Desky: { tri-d-chess-side } má příliš mnoho kamenů: { $count }, nejvýš jich může být 16.
error-tri-d-chess-many-pawns = Desky: { tri-d-chess-side } má příliš mnoho pěšců: { $count }, nejvýš jich může být 8.
error-tri-d-chess-fresh-pawn = Desky: na { $at } žádný pěšec nezačíná, takže se už pohnul: místo F napište P.
error-tri-d-chess-pawn-on-last = Desky: pěšec na { $at } by se už proměnil.
error-tri-d-chess-opponent-in-check = Desky: { tri-d-chess-side } je v šachu, ačkoli právě táhl.
error-tri-d-chess-bad-set-up = Desky: takhle figury při rozestavování stát nemohou.
error-tri-d-chess-no-square = { tri-d-chess-field }: pole „{ $text }“ tu není.
error-tri-d-chess-right-off-row = Rošáda: z { $at } žádná věž rošádu nedělá.
error-tri-d-chess-right-without-rook = Rošáda: na { $at } věž nestojí.
error-tri-d-chess-right-without-king = Rošáda: věž na { $at } nemá ve své řadě krále pro rošádu.
error-tri-d-chess-right-twice = Rošáda: { $at } a { $other } jsou na stejné straně krále; rošádu může udělat jen jedna z nich.
error-tri-d-chess-no-castling = Rošáda: ve V.P7 se rošáda nedělá.
error-tri-d-chess-en-passant-form = Braní mimochodem: „{ $text }“ nemá tvar b6:b5N, přeskočené místo a pěšec.
error-tri-d-chess-en-passant-without-pawn = Braní mimochodem: na { $at } není pěšec, který právě udělal dvojkrok.
error-tri-d-chess-en-passant-column = Braní mimochodem: pěšec na { $at } nemohl přeskočit { $column }.
error-tri-d-chess-en-passant-forbidden = Braní mimochodem: tady se mimochodem brát nedá.
error-tri-d-chess-nothing-pending = Čekající proměna: na { $at } nečeká na proměnu žádný pěšec strany na tahu.
error-tri-d-chess-unknown-variant = Varianty: varianta „{ $text }“ není.
error-tri-d-chess-excluded-variants = Varianty: { $text } a { $other } se nedají hrát dohromady.
error-tri-d-chess-other-variants = Varianty: pozice je z { $text }, partie z { $other }.
error-tri-d-chess-action-form = „{ $text }“ není zápis tahu. Zápisy vypadají jako a2W-a4N, b7B-b8B=Q, O-O, QL1-QL3, QL6-QL5;a8B=N, a8B=Q nebo KL1^.
error-tri-d-chess-no-move = Tady chybí tah.
error-tri-d-chess-unknown-move = „{ $text }“ není tah. Tahy vypadají jako Jc6B, d6B, aWxb4W, QL5 nebo 0-0.
error-tri-d-chess-missing-promotion = „{ $text }“ neříká, v co se pěšec promění. Přidejte jedno z: { $choices }.
error-tri-d-chess-none-reaches = „{ $text }“ tu není možné.
error-tri-d-chess-ambiguous = „{ $text }“ může znamenat více tahů: { $codes }.

error-tri-d-chess-over = Před tímto tahem už partie skončila.
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
