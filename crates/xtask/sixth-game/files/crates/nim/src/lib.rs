//! Nim: take one to three discs from the end of a row; who takes the last one wins. The numbered
//! rules are in `RULES.md`.
//!
//! ```
//! use klubovna_nim::{Nim, Options};
//! use klubovna_rules::{Position, perft};
//!
//! assert_eq!(perft(&Nim::start(&Options), 2), 9);
//! ```

mod notation;
mod position;
mod present;

pub use notation::NimFault;
pub use position::{LastDisc, Nim, Options};
