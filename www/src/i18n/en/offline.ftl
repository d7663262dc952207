# What works without a network, and new releases.

offline-title = Without a network
offline-nothing = Nothing is kept in this browser yet: without a network Klubovna would not open.
offline-some = { $count ->
    [0] The pages are kept here ({ $kept } of { $all } MB). A game is kept, too, once you have opened it.
   *[other] The pages and { $games } are kept here ({ $kept } of { $all } MB) and work without a network.
  }
offline-all = Everything is here ({ $all } MB): all games, opponents, rules and settings work without a network.
offline-keep = Keep everything
offline-keep-more = Keep everything ({ $size } MB more)
offline-fetching = Fetching what is missing
offline-file = This is Klubovna in one file: everything is in it, and it never asks for a network.
offline-insecure = This address begins with http, so the browser keeps no pages. At an address with https it does; the edition in one file needs no network either.
offline-unable = This browser keeps no pages here. The edition in one file needs no network either.
offline-lasting = The browser promises to keep your games until you delete them yourself.
offline-passing = Browsers may throw away what they keep when the disk gets full, some also when you have not come for a week.
offline-ask = Ask the browser to keep everything

error-offline-full = There is no room left for everything. What is here stays; please make some room and try again.

release-ready = A new version of Klubovna is ready. Your games stay.
release-busy = A game is open in another tab, and goes on with the version that it was opened in. Please close it there first.
release-take = Take the new version
release-later = Later
