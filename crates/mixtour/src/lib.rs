//! The rules of Mixtour, a game by Dieter Stein (2011): stacks on a board of 5 × 5 cells.
//! A stack travels exactly as far as its target is high, and whoever is on top of a stack
//! of five scores.
//!
//! `RULES.md` beside this crate numbers the rules; comments name its sections.
//!
//! # A game begins
//!
//! ```
//! use klubovna_mixtour::{Mixtour, Options};
//! use klubovna_tabletop::notation::Notation;
//! use klubovna_tabletop::rules::Position;
//!
//! let mut game = Mixtour::start(&Options::default());
//! assert_eq!(game.count_actions(), 25);
//!
//! // The author's notation leaves the number out when one piece travels.
//! for text in ["c3", "c4", "c4-c3", "b3", "c3:1-b3"] {
//!     let action = game.read_move_text(text)?;
//!     assert!(game.is_legal(action));
//!     game.apply(action);
//! }
//! assert_eq!(game.write_position(), "5/5/1,bb,w,2/5/5 b 19,18 0,0 c3:1-b3");
//!
//! // The ban on take-backs: one piece must not go back to c3, two may.
//! assert!(game.read_move_text("b3:1-c3").is_err());
//! let both = game.read_move_text("b3:2-c3")?;
//! game.apply(both);
//! assert_eq!(game.write_position(), "5/5/2,wbb,2/5/5 w 19,18 0,0 b3:2-c3");
//! # Ok::<(), klubovna_tabletop::error::TextError<klubovna_mixtour::MixtourFault>>(())
//! ```
//!
//! # Texts that are wrong
//!
//! Every reader names what is wrong and where; nothing panics.
//!
//! ```
//! use klubovna_mixtour::{Mixtour, MixtourFault, Obstacle, Options};
//! use klubovna_tabletop::notation::Notation;
//!
//! let text = "5/1,wwb,2,wb/2,w,2/3,b,1/4,bw w 15,15 0,0 -";
//! let error = Mixtour::read_position(text, &Options::default()).unwrap_err();
//! assert!(matches!(error.fault, MixtourFault::TooFewPieces { count: 19, .. }));
//! assert_eq!(&text[error.span], "5/1,wwb,2,wb/2,w,2/3,b,1/4,bw w 15,15");
//! # Ok::<(), klubovna_tabletop::error::TextError<MixtourFault>>(())
//! ```

mod action;
mod cell;
pub mod evaluate;
mod fault;
mod keys;
mod movegen;
mod notation;
mod obstacle;
mod options;
mod outcome;
mod position;
mod position_text;
mod present;
mod say;
mod stack;
mod why;

pub use action::Action;
pub use cell::Cell;
pub use fault::{Field, MixtourFault};
pub use obstacle::Obstacle;
pub use options::{Options, Scored};
pub use outcome::Reason;
pub use position::{Mixtour, PIECES};
pub use stack::{MAX_HEIGHT, SCORING_HEIGHT, Stack};
