# What works without a connection, and new releases.

offline-title = Bez pripojenia
offline-nothing = Na chvíle bez pripojenia tu zatiaľ nie je uložené nič: Klubovna by sa neotvorila.
offline-some = { $count ->
    [0] Uložené sú stránky ({ $kept } / { $all } MB). Hra sa uloží tiež, keď ju otvoríte.
   *[other] Uložené sú stránky a { $games } ({ $kept } / { $all } MB) a fungujú bez pripojenia.
  }
offline-all = Uložené je všetko ({ $all } MB): všetky hry, súperi, pravidlá aj nastavenia fungujú bez pripojenia.
offline-keep = Uložiť všetko
offline-keep-more = Uložiť všetko (ešte { $size } MB)
offline-fetching = Sťahuje sa, čo chýba
offline-file = Toto je Klubovna v jednom súbore: má v sebe všetko a pripojenie nikdy nepotrebuje.
offline-insecure = Táto adresa sa začína na http, a tak prehliadač stránky neukladá. Na adrese s https áno; bez pripojenia funguje aj vydanie v jednom súbore.
offline-unable = Tento prehliadač tu stránky neukladá. Bez pripojenia funguje aj vydanie v jednom súbore.
offline-lasting = Prehliadač sľubuje, že si partie nechá, kým ich sami nezmažete.
offline-passing = Keď dochádza miesto na disku, prehliadač môže uložené veci zmazať. Niektoré prehliadače ich zmažú aj vtedy, keď týždeň neprídete.
offline-ask = Požiadať prehliadač, aby nič nemazal

error-offline-full = Na všetko už nezvýšilo miesto. Čo tu je, zostane; uvoľnite, prosím, miesto a skúste to znova.

release-ready = Je tu nová verzia Klubovny. Vaše partie zostanú.
release-busy = V inej karte je otvorená partia a pokračuje vo verzii, v ktorej bola otvorená. Najprv ju tam, prosím, zavrite.
release-unsure = Tento prehliadač neprezradí, či nie je v inej karte otvorená partia. Nová verzia príde sama, keď zavriete všetky karty s Klubovnou.
release-take = Prejsť na novú verziu
release-later = Neskôr
