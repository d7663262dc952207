//! The value of a new leaf: random actions if wanted, then quiescence, then the heuristic.

use std::cmp::Reverse;

use klubovna_rules::Position;
use klubovna_search::{Heuristic, Score, Selective};

use super::for_side;
use super::proven::Proven;
use super::tree::Tree;

impl<P: Position, H: Heuristic<P>> Tree<'_, P, H> {
    /// The probability that the side that began wins: random actions, then the heuristic.
    pub(super) fn play_out(&mut self, mut position: P) -> f64 {
        for _ in 0..self.style.playout {
            let action = if H::CHANCE && self.heuristic.is_chance(&position) {
                self.outcomes.clear();
                position.chances(&mut self.outcomes);
                let place = self
                    .rng
                    .weighted(self.outcomes.iter().map(|&(_, weight)| weight));
                place.and_then(|place| self.outcomes.get(place).map(|&(outcome, _)| outcome))
            } else {
                self.actions.clear();
                self.heuristic.actions(&position, &mut self.actions);
                self.rng.choice(&self.actions).copied()
            };
            let Some(action) = action else { break };
            position.apply(action);
            self.seen += 1;
        }
        if let Some(outcome) = position.outcome() {
            return Proven::of(&outcome).wins();
        }
        let side = position.side();
        let left = if self.style.settles {
            H::QUIESCENCE_PLIES
        } else {
            0
        };
        let score = self.settle(&position, left, -i32::MAX, i32::MAX);
        for_side(
            self.heuristic.win_probability(Score::of_number(score)),
            side,
        )
    }

    /// Quiescence: the value for the side on turn when only tactical actions follow.
    fn settle(&mut self, position: &P, left: u8, mut alpha: i32, beta: i32) -> i32 {
        let side = position.side();
        if let Some(outcome) = self.heuristic.ended(position) {
            return Score::of_end(&outcome, side, 0).number();
        }
        let points = self.heuristic.evaluate_fresh(position, side);
        let mut best = self.skill.misjudge(points, position.key());
        if left == 0 || best >= beta {
            return best;
        }
        alpha = alpha.max(best);
        let mut actions = Vec::new();
        self.heuristic.tactical(position, &mut actions);
        let ordering = self.heuristic.move_ordering(position);
        actions.sort_by_cached_key(|&action| Reverse(ordering.rank(action)));
        for action in actions {
            if self.seen >= self.limits.nodes {
                break;
            }
            let mut next = position.clone();
            next.apply(action);
            self.seen += 1;
            let score = if next.side() == side {
                self.settle(&next, left - 1, alpha, beta)
            } else {
                -self.settle(&next, left - 1, -beta, -alpha)
            };
            best = best.max(score);
            alpha = alpha.max(score);
            if score >= beta {
                break;
            }
        }
        best
    }
}
