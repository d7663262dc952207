//! Comparing and tuning engines: contests with SPRT, fitted weights, SPSA.
//!
//! ```
//! use klubovna_workshop::{Sprt, Tally};
//!
//! let test = Sprt { elo0: 0.0, elo1: 20.0, error: 0.05 };
//! assert_eq!(Tally::default().verdict(test), None);
//! ```
//!
//! A [`Workshop`] has the engines of one game; [`WorkshopOf`] implements it for any game with an
//! [`Engine`]. Its methods:
//!
//! * [`contest`](Workshop::contest) plays pairs of games from random openings and counts them
//!   in a [`Tally`], with errors and differences in Elo; an [`Sprt`] stops when enough games were
//!   played to know which engine is better.
//! * [`bench`](Workshop::bench) searches the same positions every time, and says how well the tree is cut.
//! * [`facts`](Workshop::facts) says what an engine's games against itself tell of the game.
//! * [`fit`](Workshop::fit) fits the weights of an evaluation to results of games.
//! * [`samples`](Workshop::samples) writes positions of games of an engine against itself, and
//!   [`train`](Workshop::train) trains the network of a game on them.
//! * [`spsa`](Workshop::spsa) tunes margins of the search and weights by play.
//!
//! Results are deterministic: the same [`Contest`] gives the same numbers. [`mcts`] is Monte-Carlo
//! tree search, to compare alpha-beta with; no game plays with it.
#![cfg_attr(
    not(test),
    deny(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::panic,
        clippy::indexing_slicing
    )
)]

mod bench;
mod clock;
mod contest;
mod facts;
mod fit;
mod greedy;
mod learning;
pub mod mcts;
mod numbered;
mod several;
mod spsa;
mod tally;

use std::io::{self, Write};
use std::marker::PhantomData;
use std::ops::Range;

use klubovna_rules::Position;
use klubovna_search::network::Network;
use klubovna_search::{Engine, Limits, Params};
use klubovna_text::{Named, Problem};

pub use bench::{Bench, Benchmark};
pub use facts::Facts;
pub use fit::{FitSample, Fitted};
pub use learning::{Epoch, Sample, Training};
pub use spsa::{Spsa, Tuned};
pub use tally::{Sprt, Tally, Verdict};

/// An engine that takes part in a contest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contestant {
    /// The kind of engine: `alphabeta`, `mcts`, `random`, `greedy` or `child`, who take what they can;
    /// `votes4`, `hopes4` or `split4`, which are four engines of the game's best kind side by side;
    /// empty for the game's best.
    pub kind: String,
    /// Weights that replace those of the game.
    pub weights: Vec<i32>,
    /// A network instead of that of the game.
    pub network: Learned,
    /// Margins and depths of alpha-beta.
    pub params: Params,
    /// Limits for each action. The seed of its mistakes differs from game to game.
    pub limits: Limits,
    /// What it may spend in a whole game.
    pub clock: Option<Clock>,
}

/// The game's best as it is, without a limit.
impl Default for Contestant {
    fn default() -> Self {
        Self {
            kind: String::new(),
            weights: Vec::new(),
            network: Learned::Own,
            params: Params::DEFAULT,
            limits: Limits::NONE,
            clock: None,
        }
    }
}

/// A clock that counts positions, so that a game by it is the same every time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// Positions for the whole game.
    pub main: u64,
    /// Positions that each action adds afterwards.
    pub increment: u64,
    /// Every action gets what is planned, whether it is easy or hard.
    pub steady: bool,
}

/// The network that an engine plays with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Learned {
    /// That of the game, if it has one.
    #[default]
    Own,
    /// None.
    Nothing,
    /// Another one, of a file.
    Other {
        /// What the file is called in messages.
        name: String,
        /// What it holds.
        bytes: Vec<u8>,
    },
}

