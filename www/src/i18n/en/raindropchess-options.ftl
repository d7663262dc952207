# Raindropchess: its options, for the form of a new game.

raindropchess-option-pawns = Pawn’s step
    .help = May a pawn go two squares from its second rank?
raindropchess-option-pawns-double = Also two squares from its second rank
raindropchess-option-pawns-single = Always one square
raindropchess-option-joker = Jokers
    .help = Two in each deck. All four do the same.
raindropchess-option-joker-none = None
raindropchess-option-joker-free_move = A free move
raindropchess-option-joker-remove_piece = Take an enemy piece off
raindropchess-option-joker-relocate = Put a piece of your own elsewhere
raindropchess-option-joker-draw_again = Another card
raindropchess-option-hopeless_draw = A card that cannot help in check
    .help = May a card be turned even when none can end the check? Turning one loses.
raindropchess-option-hopeless_draw-forbidden = Is not turned
raindropchess-option-hopeless_draw-allowed = May be turned
raindropchess-option-promotion = Promotion
    .help = Does a pawn on the last rank have to promote while a blue piece is left?
raindropchess-option-promotion-required = Compulsory
raindropchess-option-promotion-optional = Optional
raindropchess-option-white_deck = White’s deck
    .help = The cards as letters: K king, Q queen, R rook, N knight, L light-square bishop, D dark-square bishop, P pawn. Leave it empty for the full deck.
raindropchess-option-black_deck = Black’s deck
    .help = The cards as letters: K king, Q queen, R rook, N knight, L light-square bishop, D dark-square bishop, P pawn. Leave it empty for the full deck.
