# The cards of a game: which came, where they came from, and what can be checked about them.

cards-title = Cards drawn
    .tri-d-chess = How the array was drawn
cards-none = No card has been turned yet.
    .tri-d-chess = The list of moves begins with the pieces that were drawn.
cards-from-random = The program drew the cards at random. That cannot be checked afterwards.
cards-from-own = The cards came from real decks on the table.
cards-from-provable = Every card follows from a secret. This fingerprint of it was shown before the first card: whoever noted it then can check that the secret is still the same.
    .tri-d-chess = The array follows from a secret. This fingerprint of it was shown before the first piece was drawn: whoever noted it then can check that the secret is still the same.
cards-pledge = Fingerprint
cards-word = Your word or throw
cards-word-field = Your word or throw (optional)
cards-word-why = Now that the fingerprint stands, write something that the program could not foresee: any sentence, or what you throw with a die. Each player can add a part. It goes into every card, so that nobody can have chosen the cards, not even the program.
    .tri-d-chess = Now that the fingerprint stands, write something that the program could not foresee: any sentence, or what you throw with a die. Each player can add a part. It goes into every draw, so that nobody can have chosen the array, not even the program.
cards-word-in = Mixed in: “{ $word }”. You can change it until the first card.
    .tri-d-chess = Mixed in: “{ $word }”. You can change it until the draw.
cards-word-out = Nothing is mixed in: the program alone decides the cards.
    .tri-d-chess = Nothing is mixed in: the program alone decides the array.
cards-word-none = none
cards-secret = The secret
cards-secret-later = It is shown when the game is over.
cards-verify = Verify these cards
    .tri-d-chess = Check the draw
cards-good = { $draws ->
    [0] The secret has this fingerprint. No card was drawn in this game.
    [one] The card follows from the secret with this fingerprint.
   *[other] All { $draws } cards follow from the secret with this fingerprint.
  }
    .tri-d-chess = All { $draws } draws follow from the secret with this fingerprint.
cards-bad = These cards do not match the fingerprint: { $why }
    .tri-d-chess = The draws do not match the fingerprint: { $why }
cards-shown-word = “{ $word }” went into every card. Whoever wrote it after seeing the fingerprint knows that nobody chose the cards.
    .tri-d-chess = “{ $word }” went into every draw. Whoever wrote it after seeing the fingerprint knows that nobody chose the array.
cards-not-shown = This does not show:
cards-gap-alone = that nobody chose the cards. No word of a player went in, so the program could have tried secrets until it liked one;
    .tri-d-chess = that nobody chose the array. No word of a player went in, so the program could have tried secrets until it liked one;
cards-gap-options = that options and start were these, where others leave the same cards;
cards-gap-ending = that the game ended here. The rules do not end it, so what followed could have been cut off;
cards-gap-rest = who played, which moves were made, and when.
cards-in-vain = lost the game
cards-in-view = in view
