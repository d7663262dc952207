//! The end of the game (section 8).

use klubovna_tabletop::repeat::Line;
use klubovna_tabletop::rules::{EndReason, Outcome, Position, Side};

use crate::{Action, Kind, TriD};

/// Why a game ended, in the order in which the rules check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reason {
    /// The king is attacked and nothing helps (section 8.1).
    Checkmate,
    /// No legal turn, no check (section 8.2).
    Stalemate,
    /// Two bare kings (section 8.3).
    DeadPosition,
    /// 75 moves each without capture, pawn move or promotion (section 8.7).
    SeventyFiveMoves,
    /// The same position for the fifth time (section 8.7).
    Fivefold,
}

impl EndReason for Reason {
    const ALL: &'static [Self] = &[
        Self::Checkmate,
        Self::Stalemate,
        Self::DeadPosition,
        Self::SeventyFiveMoves,
        Self::Fivefold,
    ];

    fn code(self) -> &'static str {
        match self {
            Self::Checkmate => "checkmate",
            Self::Stalemate => "stalemate",
            Self::DeadPosition => "dead_position",
            Self::SeventyFiveMoves => "seventy_five_moves",
            Self::Fivefold => "fivefold",
        }
    }
}

/// A draw that the player to move may claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Claim {
    /// The same position for the third time (section 8.4).
    Threefold,
    /// 50 moves each without capture, pawn move or promotion (section 8.5).
    FiftyMoves,
}

impl Claim {
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::Threefold => "threefold",
            Self::FiftyMoves => "fifty_moves",
        }
    }
}

const FIFTY_MOVES: u16 = 100;
const SEVENTY_FIVE_MOVES: u16 = 150;

impl TriD {
    /// Whether the men are being placed by chance.
    pub(crate) fn awaits_chance(&self) -> bool {
        self.rules().is_open() && self.draws_array() && self.placing().is_some()
    }

    /// Whether the game cannot end here: men are being placed, or a promotion step comes
    /// first (section 8.1).
    fn is_suspended(&self) -> bool {
        self.pending().is_some() || self.placing().is_some()
    }

    /// The draw that needs nobody's claim and no look at the moves.
    pub(crate) fn automatic_draw(&self) -> Option<Reason> {
        if self.is_suspended() {
            return None;
        }
        let bare = |side| self.pieces(side) == 1 && self.men_of(side, Kind::Pawn).is_empty();
        if Side::BOTH.into_iter().all(bare) {
            return Some(Reason::DeadPosition);
        }
        (self.quiet() >= SEVENTY_FIVE_MOVES).then_some(Reason::SeventyFiveMoves)
    }

    pub(crate) fn is_drawn(&self) -> bool {
        self.automatic_draw().is_some()
    }

    /// The end by the position and its counter.
    pub(crate) fn decided(&self) -> Option<Outcome<Reason>> {
        if self.is_suspended() {
            return None;
        }
        if !self.can_move() {
            return Some(if self.in_check() {
                Outcome::win(self.side().other(), Reason::Checkmate)
            } else {
                Outcome::draw(Reason::Stalemate)
            });
        }
        self.automatic_draw().map(Outcome::draw)
    }

    pub(crate) fn fivefold(&self, line: Line<'_>) -> Option<Outcome<Reason>> {
        (line.occurrences() >= 5 && !self.is_suspended()).then_some(Outcome::draw(Reason::Fivefold))
    }

    /// The draw that the player to move may claim here (sections 8.4, 8.5). `line` holds
    /// this position as its last entry.
    pub fn claim(&self, line: Line<'_>) -> Option<Claim> {
        if line.occurrences() >= 3 {
            Some(Claim::Threefold)
        } else if self.quiet() >= FIFTY_MOVES {
            Some(Claim::FiftyMoves)
        } else {
            None
        }
    }

    /// The draw that the player to move may claim by announcing the legal `action`.
    pub fn claim_with(&self, action: Action, line: Line<'_>) -> Option<Claim> {
        let mut next = *self;
        next.apply(action);
        let key = next.repeat_key();
        let known = line.0.iter().filter(|seen| seen.key == key).count();
        if known >= 2 && !self.is_irreversible(action) {
            Some(Claim::Threefold)
        } else if next.quiet() >= FIFTY_MOVES {
            Some(Claim::FiftyMoves)
        } else {
            None
        }
    }
}
