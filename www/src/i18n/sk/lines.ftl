# Lines of moves: what is tried beside a game, and what is done with variations.

play-looking-back = Prezeráte si skoršiu pozíciu.
play-return = Späť do partie
lines-tried = Skúšate ťahy, partia počká.
lines-clock = Hodiny zatiaľ stoja.
lines-back = Ste späť v partii.
moves-removed = { $count ->
    [one] Ťah { $move } je zmazaný.
    [few] Ťah { $move } je zmazaný aj s pokračovaním: { $count } ťahy.
   *[other] Ťah { $move } je zmazaný aj s pokračovaním: { $count } ťahov.
  }
moves-restore = Vrátiť späť
moves-restored = Zmazané ťahy sú späť.
moves-promoted = Ťah { $move } je teraz v hlavnom variante.
play-do-restore = Vrátiť zmazané ťahy
lines-elsewhere = Partia sa hrá v inej karte alebo okne.
play-elsewhere = Partia je otvorená v inej karte alebo okne. Tu ju môžete len sledovať.
play-take-over = Hrať tu
play-do-begin-clock = Hrať ďalej s hodinami
