# The board in a frame on another page.
embed-open = Open in Klubovna
embed-rules = Rules of the game in Klubovna

error-embed-no-game = The address of the frame names no game. It looks like embed.html#/folky/replay/…
error-embed-mode = The address of the frame has an unknown mode “{ $mode }”. Available: { $known }.
error-embed-parameter = The address of the frame has an unknown parameter “{ $name }”. Available: { $known }.
error-embed-escape = The part “{ $text }” of the address of the frame is badly escaped: two hexadecimal digits have to follow %.
error-src-unread = The file that the address of the frame names could not be opened as a game.
error-embed-origin = “{ $text }” in the address of the frame is not an origin. An origin looks like https://club.example.

error-frame-origin = This frame takes commands only from pages of its own site and of the origins listed in its address, not from { $origin }.
error-frame-version = The frame understands only messages of version 1, not { $version }.
error-frame-type = The frame knows no command “{ $type }”. Available: { $known }.
error-frame-id = A command needs an id: a text or a number that comes back with the answer.
error-frame-field = The command { $type } has no field “{ $name }”.
error-frame-empty = There is no board in this frame.
error-frame-secret = The game that is open here comes from a file. Pages of other sites get nothing of it and make no moves in it until they load a game of their own.
