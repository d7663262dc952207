# Kolem každé stránky, a když stránku nelze ukázat.

app-skip = Přejít na obsah
app-open = Otevřít
app-settings = Nastavení
app-about = O Klubovně
app-webmaster = Dejte si desku na web
app-footer = Bez účtu, bez sledování. Partie zůstávají ve vašem zařízení. FOLKY® a Raindropchess® jsou ochranné známky svých vlastníků.
app-language = Jazyk
app-close = Zavřít
app-theme-now = Vzhled: { $theme }
app-theme-auto = Podle zařízení
app-theme-light = Světlý
app-theme-dark = Tmavý

## Když stránku nelze ukázat

page-error-address-title = Tady nic není
page-error-address = Adresa „{ $address }“ nikam nevede. Možná se při kopírování zkrátila.
page-error-error-title = Stránku se nepodařilo otevřít
page-error-home = Do klubovny

## Když se partie neukládají

storage-short = Partie se neukládají
