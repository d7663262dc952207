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
play-why = Proč? Pravidlo { $rule }
play-looking-back = Prohlížíte si dřívější pozici.
play-return = Zpět do partie
play-locked-earlier = V dřívější pozici se nehraje.
play-locked-preview = Toto je jen náhled.
play-locked-over = Partie skončila. Jiné tahy můžete zkusit v dřívějších pozicích.
play-locked-program = Na tahu je počítač.
play-try-copy = Zkusit v kopii
play-elsewhere = Partie je otevřená v jiné kartě nebo okně. Tady ji můžete jen sledovat.
play-take-over = Hrát tady

play-do-undo = Vzít zpět
play-do-redo = Zahrát tah znovu
play-do-flip = Otočit
play-do-draw = Nabídnout remízu
play-do-claim = Požadovat remízu
play-do-resign = Vzdát
play-do-counts = Počty
play-do-hint = Nápověda
play-do-analysis = Rozbor
play-do-seats = Kdo hraje
play-do-from-here = Hrát odtud
play-do-share = Sdílet
play-do-record = Záznam
play-do-position = Kopírovat pozici
play-do-rematch = Odveta
play-do-keys = Klávesy
play-do-more = Tahy
play-do-start = Na začátek
play-do-back = O tah zpět
play-do-forward = O tah vpřed
play-bar-redo = Znovu
play-bar-back = Zpět
play-bar-forward = Vpřed
play-do-end = Na konec
play-do-note = Komentář k tahu

play-cancel = Zrušit
play-close = Zavřít
play-rematch = Odveta
play-copied = Zkopírováno.

# Karty
play-do-cards = Otočené karty
    .tri-d-chess = Losování
play-do-points = Body a hodnoty
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
end-stated = Tak to uvádí záznam.

moves-none = Zatím bez tahů.
moves-thrown = { $count ->
    [0] žádná slepice
    [one] { $count } slepice
    [few] { $count } slepice
   *[other] { $count } slepic
  }
moves-variations = Varianty
moves-comment = Komentář
