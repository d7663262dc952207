//! A whole game: options, start, the tree of actions with notes, and how it ended;
//! with a text form that a person can write in an e-mail and read again.
//!
//! ```text
//! [Klubovna "1"]
//! [Game "folky"]
//! [Rules "1"]
//! [Options "seats=4"]
//! [White "Anna"]
//! [Black "Petr"]
//! [Result "*"]
//!
//! {A quiet start.} 1. Rh7 Ra3 2. h3! {[%clk 0:09:41] Three aim.} ( 2. Nc3 a6 ) a6 *
//! ```
//!
//! * First tag: the version of this form. `Options` and `Start` are left out where
//!   they are the standard ones. Any other tag is kept.
//! * Moves in the game's own notation, in any letters it accepts; numbers and dots
//!   are ignored; `!`, `?`, `!!`, `??`, `!?`, `?!` or `$n` behind a move; comments in
//!   `{ }` (a backslash before `}`, `\`, the `%` of a `[%`, or `n` for a new line) or,
//!   as they stand, from a `;` between words to the end of the line; variations in
//!   `( )`, each an alternative to the move before it. A comment before the first move
//!   of a variation belongs to that move.
//! * What the text of the next move takes for granted is left out, unless something is
//!   noted about it: a placement stands for the draw before it.
//! * `[%clk h:mm:ss]` inside a comment: what the mover's clock showed; `[%emt h:mm:ss]`:
//!   how long the mover thought.
//! * The result at the end; a `Reason` tag when players decided it.
//! * A record holds so much and no more: [`Limit`] says how much of what.
//!
//! A text without tags is a bare move list: parentheses that do not hold moves are
//! comments there, and a lone `*` between moves is ignored.

mod fault;
mod limit;
mod read;
mod spot;
mod tags;
mod tokens;
mod write;

use crate::notation::Notation;
use crate::present::Present;
use crate::repeat::History;
use crate::rules::{EndReason, Outcome, Position, Side};
use crate::tree::Tree;
use crate::view::ResultView;
use crate::walk::Walk;

pub use fault::RecordFault;
pub use limit::{
    Limit, MAX_ACTIONS, MAX_GAMES, MAX_NAME, MAX_NOTES, MAX_TAGS, MAX_TEXT, MAX_VALUE,
};
pub use read::{game_of, is_record, read_moves, read_record};
pub use tags::{TagFault, Tags};

#[cfg(feature = "conformance")]
pub(crate) use limit::MAX_MOVE;
pub(crate) use read::{open_moves, open_record, tidy_comment};
pub(crate) use spot::{AnySpot, Sheet, at};
pub(crate) use write::{Numbering, written_len};

/// The version of the text form.
pub const FORMAT_VERSION: u32 = 1;

/// An hour in milliseconds.
const HOUR: u32 = 3_600_000;

/// What begins a note of the mover's clock, and of the time that a move took.
const CLOCK: &str = "[%clk ";
const SPENT: &str = "[%emt ";

/// A whole game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record<P: Position> {
    /// Names, date, event and whatever else the header holds.
    pub tags: Tags,
    /// Where the game begins; it carries the options.
    pub start: P,
    /// The moves and variations.
    pub tree: Tree<P::Action>,
    /// How players ended the main line, where the rules did not.
    pub ending: Option<Ending>,
}

/// An end that players decide, at the end of the main line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ending {
    /// The winner; `None` for a draw.
    pub winner: Option<Side>,
    /// Why.
    pub reason: EndingReason,
}

/// Reasons that no rules decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EndingReason {
    /// A side gave up.
    Resignation,
    /// Both agreed on a draw.
    Agreement,
    /// The player to move claimed a draw that the rules grant.
    Claim,
    /// A clock ran out.
    Time,
    /// The record states a result without a reason.
    Stated,
}

impl EndReason for EndingReason {
    const ALL: &'static [Self] = &[
        Self::Resignation,
        Self::Agreement,
        Self::Claim,
        Self::Time,
        Self::Stated,
    ];

    fn code(self) -> &'static str {
        match self {
            Self::Resignation => "resignation",
            Self::Agreement => "agreement",
            Self::Claim => "claim",
            Self::Time => "time",
            Self::Stated => "stated",
        }
    }
}

impl Ending {
    /// The same as data for a front end.
    pub fn view(self) -> ResultView {
        ResultView::of(Outcome {
            winner: self.winner,
            reason: self.reason,
        })
    }
}

/// The end of the game by the rules at a position whose history is known.
pub fn settled<P: Position>(position: &P, history: &History) -> Option<Outcome<P::Reason>> {
    position.judge(history.line())
}

/// What `text`, read at `position`, takes for granted.
pub(crate) fn implied<P: Notation>(position: &P, text: &str) -> Option<P::Action> {
    if P::CHANCE {
        position.implied(text)
    } else {
        None
    }
}

impl<P: Present> Record<P> {
    /// A game that has not begun, from `start`.
    pub fn new(start: P) -> Self {
        Self {
            tags: Tags::default(),
            start,
            tree: Tree::new(),
            ending: None,
        }
    }

    /// Replays the main line: the last position and how the rules end the game there.
    pub fn final_position(&self) -> (P, Option<Outcome<P::Reason>>) {
        let mut walk = Walk::new(self.start.clone());
        for node in self.tree.main_line() {
            if let Some(action) = self.tree.action(node) {
                walk.advance(node, action);
            }
        }
        (walk.position().clone(), walk.outcome())
    }

    /// How the game ended: by the rules, else as the players decided.
    pub fn result(&self) -> Option<ResultView> {
        let (_, outcome) = self.final_position();
        outcome
            .map(ResultView::of)
            .or_else(|| self.ending.map(Ending::view))
    }
}

/// Result tokens in the order `1-0`, `0-1`, `1/2-1/2`.
fn result_token(result: Option<&ResultView>) -> &'static str {
    match result.map(|result| result.winner) {
        None => "*",
        Some(Some(0)) => "1-0",
        Some(Some(_)) => "0-1",
        Some(None) => "1/2-1/2",
    }
}

#[cfg(test)]
mod tests;
