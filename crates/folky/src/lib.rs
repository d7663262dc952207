#![doc = include_str!("../README.md")]
#![deny(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

mod action;
mod fault;
mod keys;
mod move_text;
mod movegen;
mod notation;
mod obstacle;
mod options;
mod outcome;
mod piece;
mod position;
mod present;
mod say;
mod why;

pub use action::Action;
pub use fault::FolkyFault;
pub use movegen::Aims;
pub use obstacle::Obstacle;
pub use options::Options;
pub use outcome::Reason;
pub use piece::Kind;
pub use position::{Folky, Pieces};
