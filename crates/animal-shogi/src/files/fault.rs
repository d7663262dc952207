//! What can be wrong with a file of another program, apart from what its moves and
//! positions do against the rules.

use std::fmt;

use klubovna_tabletop::error::{AnyFault, Arg, Fault, TextError};
use klubovna_tabletop::rules::Side;

use crate::square::Square;

/// A named fault. The place in the text comes with it in a [`TextError`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileFault {
    /// A line that means nothing in such a file.
    Line {
        /// Its beginning.
        text: String,
    },
    /// A handicap that has no known name.
    Handicap {
        /// The name found.
        text: String,
    },
    /// Moves that are numbered wrongly.
    Number {
        /// The number due.
        due: u32,
        /// The number found.
        found: u32,
    },
    /// A move that has none of the forms.
    Move {
        /// The text found.
        text: String,
    },
    /// `同` where no move has been made.
    NoSame,
    /// A move of the side that is not to move.
    Turn {
        /// The side to move.
        side: Side,
    },
    /// A variation that branches off where no line has come.
    Branch {
        /// The number of its first move.
        number: u32,
    },
    /// A time that cannot be read.
    Time {
        /// The text found.
        text: String,
    },
    /// An end of the game that has no known name.
    End {
        /// The name found.
        text: String,
    },
    /// A piece in a set-up that has no known name.
    Piece {
        /// The name found.
        text: String,
    },
    /// Two pieces on one square of a set-up.
    Twice {
        /// The square.
        at: Square,
    },
    /// A piece is to be taken from a square where it does not stand.
    NotThere {
        /// The square.
        at: Square,
    },
}

/// What reading comes to.
pub(super) type Read<T> = Result<T, TextError<AnyFault>>;

impl Fault for FileFault {
    #[inline]
    fn code(&self) -> &'static str {
        match self {
            Self::Line { .. } => "animal-shogi-file-line",
            Self::Handicap { .. } => "animal-shogi-file-handicap",
            Self::Number { .. } => "animal-shogi-file-number",
            Self::Move { .. } => "animal-shogi-file-move",
            Self::NoSame => "animal-shogi-file-no-same",
            Self::Turn { .. } => "animal-shogi-file-turn",
            Self::Branch { .. } => "animal-shogi-file-branch",
            Self::Time { .. } => "animal-shogi-file-time",
            Self::End { .. } => "animal-shogi-file-end",
            Self::Piece { .. } => "animal-shogi-file-piece",
            Self::Twice { .. } => "animal-shogi-file-twice",
            Self::NotThere { .. } => "animal-shogi-file-not-there",
        }
    }

    #[inline]
    fn args(&self) -> Vec<(&'static str, Arg)> {
        let number = |number: u32| Arg::Number(i32::try_from(number).unwrap_or(i32::MAX));
        match self {
            Self::Line { text }
            | Self::Handicap { text }
            | Self::Move { text }
            | Self::Time { text }
            | Self::End { text }
            | Self::Piece { text } => vec![("text", Arg::Text(text.clone()))],
            Self::Number { due, found } => {
                vec![("due", number(*due)), ("found", number(*found))]
            }
            Self::NoSame => Vec::new(),
            Self::Turn { side } => vec![("side", Arg::Side(side.0))],
            Self::Branch { number: first } => vec![("number", number(*first))],
            Self::Twice { at } | Self::NotThere { at } => vec![("at", Arg::Cell(at.to_string()))],
        }
    }
}

/// The message in plain English, for logs and the command line.
impl fmt::Display for FileFault {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line { text } => write!(f, "“{text}” means nothing in such a file"),
            Self::Handicap { text } => write!(f, "“{text}” is no known handicap"),
            Self::Number { due, found } => write!(f, "move {due} is due here, not {found}"),
            Self::Move { text } => write!(f, "“{text}” is no move"),
            Self::NoSame => f.write_str("同 needs a move before it"),
            Self::Turn { side } => {
                let side = if *side == Side::FIRST {
                    "first"
                } else {
                    "second"
                };
                write!(f, "it is the turn of the {side} player")
            }
            Self::Branch { number } => write!(f, "no line comes to move {number}"),
            Self::Time { text } => write!(f, "“{text}” is no time"),
            Self::End { text } => write!(f, "“{text}” is no known end of a game"),
            Self::Piece { text } => write!(f, "“{text}” is no piece"),
            Self::Twice { at } => write!(f, "two pieces are set up on {at}"),
            Self::NotThere { at } => write!(f, "no such piece stands on {at}"),
        }
    }
}
