# Sharing a game: links, pictures, paper. And what is said when a link is opened.

share-title = Zdieľať partiu
share-link = Odkaz
share-text = Text
share-copied = Skopírované.
share-copy-refused = Prehliadač kopírovanie nedovolil.
share-address = Odkaz na túto partiu
share-address-help = Celá partia aj s voľbami, variantmi a komentármi je priamo v odkaze, ktorý má { $count } znakov. Žiadny server ju neukladá.
share-making = Odkaz sa pripravuje…
share-copy-link = Kopírovať odkaz
share-copy-by-hand = Prehliadač kopírovanie nedovolil. Označte, prosím, odkaz a skopírujte ho ručne.
share-send = Poslať…
share-from-file = Táto stránka bola otvorená zo súboru, a tak sa odkaz otvorí len tam, kde je rovnaký súbor na rovnakom mieste. Inde ho možno vložiť na stránke „Otvoriť partiu“.
share-long = Odkaz je veľmi dlhý a niektoré programy takéto odkazy skracujú. Istejšie je poslať záznam ako súbor.
share-secret = Karty tejto partie vyplývajú z tajného kľúča, ktorý zostáva v tomto zariadení. Inde si partiu možno prezrieť, ale kartu otočiť nemožno. Hrať ďalej sa dá len tu.
share-by-link = Cez odkazy sa dá aj hrať: kto tento otvorí, ťahá, zvolí „Zdieľať“ a pošle späť nový odkaz. Otvorte ho a vaša partia pokračuje; komentáre a varianty z neho sa k vašim pridajú. Nepozorovane zmeniť skorší ťah nemôže nikto.
share-qr = QR kód odkazu
share-no-qr = Na QR kód, ktorý by telefón prečítal, je partia príliš dlhá.
share-check = Kontrolné znaky partie:
share-check-help = Kto má rovnaké ťahy, vidí tu rovnaké znaky. Porovnať ich môžete po telefóne, v liste aj na papieri.
share-picture = Obrázok
share-preview = Zobrazená pozícia ako obrázok
share-plain = Šípky a značky
share-beside = Mená a čo leží vedľa dosky
share-grey = Odtiene sivej
share-mm = Šírka v mm
share-dpi = Rozlíšenie PNG
share-dpi-value = { $value } dpi
share-png = Uložiť ako PNG
share-svg = Uložiť ako SVG
share-copy-picture = Kopírovať obrázok
error-picture-too-large = Taký veľký obrázok prehliadač neurobí. Zvoľte menšiu šírku alebo nižšie rozlíšenie, alebo ho uložte ako SVG.
share-moving = Partia v pohybe
share-from = Od
share-to = Do
share-start = Začiatok
share-pace = Rýchlosť
share-pace-value = { $value ->
    [one] { $value } sekunda na ťah
    [few] { $value } sekundy na ťah
    [many] { $value } sekundy na ťah
   *[other] { $value } sekúnd na ťah
  }
share-size = Veľkosť
share-size-value = { $value } pixelov
share-gif = Uložiť ako animovaný GIF
share-progress = Obrázok { $ready } / { $all }…
share-done = Obrázok je hotový a uložený.
share-paper = Papier
share-sheet = Partiár
share-sheet-help = Všetky ťahy na liste A4, s riadkami na ďalšie ťahy a na dva podpisy.
share-booklet = Zošit
share-booklet-help = Partia na čítanie na stránkach A5: s komentármi, variantmi a diagramami.
share-every = Diagramy
share-every-value = { $count ->
    [0] Kde je niečo napísané alebo nakreslené
   *[other] Po každých { $count } ťahoch
  }
share-print = Vytlačiť…
share-save-page = Uložiť ako webovú stránku
share-copy-record = Kopírovať záznam
share-record = Záznam a ďalšie formáty…
share-copy-position = Kopírovať pozíciu
share-copy-board = Kopírovať ako dosku na web
share-copy-board-help = Doska na web je kúsok HTML, ktorý túto partiu ukáže so všetkými ťahmi na prechádzanie.
share-copy-board-file = Toto je Klubovna v jednom súbore, bez súborov, ktoré taká doska potrebuje: kód ich čaká v priečinku /klubovna/ vášho webu. Nájdete ich na stránke „{ $page }“ ktorejkoľvek kópie Klubovny na webe.

link-older = { $theirs ->
    [0] Tento odkaz je starší ako vaša partia: ešte v ňom nie je žiadny ťah, u vás už áno.
   *[other] Tento odkaz je starší ako vaša partia: končí sa krokom { $theirs }, vaša partia má krokov { $mine }.
  }
link-unended = Tento odkaz je starší ako vaša partia: vznikol skôr, než sa skončila.
link-differs = V odkaze je iná partia, než akú máte vy. V kroku { $at } máte { $mine }, odkaz má { $theirs }. Niektorý ťah bol u vás alebo u súpera zmenený či vzatý späť.
link-own = { $count ->
    [one] Tento odkaz pridáva do vašej partie ťah za vašu stranu.
    [few] Tento odkaz pridáva do vašej partie { $count } kroky a sú medzi nimi aj ťahy za vašu stranu.
   *[other] Tento odkaz pridáva do vašej partie { $count } krokov a sú medzi nimi aj ťahy za vašu stranu.
  } Prijmite ho, len ak s tým súhlasíte.
link-over = Tento odkaz vašu partiu končí, a to nie ťahom, ale dohodou, vzdaním sa alebo požiadavkou remízy. Prijmite ho, len ak s tým súhlasíte.
link-ends = Ťahy sú v odkaze aj vo vašej partii rovnaké, ale koniec nie: jedna sa skončila tam, kde druhá ešte pokračuje, alebo sa skončili rôzne.
link-apart = V odkaze sú komentáre alebo varianty, ktoré sa k vašej partii pridať nedajú.
link-foreign = Odkaz sa hlási k partii, ktorú máte, ale začína sa inak: s inými voľbami, z inej pozície alebo s inými kartami.
link-open-mine = Otvoriť moju partiu
link-agree = Prijať, čo odkaz pridáva
link-open-beside = Otvoriť odkaz ako ďalšiu partiu
error-link-cut = Odkaz nie je celý alebo sa cestou zmenil: nesedia jeho kontrolné znaky. Požiadajte oň znova a skopírujte ho celý.
error-link-newer = Odkaz vznikol v novšej verzii Klubovny. Otvorte ho tam, kde ju máte.
error-link-broken = Z odkazu nič nechýba, ale partia v ňom sa nedá prečítať.
error-link-too-large = Odkaz je na partiu príliš dlhý.
