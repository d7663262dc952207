# What the play page asks and shows in dialogs, and says of a game that cannot be opened.

play-missing = Táto partia v zariadení nie je. Možno bola zmazaná alebo je v inom zariadení či prehliadači. Partia bez jediného ťahu je len v tej karte, v ktorej sa začala.
play-cannot-open = Partia sa nedá otvoriť
play-unreadable-newer = Partiu uložila novšia verzia Klubovny. Zostane taká, aká je; jej text si môžete odniesť.
play-unreadable-broken = Uložená partia je poškodená. Zostane taká, aká je; jej text si môžete odniesť.
play-discard = Zmazať natrvalo
play-discard-sure = Text partie potom z tohto zariadenia zmizne. Ak by ste ho ešte mohli chcieť, najprv si ho stiahnite.
play-home = Domov

play-do-redo = Zahrať ťah znova
play-do-flip = Otočiť
play-do-table = Stolový režim
play-do-draw = Ponúknuť remízu
play-do-claim = Požadovať remízu
play-do-resign = Vzdať sa
play-do-counts = Počty na poliach
play-do-seats = Kto hrá
play-do-record = Záznam
play-do-position = Kopírovať pozíciu
play-do-rematch = Odveta
play-do-ask = Doska slovami
play-do-keys = Klávesy
play-do-cards = Otočené karty
    .tri-d-chess = Žrebovanie
play-do-taste = Doska a figúry
play-do-times = Časy na ťahy
play-do-points = Body a hodnoty

play-premove-set = Zvolené vopred: { $move }. Zahrá sa, ak to bude vtedy možné.
play-premove-cancel = Zrušiť
play-premove-cancelled = Ťah zvolený vopred je zrušený.
play-premove-dropped = Ťah zvolený vopred sa nezahral: { $move }.

play-save = Uložiť
play-resign = Vzdať partiu
play-resign-who = Kto sa vzdáva? Druhá strana vyhrá.
play-resign-side = { $who ->
    [first] Vzdáva sa biely
    [second] Vzdáva sa čierny
   *[named] Vzdáva sa { $name }
  }
    .animal-shogi = { $who ->
        [first] Vzdáva sa prvý hráč
        [second] Vzdáva sa druhý hráč
       *[named] Vzdáva sa { $name }
      }
play-draw = Ponuka remízy
play-draw-question = { $who ->
    [first] Prijíma biely remízu?
    [second] Prijíma čierny remízu?
   *[named] { $name }, prijímate remízu?
  }
    .animal-shogi = { $who ->
        [first] Prijíma prvý hráč remízu?
        [second] Prijíma druhý hráč remízu?
       *[named] { $name }, prijímate remízu?
      }
play-draw-accept = Prijať
play-draw-decline = Hrať ďalej
play-rematch-sure = Táto partia sa neskončila. Zostane medzi rozohranými; v novej si hráči vymenia strany.
play-rematch-begin = Začať novú partiu
play-record = Partia ako text
play-form = Formát
play-form-record = Klubovna
    .help = Varianty aj komentáre.
play-form-kifu = KIF
    .help = Pre japonské šógové programy.
play-form-csa = CSA
    .help = Pre šógové servery a enginy, len hlavný variant.
play-form-usi = USI
    .help = Pozícia a ťahy pre engine.
play-share = Zdieľať
play-download = Stiahnuť
play-copy = Kopírovať
play-copy-by-hand = Prehliadač kopírovanie nedovolil. Označte, prosím, text a skopírujte ho ručne.
play-points = Body a hodnoty zvieratiek
play-points-impasse = Keď nikto nemôže dať mat
play-points-not-yet = Na bodoch začne záležať, až keď bude niektorý lev v pásme povýšenia.
play-points-values = Akú majú zvieratká cenu
play-points-help = Vpravo povýšená strana. Hodnoty pomáhajú začiatočníkom rozhodnúť, čo sa oplatí vymeniť. Pri počítaní bodov sú žirafa a slon za 5, ostatné zvieratká za 1.

