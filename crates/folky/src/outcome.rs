//! The end of the game (section 5).

use klubovna_rules::{Outcome, Position, Side};
use klubovna_text::ids;

use crate::Folky;

ids! {
    /// Why a game ended, in the order in which the rules check.
    pub enum Reason: EndReason {
        /// A side has placed its eighth pawn (section 5.1).
        EighthPawn => "eighth_pawn",
        /// The side to move can do nothing (section 5.2).
        NoAction => "no_action",
        /// The position has occurred for the third time (section 5.3).
        Threefold => "threefold",
        /// Too many plies without a placement (section 5.4).
        FiftyMoves => "fifty_moves",
    }
}

impl Folky {
    /// The end that the board alone shows: sections 5.1 and 5.2.
    pub(crate) fn decided(&self) -> Option<Outcome<Reason>> {
        match self.winner() {
            Some(side) => Some(Outcome::win(side, Reason::EighthPawn)),
            // Section 10.2: a side that can place a pawn can also move a piece.
            None if !self.can_move(self.side()) => Some(Outcome::draw(Reason::NoAction)),
            None => None,
        }
    }

    /// The side that has all its pawns on the board.
    pub(crate) fn winner(&self) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.reserve(side) == 0)
    }

    /// The draw of section 5.4.
    pub(crate) fn fifty_moves(&self) -> Option<Outcome<Reason>> {
        (self.plies_left() == 0).then_some(Outcome::draw(Reason::FiftyMoves))
    }
}
