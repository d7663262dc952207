# Pravidla trojrozměrných šachů vlastními slovy. Čísla v poznámkách jsou oddíly souboru RULES.md.

tri-d-chess-rules-goal-heading = O co se hraje
tri-d-chess-rules-goal = Dejte mat soupeřovu králi, a to na sedmi deskách v různých výškách.
tri-d-chess-rules-goal-how = Zní to hůř, než to je. Podívejte se přímo shora: vidíte jednu plochou šachovnici a kameny po ní chodí jako v šachu. Na výšce záleží až na konci tahu, kdy si vyberete úroveň, na které kámen přistane. A čtyři malé desky se dají přesouvat.

## 1 a 2 Desky

tri-d-chess-rules-boards-heading = Desky
tri-d-chess-rules-boards = Polí je 64, na třech pevných hlavních deskách a na čtyřech malých útočných deskách.
tri-d-chess-rules-boards-main = Hlavní desky mají 4 × 4 pole a stoupají jako schody: W je dole a patří bílému, N je neutrální uprostřed, B je nahoře a patří černému. Všechny mají sloupce a až d; W má řady 1 až 4, N řady 3 až 6, B řady 5 až 8.
tri-d-chess-rules-boards-attack = Útočné desky mají 2 × 2 pole a stojí na kolících v rozích hlavních desek, o půl patra výš. Kolíků je dvanáct: QL1 až QL6 na dámské straně a KL1 až KL6 na královské. 1 a 2 jsou vzadu a vpředu na W, 3 a 4 na N, 5 a 6 na B.
tri-d-chess-rules-boards-start = Začátek. Bílému patří útočné desky na QL1 a KL1, černému na QL6 a KL6. Desky přesahují okraje, a tak je sloupců šest, z a a až e, a řad deset, 0 až 9.
tri-d-chess-rules-boards-pins = Útočná deska na dámské straně zabírá sloupce z a a, na královské sloupce d a e. Kolík po kolíku:
tri-d-chess-rules-boards-pins-1 = QL1 na a1 a KL1 na d1 desky W: řady 0 a 1
tri-d-chess-rules-boards-pins-2 = QL2 na a4 a KL2 na d4 desky W: řady 4 a 5
tri-d-chess-rules-boards-pins-3 = QL3 na a3 a KL3 na d3 desky N: řady 2 a 3
tri-d-chess-rules-boards-pins-4 = QL4 na a6 a KL4 na d6 desky N: řady 6 a 7
tri-d-chess-rules-boards-pins-5 = QL5 na a5 a KL5 na d5 desky B: řady 4 a 5
tri-d-chess-rules-boards-pins-6 = QL6 na a8 a KL6 na d8 desky B: řady 8 a 9
tri-d-chess-rules-boards-names = Pole se jmenuje podle sloupce, řady a úrovně: a2W, c5N, z0QL1.
tri-d-chess-rules-boards-column = Pole přesně nad sebou tvoří svislici. Na začátku má 20 ze 44 svislic po dvou polích; svislice jich může mít až čtyři.
tri-d-chess-rules-boards-void = Při pohledu shora jsou vidět mezery, kde zrovna žádné pole není. K řadám, sloupcům a úhlopříčkám přesto patří. Linie končí až na okraji šesti sloupců a deseti řad. Na b0, c0, b9 a c9 je mezera vždycky.
tri-d-chess-rules-boards-colour = Všechna pole svislice mají stejnou barvu a přesun desky ji nikdy nezmění. Pole a1 je tmavé.

## 3 Tahy

