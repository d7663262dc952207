# A file with everything that this browser keeps.

backup-what = Záloha je jeden súbor so všetkými partiami aj nastaveniami. Načítať sa dá tu aj v inom prehliadači, pokojne na inom zariadení.
backup-save = Uložiť zálohu
backup-read = Načítať zálohu
backup-going = { $done } / { $all } partií…
backup-saved = { $count ->
    [0] V súbore { $file } sú len nastavenia; žiadna partia tu zatiaľ nie je.
    [one] V súbore { $file } je { $count } partia a nastavenia.
    [few] V súbore { $file } sú { $count } partie a nastavenia.
   *[other] V súbore { $file } je { $count } partií a nastavenia.
  }
backup-added = { $count ->
    [one] { $count } partia pribudla.
    [few] { $count } partie pribudli.
   *[other] { $count } partií pribudlo.
  }
backup-same = { $count ->
    [one] { $count } partia tu už bola.
    [few] { $count } partie tu už boli.
   *[other] { $count } partií tu už bolo.
  }
backup-longer = { $count ->
    [one] { $count } partia bola v súbore dlhšia; doplnila sa aj tu.
    [few] { $count } partie boli v súbore dlhšie; doplnili sa aj tu.
   *[other] { $count } partií bolo v súbore dlhších; doplnili sa aj tu.
  }
backup-both = { $count ->
    [one] { $count } partia sa tu a v súbore líši: máte teraz obe verzie.
    [few] { $count } partie sa tu a v súbore líšia: máte teraz obe verzie.
   *[other] { $count } partií sa tu a v súbore líši: máte teraz obe verzie.
  }
backup-unread = { $count ->
    [one] { $count } partia sa nedala prečítať už pri ukladaní zálohy. Zostáva v súbore.
    [few] { $count } partie sa nedali prečítať už pri ukladaní zálohy. Zostávajú v súbore.
   *[other] { $count } partií sa nedalo prečítať už pri ukladaní zálohy. Zostávajú v súbore.
  }
backup-none = V tejto zálohe nie je žiadna partia.
backup-settings = Nastavenia sa prevzali zo zálohy.
backup-broken-game = Partia č. { $number } v súbore ({ $game }) sa nedá prečítať. { $why }

page-what = Táto stránka sa vie uložiť aj so všetkými vašimi partiami do jedného súboru, ktorý si môžete nechať, poslať alebo nosiť na USB kľúči.
page-save = Uložiť ako jeden súbor s mojimi partiami
page-save-size = Uložiť ako jeden súbor s mojimi partiami ({ $size } MB)
page-saved = Súbor { $file } otvorí Klubovnu s vašimi partiami.
page-left = { $count ->
    [one] { $count } záznam, ktorý táto stránka niesla, sa nedal prečítať ako partia. V novom súbore je taký, aký bol.
    [few] { $count } záznamy, ktoré táto stránka niesla, sa nedali prečítať ako partie. V novom súbore sú také, aké boli.
   *[other] { $count } záznamov, ktoré táto stránka niesla, sa nedalo prečítať ako partie. V novom súbore sú také, aké boli.
  }

backup-offer = Niektoré prehliadače stránku, ktorú týždeň nikto neotvoril, zabudnú a s ňou aj vaše partie. Záloha ich uchová.
backup-later = Teraz nie

error-backup-not = Súbor { $file } nie je záloha Klubovny. Záznamy partií sa otvárajú na stránke „Otvoriť partiu“.
error-backup-newer = Túto zálohu uložila novšia verzia Klubovny vo formáte { $version }; táto pozná formát { $known }. Nič sa tu nezmenilo. Načítajte ju v novšej verzii.
error-backup-broken = Záloha je na tomto mieste poškodená. V tomto prehliadači sa nič nezmenilo.
error-backup-cut = Tu sa záloha končí priskoro: časť z nej chýba. V tomto prehliadači sa nič nezmenilo.
error-backup-too-large = Súbor { $file } je väčší ako { $most } MB; viac záloha mať nemôže.
error-backup-unreadable = Súbor { $file } sa nepodarilo prečítať. Možno bol presunutý alebo zmazaný.
error-backup-misfit = Niečo, čo k partii patrí, chýba alebo je iného druhu.
error-backup-full = Prehliadač už nič ďalšie neuloží, možno je plný disk. Dovtedy načítané partie: { $count }. Uvoľnite miesto a načítajte súbor znova: čo tu už je, sa nezdvojí.
error-page-broken = { $games } Čo sa nedá prečítať, v tomto súbore zostáva, aj keď ho znova uložíte.
