//! Squares, bitboards and attack rays of the 8×8 board, for every game that is played
//! on one. Tables take 6 kB; there are no magic numbers to load in a browser.
//!
//! ```
//! use klubovna_chessmen::{Bitboard, Square, attacks};
//!
//! let h1: Square = "h1".parse()?;
//! let blocker: Square = "h5".parse()?;
//! let reach = attacks::rook(h1, Bitboard::of(blocker));
//! assert!(reach.contains(blocker), "the first blocker is reached ...");
//! assert!(!reach.contains("h6".parse()?), "... and nothing behind it");
//! assert_eq!(reach.len(), 11);
//! # Ok::<(), klubovna_chessmen::BadSquare>(())
//! ```

mod bitboard;
mod direction;
mod square;

pub mod attacks;
pub mod fen;

pub use bitboard::{Bitboard, Squares};
pub use direction::Direction;
pub use square::{BadSquare, Color, File, Rank, Square};