tri-d-chess-rules-moving-heading = Jak kameny chodí
tri-d-chess-rules-moving-turn = Začíná bílý. Když jste na tahu, táhněte jedním kamenem, udělejte rošádu, nebo přesuňte jednu útočnou desku. Vynechat nelze.
tri-d-chess-rules-moving-above = Při pohledu shora chodí každý kámen jako v šachu. Přistát smí na kterémkoli poli svislice, ke které dojde, nahoře i dole, je-li pole prázdné nebo na něm stojí soupeř.
tri-d-chess-rules-moving-pieces = Dáma jde rovně i šikmo, věž rovně, střelec šikmo, každý, jak daleko chce. Jezdec skáče o dvě pole a jedno do strany přes cokoli, král jde o jeden krok.
tri-d-chess-rules-moving-level = Kam kámen může, rozhoduje tedy svislice, nikdy úroveň, na které stojí.
tri-d-chess-rules-moving-knight = Jezdec b4N dosáhne na sedm svislic a ve většině z nich si může vybrat ze dvou polí.
tri-d-chess-rules-moving-capture = Berete jen kámen na tom poli, kde přistanete. Ostatní nad ním a pod ním zůstávají. Na vlastní kámen nesmíte.
tri-d-chess-rules-moving-vertical = Přímo nahoru nebo dolů, v téže svislici, se táhnout nikdy nesmí.
tri-d-chess-rules-moving-block = Kámen v cestě překáží, ať stojí na kterékoli úrovni. Kameny nad začátkem a koncem tahu nebo pod nimi nepřekážejí.
tri-d-chess-rules-moving-blocked = Věž d1W zastavuje pěšec d3N, i když stojí výš: dámu na d4W vzít nemůže. Přistát smí pod pěšcem, na d3W.
tri-d-chess-rules-moving-gap = Mezery nikoho nezastaví. Tah ale musí skončit na poli.
tri-d-chess-rules-moving-gap-before = Mezi e1 a e8 není ani jedno pole.
tri-d-chess-rules-moving-gap-after = Věž mezeru přelétla, vzala pěšce a dává po osmé řadě šach.
tri-d-chess-rules-moving-attack = Kámen útočí na pole, kde by mohl brát, i když je ve vazbě: buď na všechna pole svislice, nebo na žádné. Dva kameny v téže svislici na sebe neútočí nikdy.

## 4 Pěšci

tri-d-chess-rules-pawns-heading = Pěšci
tri-d-chess-rules-pawns = Pěšec jde o řadu vpřed, bílý směrem k řadě 9, černý k řadě 0, na kterékoli prázdné pole další svislice. Kámen jinde v té svislici nevadí.
tri-d-chess-rules-pawns-capture = Bere šikmo vpřed, na kterékoli úrovni, a rovně vpřed nikdy.
tri-d-chess-rules-pawns-double = Pěšec, který ještě netáhl, smí o dvě řady, když ve svislici mezi nimi nestojí vůbec nic. Toto právo patří pěšci, ne místu, a ztratí ho i tím, že ho odveze deska.
tri-d-chess-rules-pawns-double-board = Pěšec a2W smí na a3 nebo a4, vždy na dvě úrovně. Pěšec a1QL1 musí čekat: pole a2 je obsazené a jiné v té svislici není.
tri-d-chess-rules-pawns-passant = Hned po dvojkroku smí soupeřův pěšec, který útočí na překročenou svislici, brát mimochodem. Přistane na kterémkoli poli té svislice. Pěšce, kterého odvezla deska, tak vzít nejde.
tri-d-chess-rules-pawns-passant-before = Černý pěšec právě šel z b7 na b5N a překročil b6. Na tu svislici útočí dva bílí pěšci a má dvě pole: brát se dá čtyřmi způsoby.
tri-d-chess-rules-pawns-passant-after = Pěšec z c5N bral a přistál na vyšší úrovni, na b6B.

## 4.6 až 4.8 Proměna

