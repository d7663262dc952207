# Pravidla hry Raindropchess vlastními slovy. Čísla v poznámkách jsou oddíly souboru RULES.md.

raindropchess-rules-goal-heading = O co se hraje
raindropchess-rules-goal = O totéž jako v šachu: dát králi mat. Jenže deska je na začátku prázdná a kameny na ni dopadají jeden po druhém z karet.
raindropchess-rules-goal-how = Balíček určí, co dostanete, a vy zvolíte, kam to postavíte. Táhnout smíte, teprve až je na desce i váš král.

## 1 Vybavení

raindropchess-rules-equipment-heading = Co je na stole
raindropchess-rules-equipment-board = Šachovnice a obvyklých 16 bílých a 16 černých kamenů. Na začátku stojí všechny vedle desky.
raindropchess-rules-equipment-decks = Každý hráč má balíček 16 karet, jednu za každý kámen: krále, dámu, dvě věže, dva jezdce, dva střelce a osm pěšců. Jedna karta střelce ukazuje světlé pole, druhá tmavé.
raindropchess-rules-equipment-shuffle = Oba balíčky se zamíchají a leží rubem nahoru. Pořadí karet nezná nikdo, ani ve vlastním balíčku.
raindropchess-rules-equipment-public = Co se otočilo, vidí ovšem oba. Každý tedy v kterékoli chvíli ví, jaké karty v obou balíčcích zbývají.
raindropchess-rules-equipment-blue = Pro proměnu má každý hráč čtyři modré figury svého odstínu: dámu, věž, střelce a jezdce.
raindropchess-rules-equipment-start = Začátek: prázdná deska a dva plné balíčky. Začíná bílý.

## 3 Tah

raindropchess-rules-turn-heading = Váš tah
raindropchess-rules-turn = Tah je všechno, co uděláte, než přijde na řadu soupeř. Buď otočíte kartu a umístíte kámen, který ukazuje, nebo táhnete. Co smíte, záleží na vašem králi:
raindropchess-rules-turn-no-king = Král je ještě v balíčku: můžete jen otočit kartu.
raindropchess-rules-turn-king = Král je na desce a v bezpečí: otočte kartu, nebo táhněte, jak chcete. Otáčet nikdy nemusíte.
raindropchess-rules-turn-check = Král je v šachu: zrušte šach tahem, nebo otočte kartu, pokud ve vašem balíčku zbývá taková, která pomůže.
raindropchess-rules-turn-empty = Balíček je prázdný: můžete jen táhnout.
raindropchess-rules-turn-card = Otočenou kartu vidí oba hráči. Do balíčku se nevrací, otočení nejde vzít zpět a kámen musí hned na desku. Předtím nesmíte dělat nic jiného a vynechat nelze.
raindropchess-rules-turn-next = Umístěním nebo tahem jste skončili a hraje soupeř. Platí to i pro krále: když ho umístíte, táhnout smíte až příště.
raindropchess-rules-turn-nowhere = Otočíte-li kartu, jejíž kámen nemá kam přijít, hned prohráváte.
raindropchess-rules-turn-last = Král je jednou z karet. Než se balíček vyprázdní, bude tedy na desce.

## 5 Umisťování

