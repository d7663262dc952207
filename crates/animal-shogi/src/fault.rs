//! What can be wrong with a text of this game.

use std::fmt;

use klubovna_tabletop::error::{Arg, Fault};
use klubovna_tabletop::rules::Side;

use crate::obstacle::Obstacle;
use crate::piece::{Kind, Piece};
use crate::square::Square;

/// A named fault. The place in the text comes with it in a
/// [`TextError`](klubovna_tabletop::error::TextError).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ShogiFault {
    /// A position string lacks one of its first three fields.
    MissingField(Field),
    /// A position string goes on behind its last field.
    ExtraText,
    /// The board does not have nine rows.
    RowCount {
        /// Rows found.
        rows: u32,
    },
    /// A row does not have nine squares.
    RowLength {
        /// The letter of the rank.
        rank: char,
        /// Squares found.
        squares: u32,
    },
    /// A character of a board, a hand or a move that means no piece.
    UnknownPiece {
        /// The character.
        letter: char,
    },
    /// A `+` without a piece that promotes behind it.
    StrayPlus,
    /// The side to move is neither `b` nor `w`.
    BadSide {
        /// The text found.
        text: String,
    },
    /// A number in a hand that counts nothing.
    BadCount {
        /// The text found.
        text: String,
    },
    /// The number of the next move is no number, or beyond its range.
    BadPly {
        /// The text found.
        text: String,
    },
    /// The last word of a position string means no stage of the game.
    BadStage {
        /// The text found.
        text: String,
    },
    /// A stage that this position or these options do not allow.
    WrongStage {
        /// The text found.
        text: String,
    },
    /// More pieces of one kind than there are in the set.
    TooMany {
        /// The kind.
        kind: Kind,
        /// How many there are.
        count: u32,
    },
    /// A side has no lion.
    NoLion {
        /// The side.
        side: Side,
    },
    /// A side has two lions.
    TwoLions {
        /// The side.
        side: Side,
    },
    /// Two chicks of a side in one file.
    TwoChicks {
        /// The side.
        side: Side,
        /// The file, from 1.
        file: u8,
    },
    /// A piece that can never move again.
    DeadPiece {
        /// The kind.
        kind: Kind,
        /// Where it stands.
        at: Square,
    },
    /// The side that is not to move is in check: its lion could be taken.
    LionHangs {
        /// That side.
        side: Side,
    },
    /// No move is written.
    NoMove,
    /// An action code has none of the forms.
    ActionForm,
    /// Other text where the name of a square has to stand.
    NoSquare {
        /// The text found.
        text: String,
    },
    /// Text behind the end of a move.
    AfterMove {
        /// The text found.
        text: String,
    },
    /// A sign of capture where nothing can be captured, or none where something is.
    NoCapture {
        /// The target.
        to: Square,
    },
    /// No piece of that kind can go there.
    NoneReaches {
        /// The piece.
        piece: Piece,
        /// The square.
        to: Square,
    },
    /// Several pieces of that kind can go there.
    Ambiguous {
        /// The piece.
        piece: Piece,
        /// The square.
        to: Square,
        /// Where they stand.
        from: Vec<Square>,
    },
    /// The action is against the rules.
    Illegal(Obstacle),
}

/// A field of a position string (section 14.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Field {
    /// The pieces on the board.
    Board,
    /// The side to move.
    Side,
    /// Both hands.
    Hands,
}

impl Field {
    /// The selector of messages.
    #[inline]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Board => "board",
            Self::Side => "side",
            Self::Hands => "hands",
        }
    }
}

#[inline]
fn names(squares: &[Square]) -> String {
    let names: Vec<String> = squares.iter().map(Square::to_string).collect();
    names.join(", ")
}

