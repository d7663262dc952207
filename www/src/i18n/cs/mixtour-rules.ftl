# Pravidla hry Mixtour vlastními slovy. Čísla v poznámkách jsou oddíly souboru RULES.md.

mixtour-rules-goal-heading = O co se hraje
mixtour-rules-goal = Kdo první získá bod, vyhrává. Bod přinese sloupek z pěti nebo více kamenů tomu, čí kámen leží nahoře.
mixtour-rules-goal-how = Kameny kladete na desku a skládáte na sebe, své i soupeřovy. Hlídejte jediné: kolik má sloupek kamenů, přesně o tolik polí se na něj táhne.

## 1 Vybavení

mixtour-rules-equipment-heading = Co je na stole
mixtour-rules-equipment-board = Deska má 5 × 5 polí. Sloupce a až e se počítají zleva, řady 1 až 5 zdola.
mixtour-rules-equipment-start = Na začátku je deska prázdná.
mixtour-rules-equipment-discs = Každý hráč má v zásobě 20 kamenů své barvy.
mixtour-rules-equipment-first = Začíná bílý a pak se hráči střídají.
mixtour-rules-equipment-stack = Kameny na jednom poli tvoří sloupek. I jediný kámen je sloupek, vysoký 1. Sloupek patří tomu, čí kámen je nahoře, ale záleží na tom jen při bodování.
mixtour-rules-equipment-owner = Sloupek b3 je vysoký 2 a patří černému. Sloupek d3 je vysoký 3 a patří bílému.

## 2 Tah

mixtour-rules-turn-heading = Váš tah
mixtour-rules-turn = Když jste na tahu, udělejte právě jednu ze dvou věcí:
mixtour-rules-turn-enter = položte na desku kámen ze zásoby,
mixtour-rules-turn-move = nebo přesuňte sloupek či jeho horní část.
mixtour-rules-turn-pass = Vynechat smíte, a také musíte, jen když nejde ani jedno.

## 3 Pokládání

mixtour-rules-entering-heading = Jak se pokládá kámen
mixtour-rules-entering = Jeden svůj kámen ze zásoby položte na kterékoli prázdné pole. Nejde to, když je zásoba prázdná nebo deska plná.
mixtour-rules-entering-start = První tah je vždy položení: přesouvat zatím není co.
mixtour-rules-entering-white = Bílý položil kámen na c3.
mixtour-rules-entering-black = Černý položil svůj hned vedle, na d3.
mixtour-rules-entering-on-top = Bílý přesunul kámen z c3 na d3. Vznikl sloupek výšky 2 s bílým kamenem nahoře.

## 4 Přesun

mixtour-rules-moving-heading = Jak se přesouvá sloupek
mixtour-rules-moving-take = Vyberte kterýkoli sloupek, třeba i soupeřův, a zvedněte z něj shora tolik kamenů, kolik chcete: jeden, několik nebo všechny. Pořadí kamenů se nemění a zbytek zůstane stát.
mixtour-rules-moving-split = Ze sloupku c3 lze na c2 přenést jeden, dva, tři nebo všechny čtyři kameny.
mixtour-rules-moving-split-two = Bílý přenesl dva vrchní kameny. Na c3 zůstaly dva, na c2 stojí tři.
mixtour-rules-moving-land = Táhněte rovně nebo šikmo, a to jen přes prázdná pole. Skončit musíte na jiném sloupku: zvednutou část položíte na něj. Na prázdném poli skončit nesmíte.

