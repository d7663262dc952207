//! Support for tests: a suite for every game, a reader of test vectors from independent
//! implementations, and a small game to test code that serves any game.
//!
//! ```
//! use klubovna_testing::{conformance, toy::{Options, Race}};
//!
//! let report = conformance::check::<Race>(&Options { goal: 12, dice: true }, 5, 60, 1);
//! assert_eq!(report.games, 5);
//! ```
//!
//! * [`conformance`]: random games, and in every position the contracts of the traits: texts that
//!   are read back, codes that differ, keys, perft, scenes, ways to click, records, take-back.
//! * [`vectors`]: cases from JSON files; an unknown key in a file is a failure.
//! * [`toy`]: a race to a sum, with or without dice.

pub mod conformance;
pub mod toy;
pub mod vectors;