tri-d-chess-rules-promotion-heading = Proměna pěšce
tri-d-chess-rules-promotion = Na poslední řadě svého sloupce se pěšec musí proměnit v dámu, věž, střelce nebo jezdce. Která řada to je, záleží na sloupci:
tri-d-chess-rules-promotion-outer = sloupce z a e: pro bílého řada 9, pro černého řada 0,
tri-d-chess-rules-promotion-inner = sloupce b a c: pro bílého řada 8, pro černého řada 1,
tri-d-chess-rules-promotion-corner = sloupce a a d: stejně jako b a c, pokud v tom rohu hlavní desky nestojí útočná deska (pro bílého QL6 nebo KL6, pro černého QL1 nebo KL1). Stojí-li tam, musí pěšec o řadu dál. Čí deska to je, nerozhoduje.
tri-d-chess-rules-promotion-board = Na vyznačených polích se pěšci promění. Pěšec a7B se na a8 nepromění, protože na QL6 stojí deska; poslední řada je tam až a9.
tri-d-chess-rules-promotion-delayed = Odložená proměna: pěšec čeká v rohu pod útočnou deskou a deska odjede. Potom se pěšec promění. Patří-li tomu, kdo desku přesunul, je proměna součástí jeho tahu. Patří-li soupeři, soupeř nejdřív promění a pak normálně táhne. Deska odjet nesmí, pokud by při některé soupeřově volbě byl napaden král toho, kdo ji přesouvá.
tri-d-chess-rules-promotion-release = Bílý pěšec čeká na a8B pod deskou černého. Na tahu je černý.
tri-d-chess-rules-promotion-released = Černý přesunul desku z QL6 na QL5. Teď je a8 poslední řadou.
tri-d-chess-rules-promotion-step = Bílý nejdřív pěšce promění, tady v jezdce.
tri-d-chess-rules-promotion-then = A pak normálně táhne, hned tím novým jezdcem.
tri-d-chess-rules-promotion-forbidden = Tady deska černého z QL6 odjet nesmí: dáma na a8 by napadla krále c6.
tri-d-chess-rules-promotion-carried = Deska může pěšce na jeho poslední řadu i dovézt. Proměna je pak součástí tahu deskou.
tri-d-chess-rules-promotion-carried-before = Pěšec stojí na z5, na desce na QL5 je sám.
tri-d-chess-rules-promotion-carried-after = Na QL6 dojel na z9 a proměnil se v dámu.

## 5 Útočné desky

tri-d-chess-rules-attack-heading = Tah útočnou deskou
tri-d-chess-rules-attack = Útočná deska se smí přesunout, když je prázdná nebo veze právě jeden kámen, třeba i krále.
tri-d-chess-rules-attack-control = Desku s jedním kamenem ovládá majitel kamene, prázdnou desku její původní majitel. Jediným kamenem se tak dá zmocnit cizí desky.
tri-d-chess-rules-attack-where = Přesouvá se na blízký volný kolík: na téže straně o jednu nebo dvě úrovně výš či níž, nebo přímo napříč na stejnou úroveň druhé strany. V cestě jí nestojí nic.
tri-d-chess-rules-attack-direction = S kamenem smí deska jen vpřed nebo do strany; prázdná smí i vzad. Vpřed znamená, že se její řady přiblíží soupeři, a to není vždycky nahoru: pro bílého jdou kolíky za sebou 1, 3, pak nastejno 2 a 5, potom 4 a 6.
tri-d-chess-rules-attack-empty = Prázdná deska bílého na QL3 smí na QL1, QL2, QL4, QL5 nebo KL3.
tri-d-chess-rules-attack-shift = Deska se neotáčí: kdo stál vlevo vpředu, stojí tam dál. Z dámské strany na královskou se ze sloupce z stane d a ze sloupce a bude e.
tri-d-chess-rules-attack-passenger = Pěšec, kterého deska vezla, ztratil dvojkrok. Král ani věž, které vezla, už nemohou rošovat.
tri-d-chess-rules-attack-carry-before = Na desce bílého stojí sám pěšec.
tri-d-chess-rules-attack-carry-once = Deska přejela z QL1 na QL3 a pěšce vzala ze z1 na z3.
tri-d-chess-rules-attack-carry-black = Černý táhl věží.
tri-d-chess-rules-attack-carry-twice = Na QL4 stojí pěšec na z7. Dvěma tahy urazil šest řad.
tri-d-chess-rules-attack-check = Pro tah deskou platí šach jako pro každý jiný: vlastního krále odkrýt nesmí, ale smí dát šach, odvézt krále ze šachu nebo vzít soupeřovu králi pole, na která spoléhal.
tri-d-chess-rules-attack-discover-before = Deska s jezdcem stojí ve sloupci e mezi věží a králem.
tri-d-chess-rules-attack-discover-after = Uhnula do strany z KL3 na QL3 a odkryla šach.
tri-d-chess-rules-attack-mate-before = Věž stojí přímo nad černým králem a neútočí na něj.
tri-d-chess-rules-attack-mate-after = Deska převezla věž z QL6 na KL6. Věž teď dává šach po osmé řadě a s deskou zmizela pole a9, z8 a z9: mat.

## 6 Král

