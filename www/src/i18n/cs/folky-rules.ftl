# Pravidla hry FOLKY vlastními slovy. Čísla v poznámkách jsou oddíly souboru RULES.md.

folky-rules-goal-heading = O co se hraje
folky-rules-goal = Kdo jako první umístí na desku všech svých osm pěšců, vyhrává.
folky-rules-goal-how = Pěšcům připravují místo figury. Kam míří aspoň tři vaše figury najednou, tam smíte pěšce položit. Soupeř dělá totéž a snaží se vám postavit do cesty. Nic se přitom nebere.

## 1 Vybavení

folky-rules-equipment-heading = Co je na stole
folky-rules-equipment-board = Hraje se na šachovnici s 8 × 8 poli. Levé dolní pole bílého, a1, je tmavé.
folky-rules-equipment-men = Každá strana má dvě věže, dva střelce, dva jezdce a osm pěšců. Král ani dáma tu nejsou.
folky-rules-equipment-start = Výchozí postavení. Figury stojí jako v šachu, sloupce d a e jsou prázdné a všichni pěšci čekají v zásobě.
folky-rules-equipment-colours = O barvy losujte, jak chcete. Začíná bílý a pak se strany střídají.

## 2 Tah

folky-rules-turn-heading = Váš tah
folky-rules-turn = Když jste na tahu, udělejte právě jednu ze dvou věcí:
folky-rules-turn-place = umístěte jednoho pěšce ze zásoby,
folky-rules-turn-move = nebo táhněte jednou svou figurou.
folky-rules-turn-free = Vynechat tah nelze. Umisťovat ale nemusíte: i když můžete položit pěšce, smíte raději táhnout figurou.
folky-rules-turn-piece = Figurou se tu myslí věž, střelec nebo jezdec. Pěšec mezi figury nepatří.

## 3 Jak se táhne

folky-rules-moving-heading = Jak chodí figury
folky-rules-moving = Figury chodí jako v šachu:
folky-rules-moving-rook = Věž táhne svisle nebo vodorovně, jak daleko chce.
folky-rules-moving-bishop = Střelec táhne šikmo, jak daleko chce. Barvu svých polí nikdy nezmění.
folky-rules-moving-knight = Jezdec skáče o dvě pole rovně a jedno do strany.
folky-rules-moving-empty = Tah musí skončit na prázdném poli. Figury se neberou a z desky nikdy nic nezmizí.
folky-rules-moving-jump = Věž ani střelec nic nepřeskočí. Jezdec přeskočí cokoli.
folky-rules-moving-block = Cesta se zavírá vždy stejně, ať na ní stojí figura nebo pěšec, váš nebo soupeřův.
folky-rules-moving-blocked = Věž d4 má volná jen vyznačená pole. Stojí jí v cestě vlastní pěšec, cizí pěšec i cizí jezdec a žádného z nich nemůže vzít.
folky-rules-moving-jumped = Jezdec d4 je obklíčený, a přesto může na všech osm polí.
folky-rules-moving-pawn = Umístěný pěšec už se nikdy nepohne.

## 4 Umisťování

folky-rules-placing-heading = Jak se umisťují pěšci
folky-rules-placing-aim = Figura míří na každé prázdné pole, na které by právě teď mohla táhnout.
folky-rules-placing-three = Pěšce smíte umístit na prázdné pole, na které míří aspoň tři vaše figury. Takovému poli říkáme otevřené.
folky-rules-placing-open = Na e5 míří věž, střelec i jezdec: pole je pro bílého otevřené. Na žádné jiné pole nemíří víc než dvě figury.
folky-rules-placing-blocked = Stačí jeden pěšec na e3. Věž už na e5 nevidí, zbývají dvě figury a pole je zavřené.
folky-rules-placing-direct = Počítá se jen přímý pohled. Věž za věží ani střelec za střelcem na pole nemíří.
folky-rules-placing-battery = Na e5 míří věž e2 a jezdec, to jsou dvě figury. Věž e1 stojí schovaná za druhou věží, a tak se nepočítá.
folky-rules-placing-others = Pěšci nemíří nikam. Soupeřovy figury vám nepomohou ani neublíží, jen mohou stát v cestě.
folky-rules-placing-no-help = Na e5 míří jen dvě bílé figury, věž a jezdec. Pěšec d4 nemíří nikam a střelec h8 je černý.
folky-rules-placing-anywhere = Umisťovat se smí kdekoli na desce, tedy i na první a osmou řadu.
folky-rules-placing-first-rank = Bílý na tahu má tři otevřená pole: e1 v první řadě, e2 a h4. Na h4 míří dokonce čtyři figury.
folky-rules-placing-reserve = Každý má v zásobě osm pěšců. Co jednou stojí na desce, do zásoby se nevrátí.
folky-rules-placing-try = Na začátku jsou pro bílého otevřená pole a3 a h3, pro černého a6 a h6.
folky-rules-placing-try-rook = Bílá věž přejde na h7. Na h3 míří dál, a navíc zakryla věž h8: pole h6 se černému zavřelo.
folky-rules-placing-try-answer = Černý odpoví věží na a3. Obsazené pole už otevřené není a bílému zůstává h3.
folky-rules-placing-try-pawn = Bílý umístí pěšce na h3. Mířila tam věž h7, střelec f1 a jezdec g1.
folky-rules-placing-try-black = Černý umístí pěšce na a6. Je to 1:1.

## 5 Konec partie

