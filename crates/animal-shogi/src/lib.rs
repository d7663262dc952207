//! The rules of Animal Shogi: full shogi on nine by nine squares with animals on the tiles.
//!
//! `RULES.md` beside this crate numbers the rules; comments name its sections.
//!
//! # A game begins
//!
//! ```
//! use klubovna_animal_shogi::{AnimalShogi, Kind, Options};
//! use klubovna_tabletop::notation::{Notation, Style};
//! use klubovna_tabletop::rules::{Position, Side};
//!
//! let mut game = AnimalShogi::start(&Options::default());
//! assert_eq!(game.count_actions(), 30);
//!
//! // Animals in English and Czech, Western letters, or codes.
//! for text in ["Ch-7f", "Ku-3d", "Bx2b+", "3a2b"] {
//!     let action = game.read_move_text(text)?;
//!     assert!(game.is_legal(action));
//!     game.apply(action);
//! }
//! assert!(game.hand(Side::FIRST).holds(Kind::Elephant));
//!
//! let drop = game.read_move_text("El*5e")?;
//! assert_eq!(AnimalShogi::write_action(drop), "B*5e");
//! assert_eq!(game.write_move_text(drop, Style::Czech), "Sl*5e");
//! game.apply(drop);
//! assert_eq!(
//!     game.write_position(),
//!     "lnsgkg1nl/1r5s1/pppppp1pp/6p2/4B4/2P6/PP1PPPPPP/7R1/LNSGKGSNL w b 6"
//! );
//! # Ok::<(), klubovna_tabletop::error::TextError<klubovna_animal_shogi::ShogiFault>>(())
//! ```
//!
//! # Texts that are wrong
//!
//! Every reader names what is wrong and where; nothing panics.
//!
//! ```
//! use klubovna_animal_shogi::{AnimalShogi, Obstacle, Options, ShogiFault};
//! use klubovna_tabletop::notation::Notation;
//!
//! let text = "4k4/9/9/9/4P4/9/9/9/4K4 b P 1";
//! let game = AnimalShogi::read_position(text, &Options::default())?;
//! let error = game.read_move_text("P*5d").unwrap_err();
//! assert!(matches!(error.fault, ShogiFault::Illegal(Obstacle::Nifu { .. })));
//!
//! let text = "4k4/9/9/9/4P4/9/4P4/9/4K4 b - 1";
//! let error = AnimalShogi::read_position(text, &Options::default()).unwrap_err();
//! assert!(matches!(error.fault, ShogiFault::TwoChicks { file: 5, .. }));
//! assert_eq!(error.span, 0..25);
//! # Ok::<(), klubovna_tabletop::error::TextError<ShogiFault>>(())
//! ```
//!
//! # Files of shogi programs
//!
//! KIF, CSA and USI are read as far as they are good, and written.
//!
//! ```
//! use klubovna_animal_shogi::AnimalShogi;
//! use klubovna_tabletop::error::Fault;
//! use klubovna_tabletop::notation::Notation;
//!
//! let text = "手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 ２二角打\n";
//! let found = AnimalShogi::read_file(text).expect("KIF").remove(0);
//! let error = found.fault.expect("the elephant is not in hand");
//! assert_eq!(error.fault.code(), "animal-shogi-not-in-hand");
//! assert_eq!(&text[error.span], "２二角打");
//!
//! let usi = AnimalShogi::write_file(&found.record, "usi");
//! assert_eq!(usi.as_deref(), Some("position startpos moves 7g7f 3c3d\n"));
//! ```

// What is said and read is marked `#[inline]`: so it is compiled with the crate that asks
// for it, there for size, while the rules are compiled here for speed.

mod action;
mod attacks;
mod check;
pub mod evaluate;
mod fault;
mod files;
mod hand;
mod handicap;
mod impasse;
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
mod square;
mod squares;
mod stage;
mod why;

pub use action::{Action, Fallen};
pub use fault::{Field, ShogiFault};
pub use files::FileFault;
pub use hand::Hand;
pub use handicap::Handicap;
pub use impasse::{Count, Verdict};
pub use obstacle::Obstacle;
pub use options::{Declaration, Options};
pub use outcome::{Reason, Slip};
pub use piece::{Kind, Piece, Step};
pub use position::AnimalShogi;
pub use square::{NoSquare, Square};
pub use squares::{Members, Squares};
