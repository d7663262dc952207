//! What a side or chance does, and its code (sections 4, 9 and 14.2).

use std::fmt::{self, Write};

use klubovna_text::TextError;

use crate::fault::ShogiFault;
use crate::piece::Kind;
use crate::square::Square;

/// One action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// A piece moves: `7g7f`, and promotes: `8h2b+`.
    Move {
        /// The origin.
        from: Square,
        /// The target.
        to: Square,
        /// Whether the piece promotes.
        promote: bool,
    },
    /// A piece of the hand is dropped: `P*5e`.
    Drop {
        /// The kind of the piece.
        kind: Kind,
        /// The target.
        to: Square,
    },
    /// Five chicks are thrown (furigoma): `throw`.
    Throw,
    /// The result of the throw, chicks and hens: `:chchh`.
    Fallen(Fallen),
    /// A declaration, with the lion in the promotion zone: `win`.
    Declare,
    /// A proposal to end the game by counting points: `impasse`.
    Propose,
    /// The proposal is agreed to: `agree`.
    Agree,
    /// The proposal is declined: `decline`.
    Decline,
}

/// The result of throwing five chicks: one bit each, set for a hen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fallen(u8);

impl Fallen {
    /// The number of chicks that are thrown.
    pub const CHICKS: u8 = 5;

    /// All results.
    #[inline]
    pub fn all() -> impl Iterator<Item = Self> {
        (0..1 << Self::CHICKS).map(Self)
    }

    /// Whether each one shows a hen.
    #[inline]
    pub fn faces(self) -> impl Iterator<Item = bool> {
        (0..Self::CHICKS).map(move |chick| self.0 >> chick & 1 == 1)
    }

    /// How many show a hen.
    #[inline]
    pub const fn hens(self) -> u8 {
        self.0.count_ones() as u8
    }
}

impl fmt::Debug for Fallen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(":")?;
        self.faces()
            .try_for_each(|hen| f.write_str(if hen { "h" } else { "c" }))
    }
}

const WORDS: [(&str, Action); 5] = [
    ("throw", Action::Throw),
    ("win", Action::Declare),
    ("impasse", Action::Propose),
    ("agree", Action::Agree),
    ("decline", Action::Decline),
];

impl Action {
    /// The target of a move or drop.
    #[inline]
    pub const fn to(self) -> Option<Square> {
        match self {
            Self::Move { to, .. } | Self::Drop { to, .. } => Some(to),
            _ => None,
        }
    }

    /// The same move with or without promotion.
    #[inline]
    pub(crate) const fn turned(self) -> Self {
        match self {
            Self::Move { from, to, promote } => Self::Move {
                from,
                to,
                promote: !promote,
            },
            other => other,
        }
    }

    /// The action of a code that names no square.
    #[inline]
    pub(crate) fn of_word(text: &str) -> Option<Self> {
        if let Some(&(_, action)) = WORDS.iter().find(|(word, _)| *word == text) {
            return Some(action);
        }
        let faces = text.strip_prefix(':')?;
        if faces.len() != usize::from(Fallen::CHICKS) {
            return None;
        }
        let mut bits = 0;
        for (chick, face) in faces.bytes().enumerate() {
            match face {
                b'h' => bits |= 1 << chick,
                b'c' => {}
                _ => return None,
            }
        }
        Some(Self::Fallen(Fallen(bits)))
    }

    /// Reads a code.
    ///
    /// # Errors
    /// [`ShogiFault::ActionForm`] when the text has no form of a code,
    /// [`ShogiFault::NoSquare`] or [`ShogiFault::UnknownPiece`] where a part is misspelt.
    pub fn read(text: &str) -> Result<Self, TextError<ShogiFault>> {
        if let Some(action) = Self::of_word(text) {
            return Ok(action);
        }
        let form = || TextError::new(ShogiFault::ActionForm, 0..text.len());
        if !text.is_ascii() {
            return Err(form());
        }
        let square = |start: usize| {
            let name = text.get(start..start + 2).unwrap_or_default();
            // Codes have letters for ranks.
            let letter = name.ends_with(|rank: char| rank.is_ascii_lowercase());
            match name.parse() {
                Ok(square) if letter => Ok(square),
                _ => Err(TextError::new(
                    ShogiFault::NoSquare { text: name.into() },
                    start..start + 2,
                )),
            }
        };
        match (text.len(), text.as_bytes()) {
            (4, &[letter, b'*', ..]) => {
                let kind = Kind::from_letter(letter.into()).filter(|&kind| kind != Kind::Lion);
                let Some(kind) = kind else {
                    let letter = letter.into();
                    return Err(TextError::new(ShogiFault::UnknownPiece { letter }, 0..1));
                };
                let to = square(2)?;
                Ok(Self::Drop { kind, to })
            }
            (4, _) | (5, &[.., b'+']) => Ok(Self::Move {
                from: square(0)?,
                to: square(2)?,
                promote: text.len() == 5,
            }),
            _ => Err(form()),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move { from, to, promote } => {
                from.fmt(f)?;
                to.fmt(f)?;
                f.write_str(if *promote { "+" } else { "" })
            }
            Self::Drop { kind, to } => {
                f.write_char(kind.letter())?;
                f.write_str("*")?;
                to.fmt(f)
            }
            Self::Fallen(fallen) => fmt::Debug::fmt(fallen, f),
            word => {
                let known = WORDS.iter().find(|(_, action)| action == word);
                f.write_str(known.map_or("", |(word, _)| word))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_reads_back() {
        let good = |action: Action| {
            assert_eq!(Action::read(&action.to_string()), Ok(action), "{action}");
        };
        for to in Square::all() {
            for from in Square::all() {
                for promote in [false, true] {
                    good(Action::Move { from, to, promote });
                }
            }
            for kind in Kind::IN_HAND {
                good(Action::Drop { kind, to });
            }
        }
        for fallen in Fallen::all() {
            good(Action::Fallen(fallen));
        }
        for (_, action) in WORDS {
            good(action);
        }
        assert!(std::mem::size_of::<Action>() <= 4);
    }

    #[test]
    fn faults_point_at_what_is_misspelt() {
        let at = |text: &str| Action::read(text).unwrap_err().span;
        assert_eq!(at("7g7x"), 2..4);
        assert_eq!(at("0g7f"), 0..2);
        assert_eq!(at("77 7"), 0..2);
        assert_eq!(at("7776"), 0..2);
        assert_eq!(at("K*5e"), 0..1);
        assert_eq!(at("p*5e"), 0..1);
        assert_eq!(at("P*5j"), 2..4);
        for text in [
            "", "7g", "7g7f=", "7g7f++", "P*5e+", ":cch", ":ccccx", ":hhhhhh", "Win", "7g7ž", "ž",
        ] {
            assert!(Action::read(text).is_err(), "{text}");
        }
    }
}