impl Fault for ShogiFault {
    #[inline]
    fn code(&self) -> &'static str {
        match self {
            Self::MissingField(_) => "animal-shogi-missing-field",
            Self::ExtraText => "animal-shogi-extra-text",
            Self::RowCount { .. } => "animal-shogi-row-count",
            Self::RowLength { .. } => "animal-shogi-row-length",
            Self::UnknownPiece { .. } => "animal-shogi-unknown-piece",
            Self::StrayPlus => "animal-shogi-stray-plus",
            Self::BadSide { .. } => "animal-shogi-bad-side",
            Self::BadCount { .. } => "animal-shogi-bad-count",
            Self::BadPly { .. } => "animal-shogi-bad-ply",
            Self::BadStage { .. } => "animal-shogi-bad-stage",
            Self::WrongStage { .. } => "animal-shogi-wrong-stage",
            Self::TooMany { .. } => "animal-shogi-too-many",
            Self::NoLion { .. } => "animal-shogi-no-lion",
            Self::TwoLions { .. } => "animal-shogi-two-lions",
            Self::TwoChicks { .. } => "animal-shogi-two-chicks",
            Self::DeadPiece { .. } => "animal-shogi-dead-piece",
            Self::LionHangs { .. } => "animal-shogi-lion-hangs",
            Self::NoMove => "animal-shogi-no-move",
            Self::ActionForm => "animal-shogi-action-form",
            Self::NoSquare { .. } => "animal-shogi-no-square",
            Self::AfterMove { .. } => "animal-shogi-after-move",
            Self::NoCapture { .. } => "animal-shogi-no-capture",
            Self::NoneReaches { .. } => "animal-shogi-none-reaches",
            Self::Ambiguous { .. } => "animal-shogi-ambiguous",
            Self::Illegal(obstacle) => obstacle.code(),
        }
    }

    #[inline]
    fn args(&self) -> Vec<(&'static str, Arg)> {
        let text = |text: &String| Arg::Text(text.clone());
        let number = |number: u32| Arg::Number(i32::try_from(number).unwrap_or(i32::MAX));
        let cell = |square: &Square| Arg::Cell(square.to_string());
        let piece = |piece: Piece| Arg::Piece(piece.id().into());
        match self {
            Self::MissingField(field) => vec![("field", Arg::Text(field.id().into()))],
            Self::RowCount { rows } => vec![("rows", number(*rows))],
            Self::RowLength { rank, squares } => vec![
                ("rank", Arg::Text(rank.to_string())),
                ("squares", number(*squares)),
            ],
            Self::UnknownPiece { letter } => vec![("letter", Arg::Text(letter.to_string()))],
            Self::BadSide { text: found }
            | Self::BadCount { text: found }
            | Self::BadPly { text: found }
            | Self::BadStage { text: found }
            | Self::WrongStage { text: found }
            | Self::NoSquare { text: found }
            | Self::AfterMove { text: found } => vec![("text", text(found))],
            Self::TooMany { kind, count } => vec![
                ("piece", piece(kind.plain())),
                ("count", number(*count)),
                ("most", number(kind.most().into())),
            ],
            Self::NoLion { side } | Self::TwoLions { side } | Self::LionHangs { side } => {
                vec![("side", Arg::Side(side.0))]
            }
            Self::TwoChicks { side, file } => {
                vec![
                    ("side", Arg::Side(side.0)),
                    ("file", number((*file).into())),
                ]
            }
            Self::DeadPiece { kind, at } => {
                vec![("piece", piece(kind.plain())), ("at", cell(at))]
            }
            Self::NoCapture { to } => vec![("to", cell(to))],
            Self::NoneReaches { piece: it, to } => vec![("piece", piece(*it)), ("to", cell(to))],
            Self::Ambiguous {
                piece: it,
                to,
                from,
            } => vec![
                ("piece", piece(*it)),
                ("to", cell(to)),
                ("from", Arg::Text(names(from))),
            ],
            Self::Illegal(obstacle) => obstacle.args(),
            Self::ExtraText | Self::StrayPlus | Self::NoMove | Self::ActionForm => Vec::new(),
        }
    }
}

/// The message in plain English, for logs and the command line.
impl fmt::Display for ShogiFault {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MissingField(field) => write!(f, "the position lacks its {}", field.id()),
            Self::ExtraText => f.write_str("text behind the end of the position"),
            Self::RowCount { rows } => write!(f, "the board has 9 rows, not {rows}"),
            Self::RowLength { rank, squares } => {
                write!(f, "rank {rank} has 9 squares, not {squares}")
            }
            Self::UnknownPiece { letter } => write!(f, "“{letter}” is no piece"),
            Self::StrayPlus => f.write_str("a + stands before a piece that promotes"),
            Self::BadSide { text } => write!(f, "the side to move is b or w, not “{text}”"),
            Self::BadCount { text } => write!(f, "“{text}” counts no piece in hand"),
            Self::BadPly { text } => {
                write!(f, "moves are numbered from 1 to 65535, not “{text}”")
            }
            Self::BadStage { text } => write!(f, "“{text}” is no stage of a game"),
            Self::WrongStage { text } => write!(f, "“{text}” is not possible here"),
            Self::TooMany { kind, count } => {
                write!(
                    f,
                    "{count} of the kind {}; there are {}",
                    kind.id(),
                    kind.most()
                )
            }
            Self::NoLion { side } => write!(f, "{} has no lion", name(*side)),
            Self::TwoLions { side } => write!(f, "{} has two lions", name(*side)),
            Self::TwoChicks { side, file } => {
                write!(f, "{} has two chicks in file {file}", name(*side))
            }
            Self::DeadPiece { kind, at } => {
                write!(f, "the {} on {at} could never move again", kind.id())
            }
            Self::LionHangs { side } => write!(
                f,
                "the lion of {} could be taken although it is the other’s turn",
                name(*side)
            ),
            Self::NoMove => f.write_str("a move is missing"),
            Self::ActionForm => {
                f.write_str("an action is written like 7g7f, 8h2b+, P*5e, win or impasse")
            }
            Self::NoSquare { text } => write!(f, "“{text}” is no square; squares are 1a to 9i"),
            Self::AfterMove { text } => write!(f, "“{text}” behind the move means nothing"),
            Self::NoCapture { to } => write!(f, "there is nothing to capture on {to}"),
            Self::NoneReaches { piece, to } => write!(f, "no {} can go to {to}", piece.id()),
            Self::Ambiguous { piece, to, from } => write!(
                f,
                "which {} goes to {to}? It can come from {}",
                piece.id(),
                names(from)
            ),
            Self::Illegal(obstacle) => {
                let code = obstacle.code();
                let words = code.strip_prefix("animal-shogi-").unwrap_or(code);
                write!(
                    f,
                    "against section {} of the rules: {words}",
                    obstacle.rule()
                )
            }
        }
    }
}

#[inline]
fn name(side: Side) -> &'static str {
    if side == Side::FIRST {
        "Black"
    } else {
        "White"
    }
}
