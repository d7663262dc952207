//! The static evaluation and the move ordering; the README says what is counted, and why.

mod camp;
mod facts;
mod features;
mod inputs;
mod placements;

use klubovna_raindropchess::{Action, Phase, Raindropchess};
use klubovna_rules::{Position, Side};
use klubovna_search::network::Sums;
use klubovna_search::{CERTAIN, Evaluator, Heuristic, Perspective, probability};

pub use self::features::RaindropchessEngine;
use self::inputs::View;
pub use self::placements::MoveOrdering;
use crate::packed;

/// The points of [`RaindropchessEngine::log_odds`] that mean odds of e to 1.
const SCALE: i32 = 1_000;

/// Those of the network: half as many, so that a weight of 8 bits is large enough.
const NETWORK_SCALE: i32 = 500;

impl RaindropchessEngine {
    /// The logarithm of the odds for `side`, in points, without regard to a card drawn in check.
    fn log_odds(&self, sums: &[Sums; 2], position: &Raindropchess, side: Side) -> i32 {
        let points = self.balance(sums, position, side);
        points - points * i32::from(position.quiet()) / 150
    }
}

impl Evaluator<Raindropchess> for RaindropchessEngine {
    /// What the network has added up of pieces, cards and blue pieces, by view.
    type State = [Sums; 2];

    const LINEAR: bool = true;

    fn fresh(&self, position: &Raindropchess) -> [Sums; 2] {
        View::fresh(self.network(), position)
    }

    fn update(
        &self,
        sums: &mut [Sums; 2],
        before: &Raindropchess,
        action: Action,
        after: &Raindropchess,
    ) {
        View::update(self.network(), sums, before, action, after);
    }

    fn evaluate(&self, state: &[Sums; 2], position: &Raindropchess, side: Side) -> i32 {
        let points = probability::of_log_odds(self.log_odds(state, position, side), SCALE);
        let us = position.side();
        if position.phase() != Phase::Drawn || !position.in_check(us) {
            return points;
        }
        // Section 6.4: cards that do not end the check lose.
        let [saving, all] =
            [position.saving_cards(), position.deck_of(us)].map(|deck| deck.len() as i32);
        let lost = if side == us { -CERTAIN } else { CERTAIN };
        (points * saving + lost * (all - saving)) / all.max(1)
    }

    fn scale(&self) -> i32 {
        probability::SCALE
    }

    fn network_scale(&self) -> i32 {
        NETWORK_SCALE
    }

    fn odds(&self, position: &Raindropchess, side: Side) -> f64 {
        f64::from(self.log_odds(&self.fresh(position), position, side)) / f64::from(SCALE)
    }
}

impl Heuristic<Raindropchess> for RaindropchessEngine {
    const QUIESCENCE_PLIES: u8 = 6;

    type MoveOrdering<'a> = MoveOrdering<'a>;

    fn to_bits(action: Action) -> u32 {
        packed::to_bits(action)
    }

    fn from_bits(bits: u32) -> Option<Action> {
        packed::from_bits(bits)
    }

    fn move_ordering<'a>(&self, position: &'a Raindropchess) -> MoveOrdering<'a> {
        MoveOrdering::of(position)
    }

    fn is_chance(&self, position: &Raindropchess) -> bool {
        position.phase() == Phase::Drawn
    }

    // Captures and promotions. A card must be placed at once, so nothing else is tactical.
    fn generate_tactical(&self, position: &Raindropchess, out: &mut Vec<Action>) {
        if position.phase() == Phase::Turn && position.king(position.side()).is_some() {
            position.actions(out);
        }
    }

    // To draw costs a search for each card: killers come before it. To decline is tried last.
    fn may_be_killer(&self, action: Action) -> bool {
        !matches!(action, Action::Draw | Action::Decline)
    }

    // In check, or with a card that has to be placed.
    fn in_check(&self, position: &Raindropchess) -> bool {
        match position.phase() {
            Phase::Shown(_) => true,
            Phase::Turn => position.in_check(position.side()),
            Phase::Drawn | Phase::Redraw => false,
        }
    }
}
