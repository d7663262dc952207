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
#[expect(clippy::indexing_slicing, reason = "within their tables")]
mod evaluate;
mod packed;
mod reasons;

pub use evaluate::{MoveOrdering, TriDEngine};
