//! Who decides for chance. Sources live in sessions; no thinker ever holds one.

use std::collections::VecDeque;
use std::fmt::{self, Debug};

use crate::error::{Arg, Fault};
use crate::rng::SplitMix64;

/// What can be drawn now.
#[derive(Clone, Copy, Debug)]
pub struct Draw<'a> {
    /// Which deck is drawn from.
    pub deck: u8,
    /// Action codes of the outcomes.
    pub codes: &'a [String],
    /// Weights of the outcomes, for example how many cards of a kind are left.
    pub weights: &'a [u32],
}

/// Decides for chance.
pub trait DrawSource: Debug {
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
}

impl Fault for DrawError {
    fn code(&self) -> &'static str {
        match self {
            Self::Empty => "draw-empty",
            Self::RanOut { .. } => "draw-ran-out",
            Self::NotThere { .. } => "draw-not-there",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        match self {
            Self::Empty => Vec::new(),
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
        }
    }
}

impl std::error::Error for DrawError {}

/// Draws at random from a seed, each outcome in proportion to its weight.
#[derive(Clone, Debug)]
pub struct SeededDraws(SplitMix64);

impl SeededDraws {
    /// A source whose draws depend on `seed` alone.
    pub const fn new(seed: u64) -> Self {
        Self(SplitMix64::new(seed))
    }
}

impl DrawSource for SeededDraws {
    fn pick(&mut self, draw: Draw<'_>) -> Result<usize, DrawError> {
        let total: u64 = draw.weights.iter().map(|&weight| u64::from(weight)).sum();
        if total == 0 {
            return Err(DrawError::Empty);
        }
        let mut at = self.0.below(total);
        for (index, &weight) in draw.weights.iter().enumerate() {
            match at.checked_sub(u64::from(weight)) {
                Some(rest) => at = rest,
                None => return Ok(index),
            }
        }
        Err(DrawError::Empty)
    }
}

/// Draws in an order fixed beforehand, one order a deck, top first.
#[derive(Clone, Debug, Default)]
pub struct FixedOrder(Vec<VecDeque<String>>);

impl FixedOrder {
    /// `orders[deck]` lists action codes, the top card first.
    pub fn new(orders: impl IntoIterator<Item = Vec<String>>) -> Self {
        Self(orders.into_iter().map(VecDeque::from).collect())
    }
}

impl DrawSource for FixedOrder {
    fn pick(&mut self, draw: Draw<'_>) -> Result<usize, DrawError> {
        let ran_out = DrawError::RanOut { deck: draw.deck };
        let order = self
            .0
            .get_mut(usize::from(draw.deck))
            .ok_or_else(|| ran_out.clone())?;
        let code = order.front().ok_or(ran_out)?;
        let index = draw
            .codes
            .iter()
            .zip(draw.weights)
            .position(|(known, &weight)| known == code && weight > 0)
            .ok_or_else(|| DrawError::NotThere { code: code.clone() })?;
        order.pop_front();
        Ok(index)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn codes() -> Vec<String> {
        ["Q", "N", "P"].map(String::from).to_vec()
    }

    #[test]
    fn seeded_draws_follow_the_weights() {
        let codes = codes();
        let mut source = SeededDraws::new(3);
        let mut counts = [0_u32; 3];
        for _ in 0..11_000 {
            let draw = Draw {
                deck: 0,
                codes: &codes,
                weights: &[1, 2, 8],
            };
            counts[source.pick(draw).unwrap_or_default()] += 1;
        }
        let expected = [1_000.0, 2_000.0, 8_000.0];
        let chi: f64 = counts
            .iter()
            .zip(expected)
            .map(|(&count, wanted)| (f64::from(count) - wanted).powi(2) / wanted)
            .sum();
        // 2 degrees of freedom, once in a thousand.
        assert!(chi < 13.82, "{counts:?}: {chi}");
    }

    #[test]
    fn nothing_to_draw_is_an_error() {
        let draw = Draw {
            deck: 0,
            codes: &[],
            weights: &[0, 0],
        };
        assert_eq!(SeededDraws::new(1).pick(draw), Err(DrawError::Empty));
    }

    #[test]
    fn a_fixed_order_is_kept_and_its_faults_are_named() {
        let codes = codes();
        let draw = |weights: &'static [u32], deck| Draw {
            deck,
            codes: &codes,
            weights,
        };
        let mut source = FixedOrder::new([vec!["P".into(), "Q".into()]]);
        assert_eq!(source.pick(draw(&[1, 1, 1], 0)), Ok(2));
        let missing = DrawError::NotThere { code: "Q".into() };
        assert_eq!(source.pick(draw(&[0, 1, 1], 0)), Err(missing));
        assert_eq!(source.pick(draw(&[1, 1, 1], 0)), Ok(0));
        assert_eq!(
            source.pick(draw(&[1, 1, 1], 0)),
            Err(DrawError::RanOut { deck: 0 })
        );
        assert_eq!(
            source.pick(draw(&[1, 1, 1], 1)),
            Err(DrawError::RanOut { deck: 1 })
        );
    }
}
