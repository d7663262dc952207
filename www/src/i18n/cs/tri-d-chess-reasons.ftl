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
tri-d-chess-why-own = Na { $to } stojí váš vlastní { $piece ->
    [king] kámen, král
    [queen] kámen, dáma
    [rook] kámen, věž
    [bishop] kámen, střelec
    [knight] kámen, jezdec
   *[pawn] kámen, pěšec
}.
tri-d-chess-why-blocked = { $piece ->
    [queen] Dáma
    [rook] Věž
   *[bishop] Střelec
} se na { $to } nedostane: v cestě stojí kámen na { $at }. Kameny překážejí na všech úrovních.
tri-d-chess-why-space = V prostoru se tento kámen takto nepohybuje.
tri-d-chess-why-king = Při pohledu shora jde král o jedno pole kterýmkoli směrem.
tri-d-chess-why-queen = Při pohledu shora jde dáma rovně nebo po úhlopříčce.
tri-d-chess-why-rook = Při pohledu shora jde věž po sloupci nebo po řadě.
tri-d-chess-why-bishop = Při pohledu shora jde střelec po úhlopříčce.
tri-d-chess-why-knight = Při pohledu shora skáče jezdec o dvě pole rovně a jedno do strany.
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
tri-d-chess-why-their-man = Desku s jedním kamenem přesouvá ten, komu kámen patří.
tri-d-chess-why-no-pin = Směrem, kterým smí deska z { $board } jít, není žádný sousední kolík volný.
tri-d-chess-why-board-parry = Král je v šachu a přesun desky z { $board } mu nepomůže.
tri-d-chess-why-board-check = Kdyby deska na { $board } odešla, byl by váš král napaden.
tri-d-chess-why-pin-taken = Na { $to } už deska stojí.
tri-d-chess-why-turn-over = Deska s kamenem zůstává, jak visí.
tri-d-chess-why-not-adjacent = { $to } s { $board } nesousedí.
tri-d-chess-why-loaded-back = Deska s kamenem jde vpřed nebo stranou, nikdy zpět.
tri-d-chess-why-empty-forward = Ve V.A1 jde prázdná deska zpět nebo stranou, ne vpřed.
tri-d-chess-why-release = Kdyby deska na { $board } odešla, pěšec pod ní by se proměnil a napadl vašeho krále.
tri-d-chess-why-no-right = Král nebo věž už táhli, nebo na té straně věž není.
tri-d-chess-why-first-move = Prvním tahem se rošáda nedělá.
tri-d-chess-why-no-square = Chybí pole, kde by král nebo věž skončili: jejich útočná deska je pryč.
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
tri-d-chess-text-side = { $text ->
    [w] bílý
   *[b] černý
}
error-tri-d-chess-missing-field = Pozici chybí údaj: { tri-d-chess-field }.
error-tri-d-chess-extra-text = Za pozicí je ještě další text: „{ $text }“.
error-tri-d-chess-bad-side = { tri-d-chess-field }: napište w, je-li na tahu bílý, nebo b pro černého, ne „{ $text }“.
error-tri-d-chess-bad-number = { tri-d-chess-field }: celé číslo od { $other } do 65535, ne „{ $text }“.
error-tri-d-chess-board-form = { tri-d-chess-field }: „{ $text }“ nemá tvar jméno=řady.
error-tri-d-chess-unknown-board = { tri-d-chess-field }: deska „{ $text }“ není. Desky jsou W, N, B, QL1 až QL6 a KL1 až KL6.
error-tri-d-chess-board-twice = { tri-d-chess-field }: na jednom místě nemohou být dvě desky ({ $text }).
error-tri-d-chess-main-board-missing = { tri-d-chess-field }: chybí hlavní deska { $text }.
error-tri-d-chess-bad-owner = { tri-d-chess-field }: z „{ $text }“ není jasné, čí deska je. Za jménem útočné desky, a žádné jiné, stojí w, b nebo n.
error-tri-d-chess-neutral-board = { tri-d-chess-field }: neutrální desky má jen V.A4 ({ $text }).
error-tri-d-chess-neutral-taken = { tri-d-chess-field }: deska, na níž stojí kámen ({ $text }), nemůže být neutrální.
error-tri-d-chess-inverted-board = { tri-d-chess-field }: vzhůru nohama visí desky jen ve V.A2.2 ({ $text }).
error-tri-d-chess-row-count = { tri-d-chess-field }: deska { $text } má mít tolik řad: { $other }.
error-tri-d-chess-row-length = { tri-d-chess-field }: řada desky { $text } má mít tolik polí: { $other }.
error-tri-d-chess-unknown-man = { tri-d-chess-field }: „{ $text }“ není kámen. Bílý má K, Q, R, B, N, P a F (pěšec, který se ještě nepohnul), černý malá písmena; číslice znamenají prázdná pole.
error-tri-d-chess-no-king = { tri-d-chess-field }: { tri-d-chess-text-side } nemá krále.
error-tri-d-chess-many-kings = { tri-d-chess-field }: { tri-d-chess-text-side } má místo jednoho krále tolik králů: { $other }.
error-tri-d-chess-many-men = { tri-d-chess-field }: { tri-d-chess-text-side } má příliš mnoho kamenů: { $other }, nejvýš jich může být 16.
error-tri-d-chess-many-pawns = { tri-d-chess-field }: { tri-d-chess-text-side } má příliš mnoho pěšců: { $other }, nejvýš jich může být 8.
error-tri-d-chess-fresh-pawn = { tri-d-chess-field }: na { $text } žádný pěšec nezačíná, takže se už pohnul: místo F napište P.
error-tri-d-chess-pawn-on-last = { tri-d-chess-field }: pěšec na { $text } by se už proměnil.
error-tri-d-chess-opponent-in-check = { tri-d-chess-field }: { tri-d-chess-text-side } je v šachu, ačkoli právě táhl.
error-tri-d-chess-bad-set-up = { tri-d-chess-field }: takhle figury při rozestavování stát nemohou.
error-tri-d-chess-no-square = { tri-d-chess-field }: pole „{ $text }“ tu není.
error-tri-d-chess-right-off-row = { tri-d-chess-field }: z { $text } žádná věž rošádu nedělá.
error-tri-d-chess-right-without-rook = { tri-d-chess-field }: na { $text } věž nestojí.
error-tri-d-chess-right-without-king = { tri-d-chess-field }: věž na { $text } nemá ve své řadě krále pro rošádu.
error-tri-d-chess-right-twice = { tri-d-chess-field }: { $text } a { $other } jsou na stejné straně krále; rošádu může udělat jen jedna z nich.
error-tri-d-chess-no-castling = { tri-d-chess-field }: ve V.P7 se rošáda nedělá.
error-tri-d-chess-en-passant-form = { tri-d-chess-field }: „{ $text }“ nemá tvar b6:b5N, přeskočené místo a pěšec.
error-tri-d-chess-en-passant-without-pawn = { tri-d-chess-field }: na { $text } není pěšec, který právě udělal dvojkrok.
error-tri-d-chess-en-passant-column = { tri-d-chess-field }: pěšec na { $text } nemohl přeskočit { $other }.
error-tri-d-chess-en-passant-forbidden = { tri-d-chess-field }: tady se mimochodem brát nedá.
error-tri-d-chess-nothing-pending = { tri-d-chess-field }: na { $text } nečeká na proměnu žádný pěšec strany na tahu.
error-tri-d-chess-unknown-variant = { tri-d-chess-field }: varianta „{ $text }“ není.
error-tri-d-chess-excluded-variants = { tri-d-chess-field }: { $text } a { $other } se nedají hrát dohromady.
error-tri-d-chess-other-variants = { tri-d-chess-field }: pozice je z { $text }, partie z { $other }.
error-tri-d-chess-action-form = „{ $text }“ není zápis tahu. Zápisy vypadají jako a2W-a4N, b7B-b8B=Q, O-O, QL1-QL3, QL6-QL5;a8B=N, a8B=Q nebo KL1^.
error-tri-d-chess-no-move = Tady chybí tah.
error-tri-d-chess-unknown-move = „{ $text }“ není tah. Tahy vypadají jako Jc6B, d6B, aWxb4W, QL5 nebo 0-0.
error-tri-d-chess-game-over = Před tímto tahem už partie skončila.
error-tri-d-chess-promotion-first = Nejdřív se musí proměnit pěšec na { $text }.
error-tri-d-chess-missing-promotion = „{ $text }“ neříká, v co se pěšec promění. Přidejte jedno z: { $other }.
error-tri-d-chess-none-reaches = „{ $text }“ tu není možné.
error-tri-d-chess-ambiguous = „{ $text }“ může znamenat více tahů: { $other }.
error-tri-d-chess-cannot-castle = „{ $text }“: rošáda tu není možná.
