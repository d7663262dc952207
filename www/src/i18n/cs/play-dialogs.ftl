# Na co se stránka s partií ptá, co ukazuje v dialozích a co říká o partii, kterou nelze otevřít.

play-missing = Tato partie v zařízení není. Možná byla smazána, nebo je v jiném zařízení či prohlížeči. Partie bez jediného tahu je jen v té kartě, ve které začala.
play-cannot-open = Partii nelze otevřít
play-unreadable-newer = Partii uložila novější verze Klubovny. Zůstane, jak je; její text si můžete odnést.
play-unreadable-broken = Uložená partie je poškozená. Zůstane, jak je; její text si můžete odnést.
play-discard = Smazat natrvalo
play-discard-sure = Text partie pak z tohoto zařízení zmizí. Pokud byste ho ještě mohli chtít, nejdřív si ho stáhněte.
play-home = Do klubovny

play-do-redo = Zahrát tah znovu
play-do-flip = Otočit
play-do-table = Stolní režim
play-do-draw = Nabídnout remízu
play-do-claim = Požadovat remízu
play-do-resign = Vzdát
play-do-counts = Počty na polích
play-do-seats = Kdo hraje
play-do-record = Záznam
play-do-position = Kopírovat pozici
play-do-rematch = Odveta
play-do-ask = Deska slovy
play-do-keys = Klávesy
play-do-cards = Otočené karty
    .tri-d-chess = Losování
play-do-taste = Deska a figury
play-do-times = Časy na tahy
play-do-points = Body a hodnoty

play-premove-set = Zvoleno předem: { $move }. Zahraje se, bude-li to pak možné.
play-premove-cancel = Zrušit
play-premove-cancelled = Tah zvolený předem je zrušen.
play-premove-dropped = Tah zvolený předem se nezahrál: { $move }.

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
play-rematch-sure = Tato partie neskončila. Zůstane mezi rozehranými; v nové si hráči vymění strany.
play-rematch-begin = Začít novou partii
play-record = Partie jako text
play-form = Formát
play-form-record = Klubovna
    .help = Varianty i komentáře.
play-form-kifu = KIF
    .help = Pro japonské šógové programy.
play-form-csa = CSA
    .help = Pro šógové servery a enginy, jen hlavní varianta.
play-form-usi = USI
    .help = Pozice a tahy pro engine.
play-share = Sdílet
play-download = Stáhnout
play-copy = Kopírovat
play-copy-by-hand = Prohlížeč kopírování nedovolil. Označte prosím text a zkopírujte ho ručně.
play-points = Body a hodnoty zvířátek
play-points-impasse = Když nikdo nemůže dát mat
play-points-not-yet = Na bodech začne záležet, až bude některý lev v pásmu povýšení.
play-points-values = Jakou mají zvířátka cenu
play-points-help = Vpravo povýšená strana. Hodnoty pomáhají začátečníkům rozhodnout, co se vyplatí vyměnit. Při počítání bodů platí žirafa a slon po 5 bodech, ostatní po jednom.

moves-before-first = Před prvním tahem
moves-mark = Značka
moves-mark-none = žádná
moves-line = Tato varianta
moves-promote = Udělat hlavní variantou
moves-copy = Kopírovat variantu
moves-remove = Smazat odtud dál
moves-decided = Změní-li se hlavní varianta, výsledek partie odpadne.

keys-title = Klávesy
keys-step = o tah zpět, o tah vpřed
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
keys-write = na desce: napsat tah nebo písmeno z tohoto seznamu a Enter
keys-ask = na desce: všechno, co umí říct, jako tlačítka
keys-explain = na desce: znovu vysvětlit, co je tu neobvyklého
keys-off = Klávesy se znakem jsou v nastavení vypnuté.
keys-last = na desce: přečíst poslední tah
keys-players = na desce: přečíst, kdo hraje
keys-pieces = na desce: přečíst všechny figury
keys-targets = na desce a u zásob: přečíst, kam může tato figura
keys-aims = na desce: přečíst počty na tomto poli
keys-column = na desce: přečíst všechna pole nad sebou (trojrozměrné šachy)
keys-level = pole výš, pole níž (trojrozměrné šachy)
keys-own = na desce: předchozí a další figura, která může táhnout, nebo pole, kam může
keys-list = v seznamu tahů: předchozí a další tah kterékoli varianty, Enter ho ukáže
keys-space = Mezerník
keys-help = tento seznam

play-locked-earlier = V dřívější pozici se nehraje.
play-locked-preview = Toto je jen náhled.
play-locked-over = Partie skončila. Jiné tahy můžete zkusit v dřívějších pozicích.
play-locked-program = Na tahu je počítač.
play-try-copy = Zkusit v kopii
play-cancel = Zrušit
play-copied = Zkopírováno.

# Table mode
table-half = { $side ->
    [first] Polovina bílého
   *[second] Polovina černého
  }
    .animal-shogi = { $side ->
        [first] Polovina prvního hráče
       *[second] Polovina druhého hráče
      }
table-press = { $side ->
    [first] Stisknout hodiny bílého
   *[second] Stisknout hodiny černého
  }
    .animal-shogi = { $side ->
        [first] Stisknout hodiny prvního hráče
       *[second] Stisknout hodiny druhého hráče
      }
table-press-card = Otočit kartu
table-by-itself = Táhněte na desce, hodiny se pak přepnou samy.
table-ask-undo = { $side ->
    [first] Bílý chce vzít poslední tah zpět.
   *[second] Černý chce vzít poslední tah zpět.
  }
    .animal-shogi = { $side ->
        [first] První hráč chce vzít poslední tah zpět.
       *[second] Druhý hráč chce vzít poslední tah zpět.
      }
table-ask-resign = Vzdáváte se? Druhá strana pak vyhraje.
table-waits = Druhá strana má odpovědět.
table-waits-draw = Je nabídnuta remíza.
table-allow = Povolit
table-refuse = Nepovolit
play-do-leave-table = Ukončit stolní režim
play-bar-leave-table = Ukončit
play-bar-draw = Remíza
play-do-draw-or-claim = Požadovat nebo nabídnout remízu
play-bar-draw-or-claim = Remíza
