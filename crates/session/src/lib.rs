//! A game in progress: playing, stepping, variations and notes, ends, claims and cards.
//!
//! ```
//! use klubovna_session::{Game, GameOf};
//! use klubovna_testing::toy::Race;
//!
//! let mut session = GameOf::<Race>::new().create(&klubovna_text::Named::new(), "")?;
//! session.play_text("+3", klubovna_text::Style::English)?;
//! assert_eq!(session.snapshot().ply, 1);
//! # Ok::<(), klubovna_text::Problem>(())
//! ```
//!
//! # A session
//!
//! A [`Session`] is a record with a cursor, the line of play from the start to the cursor, and the
//! source of cards. Moves that were taken back stay as a variation; an error ([`PlayError`]) leaves
//! the session as it was.
//!
//! # Any game
//!
//! [`AnySession`] is a session of any game, with its types erased: [`Playing`], [`Notes`] and
//! [`Cards`]. A [`Game`] of the catalogue opens sessions: for a new game, a record or a list of
//! moves; [`GameForms`] opens those in files of other programs.
#![cfg_attr(
    not(test),
    deny(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::panic,
        clippy::indexing_slicing
    )
)]

mod any;
mod cards;
mod claims;
mod fault;
mod forms;
mod game;
mod moves;
mod session;

pub use any::{AnySession, Cards, Notes, Playing};
pub use cards::MAX_WORD;
pub use fault::PlayError;
pub use forms::{FormsOf, GameForms, Imported, unknown_form};
pub use game::{Game, GameOf, Opened};
pub use session::{Session, read_any};

#[cfg(test)]
mod tests;
