//! The end of the game (section 5).

use klubovna_rules::{Outcome, Position, Side};
use klubovna_text::ids;

use crate::Mixtour;
use crate::position::Last;

ids! {
    /// Why a game ended, in the order in which the rules check (section 5.8).
    pub enum Reason: EndReason {
        /// A side has the agreed number of points (sections 5.2 and 5.5).
        Points => "points",
        /// Both players have passed, one after the other (section 5.6).
        TwoPasses => "two_passes",
        /// The position has occurred for the third time (section 5.7).
        Threefold => "threefold",
    }
}

impl Mixtour {
    /// The end without history: sections 5.5 and 5.6.
    pub(crate) fn decided(&self) -> Option<Outcome<Reason>> {
        match self.winner() {
            Some(side) => Some(Outcome::win(side, Reason::Points)),
            None if self.last == Last::TwoPasses => Some(Outcome::draw(Reason::TwoPasses)),
            None => None,
        }
    }

    /// The side that has reached the target.
    pub(crate) fn winner(&self) -> Option<Side> {
        let mut sides = Side::BOTH.into_iter();
        sides.find(|&side| self.points(side) >= self.options().target())
    }
}
