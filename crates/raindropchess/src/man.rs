//! Pieces and cards, and their letters.

use klubovna_chessmen::{Bitboard, Color, Rank, Square, attacks};
use klubovna_tabletop::error::Arg;
use klubovna_tabletop::faults::ToArg;
use klubovna_tabletop::notation::Style;
use klubovna_tabletop::rules::Side;

/// What a piece on the board is (section 1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// One a side.
    King,
    /// One a side, and a blue one.
    Queen,
    /// Two a side, and a blue one.
    Rook,
    /// One on each colour a side, and a blue one.
    Bishop,
    /// Two a side, and a blue one.
    Knight,
    /// Eight a side.
    Pawn,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Self; 6] = [
        Self::King,
        Self::Queen,
        Self::Rook,
        Self::Bishop,
        Self::Knight,
        Self::Pawn,
    ];
    /// The kinds of the blue promotion pieces (section 1.2), in the order of section 11.3.
    pub const BLUE: [Self; 4] = [Self::Queen, Self::Rook, Self::Bishop, Self::Knight];

    /// The id a front end draws it by.
    pub const fn id(self) -> &'static str {
        match self {
            Self::King => "king",
            Self::Queen => "queen",
            Self::Rook => "rook",
            Self::Bishop => "bishop",
            Self::Knight => "knight",
            Self::Pawn => "pawn",
        }
    }

    /// 0 to 5, for tables.
    pub(crate) const fn index(self) -> usize {
        self as usize
    }

    /// The capital letter of position strings and codes.
    pub(crate) const fn letter(self) -> char {
        match self {
            Self::King => 'K',
            Self::Queen => 'Q',
            Self::Rook => 'R',
            Self::Bishop => 'B',
            Self::Knight => 'N',
            Self::Pawn => 'P',
        }
    }

    /// The kind a capital letter means.
    pub(crate) fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.letter() == letter)
    }

    /// The letter of move text; a pawn has one only where it is placed.
    pub(crate) const fn symbol(self, side: Side, style: Style) -> char {
        match (self, style) {
            (Self::Queen, Style::Czech) => 'D',
            (Self::Rook, Style::Czech) => 'V',
            (Self::Bishop, Style::Czech) => 'S',
            (Self::Knight, Style::Czech) => 'J',
            (_, Style::Figurine) => {
                let figures = if side.0 == 0 {
                    ['♔', '♕', '♖', '♗', '♘', '♙']
                } else {
                    ['♚', '♛', '♜', '♝', '♞', '♟']
                };
                figures[self.index()]
            }
            _ => self.letter(),
        }
    }

    /// The piece a letter of move text means, in any style.
    pub(crate) const fn from_symbol(symbol: char) -> Option<Self> {
        match symbol {
            'K' | '♔' | '♚' => Some(Self::King),
            'Q' | 'D' | '♕' | '♛' => Some(Self::Queen),
            'R' | 'V' | '♖' | '♜' => Some(Self::Rook),
            'B' | 'S' | '♗' | '♝' => Some(Self::Bishop),
            'N' | 'J' | '♘' | '♞' => Some(Self::Knight),
            'P' | '♙' | '♟' => Some(Self::Pawn),
            _ => None,
        }
    }

    /// What such a piece attacks from `square` (section 2.3).
    pub(crate) fn attacks(self, side: Side, square: Square, occupied: Bitboard) -> Bitboard {
        match self {
            Self::King => attacks::king(square),
            Self::Queen => attacks::queen(square, occupied),
            Self::Rook => attacks::rook(square, occupied),
            Self::Bishop => attacks::bishop(square, occupied),
            Self::Knight => attacks::knight(square),
            Self::Pawn => attacks::pawn(color(side), square),
        }
    }
}

/// White begins.
pub(crate) const fn color(side: Side) -> Color {
    if side.0 == 0 {
        Color::White
    } else {
        Color::Black
    }
}

/// The rank on which a side's pawns promote.
pub(crate) const fn last_rank(side: Side) -> Rank {
    if side.0 == 0 { Rank::LAST } else { Rank::FIRST }
}

/// Where a side's pawns may be placed: ranks 2 to 6, seen by their owner (section 5.2).
pub(crate) const fn pawn_ranks(side: Side) -> Bitboard {
    Bitboard(if side.0 == 0 {
        0x0000_ffff_ffff_ff00
    } else {
        0x00ff_ffff_ffff_0000
    })
}

/// What is on a card (sections 1.3 and 1.4), in the order of section 11.3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Card {
    /// The king.
    King,
    /// The queen.
    Queen,
    /// A rook.
    Rook,
    /// A knight.
    Knight,
    /// The bishop of the light squares.
    LightBishop,
    /// The bishop of the dark squares.
    DarkBishop,
    /// A pawn.
    Pawn,
    /// A joker.
    Joker,
}

impl Card {
    /// Every card, in the order of section 11.3.
    pub const ALL: [Self; 8] = [
        Self::King,
        Self::Queen,
        Self::Rook,
        Self::Knight,
        Self::LightBishop,
        Self::DarkBishop,
        Self::Pawn,
        Self::Joker,
    ];

    /// The id a front end draws it by.
    pub const fn id(self) -> &'static str {
        match self {
            Self::King => "king",
            Self::Queen => "queen",
            Self::Rook => "rook",
            Self::Knight => "knight",
            Self::LightBishop => "light-bishop",
            Self::DarkBishop => "dark-bishop",
            Self::Pawn => "pawn",
            Self::Joker => "joker",
        }
    }

    /// How many of them a full deck holds (sections 1.3 and 1.4).
    pub const fn most(self) -> u8 {
        match self {
            Self::Pawn => 8,
            Self::Rook | Self::Knight | Self::Joker => 2,
            Self::King | Self::Queen | Self::LightBishop | Self::DarkBishop => 1,
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

    /// The card from which a piece comes to `square`.
    pub(crate) const fn of(kind: Kind, square: Square) -> Self {
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

    /// Where its piece may stand when nothing is in the way (section 5.2).
    pub(crate) const fn region(self, side: Side) -> Bitboard {
        match self {
            Self::LightBishop => Bitboard(!Bitboard::DARK.0),
            Self::DarkBishop => Bitboard::DARK,
            Self::Pawn => pawn_ranks(side),
            Self::King | Self::Queen | Self::Rook | Self::Knight => Bitboard::ALL,
            Self::Joker => Bitboard::EMPTY,
        }
    }

    /// 0 to 7, for tables.
    pub(crate) const fn index(self) -> usize {
        self as usize
    }

    /// The capital letter of position strings and codes.
    pub(crate) const fn letter(self) -> char {
        match self {
            Self::King => 'K',
            Self::Queen => 'Q',
            Self::Rook => 'R',
            Self::Knight => 'N',
            Self::LightBishop => 'L',
            Self::DarkBishop => 'D',
            Self::Pawn => 'P',
            Self::Joker => 'J',
        }
    }

    /// The card a capital letter means.
    pub(crate) fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|card| card.letter() == letter)
    }
}

impl ToArg for Kind {
    fn to_arg(&self) -> Arg {
        Arg::Piece(self.id().into())
    }
}

impl ToArg for Card {
    fn to_arg(&self) -> Arg {
        Arg::Piece(self.id().into())
    }
}
