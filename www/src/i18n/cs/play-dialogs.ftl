# Na co se stránka s partií ptá, co ukazuje v dialozích a co říká o partii, kterou nelze otevřít.

play-missing = Tato partie v zařízení není. Možná byla smazána, nebo je v jiném zařízení či prohlížeči. Partie bez jediného tahu je jen v té kartě, ve které začala.
play-cannot-open = Partii nelze otevřít
play-unreadable-newer = Partii uložila novější verze Klubovny. Zůstane, jak je; její text si můžete odnést.
play-unreadable-broken = Uložená partie je poškozená. Zůstane, jak je; její text si můžete odnést.
play-discard = Smazat natrvalo
play-discard-sure = Text partie pak z tohoto zařízení zmizí. Pokud byste ho ještě mohli chtít, nejdřív si ho stáhněte.
play-home = Do klubovny

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
play-form-record = Klubovna: varianty i komentáře
play-form-kifu = KIF: pro japonské šógové programy
play-form-csa = CSA: pro šógové servery a enginy, jen hlavní varianta
play-form-usi = USI: pozice a tahy pro engine
play-share = Sdílet
play-download = Stáhnout
play-copy = Kopírovat
play-copy-by-hand = Prohlížeč kopírování nedovolil. Označte prosím text a zkopírujte ho ručně.
play-points = Body a hodnoty zvířátek
play-points-impasse = Když nikdo nemůže dát mat
play-points-not-yet = Body se začnou počítat, až se některý lev dostane do pásma povýšení.
play-points-values = Jakou mají zvířátka cenu
play-points-help = Vpravo povýšená strana. Hodnoty pomáhají začátečníkům rozhodnout, co se vyplatí vyměnit. Při počítání bodů platí žirafa a slon po 5 bodech, ostatní po jednom.

moves-before-first = Před prvním tahem
moves-mark = Značka
moves-mark-none = žádná
moves-promote = Udělat hlavní variantou
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
keys-last = na desce: přečíst poslední tah
keys-players = na desce: přečíst, kdo hraje
keys-pieces = na desce: přečíst všechny figury
keys-targets = na desce: přečíst, kam může tato figura
keys-aims = na desce: přečíst počty na tomto poli
keys-column = na desce: přečíst všechna pole nad sebou (trojrozměrné šachy)
keys-level = pole výš, pole níž (trojrozměrné šachy)
keys-own = na desce: předchozí a další figura, která může táhnout
keys-list = v seznamu tahů: předchozí a další tah kterékoli varianty, Enter ho ukáže
keys-help = tento seznam
