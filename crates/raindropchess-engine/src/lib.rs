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

mod engine;
mod evaluate;
mod packed;
mod reasons;

pub use evaluate::{MoveOrdering, RaindropchessEngine};
