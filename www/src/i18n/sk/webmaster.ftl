# The page for those who put a board on a page of their own.

webmaster-title = Dajte si dosku na web
webmaster-lead = Vyberte dosku, skopírujte kód a vložte ho do svojej stránky. Nepotrebujete účet ani server a návštevníkov vašej stránky nikto nesleduje.

webmaster-game = Hra
webmaster-mode = Na čo doska je
webmaster-mode-play = Na hranie
webmaster-mode-replay = Na prehrávanie
webmaster-mode-diagram = Na ukážku pozície
webmaster-mode-analyse = Na analýzu
webmaster-record = Záznam alebo ťahy
webmaster-sample = Vložiť ukážkovú partiu
webmaster-position = Začiatočná pozícia
webmaster-position-what = Prázdne pole znamená obvyklé základné postavenie. Zápis pozície dostanete pri partii v Klubovne tlačidlom „Kopírovať pozíciu“.
webmaster-level = Súper
webmaster-people = Dvaja pri jednej obrazovke
webmaster-computer = Počítač, úroveň { $level }
webmaster-lang = Jazyk
webmaster-lang-none = Podľa stránky
webmaster-board = Doska
webmaster-board-wood = Drevo
webmaster-board-moss = Mach
webmaster-board-slate = Bridlica
webmaster-board-stone = Kameň
webmaster-board-print = Tlač
webmaster-set = Šachové figúry
webmaster-set-house = Klubové
webmaster-set-angular = Hranaté
webmaster-set-signs = Znaky
webmaster-coordinates = Súradnice
webmaster-coordinates-inside = V poliach
webmaster-coordinates-outside = Vonku
webmaster-coordinates-none = Žiadne
webmaster-theme = Farby
webmaster-theme-none = Podľa stránky
webmaster-theme-auto = Podľa zariadenia
webmaster-theme-light = Svetlé
webmaster-theme-dark = Tmavé
webmaster-size = Šírka
webmaster-size-320 = 320
webmaster-size-480 = 480
webmaster-size-640 = 640
webmaster-size-none = Podľa miesta

webmaster-preview = Náhľad
webmaster-code = Kód do vašej stránky
webmaster-way = Ako dosku vložiť
webmaster-way-element = Prvok
webmaster-way-frame = Rám
webmaster-way-element-what = Doska sa stane súčasťou vašej stránky: prevezme jej šírku aj jazyk a skripty ju môžu ovládať.
webmaster-way-frame-what = Pre editory, ktoré nedovoľujú skripty, a pre stránky na inom webe, než na ktorom ležia súbory.
webmaster-base = Kde ležia súbory Klubovny
webmaster-base-what = Táto kópia alebo priečinok na vašom webe, kam ste rozbalili vlastnú, napríklad /hry/.
webmaster-copy = Kopírovať kód
webmaster-copied = Skopírované.
webmaster-by-hand = Prehliadač kopírovanie nedovolil. Označte, prosím, text a skopírujte ho ručne.
webmaster-place = Kam dosku vkladáte
webmaster-place-page = HTML stránka
webmaster-place-wordpress = WordPress
webmaster-place-joomla = Joomla
webmaster-steps-page =
    Otvorte zdrojový kód stránky.
    Vložte kód tam, kde má doska stáť.
    Stránku uložte a pozrite si ju. Ďalšie dosky vložíte rovnako; riadok so skriptom stačí raz.
webmaster-steps-wordpress =
    Otvorte stránku alebo článok na úpravu a pridajte blok: „+“, potom „Vlastné HTML“.
    Vložte kód do bloku. „Náhľad“ v bloku nemusí dosku ukázať; na stránke ju vidieť bude.
    Uložte. Ak potom kód zmizne, váš účet nesmie písať skripty: zvoľte rám alebo požiadajte správcu webu, aby kód vložil.
