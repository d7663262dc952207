//! What can be wrong with a file of another program, besides moves and positions that break the
//! rules of the game.

use klubovna_animal_shogi::Square;
use klubovna_rules::Side;
use klubovna_text::{AnyFault, TextError, faults};

faults! {
    /// A named fault. The place in the text comes with it in a [`TextError`].
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum FileFault {
        /// A line that has no meaning in such a file.
        Line { text: String } => "animal-shogi-file-line";
        /// A handicap that has no known name.
        Handicap { text: String } => "animal-shogi-file-handicap";
        /// Moves that are numbered wrongly.
        Number { due: u32, found: u32 } => "animal-shogi-file-number";
        /// A move that cannot be read.
        Move { text: String } => "animal-shogi-file-move";
        /// `同` where no move has been made.
        NoSame => "animal-shogi-file-no-same";
        /// A move of the side that is not to move.
        Turn { side: Side } => "animal-shogi-file-turn";
        /// A variation from a move number that its line does not reach.
        Branch { number: u32 } => "animal-shogi-file-branch";
        /// A time that cannot be read.
        Time { text: String } => "animal-shogi-file-time";
        /// An end of the game that has no known name.
        End { text: String } => "animal-shogi-file-end";
        /// A piece in a set-up that has no known name.
        Piece { text: String } => "animal-shogi-file-piece";
        /// Two pieces on one square of a set-up.
        Twice { at: Square } => "animal-shogi-file-twice";
        /// A piece is to be taken from a square where it does not stand.
        NotThere { at: Square } => "animal-shogi-file-not-there";
    }
}

/// The result of reading.
pub(super) type Read<T> = Result<T, TextError<AnyFault>>;
