//! The result that a text states, held against the one that its moves lead to.

use std::ops::Range;

use klubovna_rules::{EndReason, Side};

use super::fault::{Failure, refuse};
use super::header::Header;
use super::{Ending, EndingReason, RecordFault};
use crate::text::quoted;
use crate::tree::End;

/// What a result word says: which side has won, or neither.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Winner {
    First,
    Second,
    Nobody,
}

impl Winner {
    /// Reads a result word in any of its spellings.
    pub(super) fn read(word: &str) -> Option<Self> {
        match word {
            "1-0" | "1:0" => Some(Self::First),
            "0-1" | "0:1" => Some(Self::Second),
            "1/2-1/2" | "1/2:1/2" | "½-½" | "½:½" => Some(Self::Nobody),
            _ => None,
        }
    }

    fn side(self) -> Option<Side> {
        match self {
            Self::First => Some(Side::FIRST),
            Self::Second => Some(Side::SECOND),
            Self::Nobody => None,
        }
    }

    /// The end that a result without a reason means.
    fn stated(self) -> Ending {
        Ending {
            winner: self.side(),
            reason: EndingReason::Stated,
        }
    }

    /// An end by players, unless its reason cannot have this result.
    fn decided(self, reason: &str) -> Option<Ending> {
        let winner = self.side();
        let mut known = EndingReason::ALL.iter();
        let reason = *known.find(|known| known.code() == reason)?;
        let fits = match reason {
            EndingReason::Resignation => winner.is_some(),
            EndingReason::Agreement | EndingReason::Claim => winner.is_none(),
            EndingReason::Time | EndingReason::Stated => true,
        };
        fits.then_some(Ending { winner, reason })
    }
}

/// The word for a result: `1-0`, `0-1`, `1/2-1/2`, or `*` for a game without one.
pub(super) fn result_word(result: Option<End>) -> &'static str {
    match result.map(|result| result.winner) {
        None => "*",
        Some(Some(Side(0))) => "1-0",
        Some(Some(_)) => "0-1",
        Some(None) => "1/2-1/2",
    }
}

/// What a header states about the end of the game: values and their bytes in the text.
#[derive(Default)]
pub(super) struct StatedEnd<'a> {
    result: Option<(&'a str, Range<usize>)>,
    reason: Option<(&'a str, Range<usize>)>,
    // Older rules may have ended a game where those of today do not.
    older_rules: bool,
}

/// What the moves say about the end of the game.
pub(super) struct EndOfMoves {
    /// The result word behind them, and its bytes in the text.
    pub(super) result: Option<(Winner, Range<usize>)>,
    /// How the rules end the game.
    pub(super) outcome: Option<End>,
    /// Whether a variation continues the main line where its text ends.
    pub(super) continued: bool,
    /// Where the text ends.
    pub(super) at: usize,
}

impl<'a> StatedEnd<'a> {
    /// What `header` states; `older_rules` says whether the game was played by such.
    pub(super) fn of(header: &'a Header, older_rules: bool) -> Self {
        Self {
            result: header.tag("Result"),
            reason: header.tag("Reason"),
            older_rules,
        }
    }

    /// How players ended the game; `None` where the rules did, or where it is not over.
    ///
    /// # Errors
    /// When header, result word and moves contradict each other, or a word is unknown.
    pub(super) fn ending(&self, moves: &EndOfMoves) -> Result<Option<Ending>, Failure> {
        let result = self.result(moves)?;
        let reason = self.reason.as_ref().map(|(reason, _)| *reason);
        let mismatch = |actual, span| {
            let actual = result_word(actual).into();
            refuse(RecordFault::ResultMismatch { actual }, span)
        };
        let ending = match (moves.outcome, &result) {
            (Some(outcome), result) => {
                if let Some((winner, span)) = result
                    && winner.side() != outcome.winner
                {
                    return mismatch(Some(outcome), span);
                }
                reason
                    .is_none_or(|reason| reason == outcome.reason)
                    .then_some(None)
            }
            (None, None) => reason.is_none().then_some(None),
            (None, Some((_, span))) if moves.continued => return mismatch(None, span),
            (None, Some((winner, _))) => winner
                .decided(reason.unwrap_or("stated"))
                .or_else(|| self.older_rules.then(|| winner.stated()))
                .map(Some),
        };
        if let Some(ending) = ending {
            return Ok(ending);
        }
        let end = moves.at..moves.at;
        let span = self.reason.as_ref().map_or(&end, |(_, span)| span);
        let reason = quoted(reason.unwrap_or_default());
        refuse(RecordFault::BadReason { reason }, span)
    }

    /// The result that the header and the word behind the moves state, and where.
    fn result(&self, moves: &EndOfMoves) -> Result<Option<(Winner, Range<usize>)>, Failure> {
        let stated = match &self.result {
            None | Some(("*", _)) => None,
            Some((text, span)) => match Winner::read(text) {
                Some(winner) => Some((winner, span.clone())),
                None => return refuse(RecordFault::BadResult, span),
            },
        };
        match (&stated, &moves.result) {
            (Some((stated, _)), Some((winner, span))) if stated != winner => {
                let actual = result_word(Some(stated.stated().outcome())).into();
                refuse(RecordFault::ResultMismatch { actual }, span)
            }
            (_, Some(word)) => Ok(Some(word.clone())),
            (_, None) => Ok(stated),
        }
    }
}