webmaster-steps-joomla =
    Zvoľte hore rám. Editory Joomly skripty zahadzujú.
    Správca musí vkladanie raz povoliť: Systém, Globálne nastavenia, Textové filtre, pri vašej skupine používateľov „Bez filtrovania“.
    V článku stlačte pod textom „Prepnúť editor“, vložte kód a uložte ho bez toho, aby ste editor prepli späť. Alebo s ním vytvorte modul typu „Vlastný“.
webmaster-policy = Ak má váš web zásady zabezpečenia obsahu (CSP)
webmaster-policy-what = Musia dovoliť aspoň toto. Ak neviete, čo to je, váš web ich pravdepodobne nemá.
webmaster-foreign = Ak súbory ležia na inom webe ako vaša stránka, musí ich ten web všetky posielať s hlavičkou Access-Control-Allow-Origin; inak zvoľte rám.

webmaster-site = Celý web
webmaster-site-what = S vlastnou kópiou nezávisíte od nikoho. Rozbaľte archív do ktoréhokoľvek priečinka svojho webu: nič sa neinštaluje ani nenastavuje.
webmaster-zip = Stiahnuť web (zip)
webmaster-zipping = Stiahnuté súbory: { $done } / { $all }.
webmaster-zipped = Uložené ako klubovna-site.zip, { $size } MB.
webmaster-no-zip = Toto je Klubovna v jednom súbore, ďalšie súbory vedľa seba nemá. Archív klubovna-site.zip nájdete tam, odkiaľ máte tento súbor, alebo na tejto stránke ktorejkoľvek kópie Klubovny na webe.
error-webmaster-changed = Kým sa súbory tejto kópie čítali, nahradila ju iná verzia. Skúste to, prosím, znova.
error-webmaster-file = Súbor „{ $file }“ tejto kópie sa nepodarilo prečítať, takže by archív nebol celý. Skúste to, prosím, znova s pripojením.

webmaster-reference = Čo všetko prvok vie
webmaster-reference-what = Atribúty sa píšu do značky. Každý okrem position je zároveň vlastnosťou. Metódy volajú skripty.
webmaster-all-attribute = Atribúty
webmaster-all-method = Metódy
webmaster-all-event = Udalosti a čo je v ich detail
webmaster-all-slot = Miesta (sloty)
webmaster-all-part = Časti pre štýly
webmaster-all-property = Vlastnosti pre štýly
webmaster-inside = medzi značkami
webmaster-frame-talk = Skripty a rám
webmaster-frame-talk-what = Rám hovorí stránke okolo, čo sa deje a aký vysoký by chcel byť (resize). Príkazy load, play, goTo, record, position, flip a set prijíma zo stránok svojho webu; stránky iných webov sa vymenujú v jeho adrese: origins=https://klub.example. Z partie zo súboru (src) sa im nič neodovzdá.

webmaster-attribute-game = Ktorá hra; záznam partie ju uvádza sám.
webmaster-attribute-mode = Hra dvoch ľudí alebo proti počítaču; prehrávanie záznamu; obrázok; analýza, pri ktorej možno skúšať akékoľvek ťahy.
webmaster-attribute-src = Záznam, zoznam ťahov alebo súbor KIF, CSA či USI na otvorenie, v UTF-8 či UTF-16, Shift_JIS alebo Windows-1250.
webmaster-attribute-level = V režime play hrá za druhú stranu počítač na tejto úrovni: 1, 2, 3… Kým premýšľa, dá sa zvoliť ťah vopred.
webmaster-attribute-options = Voľby hry, napríklad `draw_plies=50`.
webmaster-attribute-theme = Farby.
webmaster-attribute-flipped = Dole je druhá strana.
webmaster-attribute-coordinates = Písmená a číslice na okraji: v poliach alebo mimo nich na stránke; `none` (alebo `false`) ich vynechá.
webmaster-attribute-counts = V hrách, kde na tom záleží: koľko figúr každej strany mieri na pole.
webmaster-attribute-caption = Riadok pod doskou.
webmaster-attribute-speed = Trvanie animácie v milisekundách, 0 až 2000.
webmaster-attribute-size = Najväčšia šírka v pixeloch; inak je doska taká široká, koľko je miesta.
webmaster-attribute-bare = Len doska: bez mien a bez textu a tlačidiel pod ňou; pri diagrame aj bez zásob.
webmaster-attribute-pieces = Čo je namaľované na kameňoch šógi.
webmaster-attribute-set = Ako vyzerajú šachové figúry: klubové, hranaté, alebo ako znaky toho, ako ťahajú.
webmaster-attribute-board = Z čoho je doska; `print` je čierna na bielej, so vzormi namiesto farieb.
webmaster-attribute-marks = Aké veľké a výrazné sú značky na poliach.
webmaster-attribute-levels = Dosky trojrozmerného šachu ako plán, v priestore (WebGL) alebo oboje vedľa seba.
webmaster-attribute-lang = Jazyk, cs, en, sk, de alebo pl; keď chýba, platí jazyk stránky.
webmaster-attribute-position = Kde začať: zápis pozície.
webmaster-method-load = Ukáže inú partiu. Promise sa splní, keď je zobrazená; ak je niečo zle, zostane, čo bolo vidieť. Atribúty sa nezmenia; ak niektorý neskôr zmeníte, platí ten.
webmaster-method-play = Zahrá ťah zapísaný ako na papieri (Rh7) alebo kódom z udalosti: tam, kde partia pokračuje, pri prehrávaní na jej konci.
webmaster-method-goTo = Ukáže inú pozíciu partie: polťah, start, previous, next, end alebo uzol.
webmaster-method-record = Celá partia ako text, s variantmi a komentármi; `load` ju zase otvorí.
webmaster-method-position = Zobrazená pozícia ako text.
webmaster-method-flip = Otočí dosku alebo ju ukáže zo strany 0 či 1.
webmaster-event-bg-ready = Partia je zobrazená a dá sa prezerať aj hrať.
webmaster-event-bg-before-move = Človek sa chystá ťahať; `preventDefault()` ťah odmietne. `position` je pozícia pred ťahom.
webmaster-event-bg-move = Bol zahraný ťah, nech ťahal ktokoľvek. Otočenie karty sa hlási raz, až keď je známe, ktorá to je.
webmaster-event-bg-navigate = Prezerá sa iná pozícia partie.
webmaster-event-bg-end = Koniec partie; `winner` je 0, 1 alebo null pri remíze.
webmaster-event-bg-error = Atribút, súbor, pozícia alebo záznam je chybný; `message` je v jazyku dosky.
webmaster-event-bg-flip = Doska sa otočila; `bottom` je strana, ktorá je teraz dole.
webmaster-slot-default = Čo sa ukáže, kde skripty nebežia alebo nie je čo ukázať; v režimoch replay a analyse sám záznam, ak nie je zadané `src` ani `position`.
webmaster-slot-near = Vedľa zásob dolného hráča; inak meno zo záznamu.
webmaster-slot-far = Vedľa zásob horného hráča; inak meno zo záznamu.
webmaster-part-board = Sama doska, bez zásob a textov.
webmaster-part-caption = Riadok pod doskou.
webmaster-part-status = Kto je na ťahu alebo kto vyhral.
webmaster-part-navigation = Tlačidlá na prechádzanie partie.
webmaster-part-moves = Zoznam ťahov.
webmaster-part-fault = Čo je zle, slovami.
webmaster-property-bg-board-max = Najväčšia šírka samotnej dosky.
webmaster-property-bg-square-a = Svetlé polia.
webmaster-property-bg-square-b = Tmavé polia.
webmaster-property-bg-accent = Čo je vybrané.
webmaster-property-bg-mark-from = Odkiaľ prišiel posledný ťah.
webmaster-property-bg-mark-to = Kam prišiel posledný ťah.
webmaster-property-bg-mark-legal = Kam možno ťahať.
webmaster-property-bg-white-body = Figúry bieleho.
webmaster-property-bg-black-body = Figúry čierneho.
webmaster-property-bg-paper = Podklad hlásení a otázok.
webmaster-property-bg-ink = Text na ňom.
webmaster-property-bg-ground = Podklad dosky, ktorá má `theme`.
