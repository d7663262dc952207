//! What a side does in an entry of the game and its machine code (section 9.1).

use klubovna_tabletop::error::TextError;

use crate::attack_boards::Place;
use crate::fault::{FaultKind, TriDFault};
use crate::geometry::Square;
use crate::{Kind, Promotion};

/// Which rook castles (section 7.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Wing {
    /// `O-O-O`, with the rook nearer to file z.
    A,
    /// `O-O`, with the rook nearer to file e.
    E,
}

impl Wing {
    /// Both wings.
    pub const BOTH: [Self; 2] = [Self::A, Self::E];

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
    /// A man moves, captures, promotes: `a2W-a4N`, `b7B-b8B=Q`.
    Move {
        /// Where it stood.
        from: Square,
        /// Where it lands.
        to: Square,
        /// What a pawn becomes.
        becomes: Option<Promotion>,
    },
    /// King and rook: `O-O`, `O-O-O`.
    Castle(Wing),
    /// An attack board goes to another place, or is turned in its own (V.A2), and its
    /// passenger may promote: `QL1-QL3`, `QL5-QL6=Q`, `KL1^`.
    Board {
        /// Where it was.
        from: Place,
        /// Where it is now.
        to: Place,
        /// What a pawn on it becomes.
        becomes: Option<Promotion>,
    },
    /// A board leaves an own pawn on the corner, which promotes: `QL6-QL5;a8B=N`.
    Release {
        /// Where the board was.
        from: Place,
        /// Where it is now.
        to: Place,
        /// What the pawn becomes.
        becomes: Promotion,
    },
    /// The promotion step of section 4.7(b): `a8B=Q`.
    Promote {
        /// The pawn.
        at: Square,
        /// What it becomes.
        becomes: Promotion,
    },
    /// A piece comes to its place before the game (V.P5, V.P6): `B@a1W`.
    Put {
        /// The piece.
        kind: Kind,
        /// Its place.
        at: Square,
    },
}

impl Action {
    /// What a pawn becomes.
    pub const fn becomes(self) -> Option<Promotion> {
        match self {
            Self::Move { becomes, .. } | Self::Board { becomes, .. } => becomes,
            Self::Release { becomes, .. } | Self::Promote { becomes, .. } => Some(becomes),
            Self::Castle(_) | Self::Put { .. } => None,
        }
    }

    /// The machine code.
    pub fn code(self) -> String {
        let mut text = String::new();
        match self {
            Self::Move { from, to, .. } => {
                from.push_name(&mut text);
                text.push('-');
                to.push_name(&mut text);
            }
            Self::Castle(wing) => text.push_str(wing.code()),
            Self::Board { from, to, .. } | Self::Release { from, to, .. } => {
                from.push_name(&mut text);
                if from == to {
                    text.push('^');
                } else {
                    text.push('-');
                    to.push_name(&mut text);
                }
                if let (Self::Release { .. }, Some(corner)) = (self, corner_left(from)) {
                    text.push(';');
                    corner.push_name(&mut text);
                }
            }
            Self::Promote { at, .. } => at.push_name(&mut text),
            Self::Put { kind, at } => {
                text.push(kind.letter());
                text.push('@');
                at.push_name(&mut text);
            }
        }
        if let Some(becomes) = self.becomes() {
            text.push('=');
            text.push(becomes.kind().map_or('A', Kind::letter));
        }
        text
    }

    /// Reads a machine code.
    ///
    /// # Errors
    /// [`FaultKind::ActionForm`] at the part that fits none of the forms.
    pub fn read(text: &str) -> Result<Self, TextError<TriDFault>> {
        parse(text).map_err(|rest| {
            let at = text.len() - rest.len();
            let fault = TriDFault::new(FaultKind::ActionForm).text(rest);
            TextError::new(fault, at..text.len())
        })
    }
}

/// The corner under which either side's pawn waits for the board to leave.
fn corner_left(from: Place) -> Option<Square> {
    use klubovna_tabletop::rules::Side;
    let pin = from.pin();
    Side::BOTH
        .into_iter()
        .find_map(|side| pin.waiting_corner(side))
}

