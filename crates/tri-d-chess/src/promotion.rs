//! What pawns become.

use klubovna_board::chess::{self, ChessPiece, Kind};
use klubovna_text::{Style, ids};

ids! {
    /// What a pawn becomes (section 4.6).
    pub enum Promotion: Piece {
        /// A queen.
        Queen => "queen",
        /// A rook.
        Rook => "rook",
        /// A bishop.
        Bishop => "bishop",
        /// A knight.
        Knight => "knight",
        /// A further attack board (V.A3).
        Board => "board",
    }
}

impl Promotion {
    /// The choices of section 4.6.
    pub(crate) const PIECES: &'static [Self] =
        &[Self::Queen, Self::Rook, Self::Bishop, Self::Knight];

    /// The new piece, if it is one.
    pub fn kind(self) -> Option<Kind> {
        Kind::of(self.id())
    }
}

/// The letter `A` is an attack board.
impl ChessPiece for Promotion {
    fn capital(self) -> char {
        self.kind().map_or('A', Kind::capital)
    }

    fn from_symbol(symbol: char, style: Style) -> Option<Self> {
        Self::from_capital(chess::from_symbol(symbol, style).unwrap_or(symbol))
    }
}
