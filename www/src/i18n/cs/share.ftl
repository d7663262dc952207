# Sdílení partie: odkazy, obrázky, papír. A co se řekne, když se odkaz otevře.

share-title = Sdílet partii
share-link = Odkaz
share-text = Text
share-copied = Zkopírováno.
share-copy-refused = Prohlížeč kopírování nepovolil.
share-address = Odkaz na tuto partii
share-address-help = Celá partie i s možnostmi, variantami a komentáři je v odkazu o { $count } znacích; žádný server ji neukládá.
share-making = Odkaz se připravuje…
share-copy-link = Zkopírovat odkaz
share-copy-by-hand = Prohlížeč kopírování nepovolil. Označte prosím odkaz a zkopírujte ho ručně.
share-send = Poslat…
share-from-file = Tato stránka byla otevřena ze souboru, a tak se odkaz otevře jen tam, kde je stejný soubor na stejném místě. Jinde ho lze vložit pod „Otevřít“.
share-long = Odkaz je velmi dlouhý a některé programy takové odkazy zkracují. Jistější je poslat záznam jako soubor.
share-secret = Karty této partie vycházejí z tajemství, které zůstává na tomto zařízení: jinde si lze partii prohlédnout, ale ne líznout kartu. Hrát dál se dá jen tady.
share-by-link = Přes odkazy se dá i hrát: kdo tento otevře, táhne, zvolí „Sdílet“ a pošle zpátky nový odkaz. Otevřete ho a vaše partie pokračuje. Minulý tah nikdo nezmění, aniž by se to poznalo.
share-qr = QR kód odkazu
share-no-qr = Na QR kód, který by telefon přečetl, je partie příliš dlouhá.
share-check = Kontrolní znaky partie:
share-check-help = Kdo má stejné tahy, čte tu stejné znaky: po telefonu, v dopise i na papíře.
share-picture = Obrázek
share-preview = Zobrazené postavení jako obrázek
share-plain = Šipky a značky
share-beside = Jména a co leží vedle desky
share-grey = Odstíny šedi
share-mm = Šířka v mm
share-dpi = Rozlišení PNG
share-dpi-value = { $value } dpi
share-png = Uložit jako PNG
share-svg = Uložit jako SVG
share-copy-picture = Zkopírovat obrázek
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
    [0] kde je něco napsáno nebo nakresleno
   *[other] po každých { $count } tazích
  }
share-print = Vytisknout…
share-save-page = Uložit jako webovou stránku
share-copy-record = Zkopírovat záznam
share-record = Záznam a další formáty…
share-copy-position = Zkopírovat postavení
share-copy-board = Zkopírovat jako desku na web
share-copy-board-help = Deska na web je kousek HTML, který tuto partii ukáže se všemi tahy k procházení.

link-older = { $theirs ->
    [0] Tento odkaz je starší než vaše partie: není v něm ještě žádný tah, vaše pokračuje.
   *[other] Tento odkaz je starší než vaše partie: končí krokem { $theirs } z { $mine }, které má vaše partie.
  }
link-unended = Tento odkaz je starší než vaše partie: vznikl dřív, než skončila.
link-differs = V odkazu není partie, kterou máte. V kroku { $at } máte { $mine }, odkaz má { $theirs }. Některý tah byl u vás nebo u soupeře změněn či vzat zpět.
link-ends = Odkaz a vaše partie mají stejné tahy až do konce jedné z nich, ale jen jedna tam končí, nebo končí každá jinak.
link-apart = V odkazu jsou komentáře nebo varianty, které k vaší partii nejdou přidat.
link-foreign = Odkaz nese značku partie, kterou máte, ale začíná jinak: s jinými možnostmi, z jiného postavení nebo s jinými kartami.
link-open-mine = Otevřít moji partii
link-open-beside = Otevřít odkaz jako další partii
error-link-cut = Odkaz není celý, nebo se cestou změnil: nesedí jeho kontrolní znaky. Požádejte o něj znovu a zkopírujte ho celý.
error-link-newer = Odkaz vznikl v novější verzi Klubovny. Otevřete ho tam, kde ji máte.
error-link-broken = Z odkazu nic nechybí, ale pravidla nepřečtou, co v něm je.
error-link-too-large = Odkaz je na partii příliš dlouhý.