raindropchess-rules-placing-heading = Kam se umisťuje
raindropchess-rules-placing = Kámen přijde na prázdné pole. Umístěním se nikdy nebere.
raindropchess-rules-placing-free = Dáma, věž a jezdec: kterékoli prázdné pole.
raindropchess-rules-placing-bishop = Střelec: prázdné pole té barvy, kterou ukazuje jeho karta.
raindropchess-rules-placing-pawn = Pěšec: bílý na 2. až 6. řadu, černý na 7. až 3. řadu. Tedy ani na svou první řadu, ani na dvě nejvzdálenější.
raindropchess-rules-placing-king = Král: prázdné pole, na které neútočí žádný soupeřův kámen. Vedle soupeřova krále také ne.
raindropchess-rules-placing-pawn-board = Bílý otočil pěšce. Smí s ním kamkoli na druhou až šestou řadu.
raindropchess-rules-placing-bishop-board = Karta ukazuje střelce na světlých polích. Smí na kterékoli z 32.
raindropchess-rules-placing-king-board = Bílý otočil krále. Věž útočí na sloupec a a na čtvrtou řadu, ale jen po pěšce: pole za ním jsou bezpečná.
raindropchess-rules-placing-attack = Kámen útočí na pole, kde by mohl brát jako v šachu, i když je ve vazbě. A útočí hned, jak stojí na desce, i když je jeho vlastní král ještě v balíčku.
raindropchess-rules-placing-pinned = Jezdec d6 je ve vazbě a nemůže táhnout. Útočí ale dál, a proto bílý král na vyznačená pole nesmí.
raindropchess-rules-placing-gives-check = Kámen tak může dát šach i mat pouhým umístěním, dokonce bez vlastního krále na desce.
raindropchess-rules-placing-in-check = Je-li váš král v šachu, musí kámen přijít tam, kde šach zruší.
raindropchess-rules-placing-room = Když v šachu nejste, místo se najde pro každý kámen. Jedině pro krále nemusí zbýt žádné bezpečné pole.

## 4 Tahy

raindropchess-rules-moving-heading = Jak se táhne
raindropchess-rules-moving-king = Táhnout a brát smíte, jen když váš král stál na desce už na začátku tahu. Do té doby vaše kameny jen stojí, ale útočí.
raindropchess-rules-moving = Figury chodí jako v šachu. Rošáda ani braní mimochodem tu nejsou.
raindropchess-rules-moving-pawn = Pěšec jde o jedno pole rovně vpřed a bere o jedno pole šikmo vpřed.
raindropchess-rules-moving-double = Z vaší druhé řady smí o dvě pole, jsou-li obě prázdná. Nezáleží na tom, jak a kdy se tam dostal. Pěšec umístěný dál dvojkrok nemá.
raindropchess-rules-moving-double-board = Pěšci a2 a g2 si mohou vybrat jedno, nebo dvě pole. Pěšec b3 jde jen o jedno.
raindropchess-rules-moving-safe = Po vašem tahu nesmí být váš král napaden. Králové vedle sebe nikdy nestojí a nikdy se neberou.
raindropchess-rules-moving-captured = Vzatý kámen je venku natrvalo a nevrátí ho ani proměna.
raindropchess-rules-moving-touch = U stolu platí: čeho se dotknete, tím táhnete. Na obrazovce si výběr můžete rozmyslet; zavazuje jen otočená karta.

## První ukázka

raindropchess-rules-first-heading = Partie ve třinácti krocích
raindropchess-rules-first = Od prázdné desky k matu. Projděte si ji krok za krokem.
raindropchess-rules-first-start = Deska je prázdná. Bílý může jen otočit kartu.
raindropchess-rules-first-knight = Jezdec. Smí stát kdekoli.
raindropchess-rules-first-knight-placed = Bílý ho postavil na f5. Z polí, na která útočí, si zapamatujte g7.
raindropchess-rules-first-pawn = Černý otočil pěšce.
raindropchess-rules-first-pawn-placed = Postavil ho na e6, kde napadá jezdce. Bez krále ho však zatím vzít nemůže.
raindropchess-rules-first-king = Bílému přišel brzy král.
raindropchess-rules-first-king-placed = Postavil ho na g1. Tím skončil; táhnout smí od příště.
raindropchess-rules-first-rook = Černý otočil věž …
raindropchess-rules-first-rook-placed = … a hned dává šach, ačkoli jeho král je ještě v balíčku. Bílý by teď mohl otočit kartu a doufat, že přijde kámen, který postaví do cesty: stačilo by 6 karet ze 14, žádný pěšec. Jinak by prohrál.
raindropchess-rules-first-king-moved = Bílý neriskuje a táhne králem na g2.
raindropchess-rules-first-black-king = Černý otočil krále. Příště už by mohl jezdce vzít.
raindropchess-rules-first-black-king-placed = Postavil ho na h8, kam žádný kámen neútočí. Jenže hned vedle je g7.
raindropchess-rules-first-queen = Bílý mohl jezdce zachránit tahem, ale věří balíčku a má štěstí. Dáma!
raindropchess-rules-first-mate = Dáma přijde na g7, kde ji kryje jezdec. Král ji vzít nemůže, bezpečné pole nemá a mezi nimi není místo, které by karta zaplnila. Mat.

