//! The pieces of chess, for games that have all six kinds.

use klubovna_text::ids;

use super::ChessPiece;

ids! {
    /// The kind of a piece; a pawn is one too.
    pub enum Kind: Piece {
        /// The king.
        King => "king",
        /// The queen.
        Queen => "queen",
        /// A rook.
        Rook => "rook",
        /// A bishop.
        Bishop => "bishop",
        /// A knight.
        Knight => "knight",
        /// A pawn.
        Pawn => "pawn",
    }
}

impl ChessPiece for Kind {}

impl Kind {
    /// The usual values in pawns, by which exchanges are compared; more than all else for a king.
    pub const fn worth(self) -> i32 {
        match self {
            Self::King => 100,
            Self::Queen => 9,
            Self::Rook => 5,
            Self::Bishop | Self::Knight => 3,
            Self::Pawn => 1,
        }
    }
}
