//! The board of 8 × 8 squares, where chess pieces go on it, and their letters.
//!
//! ```
//! use klubovna_board::chess::{Bitboard, Square, attacks};
//!
//! let h1: Square = "h1".parse()?;
//! let blocker: Square = "h5".parse()?;
//! let reach = attacks::rook(h1, Bitboard::of(blocker));
//! assert!(reach.contains(blocker), "the first blocker is reached ...");
//! assert!(!reach.contains("h6".parse()?), "... and nothing behind it");
//! assert_eq!(reach.len(), 11);
//! # Ok::<(), klubovna_board::BadCell>(())
//! ```

#[expect(clippy::indexing_slicing, reason = "tables of all squares and sides")]
pub mod attacks;
mod kind;
mod letters;

pub use kind::Kind;
pub use letters::{ChessPiece, cased, from_symbol, symbol, uncased};

use crate::{Cell, CellSet};

/// One of the 64 squares.
pub type Square = Cell<8, 8>;
/// A set of squares.
pub type Bitboard = CellSet<8, 8>;
/// A column, `a` to `h`.
pub type File = crate::File<8>;
/// A row, `1` to `8`.
pub type Rank = crate::Rank<8>;
