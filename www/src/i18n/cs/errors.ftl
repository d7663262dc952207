# Na co si mohou stěžovat pravidla, záznamy a soubory: error-KÓD.

error-at = Řádek { $line }, sloupec { $column }: { $message }
error-unknown = Něco se nepovedlo. Údaj pro hlášení chyby: { $message }

error-unknown-game = Hra „{ $game }“ tu není. K dispozici jsou: { $known }.
error-ambiguous-game = Tyto tahy vyhovují více hrám. Vyberte prosím, o kterou jde.
error-unknown-form = Tato hra se ve formátu „{ $form }“ nezapisuje. K dispozici jsou: { $known }.
error-unknown-part = Tato hra potřebuje část desky, která v tomto vydání není: „{ $part }“. Načtěte prosím stránku znovu.
error-no-step = „{ $text }“ není krok žádné akce.

error-api-argument = { $name } nemůže mít hodnotu „{ $value }“. Možné jsou: { $accepted }.
error-api-several = Zobrazit lze jen jedno z těchto tří: record, src, position.
error-api-replaced = Mezitím přišel jiný požadavek.
error-api-not-your-turn = Na tahu je počítač.

error-storage-unread = Uložené partie v tomto prohlížeči teď nejdou přečíst. Nic se na nich nezměnilo.

error-engine-failed = Počítačový soupeř se v tomto prohlížeči nerozběhl.
error-no-engine = Tuto hru počítač hrát neumí.

error-options-unknown-field = Volba „{ $field }“ neexistuje. Možné volby: { $known }.
error-options-bad-value = Volba „{ $field }“ nemůže mít hodnotu „{ $value }“. Přípustné hodnoty: { $accepted }.
error-options-excluded = „{ $first }“ a „{ $second }“ nelze hrát současně.
error-options-not-a-pair = „{ $text }“ nemá tvar název=hodnota.

error-draw-empty = Už není co otočit.
error-draw-ran-out = Připravené pořadí karet { $side ->
    [first] bílého
   *[second] černého
  } je vyčerpáno.
error-draw-not-there = Kartu „{ $card }“ teď nelze otočit.
error-draw-pledge-used = Otisk karet platí pro 64 otočení a tohle by bylo další.
error-draw-own = V této partii otáčíte karty sami: vyberte tu, která přišla.

error-cards-no-chance = V této hře nejsou karty.
error-cards-no-such-mode = Karty mohou být random, provable nebo own, ne „{ $mode }“.
error-cards-too-late = Partie už začala s jinými kartami. Jiné si zvolíte v nové partii.
error-cards-secret-needed = Karty této partie určuje tajný klíč, který tu není uložen. Partii si můžete prohlédnout, ale další kartu otočit nelze.
error-cards-variation = Karty této partie jsou předem dané, proto se otáčejí jen v hlavní variantě. Nejdřív z této varianty udělejte hlavní.
error-cards-bad-secret = Tajný klíč musí mít 64 šestnáctkových číslic.
error-cards-wrong-secret = Tajný klíč, který je tu uložen, k této partii nepatří.
error-cards-not-over = Tajný klíč zůstane skrytý až do konce partie.
error-cards-no-pledge = V záznamu není otisk karet, takže není co ověřovat.
error-cards-bad-pledge = Otisk karet v záznamu nelze přečíst.
error-cards-not-revealed = Tajný klíč ke kartám zatím nebyl ukázán. Ukáže se po skončení partie.
error-cards-newer = Karty určila verze { $version }, která je novější než tento program. Použijte prosím novější verzi.
error-cards-word-too-late = Slovo se přimíchává mezi otiskem a první kartou. Tahle partie už začala, nebo její otisk žádné slovo nepřipouští.
error-cards-word-too-long = Vaše slovo může mít nejvýš { $limit } znaků.
error-cards-wrong-word = Co strany ukázaly ke svým kartám, uvádí jiné slovo než záznam.
error-cards-bad-transcript = To, co strany ukázaly ke svým kartám, nelze přečíst: slovo č. { $word } je špatně nebo chybí.
error-cards-equal-ends = Obě strany zveřejnily stejný otisk, takže jedna z nich jen opakuje druhou.
error-cards-wrong-pledge = Co bylo ukázáno po partii, nemá otisk zveřejněný před ní.
error-cards-bad-value = Karta č. { $draw }: { $side ->
    [first] bílý
   *[second] černý
  } ukázal něco jiného, než bylo určeno před partií.
