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
#[expect(
    clippy::indexing_slicing,
    reason = "tables of weights have a place for every code of a piece, kind and side"
)]
mod evaluate;
mod packed;
mod reasons;

pub use evaluate::{AnimalShogiEngine, MoveOrdering};
