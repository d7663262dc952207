# Karty partie: které přišly, odkud se vzaly a co se na nich dá ověřit.

cards-title = Otočené karty
    .tri-d-chess = Jak se losovalo rozestavení
cards-none = Zatím nikdo žádnou kartu neotočil.
    .tri-d-chess = Vylosované figury najdete na začátku seznamu tahů.
cards-from-random = Karty otáčel program náhodně. Zpětně se to ověřit nedá.
cards-from-own = Karty byly z opravdových balíčků na stole.
cards-from-provable = Každá karta plyne z tajného klíče. Jeho otisk byl vidět ještě před první kartou: kdo si ho tehdy poznamenal, může ověřit, že klíč nikdo nevyměnil.
    .tri-d-chess = Rozestavení plyne z tajného klíče. Jeho otisk byl vidět ještě před první vylosovanou figurou: kdo si ho tehdy poznamenal, může ověřit, že klíč nikdo nevyměnil.
cards-pledge = Otisk
cards-word = Vaše slovo nebo hod
cards-word-field = Vaše slovo nebo hod (nepovinné)
cards-word-why = Otisk už je daný, a tak napište něco, co program nemohl tušit: libovolnou větu nebo to, co hodíte kostkou. Každý hráč může něco přidat. Přimíchá se to do každé karty, takže si karty nemohl nikdo vybrat, ani program.
    .tri-d-chess = Otisk už je daný, a tak napište něco, co program nemohl tušit: libovolnou větu nebo to, co hodíte kostkou. Každý hráč může něco přidat. Přimíchá se to do každého losu, takže si rozestavení nemohl nikdo vybrat, ani program.
cards-word-in = Přimícháno: „{ $word }“. Do první karty to můžete změnit.
    .tri-d-chess = Přimícháno: „{ $word }“. Do losování to můžete změnit.
cards-word-out = Nic není přimícháno: o kartách rozhoduje jen program.
    .tri-d-chess = Nic není přimícháno: o rozestavení rozhoduje jen program.
cards-word-none = žádné
cards-secret = Tajný klíč
cards-secret-later = Ukáže se na konci partie.
cards-verify = Ověřit karty
    .tri-d-chess = Ověřit los
cards-good = { $draws ->
    [0] Klíč má tento otisk. V partii nikdo žádnou kartu neotočil.
    [one] Karta plyne z klíče s tímto otiskem.
    [few] Všechny { $draws } karty plynou z klíče s tímto otiskem.
   *[other] Všech { $draws } karet plyne z klíče s tímto otiskem.
  }
    .tri-d-chess = Všechny losy plynou z klíče s tímto otiskem (celkem { $draws }).
cards-bad = Karty nesouhlasí s otiskem: { $why }
    .tri-d-chess = Losy nesouhlasí s otiskem: { $why }
cards-shown-word = Do každé karty se přimíchalo „{ $word }“. Kdo to napsal, až když viděl otisk, ví, že si karty nikdo nevybral.
    .tri-d-chess = Do každého losu se přimíchalo „{ $word }“. Kdo to napsal, až když viděl otisk, ví, že si rozestavení nikdo nevybral.
cards-not-shown = Neukazuje to:
cards-gap-alone = že si karty nikdo nevybral. Slovo hráče v nich není, a tak program mohl zkoušet klíče, dokud se mu některý nehodil;
    .tri-d-chess = že si rozestavení nikdo nevybral. Slovo hráče v něm není, a tak program mohl zkoušet klíče, dokud se mu některý nehodil;
cards-gap-options = že volby a výchozí postavení byly právě tyto, pokud by jiné daly stejné karty;
cards-gap-ending = že partie skončila tady. Pravidla ji tu nekončí, a co následovalo, mohl někdo odříznout;
cards-gap-rest = kdo hrál, jak táhl a kdy.
cards-in-vain = prohra
cards-in-view = na stole
