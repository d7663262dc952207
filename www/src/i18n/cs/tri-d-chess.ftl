# Trojrozměrné šachy: všechno, co říká crates/tri-d-chess.

tri-d-chess-name = Trojrozměrné šachy
tri-d-chess-tagline = Šachy na třech deskách nad sebou a čtyřech malých, které se přenášejí.

## Varianty

tri-d-chess-option-a1 = V.A1 Mat věží a králem
    .help = Prázdné útočné desky chodí jen zpět nebo stranou, desky s kamenem jako jindy vpřed nebo stranou. Král a věž pak dokážou vynutit mat.
    .author = Ralph Peters
    .mark = { tri-d-chess-mark-settled }
tri-d-chess-option-a2 = V.A2 Otáčení desek
    .help = Místo tahu smíte desku s jedním kamenem otočit o půl otáčky: kámen přejde na protější pole. Hodí se k V.A2.1.
    .author = Jens Meder a přátelé
    .mark = { tri-d-chess-mark-settled }
tri-d-chess-option-a21 = V.A2.1 Jiné sousední kolíky
    .help = Desky zůstávají na své straně a sousedí jiné kolíky. Hodí se k V.A2.
    .author = Jens Meder a přátelé
    .mark = { tri-d-chess-mark-settled }
tri-d-chess-option-a22 = V.A2.2 Desky vzhůru nohama
    .help = Prázdná deska může viset i pod kolíkem, takže jeden kolík unese dvě desky.
    .author = Jens Meder a přátelé
    .mark = { tri-d-chess-mark-settled }
tri-d-chess-option-a3 = V.A3 Z pěšce deska
    .help = Pěšec, který se proměňuje na rohu hlavní desky, se může stát novou útočnou deskou na tomto rohu.
    .author = Jens Meder
    .mark = { tri-d-chess-mark-settled }
tri-d-chess-option-a4 = V.A4 Šest útočných desek
    .help = Na KL3 a QL4 stojí dvě neutrální desky. Kdo na některou první vstoupí, tomu od té chvíle patří.
    .author = Andrew Bartmess
    .mark = { tri-d-chess-mark-settled }
tri-d-chess-option-a5 = V.A5 Jen po svých kolících
    .help = Přenášíte jen dvě desky se svým označením, vždy o dvě úrovně a nikdy stranou.
    .author = Ken Dayson
    .mark = { tri-d-chess-mark-settled }
tri-d-chess-option-m1 = V.M.1 Pohyb v prostoru
    .help = Kameny se pohybují i do výšky a zastaví je jen kámen přesně v cestě. Mimochodem se nebere.
    .author = podle J. M. Thompsona
    .mark = { tri-d-chess-mark-low-confidence }

tri-d-chess-option-setup = Výchozí postavení
    .help = Jak kameny stojí na začátku.
tri-d-chess-option-setup-standard = obvyklé
    .help = Výchozí postavení turnajových pravidel.
    .author = Jens Meder a přátelé
    .mark = { tri-d-chess-mark-rules }
tri-d-chess-option-setup-p1 = V.P1 Střelci a jezdci si vymění místa
    .help = Střelci stojí v rozích hlavních desek, jezdci mezi nimi.
    .author = Jeremy Trylch
    .mark = { tri-d-chess-mark-source }
tri-d-chess-option-setup-p2 = V.P2 Král a dáma uprostřed
    .help = Pořadí z obyčejných šachů, sloupec po sloupci.
    .author = Larry L. Smith
    .mark = { tri-d-chess-mark-reconstruction }
tri-d-chess-option-setup-p3 = V.P3 Král a dáma uprostřed jinak
    .help = Obvyklé postavení, jen si král a dáma vymění místa se střelci.
    .author = Franz Wurmser
    .mark = { tri-d-chess-mark-reconstruction }
tri-d-chess-option-setup-p4 = V.P4 Nezvyklé
    .help = Všechny figury začínají na útočných deskách, všichni pěšci na hlavních.
    .author = Larry L. Smith
    .mark = { tri-d-chess-mark-low-confidence }
