//! What a player can do (section 2) and how it is written (section 7.1).

use std::fmt;

use klubovna_tabletop::error::TextError;
use klubovna_tabletop::text::quoted;

use crate::cell::Cell;
use crate::fault::MixtourFault;
use crate::stack::MAX_TARGET;

/// One turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// One piece of the reserve goes onto an empty cell (section 3).
    Enter(Cell),
    /// The top pieces of a stack go onto another stack (section 4).
    Move {
        /// Where the pieces come from.
        from: Cell,
        /// How many of them.
        count: u8,
        /// The stack they go onto.
        to: Cell,
    },
    /// Nothing, because nothing is possible (section 2.2).
    Pass,
}

pub(crate) const PASS: &str = "pass";

/// What people type and print instead of a hyphen.
const DASHES: [char; 4] = ['-', '–', '—', '−'];

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Enter(at) => write!(f, "{at}"),
            Self::Move { from, count, to } => write!(f, "{from}:{count}-{to}"),
            Self::Pass => f.write_str(PASS),
        }
    }
}

impl Action {
    /// Reads `b2`, `c4:3-d3`, `a1-b2` (one piece, section 7.2) and `pass`, in capitals
    /// too and with any dash.
    ///
    /// # Errors
    /// A named fault with its place in `text`.
    pub fn read(text: &str) -> Result<Self, TextError<MixtourFault>> {
        if text.is_empty() {
            return Err(TextError::new(MixtourFault::NoMove, 0..0));
        }
        if text.eq_ignore_ascii_case(PASS) {
            return Ok(Self::Pass);
        }
        let Some((dash, sign)) = text
            .char_indices()
            .find(|(_, letter)| DASHES.contains(letter))
        else {
            if text.contains(':') {
                return Err(TextError::new(MixtourFault::ActionForm, 0..text.len()));
            }
            return cell(text, 0).map(Self::Enter);
        };
        let (origin, target) = (text.get(..dash).unwrap_or_default(), dash + sign.len_utf8());
        let (from, count) = match origin.split_once(':') {
            None => (cell(origin, 0)?, 1),
            Some((from, number)) => (cell(from, 0)?, count(number, from.len() + 1)?),
        };
        let to = cell(text.get(target..).unwrap_or_default(), target)?;
        Ok(Self::Move { from, count, to })
    }
}

fn cell(text: &str, at: usize) -> Result<Cell, TextError<MixtourFault>> {
    Cell::named(text).ok_or_else(|| {
        let fault = if text.is_empty() {
            MixtourFault::MissingCell
        } else {
            MixtourFault::NoCell { text: quoted(text) }
        };
        TextError::new(fault, at..at + text.len())
    })
}

/// More than four pieces never travel: a stack of five has ended its life (section 4.4).
fn count(text: &str, at: usize) -> Result<u8, TextError<MixtourFault>> {
    match text.as_bytes() {
        &[digit @ b'1'..=b'9'] if digit - b'0' <= MAX_TARGET => Ok(digit - b'0'),
        _ => Err(TextError::new(
            MixtourFault::BadCount { text: quoted(text) },
            at..at + text.len(),
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tolerances_of_readers() {
        let one = Action::read("a1:1-b2").unwrap();
        for text in ["a1-b2", "A1-B2", "a1–b2", "a1:1−b2"] {
            assert_eq!(Action::read(text), Ok(one), "{text}");
        }
        assert_eq!(Action::read("PASS"), Ok(Action::Pass));
        assert_eq!(Action::read("c4:3-d3").unwrap().to_string(), "c4:3-d3");
    }

    #[test]
    fn faults_are_named_where_they_are() {
        let fault = |text: &str| {
            let error = Action::read(text).unwrap_err();
            (error.fault, error.span)
        };
        let no_cell = |text: &str| MixtourFault::NoCell { text: text.into() };
        let bad_count = |text: &str| MixtourFault::BadCount { text: text.into() };
        assert_eq!(fault(""), (MixtourFault::NoMove, 0..0));
        assert_eq!(fault("f1"), (no_cell("f1"), 0..2));
        assert_eq!(fault("a1-"), (MixtourFault::MissingCell, 3..3));
        assert_eq!(fault("a1:2"), (MixtourFault::ActionForm, 0..4));
        assert_eq!(fault("a1:0-b1"), (bad_count("0"), 3..4));
        assert_eq!(fault("a1:5-b1"), (bad_count("5"), 3..4));
        assert_eq!(fault("a1:+2-b1"), (bad_count("+2"), 3..5));
        assert_eq!(fault("a1–b9"), (no_cell("b9"), 5..7));
    }
}