## 6 Šach

raindropchess-rules-check-heading = Šach a sázka na kartu
raindropchess-rules-check = V šachu jste, když váš král stojí na desce a útočí na něj soupeřův kámen. Dokud je král v balíčku, šach vám nikdo dát nemůže.
raindropchess-rules-check-ways = Šach musíte zrušit hned nejbližším tahem. Můžete:
raindropchess-rules-check-move = odejít králem,
raindropchess-rules-check-capture = vzít útočníka,
raindropchess-rules-check-block = představit tahem jiný kámen,
raindropchess-rules-check-draw = nebo otočit kartu a její kámen postavit do cesty. Útočníka umístěním nikdy neodstraníte.
raindropchess-rules-check-gamble = Otočit v šachu kartu je sázka. Když otočený kámen šach zrušit nemůže, hned prohráváte, i kdybyste místo toho měli dobrý tah.
raindropchess-rules-check-cards = Svou naději znáte předem: spočítejte v balíčku karty, jejichž kámen by mohl přijít do cesty, a srovnejte s tím, kolik karet zbývá. Program je spočítá za vás a vyjmenuje je.
raindropchess-rules-check-choice = Věž dává bílému šach. Král může ustoupit na g2 nebo h2. Bílý smí i otočit kartu: dáma by se na vyznačená pole hodila, pěšec ne, protože bílí pěšci na první řadu nesmějí. Karta tedy bílého zachrání v jednom případě ze dvou.
raindropchess-rules-check-diagonal = Černému zbývá v balíčku světlý střelec, tmavý střelec a pěšec. Do cesty vedou jen světlá pole: světlý střelec a pěšec černého zachrání, tmavý střelec ne.
raindropchess-rules-check-hopeless = Nezbývá-li žádná karta, která by mohla pomoci, otočit ji nesmíte. Prohráli byste s jistotou.
raindropchess-rules-check-useless = Kámen pomůže jen proti jedinému šachu dámou, věží nebo střelcem z dálky. Proti jezdci, pěšci, figuře hned vedle krále a dvojšachu nepomůže žádný.
raindropchess-rules-check-no-king = Šach i mat vám může dát i ten, čí král je ještě v balíčku. Mat pak přijde umístěním.

raindropchess-rules-gamble-heading = Dvě sázky za sebou
raindropchess-rules-gamble-start = Věž dává šach a krále zavírají vlastní pěšci. Mat to není, v balíčku je totiž dáma, jezdec a dva pěšci. Dáma a jezdec by do cesty mohli: dvě karty ze čtyř. Bílý musí otočit.
raindropchess-rules-gamble-knight = Jezdec. Bílý je zachráněn.
raindropchess-rules-gamble-knight-placed = Postaví ho na f1, kde ho kryje král.
raindropchess-rules-gamble-black = Černý útočí věží z a2 a zapomíná na svou osmou řadu.
raindropchess-rules-gamble-queen = Bílý, tentokrát mimo šach, znovu otočil kartu: dáma.
raindropchess-rules-gamble-queen-placed = Šach z d8. Teď je zavřený černý král a do cesty by se hodila jen věž: jedna karta ze tří.
raindropchess-rules-gamble-lost = Pěšec. Na osmou řadu nesmí, a šach tedy zrušit nemůže. Černý prohrál.

## 7 Proměna

