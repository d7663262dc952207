//! Who decides for chance. Sources live in sessions; no thinker ever holds one.
//!
//! * [`SeededDraws`]: at random.
//! * [`FixedOrder`]: as written down beforehand.
//! * [`Dealer`]: from secrets that are pledged before the game and can be checked after
//!   it; [`Deal`] is the same for two devices, each with a [`HashChain`] of its own.
//!
//! Where the players turn real cards there is no source: what they turned is played
//! like any other action.

mod chain;
mod deal;
mod fault;
mod fixed;
mod seeded;
mod transcript;

use std::fmt;

use crate::error::{Arg, Fault};

pub use chain::{CHAIN_LENGTH, HashChain, Value};
pub use deal::{Deal, Dealer, Pledge, mix};
pub use fault::CardsFault;
pub use fixed::{FixedOrder, order};
pub use seeded::SeededDraws;
pub use transcript::{Drawn, Revealed, Transcript};

/// What can be drawn now.
#[derive(Clone, Copy, Debug)]
pub struct Draw<'a> {
    /// The number of this draw, counted over all decks from 1.
    pub number: u32,
    /// Which deck is drawn from.
    pub deck: u8,
    /// Action codes of the outcomes.
    pub codes: &'a [String],
    /// Weights of the outcomes, for example how many cards of a kind are left. Together
    /// with the codes they are in the canonical order of the rules.
    pub weights: &'a [u32],
}

/// Decides for chance.
pub trait DrawSource {
    /// The index of the outcome that comes.
    ///
    /// # Errors
    /// When the source cannot decide; the game stays as it is.
    fn pick(&mut self, draw: Draw<'_>) -> Result<usize, DrawError>;
}

/// Why a source cannot decide.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DrawError {
    /// No outcome has any weight.
    Empty,
    /// A prepared order holds no further outcome for this deck.
    RanOut {
        /// The deck, from 0.
        deck: u8,
    },
    /// A prepared order names an outcome that is not possible now.
    NotThere {
        /// The code it names.
        code: String,
    },
    /// A pledge holds for no further draw.
    PledgeUsed,
    /// The players turn real cards and play what they turned.
    Own,
}

impl Fault for DrawError {
    fn code(&self) -> &'static str {
        match self {
            Self::Empty => "draw-empty",
            Self::RanOut { .. } => "draw-ran-out",
            Self::NotThere { .. } => "draw-not-there",
            Self::PledgeUsed => "draw-pledge-used",
            Self::Own => "draw-own",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        match self {
            Self::Empty | Self::PledgeUsed | Self::Own => Vec::new(),
            Self::RanOut { deck } => vec![("side", Arg::Side(*deck))],
            Self::NotThere { code } => vec![("card", Arg::Text(code.clone()))],
        }
    }
}

impl fmt::Display for DrawError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("there is nothing to draw"),
            Self::RanOut { deck } => write!(f, "the prepared order of deck {deck} has run out"),
            Self::NotThere { code } => write!(f, "“{code}” cannot be drawn now"),
            Self::PledgeUsed => f.write_str("the pledge holds for no further draw"),
            Self::Own => f.write_str("the players turn the cards of this game themselves"),
        }
    }
}

impl std::error::Error for DrawError {}

/// The outcome that the `at`-th unit of weight belongs to.
fn weighed(weights: &[u32], mut at: u64) -> Option<usize> {
    weights.iter().position(|&weight| {
        let rest = at.checked_sub(u64::from(weight));
        at = rest.unwrap_or_default();
        rest.is_none()
    })
}

fn total(weights: &[u32]) -> u64 {
    weights.iter().map(|&weight| u64::from(weight)).sum()
}

#[cfg(test)]
mod tests;
