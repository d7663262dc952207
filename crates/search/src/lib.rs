//! Engines for any game of two sides.
//!
//! ```
//! # mod race { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/race/mod.rs")); }
//! # use race::{Action, Ignorant, Race};
//! # use klubovna_search::{AlphaBeta, Limits, Thinker, Unlimited};
//! let mut engine = AlphaBeta::new(Ignorant);
//! let report = engine.think(&Race::root(10, false), &Limits::nodes(1_000), &mut Unlimited);
//! assert_eq!(report.best(), Some(Action::Add(2)));
//! ```
//!
//! # Asking an engine
//!
//! An engine is a [`Thinker`]: it searches a [`Play`](klubovna_rules::Play) (a
//! position with its history) within [`Limits`], and answers with a
//! [`Report`]: lines of play with their [`Score`]s. It owns no
//! clock: a [`Monitor`] stops it, and where a clock runs for the whole game, the
//! monitor asks a [`Pace`] when. It has a position but not the order of a deck,
//! so it cannot know which card comes. The same questions get the same answers, on every device.
//!
//! # Writing an engine for a game
//!
//! The rules of a game are a [`Position`](klubovna_rules::Position). Its engine is a crate of its own, which has:
//!
//! 1. the static evaluation: [`Evaluator`], computed anew or updated
//!    incrementally; where chance decides, as a [`probability`] of winning;
//! 2. which actions are promising: [`Selective`], with static exchange
//!    evaluation (SEE) and the classes of the move picker;
//! 3. further knowledge: [`Heuristic`] (actions as numbers for the transposition table, check, null
//!    move, futility margin, ends of the game), and [`Tunable`] weights;
//! 4. its opponents, from one for children to the strongest: [`Engine`], with
//!    [`Level`]s.
//!
//! A small [`network`] can add to the evaluation what its terms leave out; a game says in a
//! [`Perspective`] what it sees.
//!
//! An engine also says why an action is good or bad, in facts that the rules prove: [`reasons`].
//!
//! Required are [`evaluate`](Evaluator::evaluate), [`scale`](Evaluator::scale), a move ordering and
//! actions as numbers; everything else may come later, and makes the engine faster or deeper. The feature
//! `conformance` has the tests that every engine has to pass; `reference` is the plain minimax and
//! expectimax with which [`AlphaBeta`] is compared.
//!
//! [`alphabeta`] lists which file has which part of the search; every margin is in
//! [`Params`]. [`view`] is the report as front ends show it.
#![cfg_attr(
    not(any(test, feature = "conformance")),
    deny(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::panic,
        clippy::indexing_slicing
    )
)]

pub mod alphabeta;
#[cfg(feature = "conformance")]
pub mod conformance;
mod engine;
mod evaluator;
mod heuristic;
mod level;
pub mod network;
mod pace;
mod packed;
mod perspective;
pub mod probability;
pub mod reasons;
#[cfg(feature = "reference")]
pub mod reference;
mod score;
mod selective;
mod statistics;
mod table;
mod thinker;
pub mod view;

pub use alphabeta::{AlphaBeta, Params};
pub use engine::{
    ActionOf, AnyEngine, AnyMonitor, AnyReport, AnyThinker, AnyVariation, Engine, EngineOf,
    LevelsOf, OptionsOf,
};
pub use evaluator::Evaluator;
pub use heuristic::{Heuristic, Tunable, Weight, numbers};
pub use level::Level;
pub use pace::{Found, Pace, Plan};
pub use packed::{pack, unpack};
pub use perspective::{Inputs, Perspective};
pub use score::{CERTAIN, Score, Value};
pub use selective::{AllQuiet, Class, Rank, Selective};
pub use statistics::Statistics;
pub use thinker::{Limits, Monitor, Notices, Report, Share, Skill, Thinker, Unlimited, Variation};

// A small game for the tests inside; it names this crate as those outside do.
#[cfg(test)]
extern crate self as klubovna_search;
#[cfg(test)]
#[path = "../tests/race/mod.rs"]
mod race;
