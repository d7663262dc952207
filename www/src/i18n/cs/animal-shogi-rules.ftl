# Pravidla zvířátkového šógi vlastními slovy. Čísla v poznámkách jsou oddíly souboru RULES.md.

animal-shogi-rules-goal-heading = O co se hraje
animal-shogi-rules-goal = Chyťte soupeřova lva: napadněte ho tak, aby už neměl kam utéct.
animal-shogi-rules-goal-how = Je to opravdové šógi, japonské šachy, jen se zvířátky na kamenech. Živé je díky dvěma věcem: co seberete, přejde na vaši stranu a smí se na desku vrátit jako vaše, a většina zvířat v soupeřově táboře zesílí.

## 1 a 3 Deska a začátek

animal-shogi-rules-equipment-heading = Co je na stole
animal-shogi-rules-equipment-board = Deska má 9 × 9 polí. Sloupce se počítají zleva doprava od 9 do 1, řady shora dolů od a do i. Pole se jmenuje podle sloupce a řady: 7g.
animal-shogi-rules-equipment-sides = Každý hráč má 20 kamenů. Čí kámen je, poznáte podle toho, kam míří: vždy na soupeře. Začíná tu hráč dole.
animal-shogi-rules-equipment-start = Začátek. V zadní řadě stojí z pohledu každého hráče zleva: prasátko, zajíček, kočka, pes, lev, pes, kočka, zajíček, prasátko. Před nimi čeká vlevo slon a vpravo žirafa a pak už devět kuřátek.

## 2 Zvířátka

animal-shogi-rules-animals-heading = Jak zvířátka chodí
animal-shogi-rules-animals = Každý kámen své tahy ukazuje: tečka je jeden krok, šipka vede, kam až je volno. Zvířátko bere přesně tak, jak chodí. Skákat umí jen zajíček.
animal-shogi-rules-animals-lion = Lev, král šógi: jeden krok kterýmkoli směrem.
animal-shogi-rules-animals-giraffe = Žirafa, v šógi věž: rovně, jak daleko chce.
animal-shogi-rules-animals-elephant = Slon, v šógi střelec: šikmo, jak daleko chce.
animal-shogi-rules-animals-dog = Pes, v šógi zlatý generál: jeden krok kamkoli kromě obou úhlopříček dozadu. Každá strana má dva.
animal-shogi-rules-animals-cat = Kočka, v šógi stříbrný generál: jeden krok vpřed nebo po kterékoli úhlopříčce. Každá strana má dvě.
animal-shogi-rules-animals-rabbit = Zajíček, v šógi jezdec: dvě pole vpřed a jedno do strany, přes cokoli, co stojí v cestě. Jinam neskáče. Každá strana má dva.
animal-shogi-rules-animals-piglet = Prasátko, v šógi kopí: rovně vpřed, jak daleko chce, nikdy zpátky. Každá strana má dvě.
animal-shogi-rules-animals-chick = Kuřátko, v šógi pěšec: jeden krok vpřed. Rovně vpřed i bere. Každá strana jich má devět.
animal-shogi-rules-animals-promoted = Povýšené zvířátko se obrátí na druhou stranu. Nové jméno dostane jen kuřátko, je z něj slepice; ostatní jsou prostě povýšená. Prasátko, zajíček, kočka i slepice pak chodí jako pes.
animal-shogi-rules-animals-hen = Slepice chodí jako pes a stejně tak povýšené prasátko, zajíček a kočka.
animal-shogi-rules-animals-giraffe-promoted = Povýšená žirafa smí navíc o jeden krok šikmo.
animal-shogi-rules-animals-elephant-promoted = Povýšený slon smí navíc o jeden krok rovně.

## 4 Kdo začne

animal-shogi-rules-begin-heading = Kdo začne
animal-shogi-rules-begin = Silnější hráč hodí pěti kuřátky; jste-li stejně silní, dohodněte se, kdo. Padnou-li aspoň tři slepice, začne soupeř, jinak ten, kdo házel.
animal-shogi-rules-begin-program = Program za vás hází před vašima očima, každým kuřátkem poctivě jako mincí.
animal-shogi-rules-begin-later = S výhodou se nehází: začíná ten, kdo ji dává. V dalších partiích téhož zápasu se v začínání střídejte.

