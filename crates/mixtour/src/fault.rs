//! What can be wrong with a text.

use std::fmt;

use klubovna_tabletop::error::{Arg, Fault};
use klubovna_tabletop::rules::Side;

use crate::cell::Cell;
use crate::obstacle::Obstacle;
use crate::position::PIECES;
use crate::stack::{MAX_HEIGHT, MAX_TARGET, SCORING_HEIGHT};

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

/// What is wrong with a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MixtourFault {
    /// The position string ends too early.
    MissingField {
        /// The first field that is missing.
        field: Field,
    },
    /// There is text behind the last field.
    ExtraText,
    /// The board has not five rows.
    RowCount {
        /// How many it has.
        rows: usize,
    },
    /// A row does not make five cells.
    RowLength {
        /// The row, from 1 to 5.
        row: u8,
        /// How many cells it makes.
        cells: u32,
    },
    /// Nothing stands between two commas or slashes.
    EmptyItem,
    /// A number of empty cells is zero.
    ZeroCells,
    /// A letter that is no piece.
    UnknownPiece {
        /// The letter.
        letter: char,
    },
    /// A number and pieces without a comma between.
    MixedItem {
        /// Both.
        text: String,
    },
    /// A stack that cannot be so high.
    StackTooHigh {
        /// Its height.
        height: usize,
    },
    /// Neither `w` nor `b`.
    BadSide {
        /// What there is.
        text: String,
    },
    /// Not two numbers with a comma between.
    BadPair {
        /// Reserves or points.
        field: Field,
        /// What there is.
        text: String,
    },
    /// A number that cannot be so.
    BadNumber {
        /// Reserves or points.
        field: Field,
        /// What there is.
        text: String,
        /// The greatest possible number.
        max: u8,
    },
    /// More than 20 pieces of one colour.
    TooManyPieces {
        /// Whose.
        side: Side,
        /// How many on the board and in the reserve.
        count: u32,
    },
    /// Less than 20 pieces of one colour although none can have left the game.
    TooFewPieces {
        /// Whose.
        side: Side,
        /// How many on the board and in the reserve.
        count: u32,
    },
    /// A stack of five or more although nobody has won by it.
    TallStack {
        /// Where it stands.
        at: Cell,
        /// Its height.
        height: u8,
    },
    /// Both sides have reached the target.
    TwoWinners,
    /// The text of a move is empty.
    NoMove,
    /// Not of the form of an action.
    ActionForm,
    /// A cell is missing.
    MissingCell,
    /// Not a cell.
    NoCell {
        /// What there is.
        text: String,
    },
    /// Not a number of pieces that can travel.
    BadCount {
        /// What there is.
        text: String,
    },
    /// The action is against the rules.
    Illegal(Obstacle),
}

