# Pravidla směsi variant, věta po větě: skládá je crates/tri-d-chess.

tri-d-chess-mix-group-boards = Útočné desky
tri-d-chess-mix-group-men = Kameny
tri-d-chess-mix-group-setup = Výchozí postavení

tri-d-chess-mix-mark-rules = turnajová pravidla
tri-d-chess-mix-mark-source = jak ji popisuje autor
tri-d-chess-mix-mark-settled = mezery jsme doplnili my
tri-d-chess-mix-mark-reconstruction = naše rekonstrukce
tri-d-chess-mix-mark-low-confidence = naše rekonstrukce z mála zpráv

tri-d-chess-mix-start = Kameny začínají jako v turnajových pravidlech.
tri-d-chess-mix-start-p1 = Střelci začínají v rozích hlavních desek, jezdci mezi nimi; ostatní jako obvykle.
tri-d-chess-mix-start-p2 = Figury začínají v pořadí obyčejných šachů: V J S D K S J V.
tri-d-chess-mix-start-p3 = Král a dáma začínají na obvyklých místech střelců a střelci na jejich.
tri-d-chess-mix-start-p4 = Všechny figury začínají na útočných deskách, všichni pěšci na hlavních.
tri-d-chess-mix-start-p5 = Vylosuje se jedno z 960 rozestavení a začnou s ním oba hráči.
tri-d-chess-mix-start-p5-number = Oba hráči začínají se stejným rozestavením, s tím, které vidíte.
tri-d-chess-mix-start-p6 = Hráči nejdřív střídavě postaví své figury, každý do kteréhokoli z 960 rozestavení.
tri-d-chess-mix-start-p6-number = Každý hráč začíná s vlastním rozestavením, jak je vidíte.
tri-d-chess-mix-start-p7 = Bílý začíná na dámské straně s deskami na QL1 a QL6, černý na královské s deskami na KL1 a KL6.
tri-d-chess-mix-neutral = Další dvě útočné desky, na KL3 a QL4, zpočátku nepatří nikomu. Kdo na některou první vstoupí, tomu zůstane.

tri-d-chess-mix-men = Při pohledu shora chodí kameny jako v šachách a přistávají na kterékoli úrovni; kámen v cestě překáží na všech úrovních.
tri-d-chess-mix-men-m1 = Kameny se pohybují v prostoru, tedy i do výšky; překáží jen kámen přesně v cestě a mimochodem se nebere.
tri-d-chess-mix-pawns-p7 = Pěšci jdou napříč: bílí ke sloupci e, černí ke sloupci z.
tri-d-chess-mix-promotion = Pěšec se proměňuje na konci svého sloupce; čeká-li pod útočnou deskou, promění se, jakmile odjede.
tri-d-chess-mix-promotion-a3 = Pěšec se proměňuje na konci svého sloupce, nebo když útočná deska nad ním odjede; v rohu hlavní desky se místo figury smí stát novou útočnou deskou.
tri-d-chess-mix-promotion-p7 = Pěšec se proměňuje v posledním sloupci, kam může dojít; odložená proměna není.
tri-d-chess-mix-promotion-p7-a3 = Pěšec se proměňuje v posledním sloupci, kam může dojít; V.A3 se vedle V.P7 neuplatní, deska z pěšce nebude.
tri-d-chess-mix-castling = Rošáda: na královské straně si král s věží vymění místa, na dámské jde král vedle věže a věž na místo krále.
tri-d-chess-mix-castling-row = Rošáda: král skončí na a0 nebo e0 a věž na d0, u černého na řadě 9; cestu musejí mít volnou.
tri-d-chess-mix-castling-none = Rošáda se nedělá.

tri-d-chess-mix-control = Přesouváte útočnou desku, na níž stojí jediný kámen a je váš, nebo vlastní prázdnou.
tri-d-chess-mix-control-a5 = Přesouváte jen útočné desky se svým označením, prázdné nebo s jediným vlastním kamenem.
tri-d-chess-mix-new-a5 = Deska, která vznikla z pěšce, patří k deskám svého majitele a drží se řady kolíků, na které vznikla.
tri-d-chess-mix-pins = Deska jde na volný kolík: na své straně o jednu nebo dvě úrovně, nebo přímo napříč na druhou stranu.
tri-d-chess-mix-pins-a21 = Deska zůstává na své straně a jezdí mezi úrovněmi 1–2, 1–3, 2–3, 3–4, 4–5, 4–6 a 5–6.
tri-d-chess-mix-pins-a5 = Deska zůstává na své straně a jezdí vždy o dvě úrovně: po 1–3–5, nebo po 2–4–6.
tri-d-chess-mix-way = S kamenem jde vpřed nebo do strany, prázdná kamkoli.
tri-d-chess-mix-way-a1 = S kamenem jde vpřed nebo do strany, prázdná zpět nebo do strany.
tri-d-chess-mix-way-straight = S kamenem jde jen vpřed, prázdná vpřed i zpět.
tri-d-chess-mix-way-straight-a1 = S kamenem jde jen vpřed, prázdná jen zpět.
tri-d-chess-mix-way-p7 = Vpřed znamená napříč k soupeři: s kamenem jde deska vpřed nebo mění úroveň, prázdná kamkoli.
tri-d-chess-mix-way-p7-a1 = Vpřed znamená napříč k soupeři: s kamenem jde deska vpřed nebo mění úroveň, prázdná zpět nebo mění úroveň.
tri-d-chess-mix-way-p7-straight = Vpřed tu znamená napříč, a tak je změna úrovně krokem do strany: desky ji dělají oběma směry, s kamenem i prázdné.
tri-d-chess-mix-turn = Místo toho smíte desku s jediným kamenem otočit o půl otáčky; kámen přejde na protější pole.
tri-d-chess-mix-hang = Prázdná deska se smí převrátit a viset pod kolíkem, na místě i při přesunu; jeden kolík tak unese dvě.
tri-d-chess-mix-rest = Vše ostatní je jako v turnajových pravidlech.
