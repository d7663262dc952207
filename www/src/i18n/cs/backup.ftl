# Soubor se vším, co si tento prohlížeč nechává.

backup-what = Záloha je jeden soubor se všemi partiemi i nastavením. Načíst se dá tady i v jiném prohlížeči, třeba na jiném zařízení.
backup-save = Uložit zálohu
backup-read = Načíst zálohu
backup-going = { $done } z { $all } partií…
backup-saved = { $count ->
    [0] V souboru { $file } je jen nastavení; žádná partie tu zatím není.
    [one] V souboru { $file } je { $count } partie a nastavení.
    [few] V souboru { $file } jsou { $count } partie a nastavení.
   *[other] V souboru { $file } je { $count } partií a nastavení.
  }
backup-added = { $count ->
    [one] { $count } partie přibyla.
    [few] { $count } partie přibyly.
   *[other] { $count } partií přibylo.
  }
backup-same = { $count ->
    [one] { $count } partie tu už byla.
    [few] { $count } partie tu už byly.
   *[other] { $count } partií tu už bylo.
  }
backup-longer = { $count ->
    [one] { $count } partie byla v souboru delší; doplnila se i tady.
    [few] { $count } partie byly v souboru delší; doplnily se i tady.
   *[other] { $count } partií bylo v souboru delších; doplnily se i tady.
  }
backup-both = { $count ->
    [one] { $count } partie se tady a v souboru liší: máte teď obě verze.
    [few] { $count } partie se tady a v souboru liší: máte teď obě verze.
   *[other] { $count } partií se tady a v souboru liší: máte teď obě verze.
  }
backup-unread = { $count ->
    [one] { $count } partie nešla přečíst už při ukládání zálohy. Zůstává v souboru.
    [few] { $count } partie nešly přečíst už při ukládání zálohy. Zůstávají v souboru.
   *[other] { $count } partií nešlo přečíst už při ukládání zálohy. Zůstávají v souboru.
  }
backup-none = V této záloze žádná partie není.
backup-settings = Nastavení se převzalo ze zálohy.
backup-broken-game = Partie č. { $number } v souboru ({ $game }) nejde přečíst. { $why }

page-what = Tato stránka se umí uložit i se všemi vašimi partiemi do jednoho souboru, který si můžete nechat, poslat nebo nosit na USB disku.
page-save = Uložit jako jeden soubor s mými partiemi
page-save-size = Uložit jako jeden soubor s mými partiemi ({ $size } MB)
page-saved = Soubor { $file } otevře Klubovnu s vašimi partiemi.
page-left = { $count ->
    [one] { $count } záznam, který tato stránka nesla, nešel přečíst jako partie. V novém souboru je tak, jak byl.
    [few] { $count } záznamy, které tato stránka nesla, nešly přečíst jako partie. V novém souboru jsou tak, jak byly.
   *[other] { $count } záznamů, které tato stránka nesla, nešlo přečíst jako partie. V novém souboru jsou tak, jak byly.
  }

backup-offer = Některé prohlížeče stránku, kterou týden nikdo neotevřel, zapomenou, a s ní i vaše partie. Záloha je uchová.
backup-later = Teď ne

error-backup-not = Soubor { $file } není záloha Klubovny. Záznamy partií se otevírají na stránce „Otevřít partii“.
error-backup-newer = Tuto zálohu uložila novější verze Klubovny ve formátu { $version }; tato zná formát { $known }. Nic se tu nezměnilo. Načtěte ji v novější verzi.
error-backup-broken = Záloha je tady poškozená. V tomto prohlížeči se nic nezměnilo.
error-backup-cut = Tady záloha končí příliš brzy: kus jí chybí. V tomto prohlížeči se nic nezměnilo.
error-backup-too-large = Soubor { $file } je větší než { $most } MB; víc záloha mít nemůže.
error-backup-unreadable = Soubor { $file } se nepodařilo přečíst. Možná byl přesunut nebo smazán.
error-backup-misfit = Něco, co k partii patří, chybí nebo je jiného druhu.
error-backup-full = Prohlížeč už nic dalšího neuloží, možná je plný disk. Do té chvíle načtené partie: { $count }. Uvolněte místo a načtěte soubor znovu: co tu už je, se nezdvojí.
error-page-broken = { $games } Co nejde přečíst, v tomto souboru zůstává, i když ho znovu uložíte.
