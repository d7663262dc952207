# What the chapter “Facts” of every rules page says; its figures are in facts.toml.
facts-title = Facts
facts-how = The program played { $games } games against itself, each from a random opening of its own, and looked at up to { $nodes } positions before every move. What follows ± is the margin that holds in 95 of 100 such series. Between people it may be different.
facts-score = { $advantage ->
    [first] Moving first is an advantage: that side gets { $score } of the points, half a point for a draw.
    [second] Moving first is a disadvantage: that side gets { $score } of the points, half a point for a draw.
   *[none] Moving first brings no advantage that could be proved: that side gets { $score } of the points, half a point for a draw.
}
facts-draws = Drawn games: { $draws }.
facts-no-draws = Not one game was drawn.
facts-length = Half of the games take at most { $middle } single moves (each side’s counted by itself), the shortest tenth at most { $short }, nine tenths at most { $long }.
facts-worth-board = Worth on the board, as the program counts it: { $list }.
facts-worth-promoted = Promoted: { $list }.
facts-worth-hand = In hand: { $list }.
facts-worth-cards = As cards in the deck: { $list }.
facts-source-raindropchess = The values of pieces were fitted to games of the program against itself. Free squares count extra for knights and bishops.
facts-source-tri-d-chess = The values of pieces are half-way between a guess and a fit to games of the program against itself. Squares in reach count extra for knights, bishops and rooks, and in the ending pawns, rooks and queens count more.
facts-source-animal-shogi = The program’s values were set by hand; values fitted to its games played no better. What stands near a lion counts extra. The table above has a scale of its own and belongs to the rules.
facts-piece-pawn = pawn
facts-piece-knight = knight
facts-piece-bishop = bishop
facts-piece-rook = rook
facts-piece-queen = queen
facts-piece-joker = joker
facts-piece-chick = chick
facts-piece-hen = hen
facts-piece-piglet = piglet
facts-piece-rabbit = rabbit
facts-piece-cat = cat
facts-piece-dog = dog
facts-piece-elephant = elephant
facts-piece-giraffe = giraffe
