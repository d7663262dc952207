//! Who decides for chance. Sources live in sessions; no thinker ever holds one.
//!
//! * [`SeededDraws`]: at random.
//! * [`FixedOrder`]: as written down beforehand.
//! * [`Dealer`]: from secrets that are pledged before the game and can be checked after
//!   it; [`Deal`] is the same for two devices, each with a [`HashChain`] of its own.
//!
//! Where the players turn real cards there is no source: what they turned is played
//! like any other action.

use crate::faults;

mod chain;
mod deal;
mod fault;
mod fixed;
mod seeded;
mod transcript;

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

faults! {
    /// Why a source cannot decide.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum DrawError {
        /// No outcome has any weight.
        Empty => "draw-empty";
        /// A prepared order holds no further outcome for this deck.
        RanOut { deck as side: u8 } => "draw-ran-out";
        /// A prepared order names an outcome that is not possible now.
        NotThere { code as card: String } => "draw-not-there";
        /// A pledge holds for no further draw.
        PledgeUsed => "draw-pledge-used";
        /// The players turn real cards and play what they turned.
        Own => "draw-own";
    }
}

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
