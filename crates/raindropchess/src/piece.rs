//! Pieces and cards, and their letters.

use klubovna_board::chess::{Bitboard, ChessPiece, Kind, Rank, Square, attacks};
use klubovna_board::{CellSet, Direction};
use klubovna_rules::Side;
use klubovna_text::ids;

use crate::Deck;

/// The kinds of the blue promotion pieces (section 1.2), in the order of section 11.3.
pub const BLUE: [Kind; 4] = [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight];

/// A bit for each of [`BLUE`] in sets of them; none for the others.
pub(crate) const fn blue_bit(kind: Kind) -> u8 {
    1 << kind as u8 >> 1 & 0b1111
}

/// The squares that a piece attacks (section 2.3).
pub fn attacks_of(kind: Kind, side: Side, square: Square, occupied: Bitboard) -> Bitboard {
    match kind {
        Kind::King => attacks::king(square),
        Kind::Queen => attacks::queen(square, occupied),
        Kind::Rook => attacks::rook(square, occupied),
        Kind::Bishop => attacks::bishop(square, occupied),
        Kind::Knight => attacks::knight(square),
        Kind::Pawn => attacks::pawn(side, square),
    }
}

/// The rank on which a side's pawns promote.
pub const fn promotion_rank(side: Side) -> Rank {
    if side.0 == 0 { Rank::LAST } else { Rank::FIRST }
}

/// The direction of a side's pawns.
pub const fn pawn_direction(side: Side) -> Direction {
    if side.0 == 0 {
        Direction::North
    } else {
        Direction::South
    }
}

/// The number of ranks from a side's first rank to a square.
pub const fn ranks_from_home(side: Side, square: Square) -> u8 {
    let rank = square.rank().index();
    if side.0 == 0 { rank } else { 7 - rank }
}

/// The squares on which a side's pawns may be placed: ranks 2 to 6, seen by their owner (section 5.2).
pub(crate) const fn pawn_ranks(side: Side) -> Bitboard {
    CellSet(if side.0 == 0 {
        0x0000_ffff_ffff_ff00
    } else {
        0x00ff_ffff_ffff_0000
    })
}

ids! {
    /// What is on a card (sections 1.3 and 1.4), in the order of section 11.3.
    pub enum Card: Piece {
        /// The king.
        King => "king",
        /// The queen.
        Queen => "queen",
        /// A rook.
        Rook => "rook",
        /// A knight.
        Knight => "knight",
        /// The bishop of the light squares.
        LightBishop => "light-bishop",
        /// The bishop of the dark squares.
        DarkBishop => "dark-bishop",
        /// A pawn.
        Pawn => "pawn",
        /// A joker.
        Joker => "joker",
    }
}

// `L` and `D` are the bishops of light and dark squares, `J` is a joker.
impl ChessPiece for Card {}

impl Card {
    /// How many of them a full deck holds.
    pub const fn most(self) -> u8 {
        Deck::FULL.with(Self::Joker, 2).count(self)
    }

    /// The card from which a piece of a kind can come to `square`.
    pub(crate) const fn bringing(kind: Kind, square: Square) -> Self {
        match kind {
            Kind::King => Self::King,
            Kind::Queen => Self::Queen,
            Kind::Rook => Self::Rook,
            Kind::Knight => Self::Knight,
            Kind::Bishop if square.is_dark() => Self::DarkBishop,
            Kind::Bishop => Self::LightBishop,
            Kind::Pawn => Self::Pawn,
        }
    }

    /// The piece on it; none on a joker.
    pub const fn kind(self) -> Option<Kind> {
        match self {
            Self::King => Some(Kind::King),
            Self::Queen => Some(Kind::Queen),
            Self::Rook => Some(Kind::Rook),
            Self::Knight => Some(Kind::Knight),
            Self::LightBishop | Self::DarkBishop => Some(Kind::Bishop),
            Self::Pawn => Some(Kind::Pawn),
            Self::Joker => None,
        }
    }

    /// The squares on which its piece may be placed if they are empty (section 5.2).
    pub(crate) const fn region(self, side: Side) -> Bitboard {
        match self {
            Self::LightBishop => CellSet(!Bitboard::DARK.0),
            Self::DarkBishop => Bitboard::DARK,
            Self::Pawn => pawn_ranks(side),
            Self::King | Self::Queen | Self::Rook | Self::Knight => Bitboard::ALL,
            Self::Joker => Bitboard::EMPTY,
        }
    }
}
