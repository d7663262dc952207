# Sdílení partie: odkazy, obrázky, papír. A co se řekne, když se odkaz otevře.

share-title = Sdílet partii
share-link = Odkaz
share-text = Text
share-copied = Zkopírováno.
share-copy-refused = Prohlížeč kopírování nedovolil.
share-address = Odkaz na tuto partii
share-address-help = Celá partie i s volbami, variantami a komentáři je přímo v odkazu, který má { $count } znaků. Žádný server ji neukládá.
share-making = Odkaz se připravuje…
share-copy-link = Kopírovat odkaz
share-copy-by-hand = Prohlížeč kopírování nedovolil. Označte prosím odkaz a zkopírujte ho ručně.
share-send = Poslat…
share-from-file = Tato stránka byla otevřena ze souboru, a tak se odkaz otevře jen tam, kde je stejný soubor na stejném místě. Jinde ho lze vložit na stránce „Otevřít partii“.
share-long = Odkaz je velmi dlouhý a některé programy takové odkazy zkracují. Jistější je poslat záznam jako soubor.
share-secret = Karty této partie plynou z tajného klíče, který zůstává v tomto zařízení. Jinde si lze partii prohlédnout, ale kartu otočit nelze. Hrát dál se dá jen tady.
share-by-link = Přes odkazy se dá i hrát: kdo tento otevře, táhne, zvolí „Sdílet“ a pošle zpátky nový odkaz. Otevřete ho a vaše partie pokračuje; komentáře a varianty z něj se k vašim přidají. Změnit dřívější tah tak, aby se to nepoznalo, nikdo nemůže.
share-qr = QR kód odkazu
share-no-qr = Na QR kód, který by telefon přečetl, je partie příliš dlouhá.
share-check = Kontrolní znaky partie:
share-check-help = Kdo má stejné tahy, vidí tu stejné znaky. Porovnat je můžete po telefonu, v dopise i na papíře.
share-picture = Obrázek
share-preview = Zobrazená pozice jako obrázek
share-plain = Šipky a značky
share-beside = Jména a co leží vedle desky
share-grey = Odstíny šedi
share-mm = Šířka v mm
share-dpi = Rozlišení PNG
share-dpi-value = { $value } dpi
share-png = Uložit jako PNG
share-svg = Uložit jako SVG
share-copy-picture = Kopírovat obrázek
error-picture-too-large = Tak velký obrázek prohlížeč neudělá. Zvolte menší šířku nebo nižší rozlišení, nebo ho uložte jako SVG.
share-moving = Partie v pohybu
share-from = Od
share-to = Do
share-start = Začátek
share-pace = Rychlost
share-pace-value = { $value ->
    [one] { $value } sekunda na tah
   *[other] { $value } sekundy na tah
  }
share-size = Velikost
share-size-value = { $value } pixelů
share-gif = Uložit jako animovaný GIF
share-progress = Obrázek { $ready } z { $all }…
share-done = Obrázek je hotový a uložený.
share-paper = Papír
share-sheet = Partiář
share-sheet-help = Všechny tahy na listu A4, s řádky pro další tahy a pro dva podpisy.
share-booklet = Sešit
share-booklet-help = Partie ke čtení na stránkách A5: s komentáři, variantami a diagramy.
share-every = Diagramy
share-every-value = { $count ->
    [0] Kde je něco napsáno nebo nakresleno
   *[other] Po každých { $count } tazích
  }
share-print = Vytisknout…
share-save-page = Uložit jako webovou stránku
share-copy-record = Kopírovat záznam
share-record = Záznam a další formáty…
share-copy-position = Kopírovat pozici
share-copy-board = Kopírovat jako desku na web
share-copy-board-help = Deska na web je kousek HTML, který tuto partii ukáže se všemi tahy k procházení.
share-copy-board-file = Toto je Klubovna v jednom souboru, bez souborů, které taková deska potřebuje: kód je čeká ve složce /klubovna/ vašeho webu. Najdete je na stránce „{ $page }“ kterékoli kopie Klubovny na webu.

link-older = { $theirs ->
    [0] Tento odkaz je starší než vaše partie: ještě v něm není žádný tah, u vás už ano.
   *[other] Tento odkaz je starší než vaše partie: končí krokem { $theirs }, vaše partie má kroků { $mine }.
  }
link-unended = Tento odkaz je starší než vaše partie: vznikl dřív, než skončila.
link-differs = V odkazu je jiná partie, než jakou máte vy. V kroku { $at } máte { $mine }, odkaz má { $theirs }. Některý tah byl u vás nebo u soupeře změněn či vzat zpět.
link-own = { $count ->
    [one] Tento odkaz přidává do vaší partie tah za vaši stranu.
    [few] Tento odkaz přidává do vaší partie { $count } kroky a jsou mezi nimi i tahy za vaši stranu.
   *[other] Tento odkaz přidává do vaší partie { $count } kroků a jsou mezi nimi i tahy za vaši stranu.
  } Přijměte ho, jen když s tím souhlasíte.
link-over = Tento odkaz vaši partii končí, a to ne tahem, ale dohodou, vzdáním se nebo požadavkem remízy. Přijměte ho, jen když s tím souhlasíte.
link-ends = Tahy jsou v odkazu i ve vaší partii stejné, ale konec ne: jedna skončila tam, kde druhá ještě pokračuje, nebo skončily různě.
link-apart = V odkazu jsou komentáře nebo varianty, které se k vaší partii přidat nedají.
link-foreign = Odkaz se hlásí k partii, kterou máte, ale začíná jinak: s jinými volbami, z jiné pozice nebo s jinými kartami.
link-open-mine = Otevřít moji partii
link-agree = Přijmout, co odkaz přidává
link-open-beside = Otevřít odkaz jako další partii
error-link-cut = Odkaz není celý, nebo se cestou změnil: nesedí jeho kontrolní znaky. Požádejte o něj znovu a zkopírujte ho celý.
error-link-newer = Odkaz vznikl v novější verzi Klubovny. Otevřete ho tam, kde ji máte.
error-link-broken = Z odkazu nic nechybí, ale partii v něm nejde přečíst.
error-link-too-large = Odkaz je na partii příliš dlouhý.