## 5 Tah

animal-shogi-rules-turn-heading = Váš tah
animal-shogi-rules-turn = Když jste na tahu, udělejte právě jednu ze dvou věcí. Vynechat nelze.
animal-shogi-rules-turn-move = Táhněte svým zvířátkem na pole, kam dojde a kde nestojí žádné vaše,
animal-shogi-rules-turn-drop = nebo položte zvířátko z ruky na prázdné pole.
animal-shogi-rules-turn-capture = Stojí-li na poli zvířátko soupeře, sebrali jste ho. Přijde vám do ruky jako vaše a povýšené se obrátí zpět na první stranu. Do obou rukou vidí každý. Brát nikdy nemusíte.
animal-shogi-rules-turn-touch = Kamene se smíte dotknout, i se podívat na jeho druhou stranu, a táhnout jím nemusíte. Tah je hotový, když kámen pustíte, a pak už platí.
animal-shogi-rules-turn-start = Sloni na sebe míří z dálky, mezi nimi stojí kuřátka.
animal-shogi-rules-turn-chick = Kuřátko ze 7g na 7f otevřelo cestu svému slonovi.
animal-shogi-rules-turn-answer = Soupeř otevřel tutéž úhlopříčku.
animal-shogi-rules-turn-elephant = Slon sebral na 2b druhého slona a povýšil. Jeden slon je teď v ruce.
animal-shogi-rules-turn-back = Kočka mu to oplatila. Slon byl povýšený, ale do ruky přišel obyčejný. Každý hráč teď jednoho drží.
animal-shogi-rules-turn-dropped = Slon z ruky se snesl na 5e a zase se dívá na kočku.

## 6 Povýšení

animal-shogi-rules-promotion-heading = Povýšení
animal-shogi-rules-promotion-zone = Pásmo povýšení jsou tři řady od vás nejdál, soupeřův tábor.
animal-shogi-rules-promotion = Kuřátko, prasátko, zajíček, kočka, slon a žirafa smějí povýšit na konci tahu, který tam začíná nebo končí, tedy i když odtamtud odcházejí. Bez tahu ani při položení z ruky povýšit nejde. Lev a pes nepovyšují.
animal-shogi-rules-promotion-choice = Vybíráte si vy, až na jednu výjimku: zvířátko, které by se už nikdy nepohnulo, povýšit musí. To je kuřátko a prasátko na poslední řadě a zajíček na posledních dvou.
animal-shogi-rules-promotion-stays = Povýšené zvířátko jím zůstane, dokud ho někdo nesebere.
animal-shogi-rules-promotion-leave-before = Kočka stojí v pásmu a chystá se odejít.
animal-shogi-rules-promotion-leave-after = Z 5c přešla na 4d a povýšila, protože její tah v pásmu začal.
animal-shogi-rules-promotion-must-before = Kuřátko jde na poslední řadu. Jako kuřátko by se odtud už nepohnulo.
animal-shogi-rules-promotion-must-after = Stala se z něj tedy slepice, ať chceme, nebo ne.

## 7 Pokládání z ruky

animal-shogi-rules-drops-heading = Pokládání z ruky
animal-shogi-rules-drops = Zvířátko z ruky položte na kterékoli prázdné pole, první stranou nahoru a mířící na soupeře. Smíte i do jeho tábora; povýšit tam může až dalším tahem.
animal-shogi-rules-drops-check = Položit smíte i tak, že dáte šach, a když jste v šachu vy, smíte položit do cesty.
animal-shogi-rules-drops-limits = Tři věci se nesmějí:
animal-shogi-rules-drops-dead = Položit zvířátko tam, kde by se nikdy nepohnulo: kuřátko a prasátko na poslední řadu, zajíčka na poslední dvě.
animal-shogi-rules-drops-two = Mít v jednom sloupci druhé své kuřátko. Slepice se nepočítají.
animal-shogi-rules-drops-mate = Dát položeným kuřátkem rovnou mat. Šach dát smí a některým z dalších tahů i mat. Jiná zvířátka smějí dát mat i položením.
animal-shogi-rules-drops-two-before = Kuřátko z ruky nesmí do sloupce 5, kde už jedno stojí. Ve sloupci 3 je jen slepice.
animal-shogi-rules-drops-two-after = Do sloupce 3 tedy smí, třeba na 3e.
animal-shogi-rules-drops-mate-before = V ruce je kuřátko a pes. Kuřátko na 1b by dalo mat, protože ho kryje kočka a lev nemá kam. Proto se tam položit nesmí.
animal-shogi-rules-drops-mate-after = Pes se tam položit smí, a je mat.
animal-shogi-rules-drops-moved-before = Tady už kuřátko na desce je.
animal-shogi-rules-drops-moved-after = Tentýž mat, ale tahem: ten je dovolený.
animal-shogi-rules-drops-test = Za mat se to považuje, když soupeř nemá žádnou dovolenou odpověď. Sebrat kuřátko tak, že se tím odkryje lev, odpověď není.