tri-d-chess-rules-king-heading = Král a šach
tri-d-chess-rules-king = Král nesmí na napadené pole a po žádném vašem tahu nesmí být váš král napaden. Šach se hlásit nemusí.
tri-d-chess-rules-king-above = Králové v téže svislici na sebe neútočí. Dojít tam král nemůže, ale deska ho tam dovézt smí. Hlídá pak všechny svislice kolem svého soka.
tri-d-chess-rules-king-above-before = Bílý král jede na desce na KL1 sám.
tri-d-chess-rules-king-above-after = Deska ho dovezla na d5KL2, přímo nad černého krále na d5N.

## 7 Rošáda

tri-d-chess-rules-castling-heading = Rošáda
tri-d-chess-rules-castling = Na královské straně, 0-0, si král s věží vymění místa. Na dámské straně, 0-0-0, jde král vedle věže a věž tam, kde stál král. Černý dělá totéž na řadě 9.
tri-d-chess-rules-castling-short-before = Král d0, věž e0. Bílý je na svém druhém tahu.
tri-d-chess-rules-castling-short-after = Vyměnili si místa.
tri-d-chess-rules-castling-long-before = Věž stojí na z0 a vedlejší a0 je prázdné. Mezery b0 a c0 nevadí.
tri-d-chess-rules-castling-long-after = Král přešel na a0 a věž na d0.
tri-d-chess-rules-castling-when = Rošovat nesmíte
tri-d-chess-rules-castling-first = svým prvním tahem v partii,
tri-d-chess-rules-castling-moved = s králem nebo věží, kteří už táhli nebo je vezla deska,
tri-d-chess-rules-castling-attacked = když je váš král v šachu nebo by se v něm ocitl
tri-d-chess-rules-castling-between = a když mezi nimi stojí kámen. Kameny na první řadě přitom nevadí nikdy.
tri-d-chess-rules-castling-once = Za partii rošujete nejvýš jednou. Nic se nebere a obě pole musí existovat.
tri-d-chess-rules-castling-general = Pro jiná výchozí postavení platí obecné pravidlo. Dívá se na pořadí polí z0 a0 a1 b1 c1 d1 d0 e0, u černého obdobně. Doleva jde král na a0 a věž na d0, doprava král na e0 a věž na d0. Všechna pole, která potřebují, musí být prázdná, a stojí-li jeden z nich na první řadě, i všechno mezi nimi v tom pořadí. Král z první řady navíc nesmí přejít přes napadené pole.

## 8 Konec

tri-d-chess-rules-end-heading = Jak partie skončí
tri-d-chess-rules-end-mate = Kdo je v šachu a nemá žádný dovolený tah, kamenem ani deskou, dostal mat a prohrál. Vzdát se můžete kdykoli. Dokud čeká odložená proměna, hraje se dál.
tri-d-chess-rules-end-stalemate = Když v šachu není a dovolený tah nemá, je pat a remíza. Tahy deskami se počítají, a proto je pat vzácný.
tri-d-chess-rules-end-mate-board = Mat: dáma útočí na krále, bílý král hlídá pole a8 a deska se dvěma kameny odjet nemůže.
tri-d-chess-rules-end-no-stalemate = Černý král nemá kam, ale prázdná deska černého na KL6 se ještě přesunout může. Hraje se dál.
tri-d-chess-rules-end-draws = Remíza je také tehdy, když
tri-d-chess-rules-end-dead = zbyli jen oba králové. S jezdcem nebo střelcem navíc se hraje dál: stojí-li králové v jedné svislici, dá se mat dát.
tri-d-chess-rules-end-threefold = nastala potřetí stejná pozice a hráč na tahu požaduje remízu. K pozici patří i desky a práva na rošádu, dvojkrok a braní mimochodem.
tri-d-chess-rules-end-fifty = za 50 tahů každé strany netáhl žádný pěšec, nic nebylo vzato a hráč na tahu požaduje remízu. Převezený pěšec se za tah pěšcem nepočítá, proměna ano.
tri-d-chess-rules-end-automatic = nikdo ji nepožaduje, ale pozice nastala popáté, nebo už takových tahů má každá strana 75. To program vyhlásí sám.
tri-d-chess-rules-end-agreed = se na ní dohodnete.
tri-d-chess-rules-end-table = Turnajová pravidla mluví i o dotčených kamenech, hodinách a rozhodčích. Na obrazovce na tom nezáleží.

