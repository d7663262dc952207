//! What can be wrong with a text.

use klubovna_rules::Side;
use klubovna_text::{FieldFault, faults};

use crate::stack::{MAX_HEIGHT, MAX_TARGET};
use crate::{Cell, Obstacle};

faults! {
    /// What is wrong with a text.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum MixtourFault {
        /// A row does not make five cells.
        RowLength { row: u8, cells: u32 } => "mixtour-row-length";
        /// There is no text between two commas or slashes.
        EmptyItem => "mixtour-empty-item";
        /// A number of empty cells is zero.
        ZeroCells => "mixtour-zero-cells";
        /// A letter that means no piece.
        UnknownPiece { letter: char } => "mixtour-unknown-piece";
        /// A number and pieces without a comma between them.
        MixedItem { text: String } => "mixtour-mixed-item";
        /// A stack higher than any can be.
        StackTooHigh { height: usize } => "mixtour-stack-too-high", max = MAX_HEIGHT;
        /// A field is not two numbers with a comma between them.
        BadPair { field: &'static str, text: String } => "mixtour-bad-pair";
        /// A number is missing, misspelt or too great.
        BadNumber { field: &'static str, text: String, max: u8 } => "mixtour-bad-number";
        /// More than 20 pieces of one colour.
        TooManyPieces { side: Side, count: u32 } => "mixtour-too-many-pieces";
        /// Fewer than 20 pieces of one colour, although none can have left the game.
        TooFewPieces { side: Side, count: u32 } => "mixtour-too-few-pieces";
        /// A stack of five or more, although nobody has won: it would have been scored.
        TallStack { at: Cell, height: u8 } => "mixtour-tall-stack";
        /// Both sides have reached the target.
        TwoWinners => "mixtour-two-winners";
        /// The text of a move is empty.
        NoMove => "mixtour-no-move";
        /// An action code has none of the forms of section 7.1.
        ActionForm => "mixtour-action-form";
        /// A cell is missing.
        MissingCell => "mixtour-missing-cell";
        /// A text is not the name of a cell.
        NoCell { text: String } => "mixtour-no-cell";
        /// A text is not a number of pieces that can move.
        BadCount { text: String } => "mixtour-bad-count", max = MAX_TARGET;
    }
    or {
        /// A field of the position string (section 8.1) is missing or not what it has to be.
        Fields(FieldFault) of "mixtour";
        /// The action is against the rules.
        Illegal(Obstacle);
    }
}