## 8 Konec

animal-shogi-rules-end-heading = Šach a mat
animal-shogi-rules-end-check = Napadený lev je v šachu. Útočí i zvířátko, které je ve vazbě. Když útočí dvě najednou, pomůže si jen lev sám.
animal-shogi-rules-end-legal = Po vašem tahu nesmí být váš lev napaden.
animal-shogi-rules-end-mate = Kdo je v šachu a nemá žádný dovolený tah, dostal mat a prohrál.
animal-shogi-rules-end-mate-before = V ruce je pes a kuřátko hlídá 5b.
animal-shogi-rules-end-mate-after = Pes dopadl lvovi na hlavu. Napadá všechna pole, kam by lev mohl, a kuřátko ho kryje: mat.
animal-shogi-rules-end-stuck = Prohrává i ten, kdo v šachu není, ale žádný dovolený tah nemá. Pat tu remízou není.
animal-shogi-rules-end-silent = Šach se hlásit nemusí.
animal-shogi-rules-end-resign = Vzdát se můžete kdykoli.
animal-shogi-rules-end-illegal = Nedovolený tah program odmítne a řekne proč. Pro vážnou hru si před partií můžete zvolit, že takový tah prohrává, jako na turnajích.
animal-shogi-rules-end-order = Připadne-li na jeden tah víc konců, platí nejdřív sebraný lev, potom mat nebo nemožnost tahu, potom opakování a nakonec limit tahů.

## 10 Opakování

animal-shogi-rules-repetition-heading = Opakování
animal-shogi-rules-repetition = Když nastane stejná pozice počtvrté, je remíza. Stejná znamená, že na desce i v obou rukou je totéž a na tahu je stejný hráč. Začátek se počítá jako první výskyt a výskyty nemusí jít hned za sebou.
animal-shogi-rules-repetition-checks = Je tu výjimka: dávala-li jedna strana od prvního do čtvrtého výskytu šach každým svým tahem, prohrává. Na tom, jestli musela, nezáleží. Jediný klidný tah mezi tím znamená remízu.
animal-shogi-rules-repetition-first = Začátek, poprvé.
animal-shogi-rules-repetition-away = Žirafy uhnou stranou …
animal-shogi-rules-repetition-second = … a zase zpátky. Začátek, podruhé.
animal-shogi-rules-repetition-third = Ještě jednou: potřetí.
animal-shogi-rules-repetition-fourth = Počtvrté: remíza.
animal-shogi-rules-repetition-chase-first = Tady povýšený slon honí lva. Poprvé.
animal-shogi-rules-repetition-chase-check = Šach.
animal-shogi-rules-repetition-chase-away = Lev uhnul.
animal-shogi-rules-repetition-chase-second = Další šach a lev se vrátil. Podruhé.
animal-shogi-rules-repetition-chase-fourth = Počtvrté, a hráč dole dával šach každým tahem: prohrává.
animal-shogi-rules-repetition-limit = Remízu dohodou šógi nezná. Hrají-li spolu programy, může partii jako remízu ukončit limit 512 jednotlivých tahů.

## 9 Bezvýchodná pozice

