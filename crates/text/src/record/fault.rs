//! What can be wrong with a record.

use std::ops::Range;

use crate::error::{AnyFault, TextError};
use crate::faults;
use crate::limit::Limit;
use crate::options::OptionsError;

faults! {
    /// What can be wrong with a record or move list.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum RecordFault {
        /// No `[Klubovna "…"]` tag at the beginning.
        NotARecord => "record-not-a-record";
        /// Written by a newer version of the program.
        NewerFormat { version: String } => "record-newer-format";
        /// Played by newer rules.
        NewerRules { version: String } => "record-newer-rules";
        /// No `Game` tag.
        NoGame => "record-no-game";
        /// No game of that id here.
        UnknownGame { game: String } => "record-unknown-game";
        /// A line of the header that is no tag.
        BadTag => "record-bad-tag";
        /// A tag that stands twice.
        DoubleTag { name: String } => "record-double-tag";
        /// A comment without its `}`.
        UnclosedComment => "record-unclosed-comment";
        /// A variation without its `)`.
        UnclosedVariation => "record-unclosed-variation";
        /// A `)` or `}` that closes nothing.
        NothingToClose => "record-nothing-to-close";
        /// A variation before any move: an alternative to nothing.
        VariationWithoutMove => "record-variation-without-move";
        /// A variation without moves.
        EmptyVariation => "record-empty-variation";
        /// A glyph before any move.
        GlyphWithoutMove => "record-glyph-without-move";
        /// Not a glyph from `$0` to `$255`.
        BadGlyph => "record-bad-glyph";
        /// Not a time of the form `h:mm:ss`.
        BadClock => "record-bad-clock";
        /// A move after the game was over.
        MoveAfterEnd => "record-move-after-end";
        /// Text after the result.
        TextAfterResult => "record-text-after-result";
        /// A result inside a variation.
        ResultInVariation => "record-result-in-variation";
        /// Neither `1-0`, `0-1`, `1/2-1/2` nor `*`.
        BadResult => "record-bad-result";
        /// The stated result is not the one the moves lead to.
        ResultMismatch { actual: String } => "record-result-mismatch";
        /// The stated reason does not fit the game or the result.
        BadReason { reason: String } => "record-bad-reason";
    }
    or {
        /// More than a record may hold.
        Limit(Limit);
        /// The options are refused.
        Options(OptionsError);
        /// What the game says about a move or position.
        Game(AnyFault);
    }
}

/// A fault of a record and its place in the text.
pub(super) type Failure = TextError<RecordFault>;

/// Refuses the text because of what stands at `span`.
///
/// # Errors
/// Always.
pub(super) fn refuse<T>(fault: impl Into<RecordFault>, span: &Range<usize>) -> Result<T, Failure> {
    Err(TextError::new(fault.into(), span.clone()))
}