tri-d-chess-option-setup-p5 = V.P5 3-D šachy 960
    .help = Jedno z 960 rozestavení figur, pro oba hráče stejné.
    .author = Jens Meder a přátelé
    .mark = { tri-d-chess-mark-settled }
tri-d-chess-option-setup-p6 = V.P6 3-D šachy 960×960
    .help = Hráči střídavě rozestavují své figury, každý jak chce.
    .author = Jens Meder
    .mark = { tri-d-chess-mark-settled }
tri-d-chess-option-setup-p7 = V.P7 Hra ze strany
    .help = Bílý začíná na dámském křídle, černý na královském a pěšci jdou napříč. Vzniklo pro V.M.1.
    .author = Jens Meder
    .mark = { tri-d-chess-mark-low-confidence }

tri-d-chess-option-arrays = Rozestavení ve V.P5 a V.P6
    .help = Ve V.P5 se figury losují a ve V.P6 je rozestavují hráči, pokud nezvolíte rozestavení číslem.
tri-d-chess-option-arrays-open = u šachovnice
tri-d-chess-option-arrays-number = číslem
tri-d-chess-option-white = Rozestavení bílého
    .help = Číslo od 0 do 959; ve V.P5 platí pro oba hráče. Obvyklé rozestavení má číslo 409.
tri-d-chess-option-black = Rozestavení černého
    .help = Číslo od 0 do 959, jen ve V.P6.

tri-d-chess-mark-rules = turnajová pravidla
tri-d-chess-mark-source = tak, jak ji popisuje autor
tri-d-chess-mark-settled = nápad je autorův; co nechal otevřené, jsme rozhodli my
tri-d-chess-mark-reconstruction = naše rekonstrukce: předloha se nenašla
tri-d-chess-mark-low-confidence = naše rekonstrukce z mála zpráv, berte ji s rezervou

tri-d-chess-excluded-a4-a5 = V.A4 a V.A5 nejdou dohromady: desku získanou podle V.A4 by ve V.A5 nikdo nikdy nepřenesl.
tri-d-chess-excluded-a21-a5 = V.A2.1 a V.A5 nejdou dohromady: každá určuje sousední kolíky jinak.

tri-d-chess-note-mix = { $count ->
    [one] { $mix }: jediné výchozí postavení
    [few] { $mix }: { $count } možná výchozí postavení
   *[other] { $mix }: { $count } možných výchozích postavení
}
tri-d-chess-note-fifty = 50 tahů každé strany bez braní a bez tahu pěšcem: strana na tahu může žádat remízu.

## Kroky

tri-d-chess-step-castle-a = Rošáda s věží a (0-0-0)
tri-d-chess-step-castle-e = Rošáda s věží e (0-0)
tri-d-chess-step-turn = Otočit desku
tri-d-chess-step-queen = Dáma
tri-d-chess-step-rook = Věž
tri-d-chess-step-bishop = Střelec
tri-d-chess-step-knight = Jezdec
tri-d-chess-step-board = Útočná deska
tri-d-chess-step-become-queen = Proměnit v dámu
tri-d-chess-step-become-rook = Proměnit ve věž
tri-d-chess-step-become-bishop = Proměnit ve střelce
tri-d-chess-step-become-knight = Proměnit v jezdce
tri-d-chess-step-become-board = Proměnit v útočnou desku

## Co dělat

tri-d-chess-prompt-play = { $side ->
    [first] Bílý táhne kamenem nebo deskou
   *[second] Černý táhne kamenem nebo deskou
}
tri-d-chess-prompt-check = { $side ->
    [first] Bílý je v šachu
   *[second] Černý je v šachu
}
tri-d-chess-prompt-promote = { $side ->
    [first] Bílý nejdřív promění pěšce na { $at }
   *[second] Černý nejdřív promění pěšce na { $at }
}
tri-d-chess-prompt-place = { $side ->
    [first] Bílý umístí { $piece ->
        [queen] dámu
        [bishop] střelce
       *[knight] jezdce
    }
   *[second] Černý umístí { $piece ->
        [queen] dámu
        [bishop] střelce
       *[knight] jezdce
    }
}
tri-d-chess-prompt-draw = Losuje se místo pro { $piece ->
    [queen] dámy
    [bishop] střelce
   *[knight] jezdce
}
tri-d-chess-prompt-over = Partie skončila

