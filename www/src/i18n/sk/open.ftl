# Opening a game from text.

open-title = Otvoriť partiu
open-lead = Vložte záznam či odkaz z Klubovny alebo len ťahy, ako ich zapisujete na papier. Čítajú sa aj súbory šógových programov.
open-text = Text partie
open-example = 1. Vh7 Va3 2. h3 a6 3. Sf4 Sf5
open-game = Ktorá hra
open-game-any = Určiť podľa textu
open-game-help = Záznam z Klubovny hru uvádza sám. Vyberajte len pri samotných ťahoch.
open-open = Otvoriť
open-file = Vybrať súbor
open-readable = Otvoriť, čo sa dalo prečítať
open-several = { $count ->
    [one] Otvoriť sa dá jedna partia:
    [few] Sú tu { $count } partie. Ktorú otvoriť?
   *[other] Je tu { $count } partií. Ktorú otvoriť?
  }
open-samples = Alebo si pozrite
error-open-empty = Zatiaľ tu nie je žiadny text. Vložte záznam alebo ťahy.
error-open-too-large = Súbor { $file } je na partiu príliš veľký.
error-open-unreadable = Súbor { $file } sa nepodarilo prečítať. Možno bol presunutý alebo zmazaný.
error-open-backup = Súbor { $file } je záloha všetkých partií. Načítava sa na stránke „Nastavenia“ v časti „Údaje“.
