# Otevření partie z textu.

open-title = Otevřít partii
open-lead = Vložte záznam či odkaz z Klubovny, nebo jen tahy, jak je zapisujete na papír. Čtou se i soubory šógových programů.
open-text = Text partie
open-example = 1. Vh7 Va3 2. h3 a6 3. Sf4 Sf5
open-game = Která hra
open-game-any = Poznat z textu
open-game-help = Záznam z Klubovny hru uvádí sám. Vybírejte jen u samotných tahů.
open-open = Otevřít
open-file = Vybrat soubor
open-readable = Otevřít, co se přečíst dalo
open-several = { $count ->
    [one] Otevřít se dá jedna partie:
    [few] Jsou tu { $count } partie. Kterou otevřít?
   *[other] Je tu { $count } partií. Kterou otevřít?
  }
open-samples = Nebo si prohlédněte
error-open-empty = Zatím tu není žádný text. Vložte záznam nebo tahy.
error-open-too-large = Soubor { $file } je na partii příliš velký.
error-open-unreadable = Soubor { $file } se nepodařilo přečíst. Možná byl přesunut nebo smazán.
error-open-backup = Soubor { $file } je záloha všech partií. Načítá se na stránce „Nastavení“ v části „Data“.
