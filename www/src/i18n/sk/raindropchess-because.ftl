# Raindropchess: why a move is good or bad. “It” is the move.

raindropchess-because-saves = { $count ->
    [one] Zachráni { $count } karta z celkového počtu { $all }.
    [few] Zachránia { $count } karty z celkového počtu { $all }.
   *[other] Zachráni { $count } kariet z celkového počtu { $all }.
}
raindropchess-because-wins-with = { $count ->
    [one] Hneď vyhráva { $count } karta z celkového počtu { $all }.
    [few] Hneď vyhrávajú { $count } karty z celkového počtu { $all }.
   *[other] Hneď vyhráva { $count } kariet z celkového počtu { $all }.
}
raindropchess-because-needs-card = { $count ->
    [few] Súpera teraz zachráni len karta, vyhovujú { $count } z celkového počtu { $all }.
   *[other] Súpera teraz zachráni len karta, vyhovuje { $count } z celkového počtu { $all }.
}
raindropchess-because-fails = { $count ->
    [one] Hneď prehráva { $count } karta z celkového počtu { $all }.
    [few] Hneď prehrávajú { $count } karty z celkového počtu { $all }.
   *[other] Hneď prehráva { $count } kariet z celkového počtu { $all }.
}
