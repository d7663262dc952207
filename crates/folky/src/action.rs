//! What a side does in a turn (section 2.1) and its machine code (section 7.6).

use std::fmt;

use klubovna_chessmen::Square;
use klubovna_tabletop::error::TextError;

use crate::FolkyFault;

/// One action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// A pawn from the reserve is placed: `@h3`.
    Place(Square),
    /// A piece moves: `h1h7`.
    Move(Square, Square),
}

impl Action {
    /// The square where the action ends.
    pub const fn to(self) -> Square {
        match self {
            Self::Place(to) | Self::Move(_, to) => to,
        }
    }

    /// Reads a machine code.
    ///
    /// # Errors
    /// [`FolkyFault::ActionForm`] when the text is neither of the two forms,
    /// [`FolkyFault::NoSquare`] where a square is misspelt.
    pub fn read(text: &str) -> Result<Self, TextError<FolkyFault>> {
        let square = |start: usize, end: usize| {
            let name = text.get(start..end).unwrap_or_default();
            name.parse::<Square>()
                .map_err(|_| TextError::new(FolkyFault::not_a_square(name), start..end))
        };
        match text.len() {
            3 if text.starts_with('@') && text.is_ascii() => Ok(Self::Place(square(1, 3)?)),
            4 if text.is_ascii() => Ok(Self::Move(square(0, 2)?, square(2, 4)?)),
            _ => Err(TextError::new(FolkyFault::ActionForm, 0..text.len())),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(to) => write!(f, "@{to}"),
            Self::Move(from, to) => write!(f, "{from}{to}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_reads_back() {
        for from in Square::all() {
            let place = Action::Place(from);
            assert_eq!(Action::read(&place.to_string()), Ok(place));
            for to in Square::all() {
                let action = Action::Move(from, to);
                assert_eq!(Action::read(&action.to_string()), Ok(action));
            }
        }
    }

    #[test]
    fn faults_point_at_the_misspelt_square() {
        let at = |text: &str| Action::read(text).unwrap_err().span;
        assert_eq!(at("@i3"), 1..3);
        assert_eq!(at("h1h9"), 2..4);
        assert_eq!(at("x1h9"), 0..2);
        for text in ["", "@", "@h", "@h33", "h1", "h1h77", "áá", "@á", "ááb"] {
            assert!(Action::read(text).is_err(), "{text}");
        }
    }
}
