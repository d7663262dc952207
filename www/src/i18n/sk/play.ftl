# The play page and its score sheet.

play-title = Partia
play-board = Doska a hráči
play-moves = Ťahy a akcie
play-actions = Akcie
play-navigation = Prechádzanie ťahov
play-rules = Pravidlá
play-side = { $side ->
    [first] Biely
   *[second] Čierny
  }
    .animal-shogi = { $side ->
        [first] Prvý hráč
       *[second] Druhý hráč
      }
play-on-turn = na ťahu
play-program = { $by ->
    [time] počítač, naplno
   *[other] počítač, úroveň { $level }
  }
play-why = Prečo? Pravidlo { $rule }

play-do-undo = Vziať späť
play-do-hint = Nápoveď
play-do-analysis = Analýza
play-do-try = Skúšať
play-do-from-here = Hrať odtiaľto
play-do-share = Zdieľať
play-do-moves = Ťahy
play-do-more = Viac
play-do-new = Nová partia
play-do-home = Domov
play-do-start = Na začiatok
play-do-back = O ťah späť
play-do-forward = O ťah vpred
play-bar-new = Nová
play-bar-back = Späť
play-bar-forward = Vpred
play-do-end = Na koniec
play-do-note = Komentár k ťahu

play-close = Zavrieť
play-rematch = Odveta
play-pledge-short = Odtlačok:
play-pledge-add = Pridať svoje slovo

banner-result = { $side ->
    [first] Biely vyhral
    [second] Čierny vyhral
   *[nobody] Remíza
  }
    .animal-shogi = { $side ->
        [first] Prvý hráč vyhral
        [second] Druhý hráč vyhral
       *[nobody] Remíza
      }
end-resignation = { $side ->
    [first] Čierny sa vzdal.
   *[second] Biely sa vzdal.
  }
    .animal-shogi = { $side ->
        [first] Druhý hráč sa vzdal.
       *[second] Prvý hráč sa vzdal.
      }
end-agreement = Hráči sa dohodli na remíze.
end-claim = Hráč na ťahu požadoval remízu.
end-time = { $side ->
    [first] Čiernemu vypršal čas.
   *[second] Bielemu vypršal čas.
  }
    .animal-shogi = { $side ->
        [first] Druhému hráčovi vypršal čas.
       *[second] Prvému hráčovi vypršal čas.
      }
end-stated = Tak to uvádza záznam.

moves-none = Zatiaľ bez ťahov.
moves-thrown = { $count ->
    [0] žiadna sliepka
    [one] { $count } sliepka
    [few] { $count } sliepky
   *[other] { $count } sliepok
  }
moves-variations = Varianty
moves-comment = Komentár
