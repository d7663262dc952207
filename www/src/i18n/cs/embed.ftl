# Deska v rámu cizí stránky.
embed-open = Otevřít v Klubovně
embed-rules = Pravidla hry v Klubovně

error-embed-no-game = V adrese rámu chybí hra. Má tvar embed.html#/folky/replay/…
error-embed-mode = Režim „{ $mode }“ v adrese rámu neznám. Možné jsou: { $known }.
error-embed-parameter = Parametr „{ $name }“ v adrese rámu neznám. Možné jsou: { $known }.
error-embed-escape = Část „{ $text }“ adresy rámu je špatně zakódovaná: za znakem % mají stát dvě šestnáctkové číslice.
error-src-unread = Soubor z adresy rámu se nepodařilo otevřít jako partii.
