# Jak silné jsou úrovně, za pravidly
ladder-title = Jak silné jsou úrovně
ladder-about = Každá úroveň hrála proti té o jednu níž, z náhodných zahájení a s výměnou stran. Výsledek 75 % znamená tři vyhrané partie ze čtyř; číslo za ± říká, jak je to jisté.
ladder-level = Úroveň
ladder-against = Proti
ladder-games = Partií
ladder-score = Výsledek
ladder-below = úroveň { $level }
ladder-random = náhodné tahy
