//! The rules of FOLKY, a game by Petr Doubek: six pieces a side and no captures. A side
//! may place a pawn where three of its pieces aim, and the eighth pawn wins.
//!
//! `RULES.md` beside this crate numbers the rules; comments name its sections.
//!
//! # A game begins
//!
//! ```
//! use klubovna_folky::{Folky, Options};
//! use klubovna_tabletop::notation::{Notation, Style};
//! use klubovna_tabletop::rules::{Position, Side};
//!
//! let mut game = Folky::start(&Options::default());
//! assert_eq!(game.count_actions(), 34);
//!
//! // Letters of any language, and more of the origin than necessary.
//! for text in ["Vh7", "Ra3", "h3"] {
//!     let action = game.read_move_text(text)?;
//!     assert!(game.is_legal(action));
//!     game.apply(action);
//! }
//! assert_eq!(game.placed(Side::FIRST), 1);
//! assert_eq!(game.write_position(), "1nb2bnr/7R/8/8/8/r6P/8/RNB2BN1 b 0 2");
//!
//! let answer = game.read_move_text("a6")?;
//! assert_eq!(Folky::write_action(answer), "@a6");
//! assert_eq!(game.write_move_text(answer, Style::Czech), "a6");
//! # Ok::<(), klubovna_tabletop::error::TextError<klubovna_folky::FolkyFault>>(())
//! ```
//!
//! # Texts that are wrong
//!
//! Every reader names what is wrong and where; nothing panics.
//!
//! ```
//! use klubovna_folky::{Folky, FolkyFault, Options};
//! use klubovna_tabletop::notation::Notation;
//! use klubovna_tabletop::rules::Position;
//!
//! let game = Folky::start(&Options::default());
//! let error = game.read_move_text("Vxh7").unwrap_err();
//! assert_eq!(error.fault, FolkyFault::Sign { sign: 'x' });
//! assert_eq!(error.span, 1..2);
//!
//! let text = "rnb2bnr/9/8/8/8/8/8/RNB2BNR w 0 1";
//! let error = Folky::read_position(text, &Options::default()).unwrap_err();
//! assert_eq!(error.fault, FolkyFault::RowLength { rank: 7, squares: 9 });
//! assert_eq!(error.span, 8..9);
//! ```

mod action;
pub mod evaluate;
mod fault;
mod keys;
mod man;
mod move_text;
mod movegen;
mod notation;
mod options;
mod outcome;
mod position;
mod position_text;
mod present;
mod say;
mod why;

pub use action::Action;
pub use fault::{Field, FolkyFault};
pub use man::Kind;
pub use movegen::Aims;
pub use options::Options;
pub use outcome::Reason;
pub use position::Folky;
