//! The end of the game (section 8).

use klubovna_rules::{Line, Outcome, Position, Side};
use klubovna_text::ids;

use crate::{Action, Kind, TriD};

ids! {
    /// Why a game ended.
    pub enum Reason: EndReason {
        /// The king is attacked and nothing helps (section 8.1).
        Checkmate => "checkmate",
        /// No legal turn, no check (section 8.2).
        Stalemate => "stalemate",
        /// Two bare kings (section 8.3).
        DeadPosition => "dead_position",
        /// 75 moves each without capture, pawn move or promotion (section 8.7).
        SeventyFiveMoves => "seventy_five_moves",
        /// The same position for the fifth time (section 8.7).
        Fivefold => "fivefold",
    }
}

ids! {
    /// A draw that the player to move may claim.
    pub enum Claim {
        /// The same position for the third time (section 8.4).
        Threefold => "threefold",
        /// 50 moves each without capture, pawn move or promotion (section 8.5).
        FiftyMoves => "fifty_moves",
    }
}

const FIFTY_MOVES: u16 = 100;
const SEVENTY_FIVE_MOVES: u16 = 150;

impl TriD {
    /// Whether the pieces are being placed by chance.
    pub(crate) fn awaits_chance(&self) -> bool {
        self.draws_array() && self.placing().is_some()
    }

    /// Whether the game cannot end here: in the set-up, and before a promotion step (section 8.1).
    pub(crate) fn is_suspended(&self) -> bool {
        self.pending().is_some() || self.placing().is_some()
    }

    /// The draw that needs nobody's claim and no look at the moves.
    pub fn automatic_draw(&self) -> Option<Reason> {
        if self.is_suspended() {
            return None;
        }
        let pawns = |side| self.pieces().columns_of(side, Kind::Pawn);
        let bare = |side| pawns(side).is_empty() && self.non_pawns(side) == 1;
        if Side::BOTH.into_iter().all(bare) {
            return Some(Reason::DeadPosition);
        }
        (self.quiet >= SEVENTY_FIVE_MOVES).then_some(Reason::SeventyFiveMoves)
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

    /// The draw that the player to move may claim where `line` ends (sections 8.4, 8.5).
    pub fn claim(&self, line: Line<'_>) -> Option<Claim> {
        claim(line.occurrences() >= 3, self)
    }

    /// The draw that the player to move may claim by announcing the legal `action`.
    pub fn claim_with(&self, action: Action, line: Line<'_>) -> Option<Claim> {
        let mut next = *self;
        next.apply(action);
        let key = next.repeat_key();
        let known = line.0.iter().filter(|seen| seen.key == key).count();
        claim(known >= 2 && !self.is_irreversible(action), &next)
    }
}

/// While a promotion step is pending the game is never over, by a claim neither (section 8.1).
fn claim(threefold: bool, position: &TriD) -> Option<Claim> {
    if position.is_suspended() {
        None
    } else if threefold {
        Some(Claim::Threefold)
    } else {
        (position.quiet >= FIFTY_MOVES).then_some(Claim::FiftyMoves)
    }
}
