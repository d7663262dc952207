//! The rules of Animal Shogi: full shogi on nine by nine squares with animals on the tiles.
//!
//! ```
//! use klubovna_animal_shogi::{AnimalShogi, Options};
//! use klubovna_rules::{Position, perft};
//!
//! assert_eq!(perft(&AnimalShogi::start(&Options::default()), 2), 900);
//! ```
//!
//! `RULES.md` beside this crate numbers the rules; comments name its sections.
//!
//! # What is where
//!
//! * [`AnimalShogi`]: a position. Its rules, its texts and its views are the traits
//!   [`Position`](klubovna_rules::Position), [`Notation`](klubovna_text::Notation) and
//!   [`Present`](klubovna_view::Present) of the crates `klubovna-rules`, `klubovna-text` and
//!   `klubovna-view`.
//! * [`Action`], [`Piece`], [`Hand`], [`Options`], [`Reason`]: moves and drops, what stands on the
//!   board and lies in hand, what is agreed on before a game, and why it ended.
//! * [`ShogiFault`]: what can be wrong with a text. [`Obstacle`]: the rule that forbids an action,
//!   whether it was typed or clicked.
//! * [`attacks`]: the squares that pieces attack.
//!
//! The engine is the crate `klubovna-animal-shogi-engine`. Files of shogi programs (KIF, CSA, USI) are
//! read and written by the crate `klubovna-shogi-files`.
//!
//! # A game begins
//!
//! ```
//! use klubovna_animal_shogi::{AnimalShogi, Kind, Options};
//! use klubovna_text::{Notation, Style};
//! use klubovna_rules::{Position, Side};
//!
//! let mut game = AnimalShogi::start(&Options::default());
//! assert_eq!(game.count_actions(), 30);
//!
//! // Animals in English and Czech, Western letters, or codes.
//! for text in ["Ch-7f", "Ku-3d", "Bx2b+", "3a2b"] {
//!     let action = game.read_move_text(text, Style::English)?;
//!     assert!(game.is_legal(action));
//!     game.apply(action);
//! }
//! assert!(game.hand(Side::FIRST).holds(Kind::Elephant));
//!
//! let drop = game.read_move_text("El*5e", Style::English)?;
//! assert_eq!(AnimalShogi::write_action(drop), "B*5e");
//! assert_eq!(game.write_move_text(drop, Style::Czech), "Sl*5e");
//! game.apply(drop);
//! assert_eq!(
//!     game.write_position(),
//!     "lnsgkg1nl/1r5s1/pppppp1pp/6p2/4B4/2P6/PP1PPPPPP/7R1/LNSGKGSNL w b 6"
//! );
//! # Ok::<(), klubovna_text::TextError<klubovna_animal_shogi::ShogiFault>>(())
//! ```
//!
//! # Texts that are wrong
//!
//! Every reader names what is wrong and where; nothing panics.
//!
//! ```
//! use klubovna_animal_shogi::{AnimalShogi, Obstacle, Options, ShogiFault};
//! use klubovna_text::{Notation, Style};
//!
//! let text = "4k4/9/9/9/4P4/9/9/9/4K4 b P 1";
//! let game = AnimalShogi::read_position(text, &Options::default())?;
//! let error = game.read_move_text("P*5d", Style::English).unwrap_err();
//! assert!(matches!(error.fault, ShogiFault::Illegal(Obstacle::Nifu { .. })));
//!
//! let text = "4k4/9/9/9/4P4/9/4P4/9/4K4 b - 1";
//! let error = AnimalShogi::read_position(text, &Options::default()).unwrap_err();
//! assert!(matches!(error.fault, ShogiFault::TwoChicks { file: 5, .. }));
//! assert_eq!(error.span, 0..25);
//! # Ok::<(), klubovna_text::TextError<ShogiFault>>(())
//! ```

#![cfg_attr(
    not(test),
    deny(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::panic,
        clippy::indexing_slicing
    )
)]

// Functions for texts and views are marked `#[inline]`: they are compiled with the crate that calls
// them, where code is optimized for size, while the rules here are optimized for speed.

mod action;
pub mod attacks;
mod by_side;
mod check;
mod fault;
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
mod play;
mod position;
mod position_text;
mod present;
mod say;
mod square;
mod squares;
mod stage;
mod why;

pub use action::{Action, Fallen};
pub use fault::ShogiFault;
pub use hand::Hand;
pub use handicap::Handicap;
pub use impasse::{Count, Verdict};
pub use move_text::Words;
pub use obstacle::Obstacle;
pub use options::{Declaration, Options};
pub use outcome::{IllegalMove, Reason};
pub use piece::{Kind, Piece, Step};
pub use position::AnimalShogi;
pub use square::{NoSquare, SIZE, SQUARES, Square};
pub use squares::{Members, Squares};
pub use stage::Stage;
