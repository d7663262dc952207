# The view in space of boards that lie above each other.

space-pictures = Ako sa dosky zobrazia
space-picture-flat = Plán
space-picture-space = Priestor
space-picture-both = Oboje
space-looks = Pohľad
space-look-white = od bieleho
space-look-black = od čierneho
space-look-side = zboku
space-look-top = zhora
space-key = Kláves { $key }; nula alebo dvojité kliknutie ukáže zase všetko
space-missing = Tento prehliadač tu nevie kresliť v priestore (chýba mu WebGL). Plán ukazuje všetko a hrá sa na ňom rovnako dobre.
space-unloaded = Pohľad v priestore sa nepodarilo načítať. Plán ukazuje všetko a hrá sa na ňom rovnako dobre.
space-lost = Grafická karta tento obraz uvoľnila: drží ich len niekoľko naraz, alebo ju potreboval niekto iný. Plán ukazuje všetko a hrá sa na ňom rovnako dobre; obraz sa vráti sám, alebo keď ho znova zvolíte.
space-close = Zavrieť
