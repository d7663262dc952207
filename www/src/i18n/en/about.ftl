# What this is and whose it is.

about-title = About Klubovna
about-what = Klubovna is Czech for a clubroom: a place for unusual board games. You play here as at a table, with a friend or against the computer. The program knows the rules, watches over the moves, explains why something cannot be done, and writes the whole game down so that it can be played through again.
about-privacy = Privacy
about-privacy-requests = Once loaded, the page fetches nothing from elsewhere and sends nothing anywhere. It has no accounts, statistics, advertisements or cookies. It also works from a single file without a connection.
about-privacy-device = Games and settings are stored in this browser only.
about-privacy-delete = You can delete them in the settings.
about-games = Games and their authors
about-game-folky = FOLKY® was invented by Petr Doubek (2019). FOLKY is a registered trademark of its owner.
about-game-mixtour = Mixtour was invented by Dieter Stein (2011).
about-game-raindropchess = Raindropchess® was invented by Pavel Englický (2011). The name is used as a registered trademark by its owner.
about-game-animal-shogi = Shogi is a traditional game. With animals on 81 squares it is published in Japan; the animals here are our own drawings.
about-game-tri-d-chess = The tournament rules of Tri-D chess are by Jens Meder and friends, its variants by the authors named with them. The boards became known through Star Trek, a trademark of its owner.
about-rules = Rules
about-independent = Klubovna is independent: it is not published by the authors or publishers of the games and does not speak for them. The names of the games belong to their owners. The rules are explained in our own words; boards and pieces are our own drawings.
about-licences = Licences
about-own = The program is open: choose the MIT or the Apache 2.0 licence. Its drawings belong to everybody (CC0).
about-parts = It includes the work of others:
