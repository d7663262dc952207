# Stránka pro ty, kdo si desku dávají na vlastní web.

webmaster-title = Dejte si desku na web
webmaster-lead = Vyberte desku, zkopírujte kód a vložte ho do své stránky. Nepotřebujete účet ani server a návštěvníky vaší stránky nikdo nesleduje.

webmaster-game = Hra
webmaster-mode = K čemu deska je
webmaster-mode-play = Ke hraní
webmaster-mode-replay = K přehrání partie
webmaster-mode-diagram = K zobrazení pozice
webmaster-mode-analyse = K rozboru
webmaster-record = Záznam nebo tahy
webmaster-sample = Vložit ukázkovou partii
webmaster-position = Výchozí pozice
webmaster-position-what = Prázdné pole znamená obvyklé výchozí postavení. Zápis pozice dostanete u partie v Klubovně tlačítkem „Kopírovat pozici“.
webmaster-level = Soupeř
webmaster-people = Dva lidé u jedné obrazovky
webmaster-computer = Počítač, úroveň { $level }
webmaster-lang = Jazyk
webmaster-lang-none = Podle stránky
webmaster-board = Deska
webmaster-board-wood = Dřevo
webmaster-board-moss = Mech
webmaster-board-slate = Břidlice
webmaster-board-stone = Kámen
webmaster-board-print = Tisk
webmaster-set = Šachové figury
webmaster-set-house = Klubovní
webmaster-set-angular = Hranaté
webmaster-set-signs = Znaky
webmaster-coordinates = Souřadnice
webmaster-coordinates-inside = V polích
webmaster-coordinates-outside = Vně
webmaster-coordinates-none = Žádné
webmaster-theme = Barvy
webmaster-theme-none = Podle stránky
webmaster-theme-auto = Podle zařízení
webmaster-theme-light = Světlé
webmaster-theme-dark = Tmavé
webmaster-size = Šířka
webmaster-size-320 = 320
webmaster-size-480 = 480
webmaster-size-640 = 640
webmaster-size-none = Podle místa

webmaster-preview = Náhled
webmaster-code = Kód do vaší stránky
webmaster-way = Jak desku vložit
webmaster-way-element = Prvek
webmaster-way-frame = Rám
webmaster-way-element-what = Deska se stane součástí vaší stránky: převezme její šířku i jazyk a skripty ji mohou ovládat.
webmaster-way-frame-what = Pro editory, které nedovolují skripty, a pro stránky na jiném webu, než na kterém leží soubory.
webmaster-base = Kde leží soubory Klubovny
webmaster-base-what = Tato kopie, nebo složka na vašem webu, kam jste rozbalili vlastní, například /hry/.
webmaster-copy = Kopírovat kód
webmaster-copied = Zkopírováno.
webmaster-by-hand = Prohlížeč kopírování nedovolil. Označte prosím text a zkopírujte ho ručně.
webmaster-place = Kam desku vkládáte
webmaster-place-page = HTML stránka
webmaster-place-wordpress = WordPress
webmaster-place-joomla = Joomla
webmaster-steps-page =
    Otevřete zdrojový kód stránky.
    Vložte kód tam, kde má deska stát.
    Stránku uložte a podívejte se na ni. Další desky vložíte stejně; řádek se skriptem stačí jednou.
webmaster-steps-wordpress =
    Otevřete stránku nebo příspěvek k úpravě a přidejte blok: „+“, pak „Vlastní HTML“.
    Vložte kód do bloku. „Náhled“ v bloku nemusí desku ukázat; na stránce vidět bude.
    Uložte. Pokud pak kód zmizí, váš účet nesmí psát skripty: zvolte rám, nebo požádejte správce webu, aby kód vložil.
webmaster-steps-joomla =
    Zvolte nahoře rám. Editory Joomly skripty zahazují.
    Správce musí vkládání jednou povolit: Systém, Globální nastavení, Filtrování textu, u vaší skupiny uživatelů „Bez filtrování“.
    V článku stiskněte pod textem „Přepnout editor“, vložte kód a uložte, aniž byste editor přepnuli zpět. Nebo s ním vytvořte modul typu „Vlastní“.
webmaster-policy = Má-li váš web zásady zabezpečení obsahu (CSP)
webmaster-policy-what = Musí dovolit aspoň toto. Pokud nevíte, co to je, váš web je nejspíš nemá.
webmaster-foreign = Pokud soubory leží na jiném webu než vaše stránka, musí je ten web posílat všechny s hlavičkou Access-Control-Allow-Origin; jinak zvolte rám.

webmaster-site = Celý web
webmaster-site-what = S vlastní kopií nezávisíte na nikom. Rozbalte archiv do kterékoli složky svého webu: nic se neinstaluje ani nenastavuje.
webmaster-zip = Stáhnout web (zip)
webmaster-zipping = Staženo { $done } z { $all } souborů.
webmaster-zipped = Uloženo jako klubovna-site.zip, { $size } MB.
webmaster-no-zip = Toto je Klubovna v jednom souboru, další soubory vedle sebe nemá. Archiv klubovna-site.zip najdete tam, odkud máte tento soubor, nebo na této stránce kterékoli kopie Klubovny na webu.
error-webmaster-changed = Zatímco se soubory této kopie četly, nahradila ji jiná verze. Zkuste to prosím znovu.
error-webmaster-file = Soubor „{ $file }“ této kopie se nepodařilo přečíst, takže by archiv nebyl celý. Zkuste to prosím znovu s připojením.

