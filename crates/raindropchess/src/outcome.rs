//! The end of the game (sections 9 and 10).

use klubovna_board::chess::Bitboard;
use klubovna_rules::{Outcome, Position, Side};
use klubovna_text::ids;

use crate::{Card, Kind, Phase, Raindropchess};

/// Quiet turns after which the game is drawn (section 9.3).
const QUIET_TURNS: u16 = 100;

ids! {
    /// Why a game ended.
    pub enum Reason: EndReason {
        /// A check that nothing can end (section 10.1).
        Checkmate => "checkmate",
        /// The side to move has no action and is not in check (section 9.1).
        Stalemate => "stalemate",
        /// Insufficient material (section 9.4).
        InsufficientMaterial => "insufficient",
        /// The same position for the third time (section 9.2).
        Repetition => "repetition",
        /// A hundred turns without a drawn card, capture or pawn move (section 9.3).
        FiftyMoves => "fifty",
        /// A card drawn in check did not help (section 10.2).
        FailedDraw => "failed_draw",
        /// There is no safe square for the king that was drawn (section 10.3).
        KingUnplaceable => "king_unplaceable",
    }
}

impl Raindropchess {
    /// The end that the position alone shows: sections 10.1 to 10.3, 9.1 and 9.4.
    pub(crate) fn decided(&self) -> Option<Outcome<Reason>> {
        let side = self.side();
        if self.can_act() {
            return self
                .is_bare()
                .then_some(Outcome::draw(Reason::InsufficientMaterial));
        }
        let won = |reason| Some(Outcome::win(side.other(), reason));
        match self.phase() {
            Phase::Shown(Card::King) => won(Reason::KingUnplaceable),
            Phase::Shown(_) => won(Reason::FailedDraw),
            _ if self.in_check(side) => won(Reason::Checkmate),
            _ => Some(Outcome::draw(Reason::Stalemate)),
        }
    }

    /// Section 9.4, judged at the start of a turn.
    pub(crate) fn is_bare(&self) -> bool {
        if self.phase() != Phase::Turn {
            return false;
        }
        let both = |kind| self.pieces().kind(kind);
        let cards = |card: Card| {
            let [white, black] = Side::BOTH.map(|side| self.deck_of(side).count(card));
            u32::from(white) + u32::from(black)
        };
        let heavy = [Card::Queen, Card::Rook, Card::Pawn, Card::Joker];
        if !(both(Kind::Queen) | both(Kind::Rook) | both(Kind::Pawn)).is_empty()
            || heavy.into_iter().any(|card| cards(card) > 0)
        {
            return false;
        }
        let bishops = both(Kind::Bishop);
        let dark = (bishops & Bitboard::DARK).len() + cards(Card::DarkBishop);
        let light = (bishops - Bitboard::DARK).len() + cards(Card::LightBishop);
        match both(Kind::Knight).len() + cards(Card::Knight) {
            0 => dark == 0 || light == 0,
            1 => dark + light == 0,
            _ => false,
        }
    }

    /// Whether the game is drawn although there are actions (sections 9.3 and 9.4).
    pub(crate) fn is_drawn(&self) -> bool {
        self.is_bare() || self.fifty_moves().is_some()
    }

    /// Section 9.3, judged at the start of a turn.
    pub(crate) fn fifty_moves(&self) -> Option<Outcome<Reason>> {
        (self.phase() == Phase::Turn && self.quiet() >= QUIET_TURNS)
            .then_some(Outcome::draw(Reason::FiftyMoves))
    }
}
