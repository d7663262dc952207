//! Sources of random outcomes: who decides for chance. Sessions hold them, engines never do.
//!
//! ```
//! use klubovna_draws::{Draw, DrawSource, SeededDraws};
//!
//! let codes = [":K".to_owned(), ":Q".to_owned()];
//! let draw = Draw { number: 1, deck: 0, codes: &codes, weights: &[0, 3] };
//! assert_eq!(SeededDraws::new(7).pick(draw), Ok(1));
//! ```
//!
//! # Sources
//!
//! * [`SeededDraws`]: at random.
//! * [`FixedOrder`]: in an order that is given.
//! * [`Dealer`]: from a secret that is pledged before the game and can be checked after it;
//!   [`Deal`] is the same for two devices, each with a [`HashChain`].
//!
//! Where the players turn real cards there is no source: each card is entered like any other
//! action.
//!
//! # Provable draws
//!
//! Before the game each side publishes the end of a [`HashChain`]; both ends are the [`Pledge`] (a
//! commitment). For each draw both sides show the next value of their chains, and a hash of the two
//! decides, so that nobody can choose the outcome; [`mix`] adds the game with its options and a
//! word of the players. A [`Transcript`] holds all values that were shown, so that anybody can check
//! them.
#![cfg_attr(
    not(test),
    deny(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::panic,
        clippy::indexing_slicing
    )
)]

use klubovna_text::faults;

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

/// A draw that is to be decided.
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

/// A source that decides for chance.
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
        /// The next outcome of a prepared order is not possible now.
        NotThere { code as card: String } => "draw-not-there";
        /// The chains of a pledge have no further value.
        PledgeUsed => "draw-pledge-used";
        /// The players turn real cards and enter them.
        Own => "draw-own";
    }
}

#[cfg(test)]
mod tests;