folky-rules-end-heading = Jak partie skončí
folky-rules-end-win = Kdo umístí osmého pěšce, ihned vyhrává.
folky-rules-end-win-before = Oba mají na desce sedm pěšců a na tahu je černý. Na e3 míří jeho střelec a oba jezdci.
folky-rules-end-win-after = Osmý pěšec stojí na e3 a černý vyhrál. Bílý mohl příštím tahem na f7, ale už se k tomu nedostal.
folky-rules-end-draws = Partie může skončit i remízou. Program ji vyhlásí sám v těchto třech případech; dohodnout se na remíze nebo se vzdát můžete kdykoli.
folky-rules-end-no-action = Hráč na tahu nemůže ani táhnout, ani umístit pěšce. Není to prohra.
folky-rules-end-threefold = Stejná pozice nastane potřetí: na všech polích stojí totéž a na tahu je stejná strana. Výchozí postavení se počítá jako první výskyt. Je jedno, která ze dvou stejných figur kde stojí.
folky-rules-end-fifty = Uběhne 50 tahů každé strany, tedy 100 jednotlivých tahů, a nikdo neumístí pěšce. Každé umístění počítá znovu od nuly.
folky-rules-end-no-action-board = Na tahu je bílý, ale žádná z jeho figur se nemůže pohnout. Remíza.
folky-rules-end-threefold-first = Výchozí postavení, poprvé.
folky-rules-end-threefold-away = Jezdci vyrazí a zase se vrátí.
folky-rules-end-threefold-second = Výchozí postavení, podruhé.
folky-rules-end-threefold-third = Výchozí postavení, potřetí: remíza.
folky-rules-end-fifty-before = Už 99 jednotlivých tahů nikdo neumístil pěšce. Bílý by mohl: e1, e2 i h4 jsou otevřená.
folky-rules-end-fifty-after = Bílý místo toho táhl střelcem. Je to stý tah bez umístění, a tedy remíza.

## 6 Čtyři hráči

folky-rules-four-heading = Ve čtyřech
folky-rules-four-teams = Hrají dvě dvojice. Spoluhráči sedí proti sobě, hrají stejnými kameny a mají společnou zásobu osmi pěšců.
folky-rules-four-order = Na tahu se střídáte dokola: první bílý, první černý, druhý bílý, druhý černý a znovu. V lichých tazích tedy hrají první hráči dvojic, v sudých druzí.
folky-rules-four-start = Čtyři hráči, jedna deska. Začíná první bílý.
folky-rules-four-white-1 = Tah 1: táhl první bílý.
folky-rules-four-black-1 = Tah 1: odpověděl první černý.
folky-rules-four-white-2 = Tah 2: za bílé je teď na řadě spoluhráč, druhý bílý.
folky-rules-four-black-2 = Tah 2: za černé hrál druhý černý. Ve třetím tahu začne zase první bílý.
folky-rules-four-rest = Vše ostatní zůstává. Vyhraje nebo prohraje celá dvojice.

## 7 Zápis

folky-rules-notation-heading = Zápis partie
folky-rules-notation-letters = Figury se značí velkými písmeny: V věž, S střelec, J jezdec. Anglicky R, B, N. Program čte obojí.
folky-rules-notation-moves = Tah figurou: písmeno a cílové pole, Vh7. Umístění pěšce: jen pole, h3.
folky-rules-notation-origin = Mohou-li na pole dvě stejné figury, přidejte za písmeno sloupec, odkud figura vychází: Jbc6. Stojí-li obě v tomtéž sloupci, přidejte řadu: J6b5.
folky-rules-notation-game = Celá partie vypadá takto: 1. Vh7 Va3 2. h3 a6 a tak dál. Po přerušení pokračuje černý třemi tečkami: 1... Va3. Komentáře pište do závorek.
folky-rules-notation-result = Výsledek: 1:0 vyhrál bílý, 0:1 vyhrál černý, ½:½ remíza, * partie není dohraná. Program čte i 1-0, 0-1 a 1/2-1/2.
folky-rules-notation-code = V odkazech a souborech se používá i strojový kód: h1h7 je tah, @h3 umístění.
folky-rules-notation-two-knights = Na c6 mohou oba černí jezdci. Zápis Jbc6 řekne, že táhl ten z b8.

## Volby

folky-rules-options-heading = Co si můžete zvolit
folky-rules-options-seats = Počet hráčů: dva, nebo čtyři ve dvojicích.
folky-rules-options-draw = Remíza bez umístění: po 100 jednotlivých tazích (50 tahů každé strany), nebo už po 50.

## Rady

folky-rules-tips-heading = Do první partie
folky-rules-tips-first = Pěšce můžete umístit hned prvním tahem. Počkat se ale někdy vyplatí.
folky-rules-tips-two = Hledejte tahy, které otevřou dvě pole najednou. Soupeř často stihne zavřít jen jedno.
folky-rules-tips-order = Pěšec navždy překáží i vám. Než ho položíte, podívejte se, kterým vlastním figurám zavře cestu.
folky-rules-tips-close = Soupeřovo otevřené pole zavřete tak, že ho obsadíte, nebo zakryjete jednu z figur, které na něj míří.
folky-rules-tips-four = Kde míří čtyři figury, tam jedno zakrytí nestačí.
folky-rules-tips-sample = Přehrajte si ukázkovou partii s komentářem. Má 44 jednotlivých tahů a rozhodne až osmý pěšec.

## Autoři

folky-rules-credit = FOLKY® je registrovaná ochranná známka svého vlastníka. Autorem hry je Petr Doubek.
folky-rules-credit-independent = Klubovna je nezávislý program. Autor hry ani vlastník známky s ní nejsou spojeni a neručí za ni.
