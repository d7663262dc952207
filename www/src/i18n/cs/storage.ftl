# Proč se partie neukládají a co s tím.

storage-failed = Prohlížeč teď nemůže nic uložit, možná je plný disk. Klubovna to zkouší dál. Dokud tu tato zpráva je, vydrží partie, jen dokud stránku nezavřete nebo nenačtete znovu: předtím si zkopírujte jejich záznamy.
storage-silent = Úložiště prohlížeče neodpovídá. Hrát můžete, ale zatím se nic neukládá. Pokud to potrvá, zkopírujte si záznamy partií a prohlížeč restartujte.
storage-blocked = Uložené partie drží jiná karta se starší Klubovnou. Zavřete ji nebo ji načtěte znovu; do té doby se tu nic neukládá.
storage-newer = V tomto prohlížeči už ukládala partie novější verze Klubovny. Tato starší je nechává, jak jsou. Načtěte stránku znovu, abyste dostali tu novější, nebo hrajte bez ukládání.
storage-accepted = Hrajete bez ukládání: partie vydrží, jen dokud stránku nezavřete nebo nenačtete znovu.
storage-none = Tento prohlížeč nic neuchová: partie vydrží, jen dokud stránku nezavřete nebo nenačtete znovu. Co si chcete nechat, to si zkopírujte nebo stáhněte.
storage-record = Ukázat záznam
storage-reload = Načíst znovu
storage-play = Hrát bez ukládání
storage-file = Uložit jako jeden soubor s mými partiemi
