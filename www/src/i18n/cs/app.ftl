# Stránky kolem partie: domů, nová partie, otevření, nastavení, o klubovně.

app-skip = Přejít na obsah
app-open = Otevřít
app-settings = Nastavení
app-about = O klubovně
app-footer = Bez účtu, bez sledování. Partie zůstávají ve vašem zařízení.
app-language = Jazyk
app-language-cs = Čeština
app-language-en = English
app-theme-now = Vzhled: { $theme }
app-theme-auto = podle zařízení
app-theme-light = světlý
app-theme-dark = tmavý

## Když stránku nelze ukázat

sorry-address-title = Tady nic není
sorry-address = Adresa „{ $address }“ nikam nevede. Možná se při kopírování zkrátila.
sorry-error-title = Stránku se nepodařilo otevřít
sorry-home = Do klubovny
sorry-again = Zkusit znovu

## Domů

home-title = Neobvyklé hry ke společnému stolu
home-lead = Hrajte ve dvou na jednom zařízení, přehrávejte si partie a čtěte pravidla. Partie se ukládají po každém tahu.
home-forgets = Tento prohlížeč nic neuchová: partie vydrží jen do zavření okna. Co si chcete nechat, to si před odchodem stáhněte.
home-unfinished = Rozehrané partie
home-games = Hry
home-more = Partie k přehrání
home-play = Hrát
home-rules = Pravidla
home-continue = Pokračovat
home-players = { $most ->
    [2] 2 hráči
   *[other] { $count } hráči
  }
home-age = od { $age } let
home-minutes = asi { $minutes } minut
home-sample = Ukázková partie { $game }
home-sample-what = Celá partie s komentářem ke každému zlomu.
home-open-record = Otevřít partii
home-open-what = Vložte zápis nebo vyberte soubor.
home-unnamed = Beze jmen
home-who = { $white } – { $black }
home-side = { $side ->
    [first] bílý
   *[second] černý
  }
    .animal-shogi = { $side ->
        [first] první hráč
       *[second] druhý hráč
      }
home-turn = { $side ->
    [first] { $plies ->
        [0] Začíná bílý
        [one] { $plies } tah, hraje bílý
        [few] { $plies } tahy, hraje bílý
       *[other] { $plies } tahů, hraje bílý
      }
   *[second] { $plies ->
        [0] Začíná černý
        [one] { $plies } tah, hraje černý
        [few] { $plies } tahy, hraje černý
       *[other] { $plies } tahů, hraje černý
      }
  }
    .animal-shogi = { $side ->
        [first] { $plies ->
            [0] Začíná první hráč
            [one] { $plies } tah, hraje první hráč
            [few] { $plies } tahy, hraje první hráč
           *[other] { $plies } tahů, hraje první hráč
          }
       *[second] { $plies ->
            [0] Začíná druhý hráč
            [one] { $plies } tah, hraje druhý hráč
            [few] { $plies } tahy, hraje druhý hráč
           *[other] { $plies } tahů, hraje druhý hráč
          }
      }
home-won = { $side ->
    [first] vyhrál bílý
   *[second] vyhrál černý
  }
    .animal-shogi = { $side ->
        [first] vyhrál první hráč
       *[second] vyhrál druhý hráč
      }
home-drawn = remíza
home-finished = { $count ->
    [one] Dohraná partie: { $count }
    [few] Dohrané partie: { $count }
   *[other] Dohrané partie: { $count }
  }
home-remove = Odebrat partii { $game }: { $who }
home-removed = Partie { $game } je pryč.
home-undo = Vrátit ji
home-unreadable = Partie, které nejde přečíst
home-unreadable-newer = uložila je novější verze
home-unreadable-broken = uložený text je poškozený

## Nová partie

new-title = Nová partie { $game }
new-rules = Pravidla hry
new-names = Kdo hraje
new-names-help = Jména nejsou povinná. Losování je přehodí, nebo nechá, jak jsou.
new-name-White = Bílý
    .animal-shogi = První hráč
new-name-Black = Černý
    .animal-shogi = Druhý hráč
new-name-White2 = Bílý, spoluhráč
new-name-Black2 = Černý, spoluhráč
new-draw = Losovat barvy
    .animal-shogi = Losovat strany
new-drawn = Bílé má { $name }.
    .animal-shogi = První hráč: { $name }.
new-drawn-nameless = Nejdřív napište jména, pak je o co losovat.
new-cards = Odkud budou karty
new-cards-random = Náhodně
    .help = Program zamíchá při každém otočení znovu; nikdo nemůže vědět, co přijde.
new-cards-provable = Prokazatelně poctivě
    .help = Program se před partií zaváže otiskem ke všem tahům z balíčku a po ní si každý může ověřit, že žádnou kartu nevybral.
new-cards-own = Vlastní karty
    .help = Kartu otočíte z opravdového balíčku na stole a ťuknete, která to byla; program je deskou a rozhodčím.
new-decks = Balíčky
new-decks-full = Plné
    .help = Každý má šestnáct karet: krále, dámu, dvě věže, dva jezdce, dva střelce a osm pěšců.
