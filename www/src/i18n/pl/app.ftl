# Around every page, and when a page cannot be shown.

app-skip = Przejdź do treści
app-open = Otwórz
app-settings = Ustawienia
app-about = O Klubovnie
app-webmaster = Plansza na twoją stronę
app-footer = Bez konta, bez śledzenia. Partie zostają na twoim urządzeniu. FOLKY® i Raindropchess® są znakami towarowymi swoich właścicieli.
app-language = Język
app-close = Zamknij
app-theme-now = Motyw: { $theme }
app-theme-auto = Jak w urządzeniu
app-theme-light = Jasny
app-theme-dark = Ciemny

## When a page cannot be shown

page-error-address-title = Tu nic nie ma
page-error-address = Adres „{ $address }” donikąd nie prowadzi. Być może został obcięty przy kopiowaniu.
page-error-error-title = Nie udało się otworzyć strony
page-error-home = Strona główna

## When games are not saved

storage-short = Partie się nie zapisują
