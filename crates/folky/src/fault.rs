//! What can be wrong with a text of this game.

use klubovna_chessmen::Square;
use klubovna_tabletop::error::Arg;
use klubovna_tabletop::faults;
use klubovna_tabletop::faults::ToArg;
use klubovna_tabletop::rules::Side;
use klubovna_tabletop::text::quoted;

use crate::Kind;

faults! {
    /// A named fault. The place in the text comes with it in a
    /// [`TextError`](klubovna_tabletop::error::TextError).
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum FolkyFault {
        /// A position string lacks one of its four fields.
        MissingField { field: Field } => "folky-missing-field";
        /// A position string goes on behind its four fields.
        ExtraText => "folky-extra-text";
        /// The board does not have eight rows.
        RowCount { rows: u32 } => "folky-row-count";
        /// A row does not have eight squares.
        RowLength { rank: u8, squares: u32 } => "folky-row-length";
        /// A character of the board that means no man and no number of squares.
        UnknownMan { letter: char } => "folky-unknown-man";
        /// The side to move is neither `w` nor `b`.
        BadSide { text: String } => "folky-bad-side";
        /// A counter that is no number, or beyond its range.
        BadNumber { field: Field, text: String, min: u16, max: u16 } => "folky-bad-number";
        /// More men of one kind than a side has.
        TooMany { side: Side, kind as piece: Kind, count: u32 } => "folky-too-many";
        /// Both sides have eight pawns on the board.
        TwoWinners => "folky-two-winners";
        /// An action code is neither `@h3` nor `h1h7`.
        ActionForm => "folky-action-form";
        /// The name of a square is missing.
        MissingSquare => "folky-missing-square";
        /// Other text where the name of a square has to stand.
        NoSquare { text: String } => "folky-no-square";
        /// No move is written.
        NoMove => "folky-no-move";
        /// A move begins with something that is no piece letter and no square.
        UnknownPiece { letter: char } => "folky-unknown-piece";
        /// A letter for a pawn, which has none.
        PawnLetter { letter: char } => "folky-pawn-letter";
        /// A sign, such as `x` or `+`, in a game without captures and checks.
        Sign { sign: char } => "folky-sign";
        /// No action is possible: the game is over.
        GameOver => "folky-game-over";
        /// Nothing can come to an occupied square.
        Occupied { kind as piece: Kind, to: Square } => "folky-occupied";
        /// A pawn cannot be placed where fewer than three pieces aim.
        FewAims { to: Square, count: u32 } => "folky-few-aims";
        /// No piece of that kind can go there.
        NoneReaches { kind as piece: Kind, to: Square } => "folky-none-reaches";
        /// Pieces of that kind can go there, but none from the origin given.
        WrongOrigin {
            kind as piece: Kind, origin: String, to: Square, from: Vec<Square>
        } => "folky-wrong-origin";
        /// Several pieces of that kind can go there.
        Ambiguous { kind as piece: Kind, to: Square, from: Vec<Square> } => "folky-ambiguous";
    }
}

/// A field of a position string (section 8.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Field {
    /// The men.
    Board,
    /// The side to move.
    Side,
    /// Plies since the last placement.
    Quiet,
    /// The move number.
    Number,
}

impl Field {
    /// The name in `RULES.md`, also the selector of messages.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Board => "board",
            Self::Side => "side",
            Self::Quiet => "quiet",
            Self::Number => "move",
        }
    }
}

impl FolkyFault {
    /// `text` stands where the name of a square has to.
    pub(crate) fn not_a_square(text: &str) -> Self {
        if text.is_empty() {
            Self::MissingSquare
        } else {
            Self::NoSquare { text: quoted(text) }
        }
    }
}

impl ToArg for Field {
    fn to_arg(&self) -> Arg {
        Arg::Text(self.id().into())
    }
}
