//! Where engines are compared and tuned, for terminals: games between two of them, tests
//! whether one is better, and weights fitted to how games end. Monte-Carlo tree search is
//! here too: no game plays with it, but it is something to compare with.
//!
//! ```
//! use klubovna_workshop::{Sprt, Tally};
//!
//! let test = Sprt { elo0: 0.0, elo1: 20.0, error: 0.05 };
//! assert_eq!(Tally::default().verdict(test), None);
//! ```

mod contest;
mod fit;
pub mod mcts;
mod tally;

use std::marker::PhantomData;

use klubovna_search::alphabeta::Params;
use klubovna_search::engine::Engine;
use klubovna_search::thinker::Limits;
use klubovna_tabletop::error::Problem;
use klubovna_tabletop::named::Named;

pub use fit::Fitted;
pub use tally::{Sprt, Tally, Verdict};

/// What plays a side of a contest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contestant {
    /// A kind of engine that the game knows, `random`, or empty for the game's best.
    pub kind: String,
    /// Weights other than the game's own.
    pub weights: Vec<i32>,
    /// Margins and depths of alpha-beta.
    pub params: Params,
    /// What it may spend on an action. The seed of its skill is another one in each game.
    pub limits: Limits,
}

/// A number of games: pairs from the same random opening with colours swapped.
#[derive(Clone, Debug)]
pub struct Contest<'a> {
    /// Options of the game.
    pub options: &'a Named<String>,
    /// Who plays; the tally counts for the first.
    pub contestants: [&'a Contestant; 2],
    /// Pairs of games.
    pub pairs: u32,
    /// Random actions before the engines take over.
    pub opening: u32,
    /// After so many actions a game counts as drawn.
    pub longest: u32,
    /// Which openings.
    pub seed: u64,
    /// Threads.
    pub threads: usize,
}

/// Games between engines of some game.
pub trait Workshop: Sync {
    /// The id of the game.
    fn id(&self) -> &'static str;

    /// Plays a contest; `watch` sees the tally after each pair, and says when it is enough.
    /// A contest that is not cut short depends on nothing but what it is made of.
    ///
    /// # Errors
    /// Refused options, or a kind of engine that the game does not know.
    fn contest(
        &self,
        contest: &Contest<'_>,
        watch: &mut (dyn FnMut(&Tally) -> bool + Send),
    ) -> Result<Tally, Problem>;

    /// Plays games as in [`contest`](Self::contest) and fits the weights of the first
    /// contestant to their results.
    ///
    /// # Errors
    /// As there.
    fn fit(&self, contest: &Contest<'_>) -> Result<Fitted, Problem>;
}

/// The one implementation of [`Workshop`].
#[derive(Debug)]
pub struct WorkshopOf<P>(PhantomData<fn() -> P>);

impl<P> WorkshopOf<P> {
    /// Games between engines of `P`.
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<P> Default for WorkshopOf<P> {
    fn default() -> Self {
        Self::new()
    }
}

impl<P: Engine<Action: Send, Options: Sync> + Send + Sync> Workshop for WorkshopOf<P> {
    fn id(&self) -> &'static str {
        P::ID
    }

    fn contest(
        &self,
        contest: &Contest<'_>,
        watch: &mut (dyn FnMut(&Tally) -> bool + Send),
    ) -> Result<Tally, Problem> {
        contest::play::<P>(contest, watch)
    }

    fn fit(&self, contest: &Contest<'_>) -> Result<Fitted, Problem> {
        fit::fit::<P>(contest)
    }
}
