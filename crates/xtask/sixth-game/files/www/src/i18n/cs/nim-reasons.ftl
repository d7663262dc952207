nim-why-end = Kameny se berou z pravého konce, nejvýše tři.

error-nim-position = Pozice je počet kamenů od 0 do { $most } a strana na tahu, například { $most } w.
error-nim-action = „{ $text }“ není tah. Tahy jsou -1, -2 a -3.
error-nim-too-many = Zbývá jich jen { $left }.
