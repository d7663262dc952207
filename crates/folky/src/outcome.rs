//! The end of the game (section 5).

use klubovna_tabletop::rules::{EndReason, Outcome, Position, Side};

use crate::Folky;

/// Why a game ended, in the order in which the rules check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reason {
    /// A side has placed its eighth pawn (section 5.1).
    EighthPawn,
    /// The side to move can do nothing (section 5.2).
    NoAction,
    /// The position has occurred for the third time (section 5.3).
    Threefold,
    /// Too many plies without a placement (section 5.4).
    FiftyMoves,
}

impl EndReason for Reason {
    const ALL: &'static [Self] = &[
        Self::EighthPawn,
        Self::NoAction,
        Self::Threefold,
        Self::FiftyMoves,
    ];

    fn code(self) -> &'static str {
        match self {
            Self::EighthPawn => "eighth_pawn",
            Self::NoAction => "no_action",
            Self::Threefold => "threefold",
            Self::FiftyMoves => "fifty_moves",
        }
    }
}

impl Folky {
    /// The end by what stands on the board: sections 5.1 and 5.2.
    pub(crate) fn decided(&self) -> Option<Outcome<Reason>> {
        match self.winner() {
            Some(side) => Some(Outcome::win(side, Reason::EighthPawn)),
            // Section 10.2: who can place a pawn can also move a piece.
            None if !self.can_move(self.side()) => Some(Outcome::draw(Reason::NoAction)),
            None => None,
        }
    }

    /// The side that has all its pawns on the board.
    pub(crate) fn winner(&self) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.reserve(side) == 0)
    }

    /// Section 5.4.
    pub(crate) fn fifty_moves(&self) -> Option<Outcome<Reason>> {
        (self.plies_left() == 0).then_some(Outcome::draw(Reason::FiftyMoves))
    }
}
