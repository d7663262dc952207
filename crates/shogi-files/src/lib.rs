//! Games of Animal Shogi in the file formats of shogi programs: KIF, CSA and USI (sections 14.2,
//! 14.5 and 14.6 of the rules). They are written, and read up to the first fault.
//!
//! ```
//! use klubovna_shogi_files::ShogiForms;
//! use klubovna_text::{Fault, Forms};
//!
//! let text = "手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 ２二角打\n";
//! let found = ShogiForms::read_file(text).expect("KIF").remove(0);
//! let error = found.fault.expect("the elephant is not in hand");
//! assert_eq!(error.fault.code(), "animal-shogi-not-in-hand");
//! assert_eq!(&text[error.span], "２二角打");
//!
//! let usi = ShogiForms::write_file(&found.record, "usi");
//! assert_eq!(usi.as_deref(), Some("position startpos moves 7g7f 3c3d\n"));
//! ```
//!
//! * `kif`, `csa`, `usi`: the words of each form, its reader and its writer.
//! * `lines`: lines of a text with their places, read step by step.
//! * `setup`, `draft`: the position and the game that a reader has found so far.
//! * `walk`: the lines of a game in the order in which they are written.
//! * `end`: how the forms say that a game is over.
#![cfg_attr(
    not(test),
    deny(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::panic,
        clippy::indexing_slicing
    )
)]

mod csa;
mod draft;
mod end;
mod fault;
mod kif;
mod lines;
mod setup;
mod usi;
mod walk;

use klubovna_animal_shogi::AnimalShogi;
use klubovna_text::TextError;
use klubovna_text::record::{Limit, MAX_TEXT, Record};
use klubovna_text::{Forms, Found};

pub use fault::FileFault;

/// The forms of Animal Shogi.
#[derive(Clone, Copy, Debug)]
pub struct ShogiForms;

impl Forms for ShogiForms {
    type Game = AnimalShogi;

    fn read_file(text: &str) -> Option<Vec<Found<AnimalShogi>>> {
        let read = if kif::fits(text) {
            kif::read
        } else if csa::fits(text) {
            csa::read
        } else if usi::fits(text) {
            usi::read
        } else {
            return None;
        };
        let short = text.get(..text.floor_char_boundary(MAX_TEXT))?;
        let mut found = read(short);
        if short.len() < text.len()
            && let Some(last) = found.last_mut()
        {
            let error = TextError::new(Limit::Text, short.len()..text.len());
            last.fault.get_or_insert(error.erased());
        }
        Some(found)
    }

    fn write_file(record: &Record<AnimalShogi>, form: &str) -> Option<String> {
        match form {
            "kif" | "kifu" => Some(kif::write(record)),
            "csa" => Some(csa::write(record)),
            "usi" => Some(usi::write(record)),
            _ => None,
        }
    }
}
