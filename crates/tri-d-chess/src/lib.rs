//! The rules of three-dimensional chess ("Tri-D chess"): the tournament rules and every
//! variant. Three fixed boards and four small ones that can be moved as a turn.
//!
//! `RULES.md` beside this crate numbers the rules; comments name its sections.

mod action;
mod attack_boards;
mod castling;
mod fault;
mod geometry;
mod keys;
mod lines;
mod man;
mod men;
mod move_text;
mod movegen;
mod notation;
mod options;
mod outcome;
mod position;
mod position_text;
mod present;
mod say;
pub mod variants;
mod why;

pub use action::{Action, Wing};
pub use attack_boards::{Boards, Pin, Place};
pub use fault::{FaultKind, Field, TriDFault};
pub use geometry::{Column, Level, Square, Squares};
pub use man::{Kind, Promotion};
pub use options::{MixError, Options};
pub use outcome::{Claim, Reason};
pub use position::{Passed, TriD};
pub use position_text::array_of;
pub use variants::{Rule, SetUp};
