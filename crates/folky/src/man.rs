//! Kinds of men and their letters.

use klubovna_tabletop::error::Arg;
use klubovna_tabletop::faults::ToArg;
use klubovna_tabletop::notation::Style;
use klubovna_tabletop::rules::Side;

/// What a man on the board is (section 1.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Moves along ranks and files.
    Rook,
    /// Moves along diagonals.
    Bishop,
    /// Jumps.
    Knight,
    /// Never moves; eight of them win.
    Pawn,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Self; 4] = [Self::Rook, Self::Bishop, Self::Knight, Self::Pawn];
    /// The kinds that move (section 2.3).
    pub const PIECES: [Self; 3] = [Self::Rook, Self::Bishop, Self::Knight];

    /// The id a front end draws it by.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Rook => "rook",
            Self::Bishop => "bishop",
            Self::Knight => "knight",
            Self::Pawn => "pawn",
        }
    }

    /// How many of them a side has (section 1.2).
    pub const fn most(self) -> u32 {
        match self {
            Self::Pawn => 8,
            _ => 2,
        }
    }

    /// 0 to 3, for tables.
    pub(crate) const fn index(self) -> usize {
        self as usize
    }

    /// The letter of position strings (section 8.2): White's are capitals.
    pub(crate) const fn letter(self, side: Side) -> char {
        match (self, side) {
            (Self::Rook, Side::FIRST) => 'R',
            (Self::Bishop, Side::FIRST) => 'B',
            (Self::Knight, Side::FIRST) => 'N',
            (Self::Pawn, Side::FIRST) => 'P',
            (Self::Rook, _) => 'r',
            (Self::Bishop, _) => 'b',
            (Self::Knight, _) => 'n',
            (Self::Pawn, _) => 'p',
        }
    }

    /// The man a letter of a position string means.
    pub(crate) fn from_letter(letter: char) -> Option<(Self, Side)> {
        Self::ALL.into_iter().find_map(|kind| {
            let side = Side::BOTH
                .into_iter()
                .find(|&side| kind.letter(side) == letter)?;
            Some((kind, side))
        })
    }

    /// The letter of move text (section 7.1); a pawn has none.
    pub(crate) const fn symbol(self, side: Side, style: Style) -> &'static str {
        match (self, style, side) {
            (Self::Rook, Style::Czech, _) => "V",
            (Self::Bishop, Style::Czech, _) => "S",
            (Self::Knight, Style::Czech, _) => "J",
            (Self::Rook, Style::English, _) => "R",
            (Self::Bishop, Style::English, _) => "B",
            (Self::Knight, Style::English, _) => "N",
            (Self::Rook, Style::Figurine, Side::FIRST) => "♖",
            (Self::Bishop, Style::Figurine, Side::FIRST) => "♗",
            (Self::Knight, Style::Figurine, Side::FIRST) => "♘",
            (Self::Rook, Style::Figurine, _) => "♜",
            (Self::Bishop, Style::Figurine, _) => "♝",
            (Self::Knight, Style::Figurine, _) => "♞",
            (Self::Pawn, ..) => "",
        }
    }

    /// The piece a letter of move text means, in any style.
    pub(crate) const fn from_symbol(symbol: char) -> Option<Self> {
        match symbol {
            'V' | 'R' | '♖' | '♜' => Some(Self::Rook),
            'S' | 'B' | '♗' | '♝' => Some(Self::Bishop),
            'J' | 'N' | '♘' | '♞' => Some(Self::Knight),
            _ => None,
        }
    }
}

impl ToArg for Kind {
    fn to_arg(&self) -> Arg {
        Arg::Piece(self.id().into())
    }
}
