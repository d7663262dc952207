//! What a board game must answer, and what every game gets for free.
//!
//! A game implements [`Position`](rules::Position) (the rules),
//! [`Notation`](notation::Notation) (text both ways) and [`Present`](present::Present)
//! (what a front end shows). It gets records with variations ([`record`]), sessions with
//! take-back ([`session`]), draws ([`draws`]), repetition ([`repeat`]), perft ([`perft`])
//! and a suite that checks every promise (`conformance`, a feature).
//!
//! The rules of a whole game can be short:
//!
//! ```
//! use klubovna_tabletop::options::{GameOptions, OptionField, OptionsError};
//! use klubovna_tabletop::perft::perft;
//! use klubovna_tabletop::repeat::Line;
//! use klubovna_tabletop::rules::{EndReason, Outcome, Position, Side, Turn};
//!
//! /// Take one to three matches; who takes the last one wins.
//! #[derive(Clone, Debug, PartialEq, Eq, Hash)]
//! struct Nim {
//!     matches: u8,
//!     side: Side,
//! }
//!
//! #[derive(Clone, Debug, Default, PartialEq, Eq)]
//! struct NoOptions;
//!
//! impl GameOptions for NoOptions {
//!     fn schema() -> Vec<OptionField> { Vec::new() }
//!     fn get(&self, _: &str) -> String { String::new() }
//!     fn set(&mut self, _: &str, _: &str) -> Result<(), OptionsError> { Ok(()) }
//! }
//!
//! #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
//! struct LastMatch;
//!
//! impl EndReason for LastMatch {
//!     const ALL: &'static [Self] = &[Self];
//!     fn code(self) -> &'static str { "last_match" }
//! }
//!
//! impl Position for Nim {
//!     type Options = NoOptions;
//!     type Action = u8;
//!     type Reason = LastMatch;
//!     const ID: &'static str = "nim";
//!     const RULES_VERSION: u32 = 1;
//!     fn start(_: &NoOptions) -> Self { Self { matches: 5, side: Side::FIRST } }
//!     fn options(&self) -> NoOptions { NoOptions }
//!     fn turn(&self) -> Turn {
//!         if self.matches == 0 { Turn::Over } else { Turn::Side(self.side) }
//!     }
//!     fn side(&self) -> Side { self.side }
//!     fn outcome(&self) -> Option<Outcome<LastMatch>> {
//!         (self.matches == 0).then_some(Outcome::win(self.side.other(), LastMatch))
//!     }
//!     fn settle(&self, _: Line<'_>) -> Option<Outcome<LastMatch>> { None }
//!     fn actions(&self, out: &mut Vec<u8>) { out.extend(1..=self.matches.min(3)) }
//!     fn apply(&mut self, taken: u8) {
//!         self.matches = self.matches.saturating_sub(taken);
//!         self.side = self.side.other();
//!     }
//!     fn is_irreversible(&self, _: u8) -> bool { true }
//!     fn key(&self) -> u64 { u64::from(self.matches) << 1 | u64::from(self.side.0) }
//! }
//!
//! let start = Nim::start(&NoOptions);
//! assert_eq!(perft(&start, 1), 3);
//! assert_eq!(perft(&start, 2), 8);
//! ```
#![cfg_attr(
    not(any(test, feature = "conformance")),
    deny(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::panic,
        clippy::indexing_slicing
    )
)]

#[cfg(feature = "conformance")]
pub mod conformance;
pub mod draws;
pub mod error;
pub mod faults;
pub mod files;
pub mod mix;
pub mod named;
pub mod notation;
pub mod options;
pub mod perft;
pub mod present;
pub mod record;
pub mod repeat;
pub mod rng;
pub mod rules;
pub mod session;
pub mod snapshot;
mod table;
pub mod text;
pub mod tree;
#[cfg(feature = "conformance")]
pub mod vectors;
pub mod view;
mod walk;

#[cfg(test)]
mod toy;