/// The action, or the rest that cannot be read.
fn parse(text: &str) -> Result<Action, &str> {
    if let Some(wing) = Wing::BOTH.into_iter().find(|wing| wing.code() == text) {
        return Ok(Action::Castle(wing));
    }
    if let Some((from, rest)) = Place::parse(text) {
        if let Some(rest) = rest.strip_prefix('^') {
            let becomes = read_promotion(rest)?;
            return Ok(Action::Board {
                from,
                to: from,
                becomes,
            });
        }
        let rest = rest.strip_prefix('-').ok_or(rest)?;
        let (to, rest) = Place::parse(rest)
            .filter(|(to, _)| *to != from)
            .ok_or(rest)?;
        if let Some(corner) = rest.strip_prefix(';') {
            let (at, rest) = Square::parse(corner).ok_or(corner)?;
            if Some(at) != corner_left(from) {
                return Err(corner);
            }
            let becomes = read_promotion(rest)?.ok_or(rest)?;
            return Ok(Action::Release { from, to, becomes });
        }
        let becomes = read_promotion(rest)?;
        return Ok(Action::Board { from, to, becomes });
    }
    if let Some((kind, at)) = text.split_once('@') {
        let mut letters = kind.chars();
        let kind = letters.next().and_then(Kind::from_letter).ok_or(text)?;
        return match (letters.next(), Square::named(at)) {
            (None, Some(at)) => Ok(Action::Put { kind, at }),
            (None, None) => Err(at),
            _ => Err(text),
        };
    }
    let (from, rest) = Square::parse(text).ok_or(text)?;
    let Some(target) = rest.strip_prefix('-') else {
        let becomes = read_promotion(rest)?.ok_or(rest)?;
        return Ok(Action::Promote { at: from, becomes });
    };
    let (to, rest) = Square::parse(target).ok_or(target)?;
    let becomes = read_promotion(rest)?;
    Ok(Action::Move { from, to, becomes })
}

/// Nothing, or `=` and a letter.
fn read_promotion(text: &str) -> Result<Option<Promotion>, &str> {
    if text.is_empty() {
        return Ok(None);
    }
    let mut letters = text.strip_prefix('=').ok_or(text)?.chars();
    match (
        letters.next().and_then(Promotion::from_letter),
        letters.next(),
    ) {
        (Some(becomes), None) => Ok(Some(becomes)),
        _ => Err(text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_reads_back() {
        for code in [
            "a2W-a4N",
            "c5N-b6B",
            "b7B-b8B=Q",
            "b7B-b8B=A",
            "O-O",
            "O-O-O",
            "QL1-QL3",
            "QL5-QL6=Q",
            "QL6-QL5;a8B=N",
            "KL1-KL2;d1W=R",
            "a8B=Q",
            "KL1^",
            "KL6^=B",
            "QL3-QL3i",
            "QL3i-QL2",
            "B@a1W",
        ] {
            let action = Action::read(code).unwrap_or_else(|error| panic!("{code}: {error}"));
            assert_eq!(action.code(), code);
        }
    }

    #[test]
    fn faults_point_at_what_fits_no_form() {
        for (code, rest) in [
            ("", ""),
            ("a2W", ""),
            ("a2W-", ""),
            ("a2W-a9N", "a9N"),
            ("b7B-b8B=K", "=K"),
            ("b7B-b8B=QQ", "=QQ"),
            ("QL1-QL7", "QL7"),
            ("QL1-QL1", "QL1"),
            ("QL1", ""),
            ("QL6-QL5;d8B=N", "d8B=N"),
            ("QL6-QL5;a8B", ""),
            ("KL1^x", "x"),
            ("X@a1W", "X@a1W"),
            ("B@a1X", "a1X"),
            ("o-o", "o-o"),
            ("žž", "žž"),
        ] {
            let error = Action::read(code).expect_err(code);
            assert_eq!(&code[error.span], rest, "{code}");
        }
    }
}
