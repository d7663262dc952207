# Stránka pro ty, kdo si desku dávají na vlastní web.

webmaster-title = Dejte si desku na web
webmaster-lead = Vyberte desku, zkopírujte kód a vložte ho do své stránky. Nepotřebujete účet ani server a návštěvníky vaší stránky nikdo nesleduje.

webmaster-game = Hra
webmaster-mode = K čemu deska je
webmaster-mode-play = ke hraní
webmaster-mode-replay = k přehrání partie
webmaster-mode-diagram = ukazuje pozici
webmaster-mode-analyse = k rozboru
webmaster-record = Záznam nebo tahy
webmaster-sample = Vložit ukázkovou partii
webmaster-position = Výchozí pozice
webmaster-position-what = Prázdné pole: obvyklé postavení. Na desce v klubovně ji zapíše „Zkopírovat pozici“.
webmaster-level = Soupeř
webmaster-people = dva lidé u jedné obrazovky
webmaster-computer = počítač, úroveň { $level }
webmaster-lang = Jazyk
webmaster-lang-none = podle stránky
webmaster-lang-cs = čeština
webmaster-lang-en = angličtina
webmaster-theme = Barvy
webmaster-theme-none = podle stránky
webmaster-theme-auto = podle zařízení
webmaster-theme-light = světlé
webmaster-theme-dark = tmavé
webmaster-size = Šířka
webmaster-size-320 = 320
webmaster-size-480 = 480
webmaster-size-640 = 640
webmaster-size-none = kolik je místa

webmaster-preview = Náhled
webmaster-code = Kód do vaší stránky
webmaster-way = Jak ji vložit
webmaster-way-element = prvek
webmaster-way-frame = rám
webmaster-way-element-what = Deska se stane součástí vaší stránky: převezme její šířku i jazyk a skripty s ní mohou mluvit.
webmaster-way-frame-what = Pro editory, které neberou skripty, a pro stránky na jiném webu, než kde leží soubory.
webmaster-base = Kde leží soubory Klubovny
webmaster-base-what = Tato kopie, nebo složka na vašem webu, kam jste rozbalili vlastní, například /hry/.
webmaster-copy = Zkopírovat kód
webmaster-copied = Zkopírováno.
webmaster-by-hand = Tento prohlížeč kopírovat nedovoluje. Označte prosím text a zkopírujte ho ručně.
webmaster-place = Kam ji vkládáte
webmaster-place-page = HTML stránka
webmaster-place-wordpress = WordPress
webmaster-place-joomla = Joomla
webmaster-steps-page =
    Otevřete zdrojový kód stránky.
    Vložte kód tam, kde má deska stát.
    Stránku uložte a podívejte se na ni. Další desky vložíte stejně; řádek se skriptem stačí jednou.
webmaster-steps-wordpress =
    Otevřete stránku nebo příspěvek k úpravě a přidejte blok: „+“, pak „Vlastní HTML“.
    Vložte kód do bloku. „Náhled“ v bloku nemusí prvek ukázat; na stránce vidět bude.
    Uložte. Pokud pak kód zmizí, váš účet nesmí psát skripty: zvolte rám, nebo požádejte správce webu, aby kód vložil.
webmaster-steps-joomla =
    Zvolte nahoře rám. Editory Joomly skripty zahazují.
    Správce to jednou povolí: Systém, Globální nastavení, Filtrování textu, u vaší skupiny uživatelů „Bez filtrování“.
    V článku stiskněte pod textem „Přepnout editor“, vložte kód a uložte, aniž byste editor přepnuli zpět. Nebo s ním vytvořte modul typu „Vlastní“.
webmaster-policy = Má-li váš web zásady zabezpečení obsahu (CSP)
webmaster-policy-what = Musí dovolit aspoň toto. Pokud nevíte, co to je, váš web je nejspíš nemá.
webmaster-foreign = Pokud soubory leží na jiném webu než vaše stránka, musí je ten web posílat všechny s hlavičkou Access-Control-Allow-Origin; jinak zvolte rám.

webmaster-site = Celý web
webmaster-site-what = S vlastní kopií nezávisíte na nikom. Rozbalte archiv do kterékoli složky svého webu: nic se neinstaluje ani nenastavuje.
webmaster-zip = Stáhnout web (zip)
webmaster-zipping = Staženo { $done } z { $all } souborů.
webmaster-zipped = Uloženo jako klubovna-site.zip, { $size } MB.
webmaster-no-zip = Toto je jediný soubor, vedle kterého žádné další neleží. Archiv klubovna-site.zip najdete tam, odkud máte tento soubor, nebo na této stránce kterékoli kopie Klubovny na webu.
error-webmaster-file = Soubor „{ $file }“ této kopie se nepodařilo přečíst, archiv by tedy nebyl celý. Zkuste to prosím znovu s připojením.

