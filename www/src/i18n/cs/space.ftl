# Pohled v prostoru na desky, které leží nad sebou.

space-pictures = Jak se desky zobrazí
space-picture-flat = Plán
space-picture-space = Prostor
space-picture-both = Obojí
space-looks = Pohled
space-look-white = od bílého
space-look-black = od černého
space-look-side = z boku
space-look-top = shora
space-key = Klávesa { $key }; nula nebo dvojklik ukáže zase všechno
space-missing = Tento prohlížeč tu neumí kreslit v prostoru (chybí mu WebGL). Plán ukazuje všechno a hraje se na něm stejně dobře.
space-unloaded = Pohled v prostoru se nepodařilo načíst. Plán ukazuje všechno a hraje se na něm stejně dobře.
space-lost = Grafická karta tento obraz pustila: drží jich jen několik najednou, nebo ji potřeboval někdo jiný. Plán ukazuje všechno a hraje se na něm stejně dobře; obraz se vrátí sám, nebo až ho znovu zvolíte.
space-close = Zavřít
