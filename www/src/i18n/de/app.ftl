# Around every page, and when a page cannot be shown.

app-skip = Zum Inhalt
app-open = Öffnen
app-settings = Einstellungen
app-about = Über uns
app-webmaster = Ein Brett für Ihre Website
app-footer = Kein Konto, kein Tracking. Partien bleiben auf Ihrem Gerät. FOLKY® und Raindropchess® sind Marken ihrer Inhaber.
app-language = Sprache
app-close = Schließen
app-theme-now = Design: { $theme }
app-theme-auto = Wie das Gerät
app-theme-light = Hell
app-theme-dark = Dunkel

## When a page cannot be shown

page-error-address-title = Hier ist nichts
page-error-address = Die Adresse „{ $address }“ führt nirgendwohin. Vielleicht wurde sie beim Kopieren abgeschnitten.
page-error-error-title = Diese Seite ließ sich nicht öffnen
page-error-home = Zur Startseite

## When games are not saved

storage-short = Partien werden nicht gespeichert