moves-before-first = Pred prvým ťahom
moves-mark = Značka
moves-mark-none = žiadna
moves-line = Tento variant
moves-promote = Určiť za hlavný variant
moves-copy = Kopírovať variant
moves-remove = Zmazať odtiaľto
moves-decided = Ak sa zmení hlavný variant, výsledok partie prestane platiť.

keys-title = Klávesy
keys-step = o ťah späť, o ťah vpred
keys-ends = na začiatok, na koniec
keys-flip = otočiť dosku
keys-undo = vziať ťah späť
keys-hint = nápoveď: odkiaľ, čo a prečo
keys-analysis = analýza: šance a najlepšie pokračovania
keys-card = otočiť kartu (Raindropchess®)
keys-board = na dosku, k zásobám, k tlačidlám
keys-choose = vybrať pole alebo figúru; po doske sa chodí šípkami
keys-cancel = zrušiť rozrobený ťah
keys-type = na doske: napísať ťah
keys-write = na doske: napísať ťah alebo písmeno z tohto zoznamu a Enter
keys-ask = na doske: všetko, čo vie povedať, ako tlačidlá
keys-explain = na doske: znova vysvetliť, čo je tu neobvyklé
keys-off = Klávesy so znakom sú v nastaveniach vypnuté.
keys-last = na doske: prečítať posledný ťah
keys-players = na doske: prečítať, kto hrá
keys-pieces = na doske: prečítať všetky figúry
keys-targets = na doske a pri zásobách: prečítať, kam môže táto figúra
keys-aims = na doske: prečítať počty na tomto poli
keys-column = na doske: prečítať všetky polia nad sebou (trojrozmerný šach)
keys-level = pole vyššie, pole nižšie (trojrozmerný šach)
keys-own = na doske: predchádzajúca a ďalšia figúra, ktorá môže ťahať, alebo pole, kam môže
keys-list = v zozname ťahov: predchádzajúci a ďalší ťah ktoréhokoľvek variantu, Enter ho ukáže
keys-space = Medzerník
keys-help = tento zoznam

play-locked-earlier = V skoršej pozícii sa nehrá.
play-locked-preview = Toto je len náhľad.
play-locked-over = Partia sa skončila. Iné ťahy môžete skúsiť v skorších pozíciách.
play-locked-program = Na ťahu je počítač.
play-try-copy = Skúsiť v kópii
play-cancel = Zrušiť
play-copied = Skopírované.

# Table mode
table-half = { $side ->
    [first] Polovica bieleho
   *[second] Polovica čierneho
  }
    .animal-shogi = { $side ->
        [first] Polovica prvého hráča
       *[second] Polovica druhého hráča
      }
table-press = { $side ->
    [first] Stlačiť hodiny bieleho
   *[second] Stlačiť hodiny čierneho
  }
    .animal-shogi = { $side ->
        [first] Stlačiť hodiny prvého hráča
       *[second] Stlačiť hodiny druhého hráča
      }
table-press-card = Otočiť kartu
table-by-itself = Ťahajte na doske, hodiny sa potom prepnú samy.
table-ask-undo = { $side ->
    [first] Biely chce vziať posledný ťah späť.
   *[second] Čierny chce vziať posledný ťah späť.
  }
    .animal-shogi = { $side ->
        [first] Prvý hráč chce vziať posledný ťah späť.
       *[second] Druhý hráč chce vziať posledný ťah späť.
      }
table-ask-resign = Vzdávate sa? Druhá strana potom vyhrá.
table-waits = Druhá strana má odpovedať.
table-waits-draw = Je ponúknutá remíza.
table-allow = Povoliť
table-refuse = Nepovoliť
play-do-leave-table = Ukončiť stolový režim
play-bar-leave-table = Ukončiť
play-bar-draw = Remíza
play-do-draw-or-claim = Požadovať alebo ponúknuť remízu
play-bar-draw-or-claim = Remíza
