//! What can be wrong with a record.

use std::fmt;

use super::Limit;
use crate::error::{AnyFault, Arg, Fault};
use crate::options::OptionsError;

/// What can be wrong with a record or move list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordFault {
    /// More than a record may hold.
    Limit(Limit),
    /// No `[Klubovna "…"]` tag at the beginning.
    NotARecord,
    /// Written by a newer version of the program.
    NewerFormat {
        /// The version it states.
        version: String,
    },
    /// Played by newer rules.
    NewerRules {
        /// The version it states.
        version: String,
    },
    /// No `Game` tag.
    NoGame,
    /// No game of that id here.
    UnknownGame {
        /// The id found.
        game: String,
    },
    /// A line of the header that is no tag.
    BadTag,
    /// A tag that stands twice.
    DoubleTag {
        /// Its name.
        name: String,
    },
    /// The options are refused.
    Options(OptionsError),
    /// A comment without its `}`.
    UnclosedComment,
    /// A variation without its `)`.
    UnclosedVariation,
    /// A `)` or `}` that closes nothing.
    NothingToClose,
    /// A variation before any move: an alternative to nothing.
    VariationWithoutMove,
    /// A variation without moves.
    EmptyVariation,
    /// A glyph before any move.
    GlyphWithoutMove,
    /// Not a glyph from `$0` to `$255`.
    BadGlyph,
    /// Not a time of the form `h:mm:ss`.
    BadClock,
    /// A move after the game was over.
    MoveAfterEnd,
    /// Text after the result.
    TextAfterResult,
    /// A result inside a variation.
    ResultInVariation,
    /// Neither `1-0`, `0-1`, `1/2-1/2` nor `*`.
    BadResult,
    /// The stated result is not the one the moves lead to.
    ResultMismatch {
        /// What the moves lead to.
        actual: String,
    },
    /// The stated reason does not fit the game or the result.
    BadReason {
        /// The reason found.
        reason: String,
    },
    /// What the game says about a move or position.
    Game(AnyFault),
}

impl Fault for RecordFault {
    fn code(&self) -> &'static str {
        match self {
            Self::Limit(limit) => limit.code(),
            Self::NotARecord => "record-not-a-record",
            Self::NewerFormat { .. } => "record-newer-format",
            Self::NewerRules { .. } => "record-newer-rules",
            Self::NoGame => "record-no-game",
            Self::UnknownGame { .. } => "record-unknown-game",
            Self::BadTag => "record-bad-tag",
            Self::DoubleTag { .. } => "record-double-tag",
            Self::Options(error) => error.code(),
            Self::UnclosedComment => "record-unclosed-comment",
            Self::UnclosedVariation => "record-unclosed-variation",
            Self::NothingToClose => "record-nothing-to-close",
            Self::VariationWithoutMove => "record-variation-without-move",
            Self::EmptyVariation => "record-empty-variation",
            Self::GlyphWithoutMove => "record-glyph-without-move",
            Self::BadGlyph => "record-bad-glyph",
            Self::BadClock => "record-bad-clock",
            Self::MoveAfterEnd => "record-move-after-end",
            Self::TextAfterResult => "record-text-after-result",
            Self::ResultInVariation => "record-result-in-variation",
            Self::BadResult => "record-bad-result",
            Self::ResultMismatch { .. } => "record-result-mismatch",
            Self::BadReason { .. } => "record-bad-reason",
            Self::Game(fault) => fault.code(),
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        let (name, text) = match self {
            Self::NewerFormat { version } | Self::NewerRules { version } => ("version", version),
            Self::UnknownGame { game } => ("game", game),
            Self::DoubleTag { name } => ("name", name),
            Self::ResultMismatch { actual } => ("actual", actual),
            Self::BadReason { reason } => ("reason", reason),
            Self::Limit(limit) => return limit.args(),
            Self::Options(error) => return error.args(),
            Self::Game(fault) => return fault.args(),
            _ => return Vec::new(),
        };
        Arg::texts(&[(name, text)])
    }
}

impl fmt::Display for RecordFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Limit(limit) => limit.fmt(f),
            Self::NotARecord => f.write_str("not a record: it has to begin with [Klubovna \"1\"]"),
            Self::NewerFormat { version } => {
                write!(
                    f,
                    "written in format {version}, newer than this program knows"
                )
            }
            Self::NewerRules { version } => {
                write!(
                    f,
                    "played by rules version {version}, newer than this program knows"
                )
            }
            Self::NoGame => f.write_str("the header does not name the game"),
            Self::UnknownGame { game } => write!(f, "there is no game “{game}” here"),
            Self::BadTag => f.write_str("a line of the header has to be [Name \"value\"]"),
            Self::DoubleTag { name } => write!(f, "the tag {name} stands twice"),
            Self::Options(error) => error.fmt(f),
            Self::UnclosedComment => f.write_str("the comment that begins here has no end"),
            Self::UnclosedVariation => f.write_str("the variation that begins here has no end"),
            Self::NothingToClose => f.write_str("this closes nothing"),
            Self::VariationWithoutMove => {
                f.write_str("a variation has to follow the move it replaces")
            }
            Self::EmptyVariation => f.write_str("the variation holds no move"),
            Self::GlyphWithoutMove => f.write_str("a glyph has to follow a move"),
            Self::BadGlyph => f.write_str("a glyph is a number from $0 to $255"),
            Self::BadClock => f.write_str("a clock time has the form h:mm:ss"),
            Self::MoveAfterEnd => f.write_str("the game is over before this move"),
            Self::TextAfterResult => f.write_str("nothing may follow the result"),
            Self::ResultInVariation => f.write_str("a variation cannot hold the result"),
            Self::BadResult => f.write_str("a result is 1-0, 0-1, 1/2-1/2 or *"),
            Self::ResultMismatch { actual } => {
                write!(f, "the moves lead to the result {actual}")
            }
            Self::BadReason { reason } => {
                write!(f, "the reason “{reason}” does not fit the game")
            }
            Self::Game(fault) => fault.fmt(f),
        }
    }
}

impl From<Limit> for RecordFault {
    fn from(limit: Limit) -> Self {
        Self::Limit(limit)
    }
}

impl std::error::Error for RecordFault {}
