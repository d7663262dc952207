//! Engines for any game of two sides.
//!
//! ```
//! # mod race { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/race/mod.rs")); }
//! # use race::{Action, Ignorant, Race};
//! # use klubovna_search::{alphabeta::AlphaBeta, thinker::{Limits, Unlimited, Thinker}};
//! let mut engine = AlphaBeta::new(Ignorant);
//! let report = engine.think(&Race::root(10, false), &Limits::nodes(1_000), &mut Unlimited);
//! assert_eq!(report.best(), Some(Action::Add(2)));
//! ```
//!
//! # Asking an engine
//!
//! An engine is a [`Thinker`](thinker::Thinker): it searches a [`Play`](klubovna_rules::Play) (a
//! position with its history) within [`Limits`](thinker::Limits), and answers with a
//! [`Report`](thinker::Report): lines of play with their [`Score`](score::Score)s. It owns no
//! clock: a [`Monitor`](thinker::Monitor) stops it, and where a clock runs for the whole game, the
//! monitor asks a [`Pace`](pace::Pace) when. It has a position but not the order of a deck,
//! so it cannot know which card comes. The same questions get the same answers, on every device.
//!
//! # Writing an engine for a game
//!
//! A game that implements [`Position`](klubovna_rules::Position) adds, in its `evaluate.rs`:
//!
//! 1. the static evaluation: [`Evaluator`](evaluator::Evaluator), computed anew or updated
//!    incrementally; where chance decides, as a [`probability`] of winning;
//! 2. which actions are promising: [`Selective`](selective::Selective), with static exchange
//!    evaluation (SEE) and the classes of the move picker;
//! 3. further knowledge: [`Heuristic`](heuristic::Heuristic) (check, null move, futility margin,
//!    ends of the game), and [`Tunable`](heuristic::Tunable) weights;
//! 4. how an action becomes a number for the transposition table: [`Packed`](packed::Packed);
//! 5. its opponents, from one for children to the strongest: [`Engine`](engine::Engine), with
//!    [`Level`](level::Level)s.
//!
//! A small [`network`] can add to the evaluation what its terms leave out.
//!
//! An engine also says why an action is good or bad, in facts that the rules prove: [`reasons`].
//!
//! Only [`evaluate`](evaluator::Evaluator::evaluate) and [`scale`](evaluator::Evaluator::scale)
//! are required; everything else may come later, and makes the engine faster or deeper. The feature
//! `conformance` has the tests that every engine has to pass; `reference` is the plain minimax and
//! expectimax with which [`AlphaBeta`](alphabeta::AlphaBeta) is compared.
//!
//! [`alphabeta`] lists which file has which part of the search; every margin is in
//! [`Params`](alphabeta::Params). [`view`] is the report as front ends show it.
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
pub mod engine;
pub mod evaluator;
pub mod heuristic;
pub mod level;
pub mod network;
pub mod pace;
pub mod packed;
pub mod probability;
pub mod reasons;
#[cfg(feature = "reference")]
pub mod reference;
pub mod score;
pub mod selective;
pub mod statistics;
mod table;
pub mod thinker;
pub mod view;

// A small game for the tests inside; it names this crate as those outside do.
#[cfg(test)]
extern crate self as klubovna_search;
#[cfg(test)]
#[path = "../tests/race/mod.rs"]
mod race;
