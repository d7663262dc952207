# The board in a frame on another page.
embed-open = Otvoriť v Klubovne
embed-rules = Pravidlá hry v Klubovne

error-embed-no-game = V adrese rámu chýba hra. Má tvar embed.html#/folky/replay/…
error-embed-mode = Neznámy režim „{ $mode }“ v adrese rámu. Možné sú: { $known }.
error-embed-parameter = Neznámy parameter „{ $name }“ v adrese rámu. Možné sú: { $known }.
error-embed-escape = Časť „{ $text }“ adresy rámu je zle zakódovaná: za znakom % majú stáť dve šestnástkové číslice.
error-src-unread = Súbor z adresy rámu sa nepodarilo otvoriť ako partiu.
error-embed-origin = „{ $text }“ v adrese rámu nie je adresa webu (origin). Tá má tvar https://klub.example.

error-frame-origin = Tento rám prijíma príkazy len zo stránok svojho webu a z webov uvedených vo svojej adrese, nie z { $origin }.
error-frame-version = Rám rozumie len správam verzie 1, nie verzie { $version }.
error-frame-type = Príkaz „{ $type }“ rám nepozná. Možné sú: { $known }.
error-frame-id = Príkaz potrebuje id: text alebo číslo, ktoré sa vráti s odpoveďou.
error-frame-field = Príkaz { $type } nemá údaj „{ $name }“.
error-frame-empty = V tomto ráme nie je žiadna doska.
error-frame-secret = Partia, ktorá je tu otvorená, je zo súboru. Stránky iných webov z nej nič nedostanú a neťahajú v nej, kým nenačítajú vlastnú partiu.
