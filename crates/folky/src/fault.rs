//! What can be wrong with a text of this game.

use std::fmt;

use klubovna_chessmen::Square;
use klubovna_tabletop::error::{Arg, Fault};
use klubovna_tabletop::rules::Side;
use klubovna_tabletop::text::quoted;

use crate::Kind;

/// A named fault. The place in the text comes with it in a
/// [`TextError`](klubovna_tabletop::error::TextError).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FolkyFault {
    /// A position string lacks one of its four fields.
    MissingField(Field),
    /// A position string goes on behind its four fields.
    ExtraText,
    /// The board does not have eight rows.
    RowCount {
        /// Rows found.
        rows: u32,
    },
    /// A row does not have eight squares.
    RowLength {
        /// The rank, 1 to 8.
        rank: u8,
        /// Squares found.
        squares: u32,
    },
    /// A character of the board that means no man and no number of squares.
    UnknownMan {
        /// The character.
        letter: char,
    },
    /// The side to move is neither `w` nor `b`.
    BadSide {
        /// The text found.
        text: String,
    },
    /// A counter that is no number, or beyond its range.
    BadNumber {
        /// Which one.
        field: Field,
        /// The text found.
        text: String,
        /// The least value.
        min: u16,
        /// The greatest value.
        max: u16,
    },
    /// More men of one kind than a side has.
    TooMany {
        /// The side.
        side: Side,
        /// The kind.
        kind: Kind,
        /// How many there are.
        count: u32,
    },
    /// Both sides have eight pawns on the board.
    TwoWinners,
    /// An action code is neither `@h3` nor `h1h7`.
    ActionForm,
    /// The name of a square is missing.
    MissingSquare,
    /// Other text where the name of a square has to stand.
    NoSquare {
        /// The text found.
        text: String,
    },
    /// No move is written.
    NoMove,
    /// A move begins with something that is no piece letter and no square.
    UnknownPiece {
        /// The character.
        letter: char,
    },
    /// A letter for a pawn, which has none.
    PawnLetter {
        /// The character.
        letter: char,
    },
    /// A sign, such as `x` or `+`, in a game without captures and checks.
    Sign {
        /// The character.
        sign: char,
    },
    /// No action is possible: the game is over.
    GameOver,
    /// Nothing can come to an occupied square.
    Occupied {
        /// The square.
        to: Square,
        /// Who stands there.
        kind: Kind,
    },
    /// A pawn cannot be placed where fewer than three pieces aim.
    FewAims {
        /// The square.
        to: Square,
        /// How many pieces aim at it.
        count: u32,
    },
    /// No piece of that kind can go there.
    NoneReaches {
        /// The kind.
        kind: Kind,
        /// The square.
        to: Square,
    },
    /// Pieces of that kind can go there, but none from the origin given.
    WrongOrigin {
        /// The kind.
        kind: Kind,
        /// File, rank or square given.
        origin: String,
        /// The square.
        to: Square,
        /// Where those that can go there stand.
        from: Vec<Square>,
    },
    /// Several pieces of that kind can go there.
    Ambiguous {
        /// The kind.
        kind: Kind,
        /// The square.
        to: Square,
        /// Where they stand.
        from: Vec<Square>,
    },
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

fn names(squares: &[Square]) -> String {
    let names: Vec<String> = squares.iter().copied().map(Square::name).collect();
    names.join(", ")
}

