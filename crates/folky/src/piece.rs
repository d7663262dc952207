//! Kinds of pieces. Unlike in `RULES.md`, a pawn is a piece here, as in all crates.

use klubovna_board::chess;
use klubovna_text::ids;

ids! {
    /// The kind of a piece or pawn (section 1.2).
    pub enum Kind: Piece {
        /// Moves along ranks and files.
        Rook => "rook",
        /// Moves along diagonals.
        Bishop => "bishop",
        /// Jumps: two squares along a rank or file and one at right angles.
        Knight => "knight",
        /// Never moves; eight of them win.
        Pawn => "pawn",
    }
}

impl chess::ChessPiece for Kind {}

impl Kind {
    /// The kinds that move, all but the pawn (section 2.3).
    pub const MOVING: [Self; 3] = [Self::Rook, Self::Bishop, Self::Knight];

    /// How many of this kind a side has (section 1.2).
    pub const fn count(self) -> u32 {
        match self {
            Self::Pawn => 8,
            _ => 2,
        }
    }
}