impl Fault for MixtourFault {
    fn code(&self) -> &'static str {
        match self {
            Self::MissingField { .. } => "mixtour-missing-field",
            Self::ExtraText => "mixtour-extra-text",
            Self::RowCount { .. } => "mixtour-row-count",
            Self::RowLength { .. } => "mixtour-row-length",
            Self::EmptyItem => "mixtour-empty-item",
            Self::ZeroCells => "mixtour-zero-cells",
            Self::UnknownPiece { .. } => "mixtour-unknown-piece",
            Self::MixedItem { .. } => "mixtour-mixed-item",
            Self::StackTooHigh { .. } => "mixtour-stack-too-high",
            Self::BadSide { .. } => "mixtour-bad-side",
            Self::BadPair { .. } => "mixtour-bad-pair",
            Self::BadNumber { .. } => "mixtour-bad-number",
            Self::TooManyPieces { .. } => "mixtour-too-many-pieces",
            Self::TooFewPieces { .. } => "mixtour-too-few-pieces",
            Self::TallStack { .. } => "mixtour-tall-stack",
            Self::TwoWinners => "mixtour-two-winners",
            Self::NoMove => "mixtour-no-move",
            Self::ActionForm => "mixtour-action-form",
            Self::MissingCell => "mixtour-missing-cell",
            Self::NoCell { .. } => "mixtour-no-cell",
            Self::BadCount { .. } => "mixtour-bad-count",
            Self::Illegal(obstacle) => obstacle.code(),
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        let text = |text: &str| Arg::Text(text.into());
        let number = |number: usize| Arg::Number(i32::try_from(number).unwrap_or(i32::MAX));
        match self {
            Self::ExtraText
            | Self::EmptyItem
            | Self::ZeroCells
            | Self::TwoWinners
            | Self::NoMove
            | Self::ActionForm
            | Self::MissingCell => Vec::new(),
            Self::MissingField { field } => vec![("field", text(field.id()))],
            Self::RowCount { rows } => vec![("rows", number(*rows))],
            Self::RowLength { row, cells } => vec![
                ("row", number(usize::from(*row))),
                ("cells", number(*cells as usize)),
            ],
            Self::UnknownPiece { letter } => vec![("letter", text(&letter.to_string()))],
            Self::MixedItem { text: found }
            | Self::BadSide { text: found }
            | Self::NoCell { text: found } => vec![("text", text(found))],
            Self::StackTooHigh { height } => vec![
                ("height", number(*height)),
                ("max", number(MAX_HEIGHT.into())),
            ],
            Self::BadPair { field, text: found } => {
                vec![("field", text(field.id())), ("text", text(found))]
            }
            Self::BadNumber {
                field,
                text: found,
                max,
            } => vec![
                ("field", text(field.id())),
                ("text", text(found)),
                ("max", number((*max).into())),
            ],
            Self::TooManyPieces { side, count } | Self::TooFewPieces { side, count } => vec![
                ("side", Arg::Side(side.0)),
                ("count", number(*count as usize)),
            ],
            Self::TallStack { at, height } => vec![
                ("at", Arg::Cell(at.name())),
                ("height", number((*height).into())),
            ],
            Self::BadCount { text: found } => {
                vec![("text", text(found)), ("max", number(MAX_TARGET.into()))]
            }
            Self::Illegal(obstacle) => obstacle.args(),
        }
    }
}

impl fmt::Display for MixtourFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MissingField { field } => write!(f, "the position lacks its {}", field.id()),
            Self::ExtraText => f.write_str("text behind the end of the position"),
            Self::RowCount { rows } => write!(f, "{rows} rows instead of 5"),
            Self::RowLength { row, cells } => {
                write!(f, "row {row} makes {cells} cells instead of 5")
            }
            Self::EmptyItem => f.write_str("a stack or a number of empty cells is missing"),
            Self::ZeroCells => f.write_str("a number of empty cells is at least 1"),
            Self::UnknownPiece { letter } => {
                write!(f, "“{letter}” is no piece; pieces are w and b")
            }
            Self::MixedItem { text } => {
                write!(f, "“{text}” needs a comma between number and pieces")
            }
            Self::StackTooHigh { height } => {
                write!(f, "a stack of {height} is higher than {MAX_HEIGHT}")
            }
            Self::BadSide { text } => write!(f, "“{text}” is no side; sides are w and b"),
            Self::BadPair { field, text } => {
                write!(f, "{} are two numbers like 3,4, not “{text}”", field.id())
            }
            Self::BadNumber { field, text, max } => {
                write!(f, "{} go from 0 to {max}, not “{text}”", field.id())
            }
            Self::TooManyPieces { side, count } => {
                write!(f, "{} has {count} pieces, more than {PIECES}", name(*side))
            }
            Self::TooFewPieces { side, count } => {
                write!(f, "{} has {count} pieces instead of {PIECES}", name(*side))
            }
            Self::TallStack { at, height } => write!(
                f,
                "{at} is {height} high, but nobody has won: stacks of {SCORING_HEIGHT} leave the board"
            ),
            Self::TwoWinners => f.write_str("both sides have reached the target"),
            Self::NoMove => f.write_str("a move is missing"),
            Self::ActionForm => f.write_str("an action is written like b2, c4:3-d3 or pass"),
            Self::MissingCell => f.write_str("a cell is missing"),
            Self::NoCell { text } => write!(f, "“{text}” is no cell; cells are a1 to e5"),
            Self::BadCount { text } => {
                write!(f, "from 1 to {MAX_TARGET} pieces travel, not “{text}”")
            }
            Self::Illegal(obstacle) => obstacle.fmt(f),
        }
    }
}

fn name(side: Side) -> &'static str {
    if side == Side::FIRST {
        "White"
    } else {
        "Black"
    }
}
