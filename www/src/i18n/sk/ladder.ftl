# How strong the levels are, behind the rules
ladder-title = Aké silné sú úrovne
ladder-about = Každá úroveň hrala proti tej o jednu nižšie, z náhodných otvorení a s výmenou strán. Výsledok 75 % znamená tri vyhrané partie zo štyroch; číslo za ± hovorí, aké je to isté.
ladder-level = Úroveň
ladder-against = Proti
ladder-games = Partií
ladder-score = Výsledok
ladder-below = úroveň { $level }
ladder-random = náhodné ťahy
