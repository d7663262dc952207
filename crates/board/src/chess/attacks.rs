//! Attacks of chess pieces on 8 × 8 squares: those of [boards of any size](crate::attacks),
//! compiled once for all games, and those of pawns.

use klubovna_rules::Side;

use super::{Bitboard, Square};
use crate::Direction;
use crate::attacks::{self, Leaper, SMALL, Table};

const PAWN: [Leaper; 2] = [&[(-1, 1), (1, 1)], &[(-1, -1), (1, -1)]];

static PAWN_TABLE: [Table<8, 8>; 2] = [attacks::table(PAWN[0]), attacks::table(PAWN[1])];

/// Where a knight goes from `square`.
pub fn knight(square: Square) -> Bitboard {
    attacks::knight(square)
}

/// Where a king goes from `square`.
pub fn king(square: Square) -> Bitboard {
    attacks::king(square)
}

/// Where a chess pawn of `side` captures from `square`.
pub fn pawn(side: Side, square: Square) -> Bitboard {
    if SMALL {
        attacks::jumps(PAWN[side.index()], square)
    } else {
        PAWN_TABLE[side.index()][square.index()]
    }
}

/// Where a rook goes from `square`, blocked by `occupied`.
pub fn rook(square: Square, occupied: Bitboard) -> Bitboard {
    attacks::rook(square, occupied)
}

/// Where a bishop goes from `square`, blocked by `occupied`.
pub fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
    attacks::bishop(square, occupied)
}

/// Where a queen goes from `square`, blocked by `occupied`.
pub fn queen(square: Square, occupied: Bitboard) -> Bitboard {
    attacks::queen(square, occupied)
}

/// All squares from `square` (without it) to the edge of the board.
pub fn ray(square: Square, direction: Direction) -> Bitboard {
    attacks::ray(square, direction)
}

/// The first square of `occupied` that one meets on the way from `square`.
pub fn blocker(square: Square, direction: Direction, occupied: Bitboard) -> Option<Square> {
    attacks::blocker(square, direction, occupied)
}

/// The squares between two squares of one line, both left out; nothing when no queen
/// could go from one to the other.
pub fn between(from: Square, to: Square) -> Bitboard {
    attacks::between(from, to)
}
