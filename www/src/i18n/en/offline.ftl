# What works without a connection, and new releases.

offline-title = Without a connection
offline-nothing = Nothing is kept for times without a connection yet: Klubovna would not open.
offline-some = { $count ->
    [0] The pages are kept here ({ $kept } of { $all } MB). A game is kept, too, once you have opened it.
   *[other] The pages and { $games } are kept here ({ $kept } of { $all } MB) and work without a connection.
  }
offline-all = Everything is here ({ $all } MB): all games, opponents, rules and settings work without a connection.
offline-keep = Keep everything
offline-keep-more = Keep everything ({ $size } MB more)
offline-fetching = Fetching what is missing
offline-file = This is Klubovna in one file: everything is in it, and it never needs a connection.
offline-insecure = This address begins with http, so the browser keeps no pages. At an address with https it does; the edition in one file needs no connection either.
offline-unable = This browser keeps no pages here. The edition in one file needs no connection either.
offline-lasting = The browser promises to keep your games until you delete them yourself.
offline-passing = Browsers may delete what they keep when the disk gets full. Some also do so when you have not come for a week.
offline-ask = Ask the browser to delete nothing

error-offline-full = There is no room left for everything. What is here stays; please make some room and try again.

release-ready = A new version of Klubovna is ready. Your games stay.
release-busy = A game is open in another tab and stays in the version in which it was opened. Please close it there first.
release-unsure = This browser does not tell whether a game is open in another tab. The new version comes by itself once all tabs of Klubovna are closed.
release-take = Switch to the new version
release-later = Later
