//! What can be wrong with a text.

use klubovna_tabletop::error::Arg;
use klubovna_tabletop::faults;
use klubovna_tabletop::faults::ToArg;
use klubovna_tabletop::rules::Side;

use crate::cell::Cell;
use crate::obstacle::Obstacle;
use crate::stack::{MAX_HEIGHT, MAX_TARGET};

/// A field of the position string (section 8.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Field {
    /// Rows of the board.
    Board,
    /// Side to move.
    Side,
    /// Both reserves.
    Reserves,
    /// Both points.
    Points,
    /// The preceding action.
    Last,
}

impl Field {
    /// Every field, in the order of the string.
    pub(crate) const ALL: [Self; 5] = [
        Self::Board,
        Self::Side,
        Self::Reserves,
        Self::Points,
        Self::Last,
    ];

    const fn id(self) -> &'static str {
        match self {
            Self::Board => "board",
            Self::Side => "side",
            Self::Reserves => "reserves",
            Self::Points => "points",
            Self::Last => "last",
        }
    }
}

faults! {
    /// What is wrong with a text.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum MixtourFault {
        /// The position string ends too early.
        MissingField { field: Field } => "mixtour-missing-field";
        /// There is text behind the last field.
        ExtraText => "mixtour-extra-text";
        /// The board has not five rows.
        RowCount { rows: usize } => "mixtour-row-count";
        /// A row does not make five cells.
        RowLength { row: u8, cells: u32 } => "mixtour-row-length";
        /// Nothing stands between two commas or slashes.
        EmptyItem => "mixtour-empty-item";
        /// A number of empty cells is zero.
        ZeroCells => "mixtour-zero-cells";
        /// A letter that is no piece.
        UnknownPiece { letter: char } => "mixtour-unknown-piece";
        /// A number and pieces without a comma between.
        MixedItem { text: String } => "mixtour-mixed-item";
        /// A stack that cannot be so high.
        StackTooHigh { height: usize } => "mixtour-stack-too-high", max = MAX_HEIGHT;
        /// Neither `w` nor `b`.
        BadSide { text: String } => "mixtour-bad-side";
        /// Not two numbers with a comma between.
        BadPair { field: Field, text: String } => "mixtour-bad-pair";
        /// A number that cannot be so.
        BadNumber { field: Field, text: String, max: u8 } => "mixtour-bad-number";
        /// More than 20 pieces of one colour.
        TooManyPieces { side: Side, count: u32 } => "mixtour-too-many-pieces";
        /// Less than 20 pieces of one colour although none can have left the game.
        TooFewPieces { side: Side, count: u32 } => "mixtour-too-few-pieces";
        /// A stack of five or more although nobody has won by it.
        TallStack { at: Cell, height: u8 } => "mixtour-tall-stack";
        /// Both sides have reached the target.
        TwoWinners => "mixtour-two-winners";
        /// The text of a move is empty.
        NoMove => "mixtour-no-move";
        /// Not of the form of an action.
        ActionForm => "mixtour-action-form";
        /// A cell is missing.
        MissingCell => "mixtour-missing-cell";
        /// Not a cell.
        NoCell { text: String } => "mixtour-no-cell";
        /// Not a number of pieces that can travel.
        BadCount { text: String } => "mixtour-bad-count", max = MAX_TARGET;
    }
    or {
        /// The action is against the rules.
        Illegal(Obstacle);
    }
}

impl ToArg for Field {
    fn to_arg(&self) -> Arg {
        Arg::Text(self.id().into())
    }
}
