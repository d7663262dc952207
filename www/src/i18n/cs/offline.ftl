# Co funguje bez připojení, a nové verze.

offline-title = Bez připojení
offline-nothing = Pro chvíle bez připojení tu zatím není uloženo nic: Klubovna by se neotevřela.
offline-some = { $count ->
    [0] Uložené jsou stránky ({ $kept } z { $all } MB). Hra se uloží také, jakmile ji otevřete.
   *[other] Uložené jsou stránky a { $games } ({ $kept } z { $all } MB) a fungují bez připojení.
  }
offline-all = Uloženo je všechno ({ $all } MB): všechny hry, soupeři, pravidla i nastavení fungují bez připojení.
offline-keep = Uložit všechno
offline-keep-more = Uložit všechno (ještě { $size } MB)
offline-fetching = Stahuje se, co chybí
offline-file = Toto je Klubovna v jednom souboru: má v sobě všechno a připojení nikdy nepotřebuje.
offline-insecure = Tato adresa začíná http, a tak prohlížeč stránky neukládá. Na adrese s https ano; bez připojení funguje i vydání v jednom souboru.
offline-unable = Tento prohlížeč tu stránky neukládá. Bez připojení funguje i vydání v jednom souboru.
offline-lasting = Prohlížeč slibuje, že si partie nechá, dokud je sami nesmažete.
offline-passing = Když dochází místo na disku, prohlížeč může uložené věci smazat. Některé prohlížeče je smažou i tehdy, když týden nepřijdete.
offline-ask = Požádat prohlížeč, aby nic nemazal

error-offline-full = Na všechno už nezbylo místo. Co tu je, zůstane; uvolněte prosím místo a zkuste to znovu.

release-ready = Je tu nová verze Klubovny. Vaše partie zůstanou.
release-busy = V jiné kartě je otevřená partie a pokračuje ve verzi, ve které byla otevřena. Zavřete ji tam prosím nejdřív.
release-unsure = Tento prohlížeč neprozradí, jestli není v jiné kartě otevřená partie. Nová verze přijde sama, až zavřete všechny karty s Klubovnou.
release-take = Přejít na novou verzi
release-later = Později
