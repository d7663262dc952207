# Around every page, and when a page cannot be shown.

app-skip = Prejsť na obsah
app-open = Otvoriť
app-settings = Nastavenia
app-about = O Klubovne
app-webmaster = Dajte si dosku na web
app-footer = Bez účtu, bez sledovania. Partie zostávajú vo vašom zariadení. FOLKY® a Raindropchess® sú ochranné známky svojich vlastníkov.
app-language = Jazyk
app-close = Zavrieť
app-theme-now = Vzhľad: { $theme }
app-theme-auto = Podľa zariadenia
app-theme-light = Svetlý
app-theme-dark = Tmavý

## When a page cannot be shown

page-error-address-title = Tu nič nie je
page-error-address = Adresa „{ $address }“ nikam nevedie. Možno sa pri kopírovaní skrátila.
page-error-error-title = Stránku sa nepodarilo otvoriť
page-error-home = Domov

## When games are not saved

storage-short = Partie sa neukladajú