impl Fault for FolkyFault {
    fn code(&self) -> &'static str {
        match self {
            Self::MissingField(_) => "folky-missing-field",
            Self::ExtraText => "folky-extra-text",
            Self::RowCount { .. } => "folky-row-count",
            Self::RowLength { .. } => "folky-row-length",
            Self::UnknownMan { .. } => "folky-unknown-man",
            Self::BadSide { .. } => "folky-bad-side",
            Self::BadNumber { .. } => "folky-bad-number",
            Self::TooMany { .. } => "folky-too-many",
            Self::TwoWinners => "folky-two-winners",
            Self::ActionForm => "folky-action-form",
            Self::MissingSquare => "folky-missing-square",
            Self::NoSquare { .. } => "folky-no-square",
            Self::NoMove => "folky-no-move",
            Self::UnknownPiece { .. } => "folky-unknown-piece",
            Self::PawnLetter { .. } => "folky-pawn-letter",
            Self::Sign { .. } => "folky-sign",
            Self::GameOver => "folky-game-over",
            Self::Occupied { .. } => "folky-occupied",
            Self::FewAims { .. } => "folky-few-aims",
            Self::NoneReaches { .. } => "folky-none-reaches",
            Self::WrongOrigin { .. } => "folky-wrong-origin",
            Self::Ambiguous { .. } => "folky-ambiguous",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        let text = |text: &String| Arg::Text(text.clone());
        let char = |char: &char| Arg::Text(char.to_string());
        let count = |count: &u32| Arg::Number(i32::try_from(*count).unwrap_or(i32::MAX));
        let cell = |square: &Square| Arg::Cell(square.name());
        let piece = |kind: &Kind| Arg::Piece(kind.id().into());
        match self {
            Self::MissingField(field) => vec![("field", Arg::Text(field.id().into()))],
            Self::RowCount { rows } => vec![("rows", count(rows))],
            Self::RowLength { rank, squares } => {
                vec![
                    ("rank", Arg::Number((*rank).into())),
                    ("squares", count(squares)),
                ]
            }
            Self::UnknownMan { letter }
            | Self::UnknownPiece { letter }
            | Self::PawnLetter { letter } => vec![("letter", char(letter))],
            Self::BadSide { text: found } | Self::NoSquare { text: found } => {
                vec![("text", text(found))]
            }
            Self::BadNumber {
                field,
                text: found,
                min,
                max,
            } => vec![
                ("field", Arg::Text(field.id().into())),
                ("text", text(found)),
                ("min", Arg::Number((*min).into())),
                ("max", Arg::Number((*max).into())),
            ],
            Self::TooMany {
                side,
                kind,
                count: found,
            } => vec![
                ("side", Arg::Side(side.0)),
                ("piece", piece(kind)),
                ("count", count(found)),
            ],
            Self::Sign { sign } => vec![("sign", char(sign))],
            Self::Occupied { to, kind } | Self::NoneReaches { kind, to } => {
                vec![("piece", piece(kind)), ("to", cell(to))]
            }
            Self::FewAims { to, count: aims } => vec![("to", cell(to)), ("count", count(aims))],
            Self::WrongOrigin {
                kind,
                origin,
                to,
                from,
            } => vec![
                ("piece", piece(kind)),
                ("origin", text(origin)),
                ("to", cell(to)),
                ("from", Arg::Text(names(from))),
            ],
            Self::Ambiguous { kind, to, from } => vec![
                ("piece", piece(kind)),
                ("to", cell(to)),
                ("from", Arg::Text(names(from))),
            ],
            Self::ExtraText
            | Self::TwoWinners
            | Self::ActionForm
            | Self::MissingSquare
            | Self::NoMove
            | Self::GameOver => Vec::new(),
        }
    }
}

impl fmt::Display for FolkyFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MissingField(field) => {
                write!(f, "the position lacks its field “{}”", field.id())
            }
            Self::ExtraText => f.write_str("a position has four fields and nothing behind them"),
            Self::RowCount { rows } => write!(f, "the board has 8 rows, not {rows}"),
            Self::RowLength { rank, squares } => {
                write!(f, "rank {rank} has 8 squares, not {squares}")
            }
            Self::UnknownMan { letter } => write!(
                f,
                "“{letter}” is neither a man (RBNP, rbnp) nor a number of empty squares"
            ),
            Self::BadSide { text } => write!(f, "the side to move is w or b, not “{text}”"),
            Self::BadNumber {
                field,
                text,
                min,
                max,
            } => write!(
                f,
                "the field “{}” is a number from {min} to {max}, not “{text}”",
                field.id()
            ),
            Self::TooMany { side, kind, count } => {
                let side = if *side == Side::FIRST {
                    "White"
                } else {
                    "Black"
                };
                let (kind, most) = (kind.id(), kind.most());
                write!(f, "{side} has {count} {kind}s; there are only {most}")
            }
            Self::TwoWinners => f.write_str("both sides have eight pawns on the board"),
            Self::ActionForm => f.write_str("an action is written @h3 or h1h7"),
            Self::MissingSquare => f.write_str("a square is missing here"),
            Self::NoSquare { text } => write!(f, "“{text}” is not a square"),
            Self::NoMove => f.write_str("no move is written here"),
            Self::UnknownPiece { letter } => write!(
                f,
                "a move begins with a piece letter (VSJ, RBN) or a square, not with “{letter}”"
            ),
            Self::PawnLetter { letter } => {
                write!(f, "a pawn has no letter “{letter}”: write its square alone")
            }
            Self::Sign { sign } => {
                write!(
                    f,
                    "no sign “{sign}” is written: there is no capture and no check"
                )
            }
            Self::GameOver => f.write_str("the game is over"),
            Self::Occupied { to, kind } => write!(f, "a {} stands on {to}", kind.id()),
            Self::FewAims { to, count } => write!(
                f,
                "a pawn on {to} needs three pieces that aim there; there are {count}"
            ),
            Self::NoneReaches { kind, to } => write!(f, "no {} can go to {to}", kind.id()),
            Self::WrongOrigin {
                kind,
                origin,
                to,
                from,
            } => {
                let (kind, from) = (kind.id(), names(from));
                write!(
                    f,
                    "no {kind} on {origin} can go to {to}; from {from} it can"
                )
            }
            Self::Ambiguous { kind, to, from } => {
                let (kind, from) = (kind.id(), names(from));
                write!(f, "more than one {kind} can go to {to}: from {from}")
            }
        }
    }
}

impl std::error::Error for FolkyFault {}
