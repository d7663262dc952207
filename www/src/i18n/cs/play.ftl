# Stránka s partií, zápis tahů a dialogy.

play-title = Partie
play-board = Deska a hráči
play-moves = Tahy a akce
play-actions = Akce
play-walk = Procházení tahů
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
play-vary = Zkusit variantu
play-elsewhere = Partie je otevřená v jiné kartě nebo okně. Tady ji můžete jen sledovat.
play-take-over = Hrát tady
play-missing = Tato partie v zařízení není. Možná byla smazána, nebo je v jiném zařízení či prohlížeči. Partie bez jediného tahu je jen v té kartě, ve které začala.
play-cannot-open = Partii nelze otevřít
play-unreadable-newer = Partii uložila novější verze Klubovny. Zůstane, jak je; její text si můžete odnést.
play-unreadable-broken = Uložená partie je poškozená. Zůstane, jak je; její text si můžete odnést.
play-discard = Smazat natrvalo
play-discard-sure = Text partie pak z tohoto zařízení zmizí. Pokud byste ho ještě mohli chtít, nejdřív si ho stáhněte.
play-home = Do klubovny

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
play-save = Uložit
play-resign = Vzdát partii
play-resign-who = Kdo se vzdává? Druhá strana vyhraje.
play-resign-side = { $who ->
    [first] Vzdává se bílý
    [second] Vzdává se černý
   *[named] Vzdává se { $name }
  }
    .animal-shogi = { $who ->
        [first] Vzdává se první hráč
        [second] Vzdává se druhý hráč
       *[named] Vzdává se { $name }
      }
play-draw = Nabídka remízy
play-draw-question = { $who ->
    [first] Přijímá bílý remízu?
    [second] Přijímá černý remízu?
   *[named] { $name }, přijímáte remízu?
  }
    .animal-shogi = { $who ->
        [first] Přijímá první hráč remízu?
        [second] Přijímá druhý hráč remízu?
       *[named] { $name }, přijímáte remízu?
      }
play-draw-accept = Přijmout
play-draw-decline = Hrát dál
play-rematch = Odveta
play-rematch-sure = Tato partie neskončila. Zůstane mezi rozehranými; v nové si hráči vymění strany.
play-rematch-begin = Začít novou partii
play-record = Partie jako text
play-form = Formát
play-form-record = Klubovna: varianty i komentáře
play-form-kifu = KIF: pro japonské šógové programy
play-form-csa = CSA: pro šógové servery a enginy, jen hlavní varianta
play-form-usi = USI: pozice a tahy pro engine
play-share = Sdílet
play-download = Stáhnout
play-copy = Kopírovat
play-copied = Zkopírováno.
play-copy-by-hand = Prohlížeč kopírování nedovolil. Označte prosím text a zkopírujte ho ručně.

# Karty
play-do-cards = Otočené karty
    .tri-d-chess = Losování
play-do-points = Body a hodnoty
play-pledge-short = Otisk karet:
play-cards = Otočené karty
    .tri-d-chess = Jak se losovalo rozestavení
play-cards-none = Zatím nikdo žádnou kartu neotočil.
    .tri-d-chess = Vylosované figury najdete na začátku seznamu tahů.
play-cards-from-random = Karty otáčel program náhodně.
play-cards-from-own = Karty byly z opravdových balíčků na stole.
play-cards-from-provable = Karty jsou prokazatelně poctivé: ještě před první z nich se program ke všem zavázal tímto otiskem.
    .tri-d-chess = Rozestavení je vylosované prokazatelně poctivě: ještě před první figurou se program ke všem zavázal tímto otiskem.
play-cards-pledge = Otisk
play-cards-secret = Z čeho vznikl
play-cards-secret-later = Z čeho vznikl, se ukáže na konci partie.
play-cards-verify = Ověřit karty
    .tri-d-chess = Ověřit los
play-cards-good = { $draws ->
    [0] V partii nikdo žádnou kartu neotočil, není tedy o čem pochybovat.
    [one] Karta souhlasí s tím, k čemu se program zavázal před partií.
    [few] Všechny { $draws } karty souhlasí s tím, k čemu se program zavázal před partií.
   *[other] Všech { $draws } karet souhlasí s tím, k čemu se program zavázal před partií.
  }
    .tri-d-chess = Všechny losy souhlasí s otiskem (celkem { $draws }).
play-cards-bad = Karty nesouhlasí s otiskem: { $why }
    .tri-d-chess = Losy nesouhlasí s otiskem: { $why }
play-cards-in-vain = prohra
play-cards-in-view = na stole

play-points = Body a hodnoty zvířátek
play-points-impasse = Když nikdo nemůže dát mat
play-points-not-yet = Body se začnou počítat, až se některý lev dostane do pásma povýšení.
play-points-values = Jakou mají zvířátka cenu
play-points-help = Vpravo povýšená strana. Hodnoty pomáhají začátečníkům rozhodnout, co se vyplatí vyměnit. Při počítání bodů platí žirafa a slon po 5 bodech, ostatní po jednom.

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
moves-before-first = Před prvním tahem
moves-comment = Komentář
moves-mark = Značka
moves-mark-none = žádná
moves-promote = Udělat hlavní variantou
moves-remove = Smazat odtud dál
moves-decided = Změní-li se hlavní varianta, výsledek partie odpadne.

keys-title = Klávesy
keys-walk = o tah zpět, o tah vpřed
keys-ends = na začátek, na konec
keys-flip = otočit desku
keys-undo = vzít tah zpět
keys-hint = nápověda: odkud, co a proč
keys-analysis = rozbor: šance a nejlepší pokračování
keys-card = otočit kartu (Raindropchess®)
keys-board = na desku, k zásobám, k tlačítkům
keys-choose = vybrat pole nebo figuru; po desce se chodí šipkami
keys-cancel = zrušit rozdělaný tah
keys-type = na desce: napsat tah
keys-last = na desce: přečíst poslední tah
keys-players = na desce: přečíst, kdo hraje
keys-pieces = na desce: přečíst všechny figury
keys-targets = na desce: přečíst, kam může tato figura
keys-aims = na desce: přečíst počty na tomto poli
keys-column = na desce: přečíst všechna pole nad sebou (trojrozměrné šachy)
keys-level = pole výš, pole níž (trojrozměrné šachy)
keys-own = na desce: předchozí a další figura, která může táhnout
keys-help = tento seznam