mixtour-rules-distance-heading = Na vzdálenosti záleží
mixtour-rules-distance = Hlavní pravidlo: vzdálenost se musí přesně rovnat výšce cílového sloupku, jak stojí před vaším tahem.
mixtour-rules-distance-count = Vzdálenost počítejte po krocích včetně cílového pole: sousední pole jsou od sebe 1. Na výšce přenášené části nezáleží.
mixtour-rules-distance-1 = Cíl c3 je vysoký 1. Dostane se na něj jen soused: b4, d4 i d2. Kámen c1 je o dvě pole dál, a proto nemůže.
mixtour-rules-distance-2 = Cíl c3 je vysoký 2. Z c5 a a1 je to přesně dvě pole. Kámen d3 stojí příliš blízko.
mixtour-rules-distance-3 = Cíl b2 je vysoký 3. Ze všech tří vyznačených sloupků je to na něj přesně tři pole: svisle, vodorovně i šikmo.
mixtour-rules-distance-limit = Cíl je tedy vysoký nejméně 1 a nejvýš 4. Vyšší sloupek na desce k tahu nezůstane a větší vzdálenost na ní není.
mixtour-rules-distance-4 = Na sloupek výšky 4 se táhne přes celou desku: na a1 z a5, e1 nebo e5. Každý takový tah přinese někomu bod.
mixtour-rules-distance-result = Výsledný sloupek může být jakkoli vysoký. Nejvíc je osm, když se potkají dvě čtyřky.
mixtour-rules-distance-blocked = Z e5 je to na b2 tři pole, jenže na d4 stojí v cestě kámen. Stačí jediný a nezáleží na barvě. Z b5 a e2 je cesta volná.

mixtour-rules-take-back-heading = Zákaz zpětného tahu
mixtour-rules-take-back = Soupeřův poslední přesun nesmíte hned vrátit: stejný počet kamenů zpátky na pole, odkud přišly. Jiný počet kamenů vrátit smíte. Položení kamene nic nezakazuje a svůj vlastní dřívější tah vzít zpět můžete.
mixtour-rules-take-back-before = Bílý se chystá přenést jeden kámen z c3 na b3.
mixtour-rules-take-back-banned = Teď černý nesmí přenést jeden kámen z b3 zpátky na c3.
mixtour-rules-take-back-allowed = Dva kameny z b3 na c3 ale přenést smí, a to právě udělal.

## 5 Bod a konec

mixtour-rules-end-heading = Jak partie skončí
mixtour-rules-end-point = Vznikne-li tahem sloupek výšky 5 nebo větší, získá bod ten, čí kámen je nahoře. Platí to, i když táhl soupeř.
mixtour-rules-end-standard = V základní hře první bod vyhrává.
mixtour-rules-end-own-before = Na tahu je bílý. Sloupek a1 je vysoký 4, nahoře leží bílý kámen a hned vedle je cíl výšky 1.
mixtour-rules-end-own-after = Bílý přenesl celý sloupek. Na sobě teď leží pět kamenů a nahoře je bílý: bílý vyhrál.
mixtour-rules-end-gift-before = Tady je na a1 nahoře černý kámen. Na tahu je zase bílý.
mixtour-rules-end-gift-after = Bílý přenesl všechny čtyři kameny, nahoře zůstal černý: bod získal černý a vyhrál. Takhle netáhněte.
mixtour-rules-end-stays = Vítězný sloupek zůstane na desce, aby byl vidět.
mixtour-rules-end-draws = Partie může skončit i remízou. Program ji vyhlásí sám:
mixtour-rules-end-passes = Oba hráči po sobě vynechají. Dřívější body na tom nic nemění.
mixtour-rules-end-threefold = Stejná pozice nastane potřetí: stejné sloupky, stejný hráč na tahu, stejné zásoby i body. Toto pravidlo přidává program a před partií ho můžete vypnout.
mixtour-rules-end-order = Bod má přednost před remízou.
mixtour-rules-end-pass-before = Bílý už nemá v zásobě žádný kámen a žádný sloupek se nemůže pohnout. Musí vynechat.
mixtour-rules-end-pass-one = Bílý vynechal. Černému zbývá poslední kámen a položit ho musí.
mixtour-rules-end-pass-enter = Černý ho položil na c4. Bílý má zase co přesouvat a hraje se dál.
mixtour-rules-end-passes-before = Zásoby jsou prázdné. Černý udělá poslední možný přesun.
mixtour-rules-end-passes-last = Žádný sloupek už se nemůže pohnout.
mixtour-rules-end-passes-first = Bílý musí vynechat.
mixtour-rules-end-passes-second = Černý také. Oba vynechali po sobě: remíza.
mixtour-rules-end-loop-first = Jeden kámen navíc může kroužit po sousedních polích. Tato pozice je tu poprvé.
mixtour-rules-end-loop-round = Kámen jde na b2, na a2 a zpátky na b1.
mixtour-rules-end-loop-other = Na desce stojí totéž, ale na tahu je černý. To je jiná pozice.
mixtour-rules-end-loop-second = Na tahu je bílý: pozice je tu podruhé.
mixtour-rules-end-loop-third = Pozice je tu potřetí: remíza.

