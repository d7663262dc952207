//! Engines for any game.
//!
//! A game offers its rules ([`Position`](klubovna_tabletop::rules::Position)) and what is
//! known of it beyond them ([`Heuristic`](heuristic::Heuristic)); an engine is a
//! [`Thinker`](thinker::Thinker): it is asked about a [`Root`](thinker::Root) within
//! [`Limits`](thinker::Limits) and answers with a [`Report`](thinker::Report). It owns no
//! clock: a [`Monitor`](thinker::Monitor) tells it to stop.
//!
//! An engine holds a position and never a deck's order, so it cannot know what comes.
#![cfg_attr(
    not(any(test, feature = "conformance")),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic)
)]

pub mod alphabeta;
#[cfg(feature = "conformance")]
pub mod conformance;
pub mod engine;
pub mod heuristic;
pub mod level;
#[cfg(feature = "reference")]
pub mod reference;
pub mod score;
mod table;
pub mod thinker;
pub mod view;

// A small game for the tests inside; it names this crate as those outside do.
#[cfg(test)]
extern crate self as klubovna_search;
#[cfg(test)]
#[path = "../tests/race/mod.rs"]
mod race;
