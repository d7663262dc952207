//! The end of the game (section 5).

use klubovna_tabletop::rules::{EndReason, Outcome, Side};

use crate::Mixtour;
use crate::position::Last;

/// Why a game ended, in the order in which the rules check (section 5.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reason {
    /// A side has the agreed number of points (sections 5.2 and 5.5).
    Points,
    /// Both players have passed, one after the other (section 5.6).
    TwoPasses,
    /// The position has occurred for the third time (section 5.7).
    Threefold,
}

impl EndReason for Reason {
    const ALL: &'static [Self] = &[Self::Points, Self::TwoPasses, Self::Threefold];

    fn code(self) -> &'static str {
        match self {
            Self::Points => "points",
            Self::TwoPasses => "two_passes",
            Self::Threefold => "threefold",
        }
    }
}

impl Mixtour {
    /// The end without history: sections 5.5 and 5.6.
    pub(crate) fn decided(&self) -> Option<Outcome<Reason>> {
        match self.winner() {
            Some(side) => Some(Outcome::win(side, Reason::Points)),
            None if self.last() == Last::TwoPasses => Some(Outcome::draw(Reason::TwoPasses)),
            None => None,
        }
    }

    /// The side that has reached the target.
    pub(crate) fn winner(&self) -> Option<Side> {
        let target = self.rules().target();
        Side::BOTH
            .into_iter()
            .find(|&side| self.points(side) >= target)
    }
}
