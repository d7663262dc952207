# What the rules, records and files can complain about: error-CODE.

error-at = Riadok { $line }, stĺpec { $column }: { $message }
error-unknown = Niečo sa nepodarilo. Údaj na nahlásenie chyby: { $message }

error-unknown-game = Hra „{ $game }“ tu nie je. K dispozícii sú: { $known }.
error-ambiguous-game = Tieto ťahy vyhovujú viacerým hrám. Vyberte, prosím, o ktorú ide.
error-unknown-form = Táto hra sa vo formáte „{ $form }“ nezapisuje. K dispozícii sú: { $known }.
error-unknown-part = Táto hra potrebuje časť dosky, ktorá v tomto vydaní nie je: „{ $part }“. Načítajte, prosím, stránku znova.
error-no-step = „{ $text }“ nie je krok žiadnej akcie.

error-api-argument = { $name } nemôže mať hodnotu „{ $value }“. Možné sú: { $accepted }.
error-api-several = Zobraziť sa dá len jedno z týchto troch: record, src, position.
error-api-replaced = Medzitým prišla iná požiadavka.
error-api-not-your-turn = Na ťahu je počítač.

error-storage-unread = Uložené partie sa v tomto prehliadači teraz nedajú prečítať. Nič sa na nich nezmenilo.

error-engine-failed = Počítačový súper sa v tomto prehliadači nespustil.
error-no-engine = Túto hru počítač hrať nevie.

error-options-unknown-field = Voľba „{ $field }“ neexistuje. Možné voľby: { $known }.
error-options-bad-value = Voľba „{ $field }“ nemôže mať hodnotu „{ $value }“. Prípustné hodnoty: { $accepted }.
error-options-excluded = „{ $first }“ a „{ $second }“ sa nedajú hrať súčasne.
error-options-not-a-pair = „{ $text }“ nemá tvar názov=hodnota.

error-draw-empty = Už nie je čo otočiť.
error-draw-ran-out = Pripravené poradie kariet { $side ->
    [first] bieleho
   *[second] čierneho
  } je vyčerpané.
error-draw-not-there = Kartu „{ $card }“ teraz nemožno otočiť.
error-draw-pledge-used = Odtlačok kariet platí na 64 otočení a toto by bolo ďalšie.
error-draw-own = V tejto partii otáčate karty sami: vyberte tú, ktorá prišla.

error-cards-no-chance = V tejto hre nie sú karty.
error-cards-no-such-mode = Karty môžu byť random, provable alebo own, nie „{ $mode }“.
error-cards-too-late = Partia sa už začala s inými kartami. Iné si zvolíte v novej partii.
error-cards-secret-needed = Karty tejto partie určuje tajný kľúč, ktorý tu nie je uložený. Partiu si môžete prezrieť, ale ďalšiu kartu otočiť nemožno.
error-cards-variation = Karty tejto partie sú vopred dané, preto sa otáčajú len v hlavnom variante. Najprv tento variant určte za hlavný.
error-cards-bad-secret = Tajný kľúč musí mať 64 šestnástkových číslic.
error-cards-wrong-secret = Tajný kľúč, ktorý je tu uložený, k tejto partii nepatrí.
error-cards-not-over = Tajný kľúč zostane skrytý až do konca partie.
error-cards-no-pledge = V zázname nie je odtlačok kariet, takže nie je čo overovať.
error-cards-bad-pledge = Odtlačok kariet v zázname sa nedá prečítať.
error-cards-not-revealed = Tajný kľúč ku kartám zatiaľ nebol ukázaný. Ukáže sa po skončení partie.
error-cards-newer = Karty určila verzia { $version }, ktorá je novšia ako tento program. Použite, prosím, novšiu verziu.
error-cards-word-too-late = Slovo sa primiešava medzi odtlačkom a prvou kartou. Táto partia sa už začala, alebo jej odtlačok žiadne slovo nepripúšťa.
error-cards-word-too-long = Vaše slovo môže mať najviac { $limit } znakov.
error-cards-wrong-word = To, čo strany ukázali k svojim kartám, uvádza iné slovo ako záznam.
error-cards-bad-transcript = To, čo strany ukázali k svojim kartám, sa nedá prečítať: slovo č. { $word } je nesprávne alebo chýba.
error-cards-equal-ends = Obe strany zverejnili rovnaký odtlačok, takže jedna z nich len opakuje druhú.
error-cards-wrong-pledge = To, čo bolo ukázané po partii, nemá odtlačok zverejnený pred ňou.
error-cards-bad-value = Karta č. { $draw }: { $side ->
    [first] biely
   *[second] čierny
  } ukázal niečo iné, ako bolo určené pred partiou.
