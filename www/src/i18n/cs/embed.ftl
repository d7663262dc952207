# Deska v rámu cizí stránky.
embed-open = Otevřít v Klubovně
embed-rules = Pravidla hry v Klubovně

error-embed-no-game = V adrese rámu chybí hra. Má tvar embed.html#/folky/replay/…
error-embed-mode = Režim „{ $mode }“ v adrese rámu neznám. Možné jsou: { $known }.
error-embed-parameter = Parametr „{ $name }“ v adrese rámu neznám. Možné jsou: { $known }.
error-embed-escape = Část „{ $text }“ adresy rámu je špatně zakódovaná: za znakem % mají stát dvě šestnáctkové číslice.
error-src-unread = Soubor z adresy rámu se nepodařilo otevřít jako partii.
error-embed-origin = „{ $text }“ v adrese rámu není adresa webu (origin). Ta má tvar https://klub.example.

error-frame-origin = Tento rám přijímá příkazy jen ze stránek svého webu a z webů uvedených ve své adrese, ne z { $origin }.
error-frame-version = Rám rozumí jen zprávám verze 1, ne verze { $version }.
error-frame-type = Příkaz „{ $type }“ rám nezná. Možné jsou: { $known }.
error-frame-id = Příkaz potřebuje id: text nebo číslo, které se vrátí s odpovědí.
error-frame-field = Příkaz { $type } nemá údaj „{ $name }“.
error-frame-empty = V tomto rámu není žádná deska.
error-frame-secret = Partie, která je tu otevřená, je ze souboru. Stránky jiných webů z ní nic nedostanou a netáhnou v ní, dokud nenačtou vlastní partii.
