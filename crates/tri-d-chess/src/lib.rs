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

mod action;
mod apply;
#[expect(clippy::indexing_slicing, reason = "within their tables")]
mod attack_boards;
mod castling;
mod fault;
#[expect(clippy::indexing_slicing, reason = "within their tables")]
mod geometry;
mod keys;
mod move_text;
mod movegen;
mod notation;
mod obstacle;
#[expect(clippy::indexing_slicing, reason = "within their tables")]
mod options;
mod outcome;
#[expect(clippy::indexing_slicing, reason = "within their tables")]
mod pieces;
mod position;
mod position_text;
mod present;
mod promotion;
mod reader;
mod say;
#[expect(clippy::indexing_slicing, reason = "within their tables")]
mod space;
#[expect(clippy::indexing_slicing, reason = "within their tables")]
pub mod variants;
mod why;

pub use action::{Action, Wing};
pub use attack_boards::{Boards, Pin, Place};
pub use fault::TriDFault;
pub use geometry::{Column, Columns, Level, Square, Squares};
pub use klubovna_board::chess::Kind;
pub use obstacle::Obstacle;
pub use options::Options;
pub use outcome::{Claim, Reason};
pub use pieces::{Pieces, pawn_attacks, pawn_direction};
pub use position::TriD;
pub use promotion::Promotion;
pub use variants::{Rule, SetUp};