## 9 Zápis

tri-d-chess-rules-notation-heading = Zápis partie
tri-d-chess-rules-notation-men = Písmeno figury a cílové pole: Jc6B; pěšec písmeno nemá: d6B. Figury se značí K, D, V, S a J, anglicky K, Q, R, B a N. Program čte obojí.
tri-d-chess-rules-notation-capture = Braní je x: Sxd5N. Pěšec, který bere, uvádí i svůj sloupec a úroveň: aWxb4W. Při braní mimochodem se přidá e.p.
tri-d-chess-rules-notation-origin = Může-li na pole víc stejných figur, přidejte sloupec; nestačí-li, řadu, a jinak úroveň: Jbc5N, J3c5N, JWc5N.
tri-d-chess-rules-notation-boards = Tah deskou uvádí kolík, kam jede: QL5. Mohou-li tam dvě desky, oba kolíky: KL1-KL3.
tri-d-chess-rules-notation-special = Rošáda 0-0 a 0-0-0, proměna d8BD, šach +, mat #.
tri-d-chess-rules-notation-code = V odkazech a souborech se používají souřadnice: a2W-a4N táhne, b7B-b8B=Q promění, QL1-QL3 přesune desku, a8B=Q je odložená proměna.

## 10 Varianty

tri-d-chess-rules-variants-heading = Varianty
tri-d-chess-rules-variants = Všechno dosud byla turnajová pravidla a s nimi je nejlepší začít. Kromě nich jsou tu varianty, které můžete libovolně míchat. O čem varianta nemluví, to zůstává.
tri-d-chess-rules-variants-exclude = Čtvero se k sobě nehodí: dvě různá výchozí postavení, V.A5 s V.A4, V.A5 s V.A2.1 a V.M.1 s V.P4. Takovou směs program odmítne a řekne proč.
tri-d-chess-rules-variants-honest = Ne všechny varianty se dochovaly celé. Kde je pravidlo nebo postavení naší rekonstrukcí, stojí to pod názvem.

### Útočné desky

tri-d-chess-rules-a1 = Podle turnajových pravidel král a věž mat nevynutí. Tady smí prázdná deska jen vzad nebo do strany; deska s kamenem jako dosud vpřed nebo do strany.
tri-d-chess-rules-a1-empty = Prázdná deska bílého na QL3 smí zpět na QL1 nebo napříč na KL3, vpřed na QL2, QL4 ani QL5 už ne.
tri-d-chess-rules-a2 = Jako tah smíte desku, kterou ovládáte a na níž je právě jeden kámen, otočit na kolíku o půl otáčky. Kámen přejde do protějšího rohu. Dostane se tak ven i pěšec uvázlý ve sloupci z nebo e, ztratí ale dvojkrok. Že kámen musí být právě jeden, je náš výklad.
tri-d-chess-rules-a2-before = Pěšec e1 čeká na otočení.
tri-d-chess-rules-a2-after = Po půl otáčce stojí na d0.
tri-d-chess-rules-a21 = Do strany se desky nepřesouvají a sousedí jiné kolíky: z 1 jede deska na 2 a 3, ze 2 na 1 a 3, ze 3 na 1, 2 a 4, ze 4 na 3, 5 a 6, z 5 na 4 a 6, ze 6 na 4 a 5. Dochoval se jen údaj pro kolík 3, ostatní plyne ze souměrnosti. Hodí se k V.A2.
tri-d-chess-rules-a21-pins = S pěšcem smí deska bílého z QL3 na QL2 nebo QL4. Prázdná by mohla i zpět na QL1.
tri-d-chess-rules-a22 = Prázdná deska smí pod kolíkem i viset. Jako tah se smí na místě převrátit, nebo přejet na sousední kolík a tam stát nebo viset, jak chcete. Na jednom kolíku může jedna deska stát a druhá viset. Jak obě místa fungují, je náš výklad; na turnaje se varianta nedoporučuje.
tri-d-chess-rules-a22-before = Prázdná deska bílého stojí na QL3.
tri-d-chess-rules-a22-after = Převrátila se a visí pod týmž kolíkem.
tri-d-chess-rules-a3 = Pěšec, který se proměňuje v rohu hlavní desky (bílý na a8B nebo d8B, černý na a1W nebo d1W), se místo figury smí stát další útočnou deskou. Stojí prázdná na kolíku toho rohu, což je náš výklad, a patří tomu, kdo proměnil.
tri-d-chess-rules-a3-before = Pěšec a7B se smí proměnit na a8B.
tri-d-chess-rules-a3-after = Stala se z něj nová útočná deska na QL6.
tri-d-chess-rules-a4 = Dvě desky navíc zpočátku nepatří nikomu a nikdo je nesmí přesunout. Kdo na některé první přistane kamenem, tomu od té chvíle patří. Že patří už natrvalo prvnímu, je náš výklad.
tri-d-chess-rules-a4-start = Neutrální desky stojí na QL4 a KL3.
tri-d-chess-rules-a5 = Přesouváte jen své dvě desky, nikdy do strany a jen po třech kolících: bílý po 1, 3, 5 a černý po 6, 4, 2. Desku s jediným cizím kamenem nepřesune nikdo. Vždy o jeden kolík a s kamenem jen vpřed: to je náš výklad.
tri-d-chess-rules-a5-pins = Deska bílého smí z QL3 jen na QL5. Deska na QL2 má označení černého a stojí na ní jediný bílý jezdec: nepřesune ji nikdo.

