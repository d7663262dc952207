# A file with everything that this browser keeps.

backup-what = Eine Sicherung ist eine einzige Datei mit allen Partien und Einstellungen. Sie lässt sich hier oder in jedem anderen Browser einlesen, auch auf einem anderen Gerät.
backup-save = Sicherung speichern
backup-read = Sicherung einlesen
backup-going = { $done } von { $all } Partien …
backup-saved = { $count ->
    [0] Die Datei { $file } enthält Ihre Einstellungen; eine Partie gibt es noch nicht.
    [one] Die Datei { $file } enthält { $count } Partie und Ihre Einstellungen.
   *[other] Die Datei { $file } enthält { $count } Partien und Ihre Einstellungen.
  }
backup-added = { $count ->
    [one] { $count } Partie ist hinzugekommen.
   *[other] { $count } Partien sind hinzugekommen.
  }
backup-same = { $count ->
    [one] { $count } Partie war schon da.
   *[other] { $count } Partien waren schon da.
  }
backup-longer = { $count ->
    [one] { $count } Partie war in der Datei länger; sie ist jetzt auch hier vollständig.
   *[other] { $count } Partien waren in der Datei länger; sie sind jetzt auch hier vollständig.
  }
backup-both = { $count ->
    [one] { $count } Partie ist hier und in der Datei verschieden: Sie haben jetzt beide Fassungen.
   *[other] { $count } Partien sind hier und in der Datei verschieden: Sie haben jetzt beide Fassungen.
  }
backup-unread = { $count ->
    [one] { $count } Partie ließ sich schon beim Speichern der Sicherung nicht lesen. Sie bleibt in der Datei.
   *[other] { $count } Partien ließen sich schon beim Speichern der Sicherung nicht lesen. Sie bleiben in der Datei.
  }
backup-none = In dieser Sicherung ist keine Partie.
backup-settings = Es gelten jetzt die Einstellungen der Sicherung.
backup-broken-game = Partie { $number } der Datei ({ $game }) lässt sich nicht lesen. { $why }

page-what = Diese Seite kann sich mit all Ihren Partien als eine einzige Datei speichern, die Sie aufheben, verschicken oder auf einem USB-Stick mitnehmen können.
page-save = Als eine Datei mit meinen Partien speichern
page-save-size = Als eine Datei mit meinen Partien speichern ({ $size } MB)
page-saved = Die Datei { $file } öffnet Klubovna mit Ihren Partien.
page-left = { $count ->
    [one] { $count } Eintrag, den diese Seite enthielt, ließ sich nicht als Partie lesen. Er steht unverändert in der neuen Datei.
   *[other] { $count } Einträge, die diese Seite enthielt, ließen sich nicht als Partien lesen. Sie stehen unverändert in der neuen Datei.
  }

backup-offer = Manche Browser vergessen eine Seite, die eine Woche lang nicht geöffnet wird, und mit ihr Ihre Partien. Eine Sicherung bewahrt sie.
backup-later = Nicht jetzt

error-backup-not = Die Datei { $file } ist keine Sicherung von Klubovna. Aufzeichnungen von Partien werden auf der Seite „Partie öffnen“ geöffnet.
error-backup-newer = Diese Sicherung wurde von einer neueren Version von Klubovna im Format { $version } geschrieben; diese hier kennt Format { $known }. Hier wurde nichts geändert. Lesen Sie sie in der neueren Version ein.
error-backup-broken = Die Sicherung ist an dieser Stelle beschädigt. In diesem Browser wurde nichts geändert.
error-backup-cut = Hier endet die Sicherung zu früh: Ein Teil von ihr fehlt. In diesem Browser wurde nichts geändert.
error-backup-too-large = Die Datei { $file } ist größer als { $most } MB; mehr kann eine Sicherung nicht haben.
error-backup-unreadable = Die Datei { $file } konnte nicht gelesen werden. Vielleicht wurde sie verschoben oder gelöscht.
error-backup-misfit = Etwas, das zu einer Partie gehört, fehlt oder ist von der falschen Art.
error-backup-full = Der Browser nimmt nichts mehr an; vielleicht ist der Datenträger voll. Bis dahin eingelesene Partien: { $count }. Schaffen Sie Platz und lesen Sie die Datei noch einmal ein: Was schon da ist, wird nicht verdoppelt.
error-page-broken = { $games } Was sich nicht lesen lässt, bleibt in dieser Datei, auch wenn Sie sie wieder speichern.