animal-shogi-rules-impasse-heading = Když projdou oba lvi
animal-shogi-rules-impasse = V soupeřově táboře se lvu mat dává těžko, protože většina zvířat chodí vpřed. Pak rozhodnou body. Žirafa a slon, povýšení i nepovýšení, jsou za 5, každé jiné zvířátko za 1 a lev za nic; dohromady je to 54.
animal-shogi-rules-impasse-agreed = Dohodou: oba lvi stojí ve svém pásmu povýšení a oba hráči vidí, že mat už nedá nikdo. Každý sečte všechna svá zvířátka na desce i v ruce. Kdo má méně než 24 bodů, prohrává; jinak je remíza.
animal-shogi-rules-impasse-handicap = V partii s výhodou se vynechané kameny počítají tomu, kdo výhodu dal.
animal-shogi-rules-impasse-declared = Ohlášením: místo čekání na soupeře smíte ohlásit na svém tahu. Je to doplněk z japonských turnajových pravidel. Musí platit všechno toto:
animal-shogi-rules-impasse-lion = váš lev stojí v pásmu povýšení,
animal-shogi-rules-impasse-ten = stojí tam aspoň deset dalších vašich zvířátek
animal-shogi-rules-impasse-safe = a váš lev není v šachu.
animal-shogi-rules-impasse-24 = Počítají se teď jen zvířátka v pásmu a v ruce. Podle pravidla 24 bodů ohlášení s 31 a více body vyhrává a s 24 až 30 body je remíza. S méně body, nebo když některá podmínka chybí, prohráváte.
animal-shogi-rules-impasse-27 = Podle pravidla 27 bodů, které používají programy a amatéři, vyhrává začínající hráč s 28 body, druhý se 27. S méně body prohrává a remíza není.
animal-shogi-rules-impasse-before = Oba lvi prošli a na tahu je hráč dole. V pásmu stojí jeho lev a dvanáct zvířátek, v ruce má dvě žirafy, slona a čtyři kuřátka. To je 12 + 15 + 4 = 31 bodů.
animal-shogi-rules-impasse-after = Ohlášení s 31 body vyhrává. Dohodou by to dopadlo stejně: hráč nahoře jich má jen 23.

## 13 Volná hra

animal-shogi-rules-casual-heading = Chyť lva: volná hra
animal-shogi-rules-casual = Pro začátečníky je tu volná hra. O lva se nikdo starat nemusí: smí zůstat napadený i vejít do nebezpečí a zvířátko ve vazbě smí táhnout. Když to soupeř přehlédne, hraje se prostě dál.
animal-shogi-rules-casual-capture = Kdo ale lva sebere, hned vyhrává. Chytit druhého lva smí i lev. Sebraný lev nikomu do ruky nepřijde.
animal-shogi-rules-casual-before = Žirafa napadá lva a na tahu je hráč nahoře.
animal-shogi-rules-casual-missed = Hráč nahoře táhl kuřátkem a přehlédl to.
animal-shogi-rules-casual-after = Žirafa lva sebrala a vyhrává.
animal-shogi-rules-casual-rest = Jinak zůstává všechno stejné: položené kuřátko mat dát nesmí, skutečný mat partii ukončí a opakování se posuzuje stejně. Mat ale není, dokud hráč v šachu může sám sebrat druhého lva: tím vyhraje. Kdo má jen tahy, které lva odkryjí, tím tu ještě neprohrává.

## 11 Výhody

animal-shogi-rules-handicaps-heading = Výhody
animal-shogi-rules-handicaps = Silnější hráč může hrát bez některých kamenů; ty se partie neúčastní. Sedí nahoře a začíná. Výhody jsou ty, které jsou v šógi obvyklé, vlevo a vpravo z jeho pohledu:
animal-shogi-rules-handicaps-lance = jedno prasátko, levé, nebo pravé,
animal-shogi-rules-handicaps-bishop = slon,
animal-shogi-rules-handicaps-rook = žirafa,
animal-shogi-rules-handicaps-rook-lance = žirafa a levé prasátko,
animal-shogi-rules-handicaps-two = dva kameny: žirafa a slon,
animal-shogi-rules-handicaps-four = čtyři kameny: k nim obě prasátka,
animal-shogi-rules-handicaps-six = šest kamenů: k nim oba zajíčci,
animal-shogi-rules-handicaps-eight = osm kamenů: k nim obě kočky,
animal-shogi-rules-handicaps-ten = deset kamenů: zůstane jen lev a kuřátka.
animal-shogi-rules-handicaps-two-board = Výhoda dvou kamenů: hráč nahoře hraje bez žirafy a slona a začíná.

## 12 Hodnoty