/// A number of games: pairs from the same random opening with colours swapped.
#[derive(Clone, Debug)]
pub struct Contest<'a> {
    /// Options of the game.
    pub options: &'a Named<String>,
    /// Who plays; the tally counts for the first.
    pub contestants: [&'a Contestant; 2],
    /// Which pairs of games, by number: each depends on its number and on what stands here, so that a
    /// contest may be played in pieces and their tallies added.
    pub pairs: Range<u32>,
    /// Random actions before the engines take over.
    pub opening: u32,
    /// After this many actions a game counts as drawn.
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

    /// Plays a contest; `watch` sees the tally after each pair, in the order of their numbers, and says
    /// whether to go on: no later pair counts. The result depends on `contest`, but for the threads, and on
    /// `watch` alone.
    ///
    /// # Errors
    /// Refused options, or a contestant that the game does not know.
    fn contest(
        &self,
        contest: &Contest<'_>,
        watch: &mut (dyn FnMut(&Tally) -> bool + Send),
    ) -> Result<Tally, Problem>;

    /// Plays a contest and tells the actions of its games as codes, openings left out: they differ
    /// between builds that play differently.
    ///
    /// # Errors
    /// As there.
    fn actions(&self, contest: &Contest<'_>) -> Result<Vec<String>, Problem>;

    /// Searches the positions of a benchmark; the result depends on `bench` alone.
    ///
    /// # Errors
    /// As there, or a contestant with a clock.
    fn bench(&self, bench: &Bench<'_>) -> Result<Benchmark, Problem>;

    /// Plays two games for each pair of `contest`, the first contestant against itself, each from an
    /// opening of its own; `watch` sees what there is after each, and says whether to go on, as there.
    ///
    /// # Errors
    /// As there.
    fn facts(
        &self,
        contest: &Contest<'_>,
        watch: &mut (dyn FnMut(&Facts) -> bool + Send),
    ) -> Result<Facts, Problem>;

    /// Plays games as in [`contest`](Self::contest) and fits the weights of the first
    /// contestant to their results.
    ///
    /// # Errors
    /// As there.
    fn fit(&self, contest: &Contest<'_>) -> Result<Fitted, Problem>;

    /// What [`fit`](Self::fit) learns from, in the order of the games.
    ///
    /// # Errors
    /// As in [`contest`](Self::contest).
    fn fit_samples(&self, contest: &Contest<'_>) -> Result<Vec<FitSample>, Problem>;

    /// Fits the weights of `contestant` to samples of `games` games that it has played.
    fn fit_to(&self, contestant: &Contestant, games: u32, samples: &[FitSample]) -> Fitted;

    /// Plays games of the first contestant against itself and writes [`Sample`]s, one a line; the
    /// number of them. It depends on `contest` alone.
    ///
    /// # Errors
    /// As in [`contest`](Self::contest); inside, when `out` cannot be written.
    fn samples(
        &self,
        contest: &Contest<'_>,
        out: &mut (dyn Write + Send),
    ) -> Result<io::Result<u64>, Problem>;

    /// Trains the network of the game from nothing; `watch` sees how well it knows the samples. It
    /// depends on the samples and on `training`, but for the threads, alone.
    ///
    /// # Errors
    /// When the game has no network, its options are refused, there are no samples, or the position of
    /// one cannot be read: the argument `number` says of which one, from 1.
    fn train(
        &self,
        samples: &mut dyn Iterator<Item = Sample>,
        training: &Training<'_>,
        watch: &mut dyn FnMut(Epoch),
    ) -> Result<Network, Problem>;

    /// Tunes the named margins and weights of the first contestant by SPSA, with a contest in
    /// each iteration; `watch` gets the numbers after it, and says whether to continue. The result
    /// depends on the arguments alone.
    ///
    /// # Errors
    /// As in [`contest`](Self::contest), no name, the same one twice, or one that is neither a margin of the
    /// engine nor a weight. All of that is told before the first game, also with no iterations.
    fn spsa(
        &self,
        contest: &Contest<'_>,
        names: &[String],
        iterations: u32,
        watch: &mut dyn FnMut(&Spsa) -> bool,
    ) -> Result<Vec<Tuned>, Problem>;
}

/// Implements [`Workshop`] for the game of the engine `E`.
#[derive(Debug)]
pub struct WorkshopOf<E>(PhantomData<fn() -> E>);

impl<E> WorkshopOf<E> {
    /// The workshop of `E`.
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<E> Default for WorkshopOf<E> {
    fn default() -> Self {
        Self::new()
    }
}

impl<E: Engine> Workshop for WorkshopOf<E> {
    fn id(&self) -> &'static str {
        E::Game::ID
    }

    fn contest(
        &self,
        contest: &Contest<'_>,
        watch: &mut (dyn FnMut(&Tally) -> bool + Send),
    ) -> Result<Tally, Problem> {
        contest::play::<E>(contest, watch)
    }

    fn actions(&self, contest: &Contest<'_>) -> Result<Vec<String>, Problem> {
        contest::actions::<E>(contest)
    }

    fn bench(&self, bench: &Bench<'_>) -> Result<Benchmark, Problem> {
        bench::run::<E>(bench)
    }

    fn facts(
        &self,
        contest: &Contest<'_>,
        watch: &mut (dyn FnMut(&Facts) -> bool + Send),
    ) -> Result<Facts, Problem> {
        facts::play::<E>(contest, watch)
    }

    fn fit(&self, contest: &Contest<'_>) -> Result<Fitted, Problem> {
        let samples = fit::samples::<E>(contest)?;
        let games = 2 * contest.pairs.len() as u32;
        Ok(self.fit_to(contest.contestants[0], games, &samples))
    }

    fn fit_samples(&self, contest: &Contest<'_>) -> Result<Vec<FitSample>, Problem> {
        fit::samples::<E>(contest)
    }

    fn fit_to(&self, contestant: &Contestant, games: u32, samples: &[FitSample]) -> Fitted {
        fit::fit::<E>(&contestant.weights, games, samples)
    }

    fn samples(
        &self,
        contest: &Contest<'_>,
        out: &mut (dyn Write + Send),
    ) -> Result<io::Result<u64>, Problem> {
        learning::samples::write::<E>(contest, out)
    }

    fn train(
        &self,
        samples: &mut dyn Iterator<Item = Sample>,
        training: &Training<'_>,
        watch: &mut dyn FnMut(Epoch),
    ) -> Result<Network, Problem> {
        learning::train::<E>(samples, training, watch)
    }

    fn spsa(
        &self,
        contest: &Contest<'_>,
        names: &[String],
        iterations: u32,
        watch: &mut dyn FnMut(&Spsa) -> bool,
    ) -> Result<Vec<Tuned>, Problem> {
        spsa::tune::<E>(contest, names, iterations, watch)
    }
}
