//! What a front end shows of a game: plain data, the same types for every game.
//!
//! ```
//! use klubovna_view::{Board, BoardStyle, Step};
//!
//! let board = Board::grid(BoardStyle::Wood, 9, 9);
//! assert_eq!(board.cells[0].id, "a1");
//! assert_eq!(Step::read("cell e4"), Some(Step::Cell("e4".into())));
//! ```
//!
//! # From a position to a picture
//!
//! A game implements [`Present`]: the [`Layout`] of its boards and trays, the [`Scene`] of what stands
//! where, the ways to click an action as [`Step`]s, and sentences about what was played as
//! [`Phrase`]s: message ids with arguments, never words. Why a click is refused is a [`Refusal`];
//! an [`Attempt`] is what was clicked.
//!
//! # From a session to a page
//!
//! A session gives a [`Snapshot`] of the position at its cursor and a [`MoveTree`]; [`GameInfo`] is
//! the fixed data of a game. All of these are serialised, and declared for TypeScript with the
//! feature `ts`.
#![cfg_attr(
    not(test),
    deny(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::panic,
        clippy::indexing_slicing
    )
)]

mod attempt;
mod layout;
mod mix;
mod phrase;
mod present;
mod scene;
mod sight;
mod snapshot;
mod step;

pub use attempt::Attempt;
pub use layout::{Board, BoardStyle, Cell, KindMoves, Layout, PartName, Tint, Tray, TrayRole};
pub use mix::{Mix, MixRule, MixVariant};
pub use phrase::{Phrase, Refusal};
pub use present::{Present, empty_scene};
pub use scene::{
    Mark, MarkKind, Placement, ResultView, Scene, Tally, Token, TrayContent, TrayItem, TurnKind,
    TurnView,
};
pub use sight::Sight;
pub use snapshot::{CardsGap, CardsReport, Claim, GameInfo, MoveNode, MoveTree, Snapshot};
pub use step::{Choice, Step};
