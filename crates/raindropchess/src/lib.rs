#![doc = include_str!("../README.md")]
#![cfg_attr(
    not(test),
    deny(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::panic,
        clippy::indexing_slicing
    )
)]

// Functions that engines also need for reading and writing are marked `#[inline]`: they are compiled
// with the crate that calls them, optimized for size, while the rules here are optimized for speed.

mod action;
mod deck;
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
mod position_text;
mod present;
mod say;
mod why;

pub use action::Action;
pub use deck::Deck;
pub use fault::RaindropFault;
pub use klubovna_board::chess::Kind;
pub use obstacle::Obstacle;
pub use options::{Joker, Options};
pub use outcome::Reason;
pub use piece::{BLUE, Card, attacks_of, pawn_direction, promotion_rank, ranks_from_home};
pub use position::{Phase, Raindropchess};