mixtour-rules-tournament-heading = Turnajová hra
mixtour-rules-tournament = Před partií se můžete dohodnout, že se hraje na dva nebo tři body. Dokud jich nikdo nemá dost, bodovaný sloupek z desky zmizí a na tahu je druhý hráč.
mixtour-rules-tournament-scored = Kameny z bodovaného sloupku obvykle odejdou ze hry nadobro. Můžete si ale zvolit, že se vrátí do zásob, každý ke své barvě.
mixtour-rules-tournament-before = Hraje se na dva body. Bílý přenese čtyři kameny z a1 na b1.
mixtour-rules-tournament-out = Bílý vede 1:0. Pět kamenů odešlo ze hry a na tahu je černý.
mixtour-rules-tournament-before-reserve = Tatáž pozice s druhou volbou: kameny se vracejí.
mixtour-rules-tournament-reserve = Bílý vede 1:0. Do jeho zásoby přibyly dva kameny, do zásoby černého tři.

## 6 Volby

mixtour-rules-options-heading = Co si můžete zvolit
mixtour-rules-options = Mixtour je hra pro dva. Před partií se dohodněte na třech věcech:
mixtour-rules-options-target = Na kolik bodů se hraje: na jeden, nebo v turnajové hře na dva či tři.
mixtour-rules-options-scored = Kam jdou kameny z bodovaného sloupku: ze hry, nebo zpět do zásob.
mixtour-rules-options-repetition = Zda je remíza, když stejná pozice nastane potřetí.

## 7 Zápis

mixtour-rules-notation-heading = Zápis partie
mixtour-rules-notation-moves = Položení kamene: pole, b2. Přesun: odkud, kolik kamenů a kam, c4:3-d3. Vynechání: pass.
mixtour-rules-notation-one = Zápis bez počtu, a1-b2, znamená jeden kámen. Program sám píše počet vždy.
mixtour-rules-notation-result = Výsledek: 1-0 vyhrál bílý, 0-1 vyhrál černý, 1/2-1/2 remíza, * partie není dohraná.
mixtour-rules-notation-before = Tah c4:3-d3: z c4 se zvednou tři vrchní kameny.
mixtour-rules-notation-after = A položí se na d3. Na c4 zbyl jeden kámen.

## Rady

mixtour-rules-tips-heading = Do první partie
mixtour-rules-tips-target = Dívejte se na výšku cíle, ne na výšku toho, co nesete.
mixtour-rules-tips-top = Který kámen je nahoře na zvednuté části, ten bude nahoře i po tahu.
mixtour-rules-tips-four = Sloupek výšky 4 vedle jediného kamene je bod na dosah. Stejně tak sloupek výšky 3, který může na cíl výšky 2.
mixtour-rules-tips-block = Hrozbu zastavíte kamenem do cesty, změnou výšky cíle nebo změnou barvy nahoře.
mixtour-rules-tips-height = Každé přiložení mění cíl: který sloupek na něj mohl před tahem, ten teď už možná nemůže, a naopak.
mixtour-rules-tips-entered = Položený kámen je hned cílem pro všechny své sousedy.

## Autoři

mixtour-rules-credit = Hru Mixtour vymyslel Dieter Stein (2011).
mixtour-rules-credit-link = Stránky autora: spielstein.com
mixtour-rules-credit-independent = Klubovna je nezávislý program. Autor hry s ní není spojen a neručí za ni.
