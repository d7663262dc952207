# How strong the levels are, behind the rules
ladder-title = Jak silne są poziomy
ladder-about = Każdy poziom grał z poziomem o jeden niższym, od losowych otwarć i ze zmianą stron. Wynik 75% oznacza trzy wygrane partie na cztery; liczba po ± mówi, na ile to pewne.
ladder-level = Poziom
ladder-against = Przeciw
ladder-games = Partie
ladder-score = Wynik
ladder-below = poziom { $level }
ladder-random = losowe ruchy