error-cards-wrong-outcome = Karta č. { $draw }: v zázname je { $card }, ale prísť musela { $due }.
error-cards-missing-draw = Karta č. { $draw }: strany k nej nič neukázali.
error-cards-extra-draw = Karta č. { $draw }: strany k nej niečo ukázali, ale v partii nie je.

error-play-over = Partia sa už skončila.
error-play-illegal = Ťah { $move } tu nie je možný.
error-play-nothing-removed = Nie je tu nič zmazané, čo by sa dalo vrátiť.
error-play-no-claim = Remízu tu zatiaľ požadovať nemožno: pozícia nastala { $times ->
    [one] raz
   *[other] { $times }×
}. Nárok dáva tretí výskyt, aj keď ho privodí váš ťah, alebo 50 ťahov každej strany bez brania a bez ťahu pešiakom.
error-play-not-chance = Teraz nie je čo otáčať.
error-play-no-such-move = Ťah číslo { $node } v tejto partii nie je.
error-play-no-such-side = Strana { $number } neexistuje.
error-play-own-tag = Položku „{ $name }“ píše do hlavičky sám program. Ručne sa zmeniť nedá.
error-play-settled = Karty s odtlačkom zostávajú tak, ako prišli, aj s ťahmi pred nimi. Po odkrytí kľúča sa nemení celá partia; iné ťahy si môžete skúšať vedľa nej.
error-play-bad-tag = Hlavička nemôže obsahovať položku „{ $name }“.

error-record-too-long = Text je dlhší, než smie záznam partie byť: najviac { $most } bajtov.
error-record-too-many-games = Z jedného textu sa číta najviac { $most } partií. Rozdeľte ho, prosím, na viac súborov.
error-record-too-many-actions = Záznam partie pojme najviac { $most } ťahov vrátane variantov. Odstráňte, prosím, niektoré varianty alebo partiu ukončite.
error-record-too-many-notes = Komentárov a značiek je na jeden záznam priveľa: dohromady smú mať najviac { $most } bajtov.
error-record-too-many-tags = Hlavička pojme najviac { $most } položiek.
error-record-long-name = Názov položky v hlavičke smie mať najviac { $most } znakov.
error-record-long-value = Hodnota položky v hlavičke smie mať najviac { $most } bajtov.
error-record-not-a-record = Toto nie je záznam partie: musí sa začínať riadkom [Klubovna "1"].
error-record-newer-format = Záznam je vo formáte { $version }, ktorý je novší ako tento program. Použite, prosím, novšiu verziu.
error-record-newer-rules = Partia sa hrala podľa pravidiel verzie { $version }, ktorá je novšia ako tento program. Použite, prosím, novšiu verziu.
error-record-no-game = V hlavičke chýba, o ktorú hru ide.
error-record-unknown-game = Toto je záznam inej hry: „{ $game }“.
error-record-bad-tag = Riadok hlavičky musí mať tvar [Názov "hodnota"].
error-record-double-tag = Položka { $name } je v hlavičke dvakrát.
error-record-unclosed-comment = Komentár, ktorý sa tu začína, nemá uzatváraciu zátvorku.
error-record-unclosed-variation = Zátvorka, ktorá sa tu otvára, nie je uzavretá.
error-record-nothing-to-close = Tu sa uzatvára niečo, čo nebolo otvorené.
error-record-variation-without-move = Variant musí stáť za ťahom, ktorý nahrádza.
error-record-empty-variation = Variant neobsahuje žiadny ťah.
error-record-glyph-without-move = Značka ako ! alebo $1 musí stáť za ťahom.
error-record-bad-glyph = Číslované značky sú od $0 do $255.
error-record-bad-clock = Čas na hodinách má tvar h:mm:ss.
error-record-move-after-end = Partia sa skončila už pred týmto ťahom.
error-record-text-after-result = Za výsledkom už nesmie nič byť.
error-record-result-in-variation = Výsledok partie nemôže stáť vo variante.
error-record-bad-result = Výsledok je 1-0, 0-1, 1/2-1/2 alebo *.
error-record-result-mismatch = Tento výsledok nezodpovedá zvyšku záznamu: malo by byť { $actual }.
error-record-bad-reason = Dôvod „{ $reason }“ nezodpovedá tejto hre alebo jej výsledku.

error-bad-attribute = Atribút { $name } nemôže mať hodnotu „{ $value }“. Prípustné hodnoty: { $accepted }.
error-missing-game = Nie je uvedené, ktorá hra sa má ukázať: chýba atribút game.
error-src-status = Súbor „{ $src }“ sa nepodarilo načítať: server odpovedal { $status }.
error-src-no-record = V súbore „{ $src }“ nie je žiadna partia: je prázdny, alebo je to webová stránka.
