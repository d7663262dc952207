# Why games are not saved, and what to do.

storage-failed = Your browser cannot save anything right now; perhaps the disk is full. Klubovna keeps trying. While this is here, your games last only until this page is closed or loaded again: copy their records before that.
storage-silent = The storage of your browser does not answer. You can play all the same, but nothing is saved yet. If this stays so, copy the records of your games, then restart the browser.
storage-blocked = Another tab with an older Klubovna holds the saved games. Please close or reload that tab; nothing is saved here until then.
storage-newer = A newer version of Klubovna has saved games in this browser. This older one leaves them as they are. Reload the page to get the newer one, or play without saving.
storage-accepted = You are playing without saving: games last only until this page is closed or loaded again.
storage-none = This browser keeps nothing: games last only until this page is closed or loaded again. Copy or download what you want to keep.
storage-record = Show the record
storage-reload = Reload
storage-play = Play without saving
storage-file = Save as one file with my games
