# The cards of a game: which came, where they came from, and what can be checked about them.

cards-title = Otočené karty
    .tri-d-chess = Ako sa žrebovalo rozostavenie
cards-none = Zatiaľ nikto neotočil žiadnu kartu.
    .tri-d-chess = Vyžrebované figúry nájdete na začiatku zoznamu ťahov.
cards-from-random = Karty otáčal program náhodne. Spätne sa to overiť nedá.
cards-from-own = Karty boli zo skutočných balíčkov na stole.
cards-from-provable = Každá karta vyplýva z tajného kľúča. Jeho odtlačok bolo vidieť ešte pred prvou kartou: kto si ho vtedy poznamenal, môže overiť, že kľúč nikto nevymenil.
    .tri-d-chess = Rozostavenie vyplýva z tajného kľúča. Jeho odtlačok bolo vidieť ešte pred prvou vyžrebovanou figúrou: kto si ho vtedy poznamenal, môže overiť, že kľúč nikto nevymenil.
cards-pledge = Odtlačok
cards-word = Vaše slovo alebo hod
cards-word-field = Vaše slovo alebo hod (nepovinné)
cards-word-why = Odtlačok je už daný, takže napíšte niečo, čo program nemohol tušiť: ľubovoľnú vetu alebo to, čo hodíte kockou. Každý hráč môže niečo pridať. Primieša sa to do každej karty, takže si karty nemohol nikto vybrať, ani program.
    .tri-d-chess = Odtlačok je už daný, takže napíšte niečo, čo program nemohol tušiť: ľubovoľnú vetu alebo to, čo hodíte kockou. Každý hráč môže niečo pridať. Primieša sa to do každého žrebu, takže si rozostavenie nemohol nikto vybrať, ani program.
cards-word-in = Primiešané: „{ $word }“. Do prvej karty to môžete zmeniť.
    .tri-d-chess = Primiešané: „{ $word }“. Do žrebovania to môžete zmeniť.
cards-word-out = Nič nie je primiešané: o kartách rozhoduje len program.
    .tri-d-chess = Nič nie je primiešané: o rozostavení rozhoduje len program.
cards-word-none = žiadne
cards-secret = Tajný kľúč
cards-secret-later = Ukáže sa na konci partie.
cards-verify = Overiť karty
    .tri-d-chess = Overiť žreb
cards-good = { $draws ->
    [0] Kľúč má tento odtlačok. V partii nikto neotočil žiadnu kartu.
    [one] Karta vyplýva z kľúča s týmto odtlačkom.
    [few] Všetky { $draws } karty vyplývajú z kľúča s týmto odtlačkom.
   *[other] Všetkých { $draws } kariet vyplýva z kľúča s týmto odtlačkom.
  }
    .tri-d-chess = Všetky žreby vyplývajú z kľúča s týmto odtlačkom (spolu { $draws }).
cards-bad = Karty nesúhlasia s odtlačkom: { $why }
    .tri-d-chess = Žreby nesúhlasia s odtlačkom: { $why }
cards-shown-word = Do každej karty sa primiešalo „{ $word }“. Kto to napísal, až keď videl odtlačok, vie, že si karty nikto nevybral.
    .tri-d-chess = Do každého žrebu sa primiešalo „{ $word }“. Kto to napísal, až keď videl odtlačok, vie, že si rozostavenie nikto nevybral.
cards-not-shown = Nedokazuje to:
cards-gap-alone = že si karty nikto nevybral. Slovo hráča v nich nie je, takže program mohol skúšať kľúče, kým sa mu niektorý nehodil;
    .tri-d-chess = že si rozostavenie nikto nevybral. Slovo hráča v ňom nie je, takže program mohol skúšať kľúče, kým sa mu niektorý nehodil;
cards-gap-options = že voľby a začiatočné postavenie boli práve tieto, ak by iné dali rovnaké karty;
cards-gap-ending = že sa partia skončila tu. Pravidlá ju tu nekončia, a čo nasledovalo, mohol niekto odrezať;
cards-gap-rest = kto hral, ako ťahal a kedy.
cards-in-vain = prehra
cards-in-view = na stole
