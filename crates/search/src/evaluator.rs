//! The static evaluation: [`Evaluator`].

use std::fmt::Debug;

use klubovna_rules::{Position, Side};

use crate::probability;
use crate::score::{self, Score};

/// The static evaluation of a game; it may hold weights, so that they can be tuned.
///
/// Expensive parts can be updated incrementally: [`fresh`](Self::fresh) computes a
/// [`State`](Self::State) at the root of a search, [`update`](Self::update) changes it for an
/// action, and [`evaluate`](Self::evaluate) uses it. A game without such a state has
/// `type State = ()` and implements `evaluate` alone.
pub trait Evaluator<P: Position> {
    /// The incremental part of the evaluation; `()` where there is none.
    type State: Copy + Default + Debug;

    /// Whether points are proportional to the probability of winning, as [`probability`] makes
    /// them; otherwise to the logarithm of its odds.
    const LINEAR: bool = false;

    /// The state of a position, computed from nothing.
    fn fresh(&self, _position: &P) -> Self::State {
        Self::State::default()
    }

    /// Changes the state of the position `before` into the state of the position `after`, as
    /// [`fresh`](Self::fresh) would compute it there.
    fn update(&self, _state: &mut Self::State, _before: &P, _action: P::Action, _after: &P) {}

    /// The evaluation of `position`, where the game is not over, for `side`, in points from
    /// -[`CERTAIN`](score::CERTAIN) to [`CERTAIN`](score::CERTAIN). For the other side it is the
    /// negative number.
    ///
    /// Engines average scores where chance decides. In such games points must therefore be
    /// [proportional](Self::LINEAR) to the probability of winning, with
    /// [`CERTAIN`](score::CERTAIN) for a sure win.
    fn evaluate(&self, state: &Self::State, position: &P, side: Side) -> i32;

    /// [`evaluate`](Self::evaluate) with a fresh state.
    fn evaluate_fresh(&self, position: &P, side: Side) -> i32 {
        self.evaluate(&self.fresh(position), position, side)
    }

    /// The points that mean odds of e to 1, or 73 wins of 100: the unit of
    /// [`win_probability`](Self::win_probability) and of most margins.
    fn scale(&self) -> i32;

    /// The points of a network that mean odds of e to 1.
    fn network_scale(&self) -> i32 {
        self.scale()
    }

    /// The logarithm of the odds that `side` wins, to which weights are fitted; a continuous
    /// function of each weight.
    fn odds(&self, position: &P, side: Side) -> f64 {
        f64::from(self.evaluate_fresh(position, side)) / f64::from(self.scale())
    }

    /// The probability that the side wins, half of that of a draw added.
    fn win_probability(&self, score: Score) -> f64 {
        if Self::LINEAR {
            return probability::of(score);
        }
        score.probability(self.scale())
    }

    /// The points for a `probability`: the inverse of it.
    fn points(&self, probability: f64) -> i32 {
        if Self::LINEAR {
            return probability::points(probability);
        }
        score::points(probability, self.scale())
    }
}
