//! The rules of three-dimensional chess ("Tri-D chess"): the tournament rules and every
//! variant. Three fixed boards and four small ones that can be moved as a turn.
//!
//! Seen from straight above men move as in ordinary chess; any man blocks on every level,
//! and the mover chooses the level on which it lands. `RULES.md` beside this crate numbers
//! the rules; comments name its sections.
//!
//! # A game begins
//!
//! ```
//! use klubovna_tabletop::notation::{Notation, Style};
//! use klubovna_tabletop::rules::Position;
//! use klubovna_tri_d_chess::{Options, TriD};
//!
//! let mut game = TriD::start(&Options::default());
//! assert_eq!(game.count_actions(), 20);
//!
//! // As on a score sheet, in letters of any language, or in coordinates.
//! for text in ["a3W", "Jb6B", "0-0", "c7B-c5B"] {
//!     let action = game.read_move_text(text)?;
//!     assert!(game.is_legal(action));
//!     game.apply(action);
//! }
//! let text = "W=4/P3/1FFF/NBBN|N=4/4/4/4|B=1bbn/ff1f/1n2/2p1\
//!     |QL1w=FF/RQ|QL6b=rq/ff|KL1w=FF/RK|KL6b=kr/ff w z9QL6,e9KL6 c6:c5B - 0 3";
//! assert_eq!(game.write_position(), text);
//!
//! let knight = game.read_move_text("Nc3N")?;
//! assert_eq!(TriD::write_action(knight), "d1W-c3N");
//! assert_eq!(game.write_move_text(knight, Style::Czech), "Jc3N");
//! # Ok::<(), klubovna_tabletop::error::TextError<klubovna_tri_d_chess::TriDFault>>(())
//! ```
//!
//! # Texts that are wrong
//!
//! Every reader names what is wrong, in which field and where; nothing panics.
//!
//! ```
//! use klubovna_tabletop::notation::Notation;
//! use klubovna_tri_d_chess::{FaultKind, Field, Options, TriD};
//!
//! let text = "W=4/4/4/4|N=4/4/4/4|B=4/4/4/4|KL1w=2/K1|KL6b=kr/2 w z0QL1 - - 0 9";
//! let error = TriD::read_position(text, &Options::default()).unwrap_err();
//! assert_eq!(error.fault.kind, FaultKind::NoSquare);
//! assert_eq!(error.fault.field, Some(Field::Castling));
//! assert_eq!(&text[error.span], "z0QL1");
//! ```

mod action;
mod attack_boards;
mod castling;
pub mod evaluate;
mod fault;
mod geometry;
mod keys;
mod lines;
mod man;
mod men;
mod move_text;
mod movegen;
mod notation;
mod options;
mod outcome;
mod position;
mod position_text;
mod present;
mod say;
pub mod variants;
mod why;

pub use action::{Action, Wing};
pub use attack_boards::{Boards, Pin, Place};
pub use fault::{FaultKind, Field, TriDFault};
pub use geometry::{Column, Level, Square, Squares};
pub use man::{Kind, Promotion};
pub use options::{MixError, Options};
pub use outcome::{Claim, Reason};
pub use position::{Passed, TriD};
pub use position_text::array_of;
pub use variants::{Rule, SetUp};
