# What the rules, records and files can complain about: error-CODE.

error-at = Line { $line }, column { $column }: { $message }
error-unknown = Something went wrong. For a report of this fault: { $message }

error-unknown-game = There is no game “{ $game }” here. Available: { $known }.
error-ambiguous-game = These moves fit more than one game. Please choose which one.
error-unknown-form = This game is not written in the format “{ $form }”. Available: { $known }.
error-unknown-part = This game needs a part of the board that is not in this release: “{ $part }”. Please reload the page.
error-no-step = “{ $text }” is not a step of any action.

error-api-argument = { $name } cannot take “{ $value }”. Accepted: { $accepted }.
error-api-several = Only one of record, src and position can be shown.
error-api-replaced = Another request has come in the meantime.
error-api-not-your-turn = It is the computer’s turn.

error-storage-unread = The saved games of this browser cannot be read right now. Nothing about them has been changed.

error-engine-failed = The computer opponent could not be started in this browser.
error-no-engine = The computer cannot play this game.

error-options-unknown-field = There is no option “{ $field }”. Available: { $known }.
error-options-bad-value = The option “{ $field }” cannot be “{ $value }”. It takes: { $accepted }.
error-options-excluded = “{ $first }” and “{ $second }” cannot be played together.
error-options-not-a-pair = “{ $text }” is not of the form name=value.

error-draw-empty = There is nothing left to draw.
error-draw-ran-out = The prepared order of { $side ->
    [first] White’s
   *[second] Black’s
  } deck has run out.
error-draw-not-there = “{ $card }” cannot be drawn now.
error-draw-pledge-used = The fingerprint of the cards holds for 64 draws, and this would be one more.
error-draw-own = In this game you turn the cards yourselves: choose the one that came.

error-cards-no-chance = This game has no cards.
error-cards-no-such-mode = Cards can be random, provable or own, not “{ $mode }”.
error-cards-too-late = The game has begun with other cards. Begin a new one to choose again.
error-cards-secret-needed = The cards of this game are fixed by a secret that is not saved here. The game can be looked at, but no card can be turned.
error-cards-variation = The cards of this game are fixed, so they are turned in the main line only. Make this variation the main line first.
error-cards-bad-secret = The secret has to be 64 hexadecimal digits.
error-cards-wrong-secret = The secret that is saved here does not belong to this game.
error-cards-not-over = The secret stays hidden until the game is over.
error-cards-no-pledge = This record holds no fingerprint of its cards, so nothing can be verified.
error-cards-bad-pledge = The fingerprint in the record cannot be read.
error-cards-not-revealed = The secret behind the cards has not been shown yet. It is shown when the game is over.
error-cards-newer = The cards were fixed by version { $version }, which is newer than this program. Please use a newer version.
error-cards-word-too-late = A word goes in between the fingerprint and the first card. This game has begun, or was pledged without a word.
error-cards-word-too-long = Your word can have { $limit } characters at most.
error-cards-wrong-word = What both sides showed names another word than this record.
error-cards-bad-transcript = What both sides showed for their cards cannot be read: word { $word } is wrong or missing.
error-cards-equal-ends = Both sides published the same fingerprint, so one of them only repeats the other.
error-cards-wrong-pledge = What was shown after the game does not have the fingerprint that was published before it.
error-cards-bad-value = Draw { $draw }: { $side ->
    [first] White
   *[second] Black
  } showed something other than what was fixed before the game.
error-cards-wrong-outcome = Draw { $draw }: the record says { $card }, but it had to be { $due }.
error-cards-missing-draw = Draw { $draw }: the sides showed nothing for it.
error-cards-extra-draw = Draw { $draw }: the sides showed something, but this draw is not in the game.

error-play-over = The game is over.
error-play-illegal = { $move } is not possible here.
error-play-nothing-removed = Nothing was removed that could be put back here.
error-play-no-claim = No draw can be claimed here yet: this position has occurred { $times ->
    [one] once
   *[other] { $times } times
}. A claim needs its third occurrence, even if your move brings it about, or 50 moves by each side without a capture or a pawn move.
error-play-not-chance = There is nothing to draw now.
error-play-no-such-move = There is no move number { $node } in this game.
error-play-no-such-side = There is no side { $number }.
error-play-own-tag = The program itself writes “{ $name }” into the header. It cannot be changed by hand.
error-play-settled = Pledged cards stay as they came, with all moves before them. Once the secret is out, the whole game stays as it is; you can still try other moves beside it.
error-play-bad-tag = The header cannot hold an entry named “{ $name }”.

error-record-too-long = The text is longer than a record can be: at most { $most } bytes.
error-record-too-many-games = At most { $most } games are read from one text. Please split it into several files.
error-record-too-many-actions = A record holds at most { $most } moves, variations included. Please remove some variations, or end the game.
error-record-too-many-notes = There are too many comments and glyphs for one record: together they can take at most { $most } bytes.
error-record-too-many-tags = A header holds at most { $most } tags.
error-record-long-name = The name of a tag can have at most { $most } characters.
error-record-long-value = The value of a tag can have at most { $most } bytes.
error-record-not-a-record = This is not a record: it has to begin with [Klubovna "1"].
error-record-newer-format = This record was written in format { $version }, which is newer than this program. Please use a newer version.
error-record-newer-rules = This game was played by rules version { $version }, which is newer than this program. Please use a newer version.
error-record-no-game = The header does not say which game this is.
error-record-unknown-game = This is a record of another game: “{ $game }”.
error-record-bad-tag = A line of the header has to look like [Name "value"].
error-record-double-tag = The entry { $name } appears twice in the header.
error-record-unclosed-comment = The comment that begins here has no closing brace.
error-record-unclosed-variation = The parenthesis that opens here is never closed.
error-record-nothing-to-close = This closes something that was never opened.
error-record-variation-without-move = A variation has to follow the move it replaces.
error-record-empty-variation = This variation contains no move.
error-record-glyph-without-move = A mark such as ! or $1 has to follow a move.
error-record-bad-glyph = A numbered mark goes from $0 to $255.
error-record-bad-clock = A clock time has the form h:mm:ss.
error-record-move-after-end = The game was over before this move.
error-record-text-after-result = Nothing may follow the result.
error-record-result-in-variation = A variation cannot contain the result of the game.
error-record-bad-result = A result is 1-0, 0-1, 1/2-1/2 or *.
error-record-result-mismatch = This result does not fit the rest: it should be { $actual }.
error-record-bad-reason = The reason “{ $reason }” does not fit this game or its result.

error-bad-attribute = The attribute { $name } cannot be “{ $value }”. Accepted: { $accepted }.
error-missing-game = Which game is to be shown? The attribute game is missing.
error-src-status = The file “{ $src }” could not be loaded: the server answered { $status }.
error-src-no-record = The file “{ $src }” holds no game: it is empty, or a web page.