raindropchess-rules-promotion-heading = Proměna pěšce
raindropchess-rules-promotion = Pěšce, který dojde na poslední řadu, hned nahradí jedna z vašich zbylých modrých figur. Kterou, vyberete vy.
raindropchess-rules-promotion-once = Každá modrá figura slouží v partii jen jednou a nevrátí se, ani když je vzata. Proměnit tedy můžete nejvýš čtyřikrát.
raindropchess-rules-promotion-normal = Na desce se modré figury chovají jako ostatní. Modrý střelec smí stát na světlém i na tmavém poli.
raindropchess-rules-promotion-before = Bílému zbývá modrá věž a modrý střelec. Pěšec se může stát jedním z nich.
raindropchess-rules-promotion-after = Bílý si vybral věž. Zbývá mu už jen modrý střelec.
raindropchess-rules-promotion-fifth = Když už modrou figuru nemáte, smí pěšec na poslední řadu i tak. Zůstane tam pěšcem: netáhne, na nic neútočí, překáží a dá se vzít. Ani později se nepromění.
raindropchess-rules-promotion-inert = Bílý už použil všechny čtyři modré figury, a tak na a8 zůstal pěšec. Na nic neútočí: černý smí na b7 nebo ho vzít.

## 10 a 9 Konec partie

raindropchess-rules-end-heading = Jak partie skončí
raindropchess-rules-end-mate = Mat máte, když platí všechno toto:
raindropchess-rules-end-mate-attacked = na vašeho krále někdo útočí,
raindropchess-rules-end-mate-nowhere = král nemá kam do bezpečí,
raindropchess-rules-end-mate-capture = útočníka nemůžete vzít
raindropchess-rules-end-mate-between = a do cesty nemůže přijít nic, ani tahem, ani žádnou kartou, která ve vašem balíčku zbývá.
raindropchess-rules-end-mate-pawns = Černý má mat. V balíčku mu zbyli jen pěšci a ti na osmou řadu nesmějí.
raindropchess-rules-end-mate-not = Totéž s jezdcem v balíčku: mat to není. Karta může černého zachránit, i když spíš ne, a proto ji musí otočit.
raindropchess-rules-end-mate-knight = Šach dává jezdec a král je zavřený. V balíčku je kdeco, ale do cesty nemůže přijít nic: mat.
raindropchess-rules-end-unplaceable = Prohráváte také, když otočíte krále a všechna prázdná pole jsou napadená. To se nestává skoro nikdy.
raindropchess-rules-end-unplaceable-board = Černý otočil krále a bílé kameny útočí na každé prázdné pole. Černý prohrál.
raindropchess-rules-end-draws = Remízu vyhlásí program v těchto případech:
raindropchess-rules-end-stalemate = Hráč na tahu není v šachu a nemůže udělat nic. K tomu musí mít prázdný balíček; kdo má kartu, může ji otočit.
raindropchess-rules-end-insufficient = Mat už nemůže dát nikdo: na desce a v obou balíčcích dohromady není kromě králů nic, nebo jen jeden jezdec, nebo jen střelci na polích jediné barvy.
raindropchess-rules-end-repetition = Stejná pozice nastane potřetí, na tahu je stejný hráč, v balíčcích zbývají stejné karty a vedle desky stejné modré figury.
raindropchess-rules-end-fifty = Uběhne 50 tahů každé strany, tedy 100 jednotlivých tahů, a nikdo neotočí kartu, nic nevezme ani netáhne pěšcem.
raindropchess-rules-end-stalemate-board = Černý má prázdný balíček, král není napaden a nemá kam: pat, remíza.
raindropchess-rules-end-stalemate-card = Tady má černý ještě jednu kartu, a musí ji tedy otočit. Hraje se dál.
raindropchess-rules-end-agreed = Vzdát se nebo se dohodnout na remíze můžete kdykoli.
raindropchess-rules-end-order = Konec program hledá na začátku každého tahu: nejdřív mat, potom pat, nedostatek materiálu, opakování a padesát tahů. Mezi otočením a umístěním může partie skončit jen tím, že kámen nemá kam přijít.

## 8 Žolíci

raindropchess-rules-jokers-heading = Žolíci
raindropchess-rules-jokers = Chtějí-li to oba hráči, zamíchají se do každého balíčku dva žolíci. Balíček má pak 18 karet.
raindropchess-rules-jokers-menu = Co žolík umí, nechává autor na hráčích. Před partií zvolte jeden význam pro všechny čtyři:
raindropchess-rules-jokers-free-move = Volný tah: jednou táhněte, i bez krále na desce. Pěšec se při něm může také proměnit.
raindropchess-rules-jokers-remove-piece = Odstranění: vezměte soupeři z desky natrvalo jeden kámen kromě krále.
raindropchess-rules-jokers-relocate = Přemístění: přeneste jeden svůj kámen kromě krále na jiné prázdné pole, kam by se směl umístit. Střelec zůstává na své barvě, pěšec na svých řadách.
raindropchess-rules-jokers-draw-again = Další karta: žolík sám neznamená nic, otočte hned další kartu.
raindropchess-rules-jokers-move-before = Král bílého je ještě v balíčku, a tak může bílý jen otočit kartu.
raindropchess-rules-jokers-move-joker = Žolík, tedy volný tah. Jezdec útočí na dámu.
raindropchess-rules-jokers-move-after = Jezdec vzal dámu, a to bez krále na desce.
raindropchess-rules-jokers-remove-before = Věž e8 dává bílému šach a bílý otočí kartu. Pomohla by mu dáma a stejně tak žolík.
raindropchess-rules-jokers-remove-joker = Žolík. Bílý ho musí použít tak, aby šach skončil.
raindropchess-rules-jokers-remove-after = Věž je z desky natrvalo pryč.
raindropchess-rules-jokers-relocate-before = Černý otočí kartu.
raindropchess-rules-jokers-relocate-joker = Žolík. Černý smí přemístit střelce nebo pěšce.
raindropchess-rules-jokers-relocate-after = Pěšec přešel na b3 a k proměně mu zbývají dva kroky.
raindropchess-rules-jokers-effect = Otočený žolík je ze hry venku. Jeho moc použijte, nebo odmítněte, i když váš král na desce není, a hraje soupeř. V šachu odmítnout nelze.
raindropchess-rules-jokers-safe = Potom nesmí být váš král napaden.
raindropchess-rules-jokers-check = V šachu musí žolík šach zrušit; když to nejde, prohráváte. Mezi karty, které pomohou, se tedy počítá, jen pokud by šach zrušit mohl. „Další karta“ se nepočítá nikdy.
raindropchess-rules-jokers-again = Při „další kartě“ otáčíte znovu i v šachu. Byl-li žolík vaší poslední kartou, místo toho táhnete.

## 13 a 14 Poctivé karty

raindropchess-rules-fair-heading = Poctivé karty
raindropchess-rules-fair = V této hře nejsou tajnosti: oba hráči vědí totéž. Každá karta, která v balíčku zbývá, může přijít se stejnou pravděpodobností.
raindropchess-rules-fair-undo = Otočená karta se proto v partii nedá vzít zpět. Když partii rozebíráte, můžete se vrátit kamkoli a karty si volit.
raindropchess-rules-fair-sources = Před partií si zvolíte, odkud karty přijdou:
raindropchess-rules-fair-random = Náhodně: každou kartu vybere program náhodnými čísly vašeho zařízení.
raindropchess-rules-fair-provable = S otiskem: před první kartou vytvoří program tajný klíč, ze kterého plynou všechny karty, a ukáže vám jeho otisk. Vy pak můžete přimíchat vlastní slovo nebo hod. Po partii program klíč ukáže a každý, kdo si otisk poznamenal, si může ověřit každou kartu.
raindropchess-rules-fair-own = Vlastní karty: otáčíte skutečné karty na stole a klepnete na tu, která přišla. Program je deskou a rozhodčím.
raindropchess-rules-fair-moment = Když rozdává program, vybere ze zbývajících karet teprve ve chvíli, kdy otáčíte. Vyjde to nastejno jako zamíchaný balíček. S otiskem je od první karty dáno všechno, co přijde, a klíč leží do konce partie ve vašem zařízení: kdo si ho tam přečte, vidí dopředu, a kdo si ho přečetl ještě před přimícháním slova, mohl si slovo vybrat podle karet, které přinese.
raindropchess-rules-fair-how = Otisk patří skrytým číslům obou stran. Každá karta plyne z jedné jejich dvojice, z vašeho slova a z voleb a výchozího postavení partie. Změňte v záznamu jedinou kartu a ověření řekne, která je první špatně.
raindropchess-rules-fair-limits = Co ověření ukázat nemůže: bez vašeho slova to, že program nezkoušel klíče, dokud se mu některý nehodil; tomu, kdo si otisk před první kartou nepoznamenal, že je to pořád ten samý; a nikdy to, kdo hrál, jak táhl ani že partie, kterou neukončila pravidla, skončila opravdu tam.

