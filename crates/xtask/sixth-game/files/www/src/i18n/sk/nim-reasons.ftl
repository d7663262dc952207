nim-why-end = Kamene sa berú z pravého konca, najviac tri.

error-nim-position = Pozícia je počet kameňov od 0 do { $most } a strana na ťahu, napríklad { $most } w.
error-nim-action = „{ $text }“ nie je ťah. Ťahy sú -1, -2 a -3.
error-nim-too-many = Zostáva ich len { $left }.