## Co se stalo

tri-d-chess-who = { $side ->
    [first] Bílý
   *[second] Černý
}
tri-d-chess-man = { $piece ->
    [king] král
    [queen] dáma
    [rook] věž
    [bishop] střelec
    [knight] jezdec
   *[pawn] pěšec
}
tri-d-chess-man-taken = { $taken ->
    [queen] dámu
    [rook] věž
    [bishop] střelce
    [knight] jezdce
   *[pawn] pěšce
}

tri-d-chess-say-move = { tri-d-chess-who }: { tri-d-chess-man } z { $from } na { $to }.
tri-d-chess-say-capture = { tri-d-chess-who }: { tri-d-chess-man } z { $from } bere { tri-d-chess-man-taken } na { $to }.
tri-d-chess-say-en-passant = { tri-d-chess-who }: { tri-d-chess-man } z { $from } na { $to }, bere mimochodem.
tri-d-chess-say-castle-a = { tri-d-chess-who }: rošáda s věží a.
tri-d-chess-say-castle-e = { tri-d-chess-who }: rošáda s věží e.
tri-d-chess-say-board = { tri-d-chess-who }: útočná deska z { $board } na { $to }.
tri-d-chess-say-turn = { tri-d-chess-who } otáčí útočnou desku na { $board }.
tri-d-chess-say-carried = Veze se na ní { tri-d-chess-man }, teď na { $at }.
tri-d-chess-say-promote = { tri-d-chess-who }: pěšec na { $at } se proměňuje.
tri-d-chess-say-promoted = { $piece ->
    [queen] Je z něj dáma.
    [rook] Je z něj věž.
    [bishop] Je z něj střelec.
   *[knight] Je z něj jezdec.
}
tri-d-chess-say-new-board = Je z něj útočná deska.
tri-d-chess-say-put = { tri-d-chess-who }: { tri-d-chess-man } na { $at }.
tri-d-chess-say-claimed = Deska na { $board } teď patří { $side ->
    [first] bílému
   *[second] černému
}.
tri-d-chess-say-released = { $side ->
    [first] Bílý
   *[second] Černý
} teď musí proměnit pěšce na { $at }.
tri-d-chess-say-check = { tri-d-chess-who } je v šachu.

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
}. Přenáší se jen deska prázdná nebo s jedním kamenem.
tri-d-chess-why-neutral = Deska na { $board } je neutrální. Nejdřív na ni vstupte.
tri-d-chess-why-not-marked = Ve V.A5 přenášíte jen desky se svým označením.
tri-d-chess-why-their-board = Prázdná deska na { $board } patří soupeři.
tri-d-chess-why-their-man = Desku s jedním kamenem přenáší ten, komu kámen patří.
tri-d-chess-why-no-pin = Směrem, kterým smí deska z { $board } jít, není žádný sousední kolík volný.
tri-d-chess-why-board-parry = Král je v šachu a přenesení desky z { $board } mu nepomůže.
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

## Jak partie skončila

tri-d-chess-end-checkmate = Mat
tri-d-chess-end-stalemate = Pat
tri-d-chess-end-dead_position = Zbyli jen oba králové
tri-d-chess-end-seventy_five_moves = 75 tahů každé strany bez braní a bez tahu pěšcem
tri-d-chess-end-fivefold = Stejná pozice nastala popáté

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

## Desky

tri-d-chess-sheet-stands = stojany útočných desek
tri-d-chess-sheet-attack = útočná deska { $board }
tri-d-chess-sheet-W = bílá deska W, dole
tri-d-chess-sheet-N = neutrální deska N, uprostřed
tri-d-chess-sheet-B = černá deska B, nahoře
board-stand = { $side ->
    [first] bílý stojan
   *[second] černý stojan
}
board-stand-neutral = neutrální stojan
