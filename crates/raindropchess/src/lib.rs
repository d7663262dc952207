//! The rules of Raindropchess®, a game by Pavel Englický: chess whose pieces come onto
//! an empty board card by card. The name is a trademark of its owner.
//!
//! `RULES.md` beside this crate numbers the rules; comments name its sections.
//!
//! # A game begins
//!
//! ```
//! use klubovna_raindropchess::{Action, Card, Raindropchess, Options};
//! use klubovna_tabletop::notation::{Notation, Style};
//! use klubovna_tabletop::rules::{Position, Side, Turn};
//!
//! let mut game = Raindropchess::start(&Options::default());
//! // Without a king one can only draw.
//! assert_eq!(game.count_actions(), 1);
//! game.apply(Action::Draw);
//!
//! // Chance knows what is left, and nobody knows the order.
//! assert_eq!(game.turn(), Turn::Chance);
//! let mut cards = Vec::new();
//! game.chances(&mut cards);
//! assert!(cards.contains(&(Action::Reveal(Card::Pawn), 8)));
//!
//! game.apply(Action::Reveal(Card::Knight));
//! let place = game.read_move_text("J@c3")?;
//! assert_eq!(game.write_move_text(place, Style::English), "N@c3");
//! game.apply(place);
//! assert_eq!(game.side(), Side::SECOND);
//! assert_eq!(
//!     game.write_position(),
//!     "8/8/8/8/8/2N5/8/8 b - KQRRNLDPPPPPPPP/kqrrnnldpppppppp QRBNqrbn 0 1"
//! );
//! # Ok::<(), klubovna_tabletop::error::TextError<klubovna_raindropchess::RaindropFault>>(())
//! ```
//!
//! # Texts that are wrong
//!
//! ```
//! use klubovna_raindropchess::{Options, RaindropFault, Raindropchess};
//! use klubovna_tabletop::notation::Notation;
//! use klubovna_tabletop::rules::Side;
//!
//! let text = "8/8/8/8/8/8/8/8 w - QRR/kqrr QRBNqrbn 0 1";
//! let error = Raindropchess::read_position(text, &Options::default()).unwrap_err();
//! assert_eq!(error.fault, RaindropFault::Kings { side: Side::FIRST, count: 0 });
//! ```

// What is said and read is marked `#[inline]`: so it is compiled with the crate that asks
// for it, there for size, while the rules are compiled here for speed.

mod action;
mod deck;
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
pub use deck::Deck;
pub use fault::{Field, RaindropFault};
pub use man::{Card, Kind};
pub use options::{Joker, Options};
pub use outcome::Reason;
pub use position::{Phase, Raindropchess};
