//! Kinds of men and their letters.

use klubovna_tabletop::notation::Style;
use klubovna_tabletop::rules::Side;

/// What a man is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// One step in every direction; must not be lost.
    King,
    /// Any distance in every direction.
    Queen,
    /// Any distance along files and ranks.
    Rook,
    /// Any distance along diagonals.
    Bishop,
    /// Jumps.
    Knight,
    /// Steps ahead, captures aside.
    Pawn,
}

/// Letters in the order of [`Kind::ALL`].
const ENGLISH: &[u8; 6] = b"KQRBNP";
const CZECH: &[u8; 6] = b"KDVSJP";
const FIGURINES: [[char; 6]; 2] = [
    ['♔', '♕', '♖', '♗', '♘', '♙'],
    ['♚', '♛', '♜', '♝', '♞', '♟'],
];

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

    pub(crate) const fn index(self) -> usize {
        self as usize
    }

    /// The letter of position strings and codes for White.
    pub(crate) const fn letter(self) -> char {
        ENGLISH[self.index()] as char
    }

    /// The letter of move text.
    pub(crate) const fn symbol(self, side: Side, style: Style) -> char {
        match style {
            Style::English => ENGLISH[self.index()] as char,
            Style::Czech => CZECH[self.index()] as char,
            Style::Figurine => FIGURINES[side.index()][self.index()],
        }
    }

    /// The kind a capital letter of a position string or code means.
    pub(crate) fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.letter() == letter)
    }

    /// The kind a letter of move text means, in any style.
    pub(crate) fn from_symbol(symbol: char) -> Option<Self> {
        Self::ALL.into_iter().find(|&kind| {
            [Style::English, Style::Czech, Style::Figurine]
                .into_iter()
                .any(|style| {
                    Side::BOTH
                        .into_iter()
                        .any(|side| kind.symbol(side, style) == symbol)
                })
        })
    }
}

/// What a pawn becomes (section 4.6; `Board` is V.A3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Promotion {
    /// A queen.
    Queen,
    /// A rook.
    Rook,
    /// A bishop.
    Bishop,
    /// A knight.
    Knight,
    /// A further attack board.
    Board,
}

impl Promotion {
    /// Every choice; the last one only in V.A3.
    pub const ALL: [Self; 5] = [
        Self::Queen,
        Self::Rook,
        Self::Bishop,
        Self::Knight,
        Self::Board,
    ];

    /// The choices of section 4.6.
    pub(crate) const PIECES: &'static [Self] =
        &[Self::Queen, Self::Rook, Self::Bishop, Self::Knight];

    /// The new piece, if it is one.
    pub const fn kind(self) -> Option<Kind> {
        match self {
            Self::Queen => Some(Kind::Queen),
            Self::Rook => Some(Kind::Rook),
            Self::Bishop => Some(Kind::Bishop),
            Self::Knight => Some(Kind::Knight),
            Self::Board => None,
        }
    }

    /// The id of the step that chooses it.
    pub const fn id(self) -> &'static str {
        match self.kind() {
            Some(kind) => kind.id(),
            None => "board",
        }
    }

    pub(crate) fn symbol(self, side: Side, style: Style) -> char {
        self.kind().map_or('A', |kind| kind.symbol(side, style))
    }

    pub(crate) fn from_symbol(symbol: char) -> Option<Self> {
        Self::ALL.into_iter().find(|choice| match choice.kind() {
            Some(kind) => Kind::from_symbol(symbol) == Some(kind),
            None => symbol == 'A',
        })
    }

    /// The choice a letter of a code means.
    pub(crate) fn from_letter(letter: char) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|choice| choice.symbol(Side::FIRST, Style::English) == letter)
    }
}
