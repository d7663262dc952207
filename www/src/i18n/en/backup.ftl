# A file with everything that this browser keeps.

backup-what = A backup is one file with all your games and settings. It can be read here or in any other browser, also on another device.
backup-save = Save a backup
backup-read = Read a backup
backup-going = { $done } of { $all } games…
backup-saved = { $count ->
    [0] The file { $file } holds your settings; there is no game yet.
    [one] The file { $file } holds { $count } game and your settings.
   *[other] The file { $file } holds { $count } games and your settings.
  }
backup-added = { $count ->
    [one] { $count } game has been added.
   *[other] { $count } games have been added.
  }
backup-same = { $count ->
    [one] { $count } game was here already.
   *[other] { $count } games were here already.
  }
backup-longer = { $count ->
    [one] { $count } game was longer in the file; it has been completed here, too.
   *[other] { $count } games were longer in the file; they have been completed here, too.
  }
backup-both = { $count ->
    [one] { $count } game differs here and in the file: you now have both versions.
   *[other] { $count } games differ here and in the file: you now have both versions.
  }
backup-unread = { $count ->
    [one] { $count } game could not be read when the backup was made. It stays in the file.
   *[other] { $count } games could not be read when the backup was made. They stay in the file.
  }
backup-none = There is no game in this backup.
backup-settings = The settings now are those of the backup.
backup-broken-game = Game { $number } of the file ({ $game }) cannot be read. { $why }

page-what = This page can save itself with all your games in one file, which you can keep, send or carry on a USB stick.
page-save = Save as one file with my games
page-save-size = Save as one file with my games ({ $size } MB)
page-saved = The file { $file } opens Klubovna with your games.
page-left = { $count ->
    [one] { $count } thing that this page carried could not be read as a game. It is in the new file just as it was.
   *[other] { $count } things that this page carried could not be read as games. They are in the new file just as they were.
  }

backup-offer = Some browsers forget a page that is not opened for a week, and your games with it. A backup keeps them.
backup-later = Not now

error-backup-not = The file { $file } is not a backup from Klubovna. Records of games are opened on the page “Open a game”.
error-backup-newer = This backup was written in format { $version } by a newer version of Klubovna; this one knows format { $known }. Nothing has been changed here. Read it in the newer version.
error-backup-broken = The backup is damaged here. Nothing has been changed in this browser.
error-backup-cut = Here the backup ends too early: a part of it is missing. Nothing has been changed in this browser.
error-backup-too-large = The file { $file } is larger than { $most } MB, which is the most that a backup can have.
error-backup-unreadable = The file { $file } could not be read. It may have been moved or removed.
error-backup-misfit = Something that belongs to a game is missing or of the wrong kind.
error-backup-full = The browser takes no more; perhaps the disk is full. Games read before that: { $count }. Make some room and read the file again: what is here already will not be doubled.
error-page-broken = { $games } What cannot be read stays in this file, also when you save it again.
