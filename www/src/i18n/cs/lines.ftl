# Řady tahů: co se zkouší vedle partie a co se dělá s variantami.

play-looking-back = Prohlížíte si dřívější pozici.
play-return = Zpět do partie
lines-tried = Zkoušíte tahy, partie počká.
lines-clock = Hodiny zatím stojí.
lines-back = Jste zpět v partii.
moves-removed = { $count ->
    [one] Tah { $move } je smazaný.
    [few] Tah { $move } je smazaný i s pokračováním: { $count } tahy.
   *[other] Tah { $move } je smazaný i s pokračováním: { $count } tahů.
  }
moves-restore = Vrátit zpět
moves-restored = Smazané tahy jsou zpátky.
moves-promoted = Tah { $move } je teď v hlavní variantě.
play-do-restore = Vrátit smazané tahy
lines-elsewhere = Partie se hraje v jiné kartě nebo okně.
play-elsewhere = Partie je otevřená v jiné kartě nebo okně. Tady ji můžete jen sledovat.
play-take-over = Hrát tady
play-do-begin-clock = Hrát dál s hodinami