### Pohyb

tri-d-chess-rules-m1 = Skutečný pohyb v prostoru vymýšlel kdekdo. Ten náš je sestaven podle zveřejněného návrhu J. M. Thompsona. Výšky se tu počítají: hlavní desky leží ve výšce 0, 2 a 4, útočné v 1, 3 a 5. Rovné směry jsou tři: podél sloupce, podél řady a po schodech, to je o řadu k černému a o jednu výšku nahoru, nebo o řadu k bílému a o jednu dolů.
tri-d-chess-rules-m1-rook = Věž: jedním z rovných směrů.
tri-d-chess-rules-m1-bishop = Střelec: dvěma z nich najednou, oběma stejně daleko. Sloupec a schody dohromady mohou znamenat i přímo nahoru nebo dolů.
tri-d-chess-rules-m1-queen = Dáma: jako věž a střelec. Král: totéž o jeden krok.
tri-d-chess-rules-m1-knight = Jezdec: dva kroky jedním z nich a jeden jiným.
tri-d-chess-rules-m1-pawn = Pěšec: krok vpřed, po rovině nebo po schodech, zpočátku i dva; bere šikmo vpřed na své úrovni, nebo o dvě řady vpřed a jednu výšku nahoru, černý dolů.
tri-d-chess-rules-m1-bishop-board = Střelec z b5N dosáhne na b5B přímo nad sebou, na b1W pod schody a přes mezeru na e8KL6.
tri-d-chess-rules-m1-rest = Přes chybějící pole se prochází volně a překáží jen kámen přesně na poli, přes které cesta vede. Braní mimochodem není. Ostatní zůstává.

### Výchozí postavení

