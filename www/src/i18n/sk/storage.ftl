# Why games are not saved, and what to do.

storage-failed = Prehliadač teraz nemôže nič uložiť, možno je plný disk. Klubovna to skúša ďalej. Kým je tu táto správa, vydržia partie, len kým stránku nezavriete alebo nenačítate znova: predtým si skopírujte ich záznamy.
storage-silent = Úložisko prehliadača neodpovedá. Hrať môžete, ale zatiaľ sa nič neukladá. Ak to potrvá, skopírujte si záznamy partií a prehliadač reštartujte.
storage-blocked = Uložené partie drží iná karta so staršou Klubovnou. Zavrite ju alebo ju načítajte znova; dovtedy sa tu nič neukladá.
storage-newer = V tomto prehliadači už ukladala partie novšia verzia Klubovny. Táto staršia ich necháva tak, ako sú. Načítajte stránku znova, aby ste dostali tú novšiu, alebo hrajte bez ukladania.
storage-accepted = Hráte bez ukladania: partie vydržia, len kým stránku nezavriete alebo nenačítate znova.
storage-none = Tento prehliadač nič neuchová: partie vydržia, len kým stránku nezavriete alebo nenačítate znova. Čo si chcete nechať, to si skopírujte alebo stiahnite.
storage-record = Ukázať záznam
storage-reload = Načítať znova
storage-play = Hrať bez ukladania
storage-file = Uložiť ako jeden súbor s mojimi partiami
