# Mixtour: volby, pro formulář nové partie.

mixtour-option-target = Body k výhře
    .help = V základní hře jeden, na turnajích dva nebo tři. Bodovaný sloupek, který ještě nevyhrál, z desky zmizí.
mixtour-option-scored = Bodované sloupky
    .help = Kam přijdou kameny bodovaného sloupku, když se hraje dál.
mixtour-option-scored-out = Ven ze hry
mixtour-option-scored-reserve = Zpět do zásob
mixtour-option-repetition = Remíza opakováním
    .help = Partie končí remízou, když stejná pozice nastane potřetí.