tri-d-chess-rules-p1 = Střelci stojí v rozích hlavních desek a hned dosáhnou až na čtyři řady.
tri-d-chess-rules-p1-start = Střelci na a1W a d1W, jezdci na b1W a c1W.
tri-d-chess-rules-p2 = Pořadí je jako v plochém šachu, jen na polích z0 a0 a1 b1 c1 d1 d0 e0.
tri-d-chess-rules-p2-start = Dáma stojí na b1W, král na c1W.
tri-d-chess-rules-p3 = Král a dáma si vymění místa se střelci.
tri-d-chess-rules-p3-start = Střelci stojí na a0QL1 a d0KL1.
tri-d-chess-rules-p4 = Autorův diagram se nepodařilo najít. V naší podobě stojí všechny figury na útočných deskách a všichni pěšci na hlavních.
tri-d-chess-rules-p4-start = Bílí pěšci zaplňují první dvě řady desky W, černí poslední dvě řady desky B.
tri-d-chess-rules-p5 = Pěšci stojí jako obvykle. Osm figur se rozlosuje na pole z0 a0 a1 b1 c1 d1 d0 e0 se dvěma podmínkami: král stojí v tomto pořadí někde mezi věžemi a střelci na různých barvách. Černý zrcadlí bílého. Takových postavení je 960.
tri-d-chess-rules-p5-numbers = Každé má číslo od 0 do 959, počítané v tomto pořadí jako v plochém šachu 960. Obvyklé postavení má číslo 409. Číslo si můžete zvolit, nebo je nechat vylosovat.
tri-d-chess-rules-p5-castling = Rošáda se řídí obecným pravidlem. Stává se tedy, že se pohnou oba, že si vymění místa, nebo že se pohne jen jeden:
tri-d-chess-rules-p5-both-before = Král c1W, věž d1W.
tri-d-chess-rules-p5-both-after = Po 0-0 stojí král na e0 a věž na d0.
tri-d-chess-rules-p5-king-before = Věž už na d0 stojí.
tri-d-chess-rules-p5-king-after = 0-0 posune jen krále, na e0.
tri-d-chess-rules-p5-rook-before = Král už na a0 stojí.
tri-d-chess-rules-p5-rook-after = 0-0-0 posune jen věž, na d0.
tri-d-chess-rules-p5-command = Král nebo věž mohou zůstat na místě, a tak má rošáda vlastní příkaz. U stolu ji ohlaste a krále nejdřív zvedněte z desky.
tri-d-chess-rules-p6 = Jako V.P5, ale figury si stavíte sami, střídavě, a obě strany nemusí být stejné. Postavení je tak 921 600.
tri-d-chess-rules-p6-start = Pěšci už stojí; začíná bílý.
tri-d-chess-rules-p6-1 = Bílý postaví jednoho střelce.
tri-d-chess-rules-p6-2 = Černý postaví oba střelce.
tri-d-chess-rules-p6-3 = Bílý postaví druhého střelce a jednoho jezdce.
tri-d-chess-rules-p6-4 = Černý postaví oba jezdce.
tri-d-chess-rules-p6-5 = Bílý postaví druhého jezdce a dámu; král mezi věžemi už vyjde sám.
tri-d-chess-rules-p6-6 = Černý postaví dámu; král a věže vyjdou samy.
tri-d-chess-rules-p6-then = Potom bílý táhne jako první. Kdy bílý staví druhého jezdce, pravidla neříkají; je to náš výklad.
tri-d-chess-rules-p7 = Určeno pro pohyb v prostoru. Známe myšlenku, ne diagram: bílý hraje z dámské strany, černý z královské.
tri-d-chess-rules-p7-start = Bílému patří QL1 a QL6, černému KL1 a KL6.
tri-d-chess-rules-p7-rest = Bílí pěšci jdou ke sloupci e, černí ke sloupci z, a berou o sloupec vpřed a o řadu stranou. Bílý proměňuje na sloupci e a tam, kde za d žádné pole na e není, i na d; černý obdobně na z a na a. Rošáda ani odložená proměna nejsou a pěšec se nestává deskou.

## Rady

tri-d-chess-rules-tips-heading = Do první partie
tri-d-chess-rules-tips-above = Dívejte se nejdřív shora: kam by kámen mohl v plochém šachu? Teprve pak volte úroveň.
tri-d-chess-rules-tips-lens = Ukažte na pole a uvidíte všechno, co leží nad ním a pod ním.
tri-d-chess-rules-tips-boards = Vaše prázdná deska je tah v záloze a osamělý kámen na desce cestovatel. Hlídejte soupeřovy pěšce, které by deska mohla odvézt.
tri-d-chess-rules-tips-corner = Než odjedete deskou ze svého rohu, podívejte se, kdo pod ní čeká.
tri-d-chess-rules-tips-variants = Než začnete míchat varianty, zahrajte si párkrát podle turnajových pravidel.

## Autoři

tri-d-chess-rules-credit = Turnajová pravidla sepsal Jens Meder s přáteli; tato stránka je vypráví vlastními slovy. Varianty mají autory uvedené u názvů.
tri-d-chess-rules-credit-open = Kde pravidla nechávají něco otevřené, je rozhodnutí i s důvodem v souboru RULES.md programu.
tri-d-chess-rules-credit-independent = Desky proslavil seriál Star Trek, jehož název je ochrannou známkou svého vlastníka. Klubovna je nezávislý program; autoři ani tento vlastník s ní nejsou spojeni a neručí za ni.