error-cards-wrong-outcome = Karta č. { $draw }: v záznamu je { $card }, ale přijít musela { $due }.
error-cards-missing-draw = Karta č. { $draw }: strany k ní nic neukázaly.
error-cards-extra-draw = Karta č. { $draw }: strany k ní něco ukázaly, ale v partii není.

error-play-over = Partie už skončila.
error-play-illegal = Tah { $move } tu není možný.
error-play-nothing-removed = Není tu nic smazaného, co by šlo vrátit.
error-play-no-claim = Remízu tu zatím požadovat nelze: pozice nastala { $times ->
    [one] jednou
   *[other] { $times }×
}. Nárok dává třetí výskyt, i když ho přivodí váš tah, nebo 50 tahů každé strany bez braní a bez tahu pěšcem.
error-play-not-chance = Teď není co otáčet.
error-play-no-such-move = Tah číslo { $node } v této partii není.
error-play-no-such-side = Strana { $number } neexistuje.
error-play-own-tag = Položku „{ $name }“ píše do hlavičky sám program. Ručně ji změnit nejde.
error-play-settled = Karty s otiskem zůstávají, jak přišly, i s tahy před nimi. Po odkrytí klíče se nemění celá partie; jiné tahy si můžete zkoušet vedle ní.
error-play-bad-tag = Hlavička nemůže obsahovat položku „{ $name }“.

error-record-too-long = Text je delší, než smí záznam partie být: nejvýš { $most } bajtů.
error-record-too-many-games = Z jednoho textu se čte nejvýš { $most } partií. Rozdělte ho prosím na víc souborů.
error-record-too-many-actions = Záznam partie pojme nejvýš { $most } tahů včetně variant. Odstraňte prosím některé varianty, nebo partii ukončete.
error-record-too-many-notes = Komentářů a značek je na jeden záznam příliš: dohromady smějí mít nejvýš { $most } bajtů.
error-record-too-many-tags = Hlavička pojme nejvýš { $most } položek.
error-record-long-name = Název položky v hlavičce smí mít nejvýš { $most } znaků.
error-record-long-value = Hodnota položky v hlavičce smí mít nejvýš { $most } bajtů.
error-record-not-a-record = Toto není záznam partie: musí začínat řádkem [Klubovna "1"].
error-record-newer-format = Záznam je ve formátu { $version }, který je novější než tento program. Použijte prosím novější verzi.
error-record-newer-rules = Partie se hrála podle pravidel verze { $version }, která je novější než tento program. Použijte prosím novější verzi.
error-record-no-game = V hlavičce chybí, o kterou hru jde.
error-record-unknown-game = Toto je záznam jiné hry: „{ $game }“.
error-record-bad-tag = Řádek hlavičky musí mít tvar [Název "hodnota"].
error-record-double-tag = Položka { $name } je v hlavičce dvakrát.
error-record-unclosed-comment = Komentář, který tu začíná, nemá uzavírací závorku.
error-record-unclosed-variation = Závorka, která se tu otevírá, není uzavřena.
error-record-nothing-to-close = Tady se uzavírá něco, co nebylo otevřeno.
error-record-variation-without-move = Varianta musí stát za tahem, který nahrazuje.
error-record-empty-variation = Varianta neobsahuje žádný tah.
error-record-glyph-without-move = Značka jako ! nebo $1 musí stát za tahem.
error-record-bad-glyph = Číslované značky jsou od $0 do $255.
error-record-bad-clock = Čas na hodinách má tvar h:mm:ss.
error-record-move-after-end = Partie skončila už před tímto tahem.
error-record-text-after-result = Za výsledkem už nesmí nic být.
error-record-result-in-variation = Výsledek partie nemůže stát ve variantě.
error-record-bad-result = Výsledek je 1-0, 0-1, 1/2-1/2 nebo *.
error-record-result-mismatch = Tento výsledek neodpovídá zbytku záznamu: mělo by být { $actual }.
error-record-bad-reason = Důvod „{ $reason }“ neodpovídá této hře nebo jejímu výsledku.

error-bad-attribute = Atribut { $name } nemůže mít hodnotu „{ $value }“. Přípustné hodnoty: { $accepted }.
error-missing-game = Není řečeno, která hra se má ukázat: chybí atribut game.
error-src-status = Soubor „{ $src }“ se nepodařilo načíst: server odpověděl { $status }.
error-src-no-record = V souboru „{ $src }“ není žádná partie: je prázdný, nebo je to webová stránka.