webmaster-reference = Co všechno prvek umí
webmaster-reference-what = Atributy se píší do značky. Každý kromě position je zároveň vlastností. Metody volají skripty.
webmaster-all-attribute = Atributy
webmaster-all-method = Metody
webmaster-all-event = Události a co je v jejich detail
webmaster-all-slot = Místa (sloty)
webmaster-all-part = Části pro styly
webmaster-all-property = Vlastnosti pro styly
webmaster-inside = mezi značkami
webmaster-frame-talk = Skripty a rám
webmaster-frame-talk-what = Rám říká stránce kolem, co se děje a jak vysoký by chtěl být (resize). Příkazy load, play, goTo, record, position, flip a set přijímá ze stránek svého webu; stránky jiných webů se vyjmenují v jeho adrese: origins=https://klub.example. Z partie ze souboru (src) se jim nic nepředá.

webmaster-attribute-game = Která hra; záznam partie ji říká sám.
webmaster-attribute-mode = Hra dvou lidí nebo proti počítači; přehrávání záznamu; obrázek; rozbor, při kterém lze zkoušet jakékoli tahy.
webmaster-attribute-src = Záznam, seznam tahů nebo soubor KIF, CSA či USI k otevření, v UTF-8 či UTF-16, Shift_JIS nebo Windows-1250.
webmaster-attribute-level = V režimu play hraje za druhou stranu počítač na této úrovni: 1, 2, 3… Dokud přemýšlí, lze zvolit tah předem.
webmaster-attribute-options = Volby hry, například `draw_plies=50`.
webmaster-attribute-theme = Barvy.
webmaster-attribute-flipped = Dole je druhá strana.
webmaster-attribute-coordinates = Písmena a číslice na okraji: v polích, nebo vně na stránce; `none` (nebo `false`) je vynechá.
webmaster-attribute-counts = U her, kde na tom záleží: kolik figur každé strany míří na pole.
webmaster-attribute-caption = Řádek pod deskou.
webmaster-attribute-speed = Trvání animace v milisekundách, 0 až 2000.
webmaster-attribute-size = Největší šířka v pixelech; jinak je deska tak široká, kolik je místa.
webmaster-attribute-bare = Jen deska: bez jmen a bez textu a tlačítek pod ní; u diagramu i bez zásob.
webmaster-attribute-pieces = Co je namalované na kamenech šógi.
webmaster-attribute-set = Jak vypadají šachové figury: klubovní, hranaté, nebo jako znaky toho, jak táhnou.
webmaster-attribute-board = Z čeho je deska; `print` je černá na bílé, se vzorky místo barev.
webmaster-attribute-marks = Jak velké a výrazné jsou značky na polích.
webmaster-attribute-levels = Desky trojrozměrných šachů jako plán, v prostoru (WebGL), nebo obojí vedle sebe.
webmaster-attribute-lang = Jazyk, cs, en, sk, de nebo pl; když chybí, platí jazyk stránky.
webmaster-attribute-position = Kde začít: zápis pozice.
webmaster-method-load = Ukáže jinou partii. Promise se splní, až je zobrazená; když je něco špatně, zůstane, co bylo vidět. Atributy se nezmění; změníte-li některý později, platí ten.
webmaster-method-play = Zahraje tah zapsaný jako na papíře (Rh7) nebo kódem z události: tam, kde partie pokračuje, při přehrávání na jejím konci.
webmaster-method-goTo = Ukáže jinou pozici partie: půltah, start, previous, next, end, nebo uzel.
webmaster-method-record = Celá partie jako text, s variantami a komentáři; `load` ji zase otevře.
webmaster-method-position = Zobrazená pozice jako text.
webmaster-method-flip = Otočí desku, nebo ji ukáže ze strany 0 či 1.
webmaster-event-bg-ready = Partie je zobrazená a dá se prohlížet i hrát.
webmaster-event-bg-before-move = Člověk se chystá táhnout; `preventDefault()` tah odmítne. `position` je pozice před tahem.
webmaster-event-bg-move = Byl zahrán tah, ať táhl kdokoli. Otočení karty se hlásí jednou, až když je známo, která to je.
webmaster-event-bg-navigate = Prohlíží se jiná pozice partie.
webmaster-event-bg-end = Konec partie; `winner` je 0, 1, nebo null při remíze.
webmaster-event-bg-error = Atribut, soubor, pozice nebo záznam je chybný; `message` je v jazyce desky.
webmaster-event-bg-flip = Deska se otočila; `bottom` je strana, která je teď dole.
webmaster-slot-default = Co je vidět, kde skripty neběží nebo není co ukázat; v režimech replay a analyse sám záznam, pokud není dáno `src` ani `position`.
webmaster-slot-near = Vedle zásob dolního hráče; jinak jméno ze záznamu.
webmaster-slot-far = Vedle zásob horního hráče; jinak jméno ze záznamu.
webmaster-part-board = Sama deska, bez zásob a textů.
webmaster-part-caption = Řádek pod deskou.
webmaster-part-status = Kdo je na tahu, nebo kdo vyhrál.
webmaster-part-navigation = Tlačítka k procházení partie.
webmaster-part-moves = Seznam tahů.
webmaster-part-fault = Co je špatně, slovy.
webmaster-property-bg-board-max = Největší šířka samotné desky.
webmaster-property-bg-square-a = Světlá pole.
webmaster-property-bg-square-b = Tmavá pole.
webmaster-property-bg-accent = Co je vybrané.
webmaster-property-bg-mark-from = Odkud přišel poslední tah.
webmaster-property-bg-mark-to = Kam přišel poslední tah.
webmaster-property-bg-mark-legal = Kam lze táhnout.
webmaster-property-bg-white-body = Figury bílého.
webmaster-property-bg-black-body = Figury černého.
webmaster-property-bg-paper = Podklad hlášení a otázek.
webmaster-property-bg-ink = Text na něm.
webmaster-property-bg-ground = Podklad desky, která má `theme`.
