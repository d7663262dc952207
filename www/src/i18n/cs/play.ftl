# Stránka s partií a zápis tahů.

play-title = Partie
play-board = Deska a hráči
play-moves = Tahy a akce
play-actions = Akce
play-navigation = Procházení tahů
play-rules = Pravidla
play-side = { $side ->
    [first] Bílý
   *[second] Černý
  }
    .animal-shogi = { $side ->
        [first] První hráč
       *[second] Druhý hráč
      }
play-on-turn = na tahu
play-program = { $by ->
    [time] počítač, plnou silou
   *[other] počítač, úroveň { $level }
  }
play-why = Proč? Pravidlo { $rule }

play-do-undo = Vzít zpět
play-do-hint = Nápověda
play-do-analysis = Rozbor
play-do-try = Zkoušet
play-do-from-here = Hrát odtud
play-do-share = Sdílet
play-do-moves = Tahy
play-do-more = Více
play-do-new = Nová partie
play-do-home = Domů
play-do-start = Na začátek
play-do-back = O tah zpět
play-do-forward = O tah vpřed
play-bar-new = Nová
play-bar-back = Zpět
play-bar-forward = Vpřed
play-do-end = Na konec
play-do-note = Komentář k tahu

play-close = Zavřít
play-rematch = Odveta
play-pledge-short = Otisk:
play-pledge-add = Přidat své slovo

banner-result = { $side ->
    [first] Bílý vyhrál
    [second] Černý vyhrál
   *[nobody] Remíza
  }
    .animal-shogi = { $side ->
        [first] První hráč vyhrál
        [second] Druhý hráč vyhrál
       *[nobody] Remíza
      }
end-resignation = { $side ->
    [first] Černý se vzdal.
   *[second] Bílý se vzdal.
  }
    .animal-shogi = { $side ->
        [first] Druhý hráč se vzdal.
       *[second] První hráč se vzdal.
      }
end-agreement = Hráči se dohodli na remíze.
end-claim = Hráč na tahu požadoval remízu.
end-time = { $side ->
    [first] Černému vypršel čas.
   *[second] Bílému vypršel čas.
  }
    .animal-shogi = { $side ->
        [first] Druhému hráči vypršel čas.
       *[second] Prvnímu hráči vypršel čas.
      }
end-stated = Uvádí to záznam.

moves-none = Zatím bez tahů.
moves-thrown = { $count ->
    [0] žádná slepice
    [one] { $count } slepice
    [few] { $count } slepice
   *[other] { $count } slepic
  }
moves-variations = Varianty
moves-comment = Komentář
