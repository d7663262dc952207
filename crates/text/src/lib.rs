//! Positions, moves, options and whole games as text, and what can be wrong with it.
//!
//! ```
//! use klubovna_text::{Style, record::read_record};
//! use klubovna_testing::toy::Race;
//!
//! let record = read_record::<Race>("[Klubovna \"1\"]\n[Game \"race\"]\n1. +3! ( 1. +1 ) +2 *")?;
//! assert_eq!(record.main_actions().len(), 2);
//! assert!(record.write(Style::English).contains("1. +3! ( 1. +1 ) 1... +2 *"));
//! # Ok::<(), klubovna_text::TextError<klubovna_text::record::RecordFault>>(())
//! ```
//!
//! # Text of a game
//!
//! A game implements [`Notation`]: position strings, codes of actions and moves as players write
//! them, to be read and written. Its options are a table of [`Setting`]s ([`GameOptions`]);
//! position strings are read by [`Fields`]; [`ids!`] declares kinds of pieces and other enums
//! whose variants have ids.
//!
//! # What can be wrong
//!
//! A [`Fault`] has a stable code and arguments; sentences for people are messages of the front end.
//! Faults are declared as tables: [`faults!`], and [`obstacles!`] for the reasons why the rules
//! forbid an action, whether it was typed or clicked. A [`TextError`] adds the place in the text; a
//! [`Problem`] is any of them with its type erased, as it goes to a page.
//!
//! # Records
//!
//! A [record](record::Record) is a [book](record::Book) (header, [tree](tree::Tree) of moves with
//! notes, how players ended the game) with the start position and the actions. A
//! [cursor](record::Cursor) stands at a node of it, plays and takes back. Limits ([`limit`]) make
//! sure that every record which was written can be read again. Games that other programs have file
//! formats for implement [`Forms`].
#![cfg_attr(
    not(test),
    deny(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::panic,
        clippy::indexing_slicing
    )
)]

mod comment;
mod error;
mod faults;
mod fields;
mod forms;
mod ids;
pub mod limit;
mod move_fault;
mod named;
mod notation;
mod options;
pub mod record;
pub mod sheet;
mod text;
pub mod tree;

pub use error::{AnyFault, Arg, Fault, Obstacle, Place, Places, Problem, TextError};
pub use faults::{ToArg, ToCells};
pub use fields::{Field, FieldFault, Fields, SquareFault, digits, side_letter};
pub use forms::{FormFault, Forms, Found};
pub use ids::Piece;
pub use move_fault::MoveFault;
pub use named::Named;
pub use notation::{Notation, Style};
pub use options::{Choice, GameOptions, OptionField, OptionKind, OptionsError, Setting};
pub use text::{
    MOST_QUOTED, Parts, Word, Words, cut, joined, length, lines, number_text, parts, quoted, words,
};

/// What the macros of this crate call.
#[doc(hidden)]
pub mod private {
    pub use klubovna_rules::{EndReason, Position};

    pub use crate::error::{put, write_fault};
    pub use crate::fields::code_among;
}
