#![doc = include_str!("../README.md")]
#![deny(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

mod action;
mod cell;
mod fault;
mod keys;
mod movegen;
mod notation;
mod obstacle;
mod options;
mod outcome;
mod position;
mod position_text;
mod present;
mod say;
mod stack;
mod why;

pub use action::Action;
pub use cell::{Cell, Cells, SIZE};
pub use fault::MixtourFault;
pub use obstacle::Obstacle;
pub use options::{Options, Scored};
pub use outcome::Reason;
pub use position::{Mixtour, PIECES};
pub use stack::{MAX_HEIGHT, MAX_TARGET, SCORING_HEIGHT, Stack};