## Volby

raindropchess-rules-options-heading = Co si můžete zvolit
raindropchess-rules-options-decks = Cvičné balíčky: méně karet pro začátečníky nebo pro kratší partii, třeba král, věž a šest pěšců. Povinný je jen král.
raindropchess-rules-options-joker = Žolíci: žádní, nebo jeden ze čtyř významů.
raindropchess-rules-options-pawns = Pěšci: s dvojkrokem z druhé řady, nebo vždy o jedno pole, jak to mají pozdější vydání pravidel.
raindropchess-rules-options-promotion = Proměna: povinná, dokud zbývá modrá figura, nebo dobrovolná. Neproměněný pěšec zůstane na poslední řadě natrvalo.
raindropchess-rules-options-hopeless = Beznadějná karta v šachu: zakázaná, nebo dovolená tomu, kdo má ještě záchranný tah.
raindropchess-rules-options-start = Začátek: prázdná deska, nebo pozice, kterou si postavíte.

## 11 Zápis

raindropchess-rules-notation-heading = Zápis partie
raindropchess-rules-notation-letters = Kameny mají obvyklá písmena: K král, D dáma, V věž, S střelec, J jezdec, P pěšec. Anglicky K, Q, R, B, N a P. Program čte obojí.
raindropchess-rules-notation-turn = Umístění: písmeno, @ a pole, J@c3. Říká i to, jaká karta přišla, a je to tedy celý tah.
raindropchess-rules-notation-move = Tah se píše jako v šachu: Je4, exd5, e8=D.
raindropchess-rules-notation-lost = Karta, kterou se prohrává: = a její písmeno, =P, a za tím výsledek.
raindropchess-rules-notation-joker = Žolík: =J: a to, co udělal. x@d5 odstraní, b1~c3 přemístí, -- odmítne.
raindropchess-rules-notation-code = V odkazech a souborech se používá i strojový kód: = otočí kartu, N@c3 umístí, e2e4 táhne a e7e8q promění.

## Rady

raindropchess-rules-tips-heading = Do první partie
raindropchess-rules-tips-training = Začněte s cvičnými balíčky. S králem, věží a šesti pěšci trvá partie pár minut.
raindropchess-rules-tips-king = Dokud je váš král v balíčku, šach vám nehrozí, ale nic nevezmete. Stavte kameny tak, aby je soupeř nemohl pochytat.
raindropchess-rules-tips-first = Věže, střelce a dámu stavte tam, odkud soupeřovu králi zakážou co nejvíc polí.
raindropchess-rules-tips-count = Sledujte, co v obou balíčcích zbývá. Poznáte, co vám ještě může spadnout z nebe.
raindropchess-rules-tips-home = Nezavírejte krále vlastními pěšci: umístěná dáma nebo věž dá šach odkudkoli.
raindropchess-rules-tips-move = Až budete smět táhnout oba, ptejte se v každém tahu, co má větší cenu: nový kámen, nebo dobrý tah.

## Autoři

raindropchess-rules-credit = Název Raindropchess® užívá jeho vlastník jako registrovanou ochrannou známku. Autorem hry je Pavel Englický, jeho pravidla jsou z roku 2011.
raindropchess-rules-credit-open = Některé věci ta pravidla neříkají, mimo jiné o remíze a páté proměně. Tam program rozhoduje v duchu šachu.
raindropchess-rules-credit-independent = Klubovna je nezávislý program. Autor hry ani vlastník známky s ní nejsou spojeni a neručí za ni.
