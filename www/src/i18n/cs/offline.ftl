# Co funguje bez sítě, a nové verze.

offline-title = Bez sítě
offline-nothing = V tomto prohlížeči zatím nic uloženo není: bez sítě by se Klubovna neotevřela.
offline-some = { $count ->
    [0] Uložené jsou stránky ({ $kept } z { $all } MB). Hra se uloží také, jakmile ji otevřete.
   *[other] Uložené jsou stránky a { $games } ({ $kept } z { $all } MB) a fungují bez sítě.
  }
offline-all = Je tu všechno ({ $all } MB): všechny hry, soupeři, pravidla i nastavení fungují bez sítě.
offline-keep = Uložit všechno
offline-keep-more = Uložit všechno (ještě { $size } MB)
offline-fetching = Stahuje se, co chybí
offline-file = Toto je Klubovna v jednom souboru: má v sobě všechno a síť nikdy nepotřebuje.
offline-insecure = Tato adresa začíná http, a tak prohlížeč stránky neukládá. Na adrese s https ano; síť nepotřebuje ani vydání v jednom souboru.
offline-unable = Tento prohlížeč tu stránky neukládá. Síť nepotřebuje ani vydání v jednom souboru.
offline-lasting = Prohlížeč slibuje, že si partie nechá, dokud je sami nesmažete.
offline-passing = Prohlížeče mohou uložené věci zahodit, když dochází místo na disku, některé i po týdnu, kdy jste nepřišli.
offline-ask = Požádat prohlížeč, ať nic nezahazuje

error-offline-full = Na všechno už nezbylo místo. Co tu je, zůstane; uvolněte prosím místo a zkuste to znovu.

release-ready = Je tu nová verze Klubovny. Vaše partie zůstanou.
release-busy = V jiné kartě je otevřená partie a pokračuje ve verzi, ve které byla otevřena. Zavřete ji tam prosím nejdřív.
release-take = Přejít na novou verzi
release-later = Později
