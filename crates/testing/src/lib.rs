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
//! * [`share`]: how many cases of chance a run tries; [`is_thorough`]: whether it tries all.

use std::env;

pub mod conformance;
pub mod toy;
pub mod vectors;

/// Whether everything is tried: `cargo xtask test --thorough` sets `KLUBOVNA_THOROUGH`.
pub fn is_thorough() -> bool {
    env::var_os("KLUBOVNA_THOROUGH").is_some()
}

/// How many of `cases` that differ by chance alone are tried: all in a thorough run, an eighth in an ordinary one.
pub fn share(cases: u32) -> u32 {
    if is_thorough() {
        cases
    } else {
        cases.div_ceil(8)
    }
}