webmaster-reference = Co všechno prvek umí
webmaster-reference-what = Atributy se píší do značky. Každý kromě position je i vlastností a metody volají skripty.
webmaster-all-attribute = Atributy
webmaster-all-method = Metody
webmaster-all-event = Události a co říká jejich detail
webmaster-all-slot = Místa (sloty)
webmaster-all-part = Části pro styly
webmaster-all-property = Vlastnosti pro styly
webmaster-inside = mezi značkami
webmaster-frame-talk = Skripty a rám
webmaster-frame-talk-what = Rám říká stránce kolem, co se děje a jak vysoký by chtěl být (resize). Příkazy load, play, goTo, record, position, flip a set přijímá ze stránek svého webu; stránky jiných webů se vyjmenují v jeho adrese: origins=https://klub.example.

webmaster-attribute-game = Která hra; záznam partie ji říká sám.
webmaster-attribute-mode = Ve dvou nebo proti počítači; přehrávání záznamu; obrázek; rozbor, kde jde všechno.
webmaster-attribute-src = Záznam, seznam tahů nebo soubor KIF, CSA či USI k otevření, v UTF-8 či UTF-16, Shift_JIS nebo Windows-1250.
webmaster-attribute-level = V režimu play: za druhou stranu hraje počítač, takhle dobře; 1, 2, 3 …
webmaster-attribute-options = Volby hry, například `draw_plies=50`.
webmaster-attribute-theme = Barvy.
webmaster-attribute-flipped = Dole je druhá strana.
webmaster-attribute-coordinates = Písmena a číslice na okraji; false je vynechá.
webmaster-attribute-counts = Kde na tom záleží: kolik figur každé strany míří na pole.
webmaster-attribute-caption = Řádek pod deskou.
webmaster-attribute-speed = Trvání animace v milisekundách, 0 až 2000.
webmaster-attribute-size = Nejvyšší šířka v pixelech; jinak je deska tak široká, kolik je místa.
webmaster-attribute-bare = Jen deska: žádná jména, pod ní žádný text ani tlačítka; u diagramu ani zásobníky.
webmaster-attribute-pieces = Co je namalované na kamenech shogi.
webmaster-attribute-levels = Desky Tri-D šachu jako plán, v prostoru (WebGL), nebo obojí vedle sebe.
webmaster-attribute-lang = Jazyk, cs nebo en; když chybí, jazyk stránky.
webmaster-attribute-position = Kde začít: zápis pozice.
webmaster-method-load = Ukáže jinou hru. Splní se, když je zobrazená; když je něco špatně, zůstane, co bylo vidět. Atributy se nemění; který se změní později, má poslední slovo.
webmaster-method-play = Zahraje tah, zapsaný rukou (Rh7) nebo jako kód z události: tam, kde hra pokračuje, při přehrávání na konci.
webmaster-method-goTo = Ukáže jinou pozici partie: půltah, start, previous, next, end, nebo uzel.
webmaster-method-record = Celá partie jako text, s variantami a komentáři; `load` ji zase otevře.
webmaster-method-position = Zobrazená pozice jako text.
webmaster-method-flip = Otočí desku, nebo ji ukáže ze strany 0 či 1.
webmaster-event-bg-ready = Hra je zobrazená a dá se prohlížet i hrát.
webmaster-event-bg-before-move = Člověk se chystá táhnout; `preventDefault()` tah odmítne. `position` je pozice před tahem.
webmaster-event-bg-move = Někdo táhl, ať je to kdokoli.
webmaster-event-bg-navigate = Prohlíží se jiná pozice partie.
webmaster-event-bg-end = Konec partie; `winner` je 0, 1, nebo null při remíze.
webmaster-event-bg-error = Atribut, soubor, pozice nebo záznam je chybný; `message` je v jazyce desky.
webmaster-event-bg-flip = Deska se otočila; `bottom` je strana, která je teď dole.
webmaster-slot-default = Co je vidět, kde skripty neběží nebo není co ukázat; v režimech replay a analyse sám záznam, pokud není dáno `src` ani `position`.
webmaster-slot-near = Vedle zásobníků dolního hráče; jinak jméno ze záznamu.
webmaster-slot-far = Vedle zásobníků horního hráče; jinak jméno ze záznamu.
webmaster-part-board = Sama deska, bez zásobníků a textů.
webmaster-part-caption = Řádek pod deskou.
webmaster-part-status = Kdo je na tahu, nebo kdo vyhrál.
webmaster-part-navigation = Tlačítka k přehrávání partie.
webmaster-part-moves = Seznam tahů.
webmaster-part-fault = Co je špatně, slovy.
webmaster-property-bg-board-max = Nejvyšší šířka samotné desky.
webmaster-property-bg-square-a = Světlá pole.
webmaster-property-bg-square-b = Tmavá pole.
webmaster-property-bg-accent = Co je vybrané.
webmaster-property-bg-mark-from = Odkud přišel poslední tah.
webmaster-property-bg-mark-to = Kam přišel poslední tah.
webmaster-property-bg-mark-legal = Kam se smí jít.
webmaster-property-bg-white-body = Figury bílého.
webmaster-property-bg-black-body = Figury černého.
webmaster-property-bg-paper = Podklad toho, co se říká a na co se deska ptá.
webmaster-property-bg-ink = Text na něm.
webmaster-property-bg-ground = Podklad desky, která má `theme`.
