//! What the rules of a board game answer, and what every game gets for it.
//!
//! ```
//! use klubovna_rules::{Play, Position, perft};
//! use klubovna_testing::toy::{Action, Options, Race};
//!
//! let mut game = Play::new(Race::start(&Options::default()));
//! game.push(Action::Add(3));
//! assert_eq!(perft(game.position(), 2), 9);
//! ```
//!
//! # A game
//!
//! A game implements [`Position`]: who acts ([`Turn`]), what can be done, what an action does, and
//! how the game ends ([`Outcome`], by a reason that is an [`EndReason`]). Moves are copy-make: clone,
//! then apply. Where chance decides, a position lists the possible outcomes with their weights; it
//! does not know which of them will come. The rules of a whole game can be short:
//!
//! ```
//! use klubovna_rules::{EndReason, Line, Outcome, Position, Side, perft};
//!
//! /// Take one to three matches; who takes the last one wins.
//! #[derive(Clone, Debug, PartialEq, Eq, Hash)]
//! struct Nim {
//!     matches: u8,
//!     side: Side,
//! }
//!
//! #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
//! struct LastMatch;
//!
//! impl EndReason for LastMatch {
//!     const ALL: &'static [Self] = &[Self];
//!     fn code(self) -> &'static str { "last_match" }
//! }
//!
//! impl Position for Nim {
//!     type Options = ();
//!     type Action = u8;
//!     type Reason = LastMatch;
//!     const ID: &'static str = "nim";
//!     const RULES_VERSION: u32 = 1;
//!     fn start((): &()) -> Self { Self { matches: 5, side: Side::FIRST } }
//!     fn options(&self) {}
//!     fn side(&self) -> Side { self.side }
//!     fn outcome(&self) -> Option<Outcome<LastMatch>> {
//!         (self.matches == 0).then_some(Outcome::win(self.side.other(), LastMatch))
//!     }
//!     fn settle(&self, _: Line<'_>) -> Option<Outcome<LastMatch>> { None }
//!     fn actions(&self, out: &mut Vec<u8>) { out.extend(1..=self.matches.min(3)) }
//!     fn apply(&mut self, taken: u8) {
//!         self.matches = self.matches.saturating_sub(taken);
//!         self.side = self.side.other();
//!     }
//!     fn is_irreversible(&self, _: u8) -> bool { true }
//!     fn key(&self) -> u64 { u64::from(self.matches) << 1 | u64::from(self.side.0) }
//! }
//!
//! let start = Nim::start(&());
//! assert_eq!(perft(&start, 1), 3);
//! assert_eq!(perft(&start, 2), 8);
//! ```
//!
//! # What it gets
//!
//! * [`Play`]: a line of play: its positions, the history for rules of repetition, and the outcome,
//!   judged once after each action. Sessions, records and engines all hold one.
//! * [`History`] and its [`Line`]: which positions came before since the last irreversible action,
//!   for rules of repetition.
//! * [`perft()`]: the number of sequences of actions, the standard test of move generators;
//!   [`perft_in_order`] where the outcomes of chance are given.
//! * [`SplitMix64`]: a small deterministic generator, for hash keys and seeded games.
//!
//! Positions and moves as text are in `klubovna-text`, what a front end shows in `klubovna-view`.
#![no_std]
#![cfg_attr(
    not(test),
    deny(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::panic,
        clippy::indexing_slicing
    )
)]

extern crate alloc;
#[cfg(test)]
extern crate std;

mod perft;
mod play;
mod position;
mod repeat;
mod rng;

pub use perft::{OrderError, Orders, divide, perft, perft_in_order};
pub use play::Play;
pub use position::{EndReason, Outcome, Position, Seat, Side, Turn};
pub use repeat::{History, Line, Seen};
pub use rng::{SplitMix64, below, weighted};
