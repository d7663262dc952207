//! Actions (section 2.1) and their machine codes (section 11.1).

use klubovna_board::chess::{ChessPiece, Square};
use klubovna_rules::Side;
use klubovna_text::TextError;

use crate::piece::BLUE;
use crate::{Card, Kind, RaindropFault};

/// An action of a side, or a card that chance reveals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// A card is drawn: `=`. Chance decides which one.
    Draw,
    /// Chance reveals the drawn card: `:N`.
    Reveal(Card),
    /// The drawn piece is placed: `N@c3`.
    Place(Kind, Square),
    /// A piece moves; a pawn may promote to a blue piece: `e2e4`, `e7e8q`.
    Move(Square, Square, Option<Kind>),
    /// A joker removes an enemy piece: `x@d5`.
    Remove(Square),
    /// A joker puts an own piece on another square: `b1~c3`.
    Relocate(Square, Square),
    /// A joker's effect is declined: `--`.
    Decline,
}

impl Action {
    /// The square where the moved piece stands, if one is moved.
    pub const fn origin(self) -> Option<Square> {
        match self {
            Self::Move(from, ..) | Self::Relocate(from, _) => Some(from),
            _ => None,
        }
    }

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
        let mut code = self.origin().map(Square::name).unwrap_or_default();
        match self {
            Self::Draw => code.push('='),
            Self::Decline => code.push_str("--"),
            Self::Reveal(card) => {
                code.push(':');
                code.push(card.letter(Side::FIRST));
            }
            Self::Place(kind, _) => {
                code.push(kind.letter(Side::FIRST));
                code.push('@');
            }
            Self::Remove(_) => code.push_str("x@"),
            Self::Relocate(..) => code.push('~'),
            Self::Move(..) => {}
        }
        if let Some(to) = self.to() {
            code.push_str(&to.name());
        }
        if let Self::Move(_, _, Some(kind)) = self {
            code.push(kind.letter(Side::SECOND));
        }
        code
    }

    /// Reads a machine code.
    ///
    /// # Errors
    /// [`RaindropFault::ActionForm`] when the text has none of the forms,
    /// [`RaindropFault::Squares`] where a square is misspelt.
    pub fn read(text: &str) -> Result<Self, TextError<RaindropFault>> {
        let form = || TextError::new(RaindropFault::ActionForm, 0..text.len());
        let square = |start: usize| {
            let name = text.get(start..start + 2).unwrap_or_default();
            Square::read(name).map_err(|fault| TextError::new(fault.into(), start..start + 2))
        };
        Ok(match *text.as_bytes() {
            _ if !text.is_ascii() => return Err(form()),
            [b'='] => Self::Draw,
            [b'-', b'-'] => Self::Decline,
            [b':', card] => Self::Reveal(Card::from_capital(card.into()).ok_or_else(form)?),
            [b'x', b'@', _, _] => Self::Remove(square(2)?),
            [kind, b'@', _, _] => {
                let kind = Kind::from_capital(kind.into()).ok_or_else(form)?;
                Self::Place(kind, square(2)?)
            }
            [_, _, b'~', _, _] => Self::Relocate(square(0)?, square(3)?),
            [_, _, _, _, ref blue @ ..] => {
                let kind = match (blue.len(), text.chars().last().and_then(Kind::from_letter)) {
                    (0, _) => None,
                    (1, Some((kind, Side::SECOND))) if BLUE.contains(&kind) => Some(kind),
                    _ => return Err(form()),
                };
                Self::Move(square(0)?, square(2)?, kind)
            }
            _ => return Err(form()),
        })
    }
}