animal-shogi-rules-values-heading = Jakou mají zvířátka cenu
animal-shogi-rules-values = Podle hodnot se snáz rozhodnete, jestli vyměnit; o výsledku nerozhodují nikdy. První patří obyčejnému zvířátku, druhá povýšenému.
animal-shogi-rules-values-chick = Kuřátko 1, slepice 12
animal-shogi-rules-values-piglet = Prasátko 5, povýšené 10
animal-shogi-rules-values-rabbit = Zajíček 6, povýšený 10
animal-shogi-rules-values-cat = Kočka 8, povýšená 9
animal-shogi-rules-values-dog = Pes 9
animal-shogi-rules-values-elephant = Slon 13, povýšený 15
animal-shogi-rules-values-giraffe = Žirafa 15, povýšená 17 (tato dvě čísla jsou z tradiční tabulky, v našem pramenu chybějí)

## Volby

animal-shogi-rules-options-heading = Co si můžete zvolit
animal-shogi-rules-options-play = Hra: přísná, nebo volná, v níž se lev dá chytit.
animal-shogi-rules-options-begins = Kdo začne: hráč dole, nebo koho určí hod kuřátky.
animal-shogi-rules-options-handicap = Výhoda: žádná, nebo jedna ze seznamu.
animal-shogi-rules-options-illegal = Nedovolené tahy: program je odmítne a řekne proč, nebo se jimi hned prohrává.
animal-shogi-rules-options-declaration = Ohlášení: podle pravidla 24 bodů, podle pravidla 27 bodů, nebo žádné.
animal-shogi-rules-options-limit = Limit: žádný, nebo remíza po 512 jednotlivých tazích.

## 14 Zápis

animal-shogi-rules-notation-heading = Zápis partie
animal-shogi-rules-notation-animals = Se zvířátky: dvě písmena a pole, Ku-7f. Le lev, Ži žirafa, Sl slon, Pe pes, Ko kočka, Za zajíček, Pr prasátko, Ku kuřátko a Sp slepice; ostatní povýšená mají +, třeba +Sl.
animal-shogi-rules-notation-western = S písmeny šógi: K lev, R žirafa, B slon, G pes, S kočka, N zajíček, L prasátko a P kuřátko. P-7f je tah, Bx3c+ bere a povyšuje, S-3b= povýšení odmítá, P*5e pokládá z ruky.
animal-shogi-rules-notation-origin = Mohou-li na pole dvě stejná zvířátka, doplňte, odkud přišlo: G4i-5h.
animal-shogi-rules-notation-code = V odkazech a souborech se používá i strojový kód: 7g7f je tah, 8h2b+ tah s povýšením, P*5e položení z ruky.
animal-shogi-rules-notation-files = Partie z jiných programů se tu dají otevřít: soubory v japonských formátech KIF (v Unicode i Shift-JIS) a CSA a pozice v USI. V týchž formátech se každá partie dá i zapsat, pod tlačítkem Záznam.

## Rady

animal-shogi-rules-tips-heading = Do první partie
animal-shogi-rules-tips-casual = S dětmi začněte volnou hrou.
animal-shogi-rules-tips-drop = Zvířátko z ruky se může objevit skoro kdekoli. Před každým tahem se ptejte, co by soupeř mohl položit.
animal-shogi-rules-tips-house = Postavte lvovi domeček ze psů a koček, stranou od žiraf.
animal-shogi-rules-tips-promote = Slepice se vyrovná psovi, ale kdo ji sebere, má jen kuřátko. Povyšujte kuřátka.
animal-shogi-rules-tips-hand = Nevyměňujte zvířátko, které by soupeř hned použil proti vašemu lvovi.

## Autoři

animal-shogi-rules-credit = Šógi je tradiční hra. Se zvířátky na 81 polích vychází v Japonsku jako Ókina mori no dóbucu šógi, „zvířátkové šógi ve velkém lese“, kameny nakreslila Maiko Fujita. Zvířátka tady jsou naše vlastní kresby.
animal-shogi-rules-credit-open = Kde vydaná pravidla této sady mlčí, drží se stránka zvyklostí šógi.
animal-shogi-rules-credit-independent = Klubovna je nezávislý program. Autoři ani vydavatelé této sady s ní nejsou spojeni a neručí za ni.