new-decks-training = Cvičné
    .help = Každý má krále, věž a šest pěšců, na první partie.
new-decks-own = Složit
    .help = Zvolte, kolik karet kterého druhu kdo dostane; král je v balíčku vždy.
new-decks-more = O jednu víc: { $card }
new-decks-less = O jednu méně: { $card }
new-position = Začít z jiné pozice
new-position-help = Vložte zápis pozice, který jste si zkopírovali z rozehrané partie.
new-start = Začít hrát

## Otevřít partii

open-title = Otevřít partii
open-lead = Vložte záznam z Klubovny nebo jen tahy, jak je zapisujete na papír.
open-text = Text partie
open-example = 1. Vh7 Va3 2. h3 a6 3. Sf4 Sf5
open-game = Která hra
open-game-any = poznat z textu
open-game-help = Záznam z Klubovny hru uvádí sám. Vybírejte jen u samotných tahů.
open-open = Otevřít
open-file = Vybrat soubor
open-samples = Nebo si prohlédněte
error-open-empty = Zatím tu není žádný text. Vložte záznam nebo tahy.
error-open-too-large = Soubor { $file } je na partii příliš velký.

## Nastavení

settings-title = Nastavení
settings-look = Vzhled a jazyk
settings-language = Jazyk
settings-theme = Barvy
settings-letters = Písmena figur v zápisu
    .help = Při čtení záznamu Klubovna rozumí všem.
settings-letters-auto = podle jazyka
settings-letters-cs = V S J
settings-letters-en = R B N
settings-letters-figurine = ♖ ♗ ♘
settings-board = Deska
settings-pieces = Kameny šógi
settings-pieces-animals = zvířátka
settings-pieces-kanji = japonské znaky
settings-pieces-letters = písmena
settings-coordinates = Souřadnice
    .help = Písmena a čísla u krajů desky.
settings-counts = Počty na polích
    .help = Kolikrát na pole kdo míří a další čísla, která hra nabízí.
settings-sight = Dosah figur
    .help = Pod ukazatelem se ukáže, kam figura vidí.
settings-speed = Pohyb figur
settings-speed-0 = žádný
settings-speed-120 = rychlý
settings-speed-250 = klidný
settings-speed-500 = pomalý
settings-hands = Ovládání
settings-touchLift = Zvednout figuru nad prst
    .help = Na dotykové obrazovce je pak vidět, kam ji pokládáte.
settings-confirm = Potvrzovat položení
    .help = Kámen na desku položí až druhé klepnutí.
settings-keys = Klávesové zkratky jedním písmenem
    .help = Na desce například l přečte poslední tah. Vypněte je, pokud překážejí odečítači.
settings-voice = Předčítání
settings-spelling = Názvy polí
    .help = Pro odečítače obrazovky: jak se čte h3.
settings-spelling-plain = h3
settings-spelling-czech = Helena 3
settings-spelling-nato = hotel 3
settings-spelling-anna = hector 3
settings-data = Data
settings-data-what = Partie i nastavení jsou jen v tomto prohlížeči.
settings-delete = Smazat všechno
settings-delete-what = { $count ->
    [0] Smaže se nastavení. Žádná partie tu uložená není.
    [one] Smaže se { $count } partie a nastavení. Nejde to vzít zpět.
    [few] Smažou se { $count } partie a nastavení. Nejde to vzít zpět.
   *[other] Smaže se { $count } partií a nastavení. Nejde to vzít zpět.
  }
settings-delete-now = Smazat
settings-keep = Nechat
settings-deleted = Hotovo, nic tu nezůstalo.

## O klubovně

about-title = O klubovně
about-what = Klubovna je místo pro neobvyklé deskové hry. Dva lidé si k ní sednou jako ke stolu: zná pravidla, hlídá tahy, vysvětlí, proč něco nejde, a zapíše celou partii, aby se dala znovu přehrát.
about-privacy = Soukromí
about-privacy-requests = Stránka po načtení nic nestahuje odjinud a nic nikam neposílá. Nemá účty, statistiky, reklamy ani sušenky. Funguje i z jediného souboru bez připojení.
about-privacy-device = Partie a nastavení jsou uložené jen v tomto prohlížeči.
about-privacy-delete = Smazat je můžete v nastavení.
about-games = Hry a jejich autoři
about-game-folky = FOLKY® vymyslel Petr Doubek (2019). FOLKY je registrovaná ochranná známka svého vlastníka.
about-game-mixtour = Mixtour vymyslel Dieter Stein (2011).
about-game-raindropchess = Raindropchess® vymyslel Pavel Englický (2011). Název užívá jeho vlastník jako registrovanou ochrannou známku.
about-rules = Pravidla
about-independent = Klubovna je nezávislá: nevydávají ji autoři ani vydavatelé her a nemluví jejich jménem. Názvy her patří jejich vlastníkům. Pravidla jsou vyložena vlastními slovy, desky i figury jsou vlastní kresby.
about-licences = Licence
about-own = Program i kresby jsou otevřené: můžete si vybrat licenci MIT nebo Apache 2.0.
about-parts = Uvnitř pracují díla jiných:
