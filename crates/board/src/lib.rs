//! Boards of up to 64 cells, for every game that is played on one.
//!
//! ```
//! use klubovna_board::{Cell, Direction};
//!
//! let corner: Cell<5, 5> = "a1".parse()?;
//! let diagonal: Vec<String> = corner.ray(Direction::NorthEast).map(Cell::name).collect();
//! assert_eq!(diagonal, ["b2", "c3", "d4", "e5"]);
//! # Ok::<(), klubovna_board::BadCell>(())
//! ```
//!
//! * [`Cell`], [`File`], [`Rank`]: names of places and steps between them, for any size.
//! * [`CellSet`]: sets of cells as the bits of one number, with the operators of sets.
//! * [`Direction`]: the eight ways across a board, and which of them leads from cell to cell.
//! * [`Pieces`]: what stands where, a set of cells for each kind and each side.
//! * [`rows`]: a board as position strings write it, row by row, with the faults that all
//!   games share.
//! * [`origin`]: what tells like moves apart in their text.
//! * [`Zobrist`]: hash keys from one seed, by number, by piece and cell, or by topic.
//! * [`attacks`]: where chess pieces go.
//! * [`chess`]: the board of 8 × 8 squares, its pawns, and the letters of chess pieces.
//!
//! Fields of a position string beside the board (side to move, counters) are read by
//! [`Fields`](klubovna_text::Fields); options of a game are a table of
//! [`Setting`](klubovna_text::Setting)s.
#![cfg_attr(
    not(test),
    deny(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::panic,
        clippy::indexing_slicing
    )
)]

#[expect(
    clippy::indexing_slicing,
    reason = "tables of all cells and directions"
)]
pub mod attacks;
mod cell;
mod direction;
mod pieces;
mod set;
mod zobrist;

pub mod chess;
pub mod origin;
pub mod rows;

pub use cell::{BadCell, Cell, File, Rank};
pub use direction::Direction;
pub use pieces::Pieces;
pub use set::{CellSet, Cells};
pub use zobrist::{KeyTable, Zobrist};
