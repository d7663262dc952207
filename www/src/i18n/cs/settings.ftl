# Co si člověk nastaví na svém zařízení.

settings-title = Nastavení
settings-look = Vzhled a jazyk
settings-language = Jazyk
settings-theme = Barvy
settings-letters = Písmena figur v zápisu
    .help = Při čtení záznamu Klubovna rozumí všem.
settings-letters-auto = podle jazyka
settings-letters-cs = V S J
settings-letters-en = R B N
settings-letters-figurine = ♖ ♗ ♘
settings-board = Deska
settings-pieces = Kameny šógi
settings-pieces-animals = zvířátka
settings-pieces-kanji = japonské znaky
settings-pieces-letters = písmena
settings-coordinates = Souřadnice
    .help = Písmena a čísla u krajů desky.
settings-counts = Počty na polích
    .help = Kolikrát kdo na pole míří a co dalšího hra počítá.
settings-sight = Dosah figur
    .help = Pod ukazatelem se ukáže, kam figura vidí.
settings-speed = Pohyb figur
settings-speed-0 = žádný
settings-speed-120 = rychlý
settings-speed-250 = klidný
settings-speed-500 = pomalý
settings-hands = Ovládání
settings-touchLift = Zvednout figuru nad prst
    .help = Na dotykové obrazovce je pak vidět, kam ji pokládáte.
settings-confirm = Potvrzovat položení
    .help = Kámen na desku položí až druhé klepnutí.
settings-keys = Klávesové zkratky jedním písmenem
    .help = Na desce například l přečte poslední tah. Vypněte je, pokud překážejí odečítači.
settings-computer = Počítačový soupeř
settings-analysis = Rozbor vedle partie
    .help = Šance obou stran, nejlepší pokračování a tahy, které snížily šance.
settings-voice = Předčítání
settings-spelling = Názvy polí
    .help = Pro odečítače obrazovky: jak se čte h3.
settings-spelling-plain = h3
settings-spelling-czech = Helena 3
settings-spelling-nato = hotel 3
settings-spelling-anna = hector 3
settings-data = Data
settings-data-what = Partie i nastavení jsou jen v tomto prohlížeči.
settings-delete = Smazat všechno
settings-delete-what = { $count ->
    [0] Smaže se nastavení. Žádná partie tu uložená není.
    [one] Smaže se { $count } partie a nastavení. Nejde to vzít zpět.
    [few] Smažou se { $count } partie a nastavení. Nejde to vzít zpět.
   *[other] Smaže se { $count } partií a nastavení. Nejde to vzít zpět.
  }
settings-delete-now = Smazat
settings-keep = Nechat
settings-deleted = Hotovo, nezůstala tu žádná partie ani nastavení.
settings-newer = V tomto prohlížeči už uložila nastavení novější verze Klubovny. Zůstanou, jak jsou; co zvolíte tady, platí, jen dokud stránku nezavřete nebo nenačtete znovu.
settings-none = Tento prohlížeč nastavení neuchová: co zvolíte, platí, jen dokud stránku nezavřete nebo nenačtete znovu.
