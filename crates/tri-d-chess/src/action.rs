//! What a side does in an entry of the game and its machine code (section 9.1).

use klubovna_board::chess::ChessPiece;
use klubovna_text::{TextError, cut, ids, joined, quoted};

use crate::attack_boards::Place;
use crate::geometry::Square;
use crate::reader::Reader;
use crate::{Kind, Promotion, TriDFault};

ids! {
    /// Which rook castles (section 7.4).
    pub enum Wing {
        /// `O-O-O`, with the rook nearer to file z.
        A => "castle-a",
        /// `O-O`, with the rook nearer to file e.
        E => "castle-e",
    }
}

impl Wing {
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Self::A => "O-O-O",
            Self::E => "O-O",
        }
    }
}

/// One entry of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// A piece moves from a square to another one, captures, promotes: `a2W-a4N`, `b7B-b8B=Q`.
    Move(Square, Square, Option<Promotion>),
    /// King and rook: `O-O`, `O-O-O`.
    Castle(Wing),
    /// An attack board goes to another place, or is turned in its own (V.A2), and a pawn may
    /// promote, aboard or on the corner that is left: `QL1-QL3`, `KL1^=Q`, `QL6-QL5;a8B=N`.
    Board {
        /// Where it was.
        from: Place,
        /// Where it is now.
        to: Place,
        /// Whether the pawn that promotes is the one on the corner.
        corner: bool,
        /// What a pawn becomes.
        becomes: Option<Promotion>,
    },
    /// The promotion step of section 4.7(b): `a8B=Q`.
    Promote(Square, Promotion),
    /// A piece comes to its place before the game (V.P5, V.P6): `B@a1W`.
    Put(Kind, Square),
}

impl Action {
    /// A move of a piece that does not promote.
    pub(crate) const fn plain(from: Square, to: Square) -> Self {
        Self::Move(from, to, None)
    }

    /// What a pawn becomes.
    pub const fn becomes(self) -> Option<Promotion> {
        match self {
            Self::Move(_, _, becomes) | Self::Board { becomes, .. } => becomes,
            Self::Promote(_, becomes) => Some(becomes),
            Self::Castle(_) | Self::Put(..) => None,
        }
    }

    /// The corner that a board leaves, where a pawn on it promotes.
    pub(crate) fn corner(self) -> Option<Square> {
        match self {
            Self::Board { from, corner, .. } if corner => from.pin().corner().map(|(_, at)| at),
            _ => None,
        }
    }

    /// The machine code.
    pub fn code(self) -> String {
        let mut text = String::new();
        match self {
            Self::Move(from, to, _) => {
                from.push_name(&mut text);
                text.push('-');
                to.push_name(&mut text);
            }
            Self::Castle(wing) => text += wing.code(),
            Self::Board { from, to, .. } if from == to => text = joined(&[from.name(), "^"], ""),
            Self::Board { from, to, .. } => text = joined(&[from.name(), to.name()], "-"),
            Self::Promote(at, _) => at.push_name(&mut text),
            Self::Put(kind, at) => {
                text.push(kind.capital());
                text.push('@');
                at.push_name(&mut text);
            }
        }
        if let Some(corner) = self.corner() {
            text.push(';');
            corner.push_name(&mut text);
        }
        if let Some(becomes) = self.becomes() {
            text.push('=');
            text.push(becomes.capital());
        }
        text
    }

    /// Reads a machine code.
    ///
    /// # Errors
    /// [`TriDFault::ActionForm`] at the part that fits none of the forms.
    pub fn read(text: &str) -> Result<Self, TextError<TriDFault>> {
        let mut reader = Reader { rest: text };
        let action = parse(&mut reader).filter(|_| reader.rest.is_empty());
        action.ok_or_else(|| {
            let start = text.len() - reader.rest.len();
            let rest = quoted(reader.rest);
            TextError::new(TriDFault::ActionForm { text: rest }, start..text.len())
        })
    }
}

/// The action; what stays in the reader fits no form.
fn parse(text: &mut Reader<'_>) -> Option<Action> {
    for wing in Wing::ALL {
        if text.rest == wing.code() {
            text.rest = "";
            return Some(Action::Castle(wing));
        }
    }
    if let Some(from) = text.take(Place::parse) {
        let (mut to, mut corner) = (from, false);
        if !text.sign("^") {
            text.sign("-").then_some(())?;
            to = text.take(|text| Place::parse(text).filter(|to| to.0 != from))?;
            corner = text.sign(";");
        }
        if corner {
            let left = from.pin().corner().map(|(_, at)| at);
            text.take(|text| Square::parse(text).filter(|at| Some(at.0) == left))?;
        }
        let becomes = promotion(text);
        return (becomes.is_some() || !corner).then_some(Action::Board {
            from,
            to,
            corner,
            becomes,
        });
    }
    if cut(text.rest, '@').is_some() {
        let kind = text.take(|text| {
            let kind = Kind::from_capital(text.chars().next()?)?;
            Some((kind, text.get(1..)?.strip_prefix('@')?))
        })?;
        let at = text.take(|name| Some((Square::named(name)?, "")))?;
        return Some(Action::Put(kind, at));
    }
    let from = text.take(Square::parse)?;
    if text.sign("-") {
        let to = text.take(Square::parse)?;
        return Some(Action::Move(from, to, promotion(text)));
    }
    Some(Action::Promote(from, promotion(text)?))
}

/// `=` and a letter at the end of a code.
fn promotion(text: &mut Reader<'_>) -> Option<Promotion> {
    text.take(|text| {
        let mut letters = text.strip_prefix('=')?.chars();
        let becomes = Promotion::from_capital(letters.next()?)?;
        letters.next().is_none().then_some((becomes, ""))
    })
}
