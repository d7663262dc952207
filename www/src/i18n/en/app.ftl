# Around every page, and when a page cannot be shown.

app-skip = Skip to the content
app-open = Open
app-settings = Settings
app-about = About
app-webmaster = Put a board on your page
app-footer = No account, no tracking. Games stay on your device. FOLKY® and Raindropchess® are trademarks of their owners.
app-language = Language
app-close = Close
app-theme-now = Theme: { $theme }
app-theme-auto = Same as device
app-theme-light = Light
app-theme-dark = Dark

## When a page cannot be shown

page-error-address-title = Nothing here
page-error-address = The address “{ $address }” leads nowhere. Perhaps it was cut short when it was copied.
page-error-error-title = This page could not be opened
page-error-home = Home

## When games are not saved

storage-short = Games are not being saved
