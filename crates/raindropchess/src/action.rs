//! One atomic input (section 2.1) and its machine code (section 11.1).

use klubovna_chessmen::Square;
use klubovna_tabletop::error::TextError;

use crate::{Card, Kind, RaindropFault};

/// One action of a side, or a card that chance turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// A card is drawn: `=`. Which one, chance decides.
    Draw,
    /// The card that comes: `:N`.
    Reveal(Card),
    /// The drawn piece is placed: `N@c3`.
    Place(Kind, Square),
    /// A piece moves, a pawn perhaps into a blue piece: `e2e4`, `e7e8q`.
    Move(Square, Square, Option<Kind>),
    /// A joker takes an enemy piece off the board: `x@d5`.
    Remove(Square),
    /// A joker lifts an own piece to another square: `b1~c3`.
    Relocate(Square, Square),
    /// A joker's effect is declined: `--`.
    Decline,
}

impl Action {
    /// The square where the action ends, if it has one.
    pub const fn to(self) -> Option<Square> {
        match self {
            Self::Place(_, to)
            | Self::Move(_, to, _)
            | Self::Remove(to)
            | Self::Relocate(_, to) => Some(to),
            Self::Draw | Self::Reveal(_) | Self::Decline => None,
        }
    }

    /// The machine code.
    pub(crate) fn code(self) -> String {
        let mut code = String::with_capacity(5);
        match self {
            Self::Draw => code.push('='),
            Self::Decline => code.push_str("--"),
            Self::Reveal(card) => {
                code.push(':');
                code.push(card.letter());
            }
            Self::Place(kind, at) => {
                code.push(kind.letter());
                code.push('@');
                push(&mut code, at);
            }
            Self::Remove(at) => {
                code.push_str("x@");
                push(&mut code, at);
            }
            Self::Relocate(from, to) => {
                push(&mut code, from);
                code.push('~');
                push(&mut code, to);
            }
            Self::Move(from, to, promotion) => {
                push(&mut code, from);
                push(&mut code, to);
                if let Some(kind) = promotion {
                    code.push(kind.letter().to_ascii_lowercase());
                }
            }
        }
        code
    }

    /// Reads a machine code.
    ///
    /// # Errors
    /// [`RaindropFault::ActionForm`] when the text has none of the forms,
    /// [`RaindropFault::NoSquare`] where a square is misspelt.
    pub fn read(text: &str) -> Result<Self, TextError<RaindropFault>> {
        let form = || TextError::new(RaindropFault::ActionForm, 0..text.len());
        let square = |start: usize| {
            let span = start..start + 2;
            let name = text.get(span.clone()).unwrap_or_default();
            name.parse::<Square>()
                .map_err(|_| TextError::new(RaindropFault::not_a_square(name), span))
        };
        if !text.is_ascii() {
            return Err(form());
        }
        let letter = |at: usize| char::from(text.as_bytes().get(at).copied().unwrap_or_default());
        match (text, text.len()) {
            ("=", _) => Ok(Self::Draw),
            ("--", _) => Ok(Self::Decline),
            (_, 2) if letter(0) == ':' => {
                let card = Card::from_letter(letter(1)).ok_or_else(form)?;
                Ok(Self::Reveal(card))
            }
            (_, 4) if text.starts_with("x@") => Ok(Self::Remove(square(2)?)),
            (_, 4) if letter(1) == '@' => {
                let kind = Kind::from_letter(letter(0)).ok_or_else(form)?;
                Ok(Self::Place(kind, square(2)?))
            }
            (_, 5) if letter(2) == '~' => Ok(Self::Relocate(square(0)?, square(3)?)),
            (_, 4) => Ok(Self::Move(square(0)?, square(2)?, None)),
            (_, 5) => {
                let kind = Kind::BLUE
                    .into_iter()
                    .find(|kind| kind.letter().to_ascii_lowercase() == letter(4))
                    .ok_or_else(form)?;
                Ok(Self::Move(square(0)?, square(2)?, Some(kind)))
            }
            _ => Err(form()),
        }
    }
}

/// Appends the name of a square.
pub(crate) fn push(text: &mut String, square: Square) {
    text.push(square.file().to_char());
    text.push(square.rank().to_char());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_reads_back() {
        let [a7, a8] = ["a7", "a8"].map(|name| name.parse::<Square>().unwrap());
        let mut actions = vec![Action::Draw, Action::Decline];
        actions.extend(Card::ALL.map(Action::Reveal));
        actions.extend(Kind::ALL.map(|kind| Action::Place(kind, a7)));
        actions.extend(Kind::BLUE.map(|kind| Action::Move(a7, a8, Some(kind))));
        actions.extend([
            Action::Move(a7, a8, None),
            Action::Remove(a8),
            Action::Relocate(a7, a8),
        ]);
        for action in actions {
            assert_eq!(
                Action::read(&action.code()),
                Ok(action),
                "{}",
                action.code()
            );
        }
    }

    #[test]
    fn faults_point_at_the_misspelt_square() {
        let at = |text: &str| Action::read(text).unwrap_err().span;
        assert_eq!(at("N@i3"), 2..4);
        assert_eq!(at("x@a9"), 2..4);
        assert_eq!(at("e2e9"), 2..4);
        assert_eq!(at("b1~c"), 2..4);
        assert_eq!(at("b0~c3"), 0..2);
        for text in [
            "", "-", ":", ":X", "X@a1", "e7e8k", "e7e8p", "e7e8Q", "á", "N@á", "e2e4qq",
        ] {
            assert!(Action::read(text).is_err(), "{text}");
        }
    }
}
