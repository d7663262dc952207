# Raindropchess: proč je tah dobrý, nebo špatný. Podmětem vět je tah.

raindropchess-because-saves = { $count ->
    [one] Zachrání { $count } karta z celkem { $all }.
    [few] Zachrání { $count } karty z celkem { $all }.
   *[other] Zachrání { $count } karet z celkem { $all }.
}
raindropchess-because-wins-with = { $count ->
    [one] Hned vyhrává { $count } karta z celkem { $all }.
    [few] Hned vyhrávají { $count } karty z celkem { $all }.
   *[other] Hned vyhrává { $count } karet z celkem { $all }.
}
raindropchess-because-needs-card = { $count ->
    [one] Soupeře teď zachrání jen karta, a to { $count } z celkem { $all }.
   *[other] Soupeře teď zachrání jen karta, a to některá z { $count } z celkem { $all }.
}
raindropchess-because-fails = { $count ->
    [one] Hned prohrává { $count } karta z celkem { $all }.
    [few] Hned prohrávají { $count } karty z celkem { $all }.
   *[other] Hned prohrává { $count } karet z celkem { $all }.
}
