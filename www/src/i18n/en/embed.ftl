# The board in a frame on another page.
embed-open = Open in Klubovna
embed-rules = Rules of the game in Klubovna

error-embed-no-game = The address of the frame names no game. It looks like embed.html#/folky/replay/…
error-embed-mode = The address of the frame has an unknown mode “{ $mode }”. Available: { $known }.
error-embed-parameter = The address of the frame has an unknown parameter “{ $name }”. Available: { $known }.
error-embed-escape = The part “{ $text }” of the address of the frame is badly escaped: two hexadecimal digits have to follow %.
error-src-unread = The file that the address of the frame names could not be opened as a game.
