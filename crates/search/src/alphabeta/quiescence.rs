//! Beyond the last ply: only tactical moves, until nothing hangs.

use std::mem;

use klubovna_tabletop::rules::Position;

use super::window::Window;
use super::{MAX_PLY, Search};
use crate::heuristic::Heuristic;
use crate::score::{CERTAIN, Score, ended};

impl<P: Position, H: Heuristic<P>> Search<'_, P, H> {
    /// What a position is worth to the side on turn when only tactical moves follow, `left`
    /// plies of them at most; in check all moves.
    pub(super) fn quiescence(
        &mut self,
        position: &P,
        left: u8,
        ply: usize,
        mut window: Window,
    ) -> i32 {
        self.engine.pv.clear(ply.min(MAX_PLY));
        if self.is_spent() {
            return 0;
        }
        let side = position.side();
        if let Some(outcome) = self.engine.heuristic.ended(position) {
            return ended(&outcome, side, ply);
        }
        let evaluation = self.evaluate(position, ply);
        if left == 0 || ply >= MAX_PLY {
            return evaluation;
        }
        let mut best = evaluation;
        let in_check = self.engine.heuristic.in_check(position);
        if !in_check {
            // Nobody has to make a tactical move: the evaluation stands (stand pat).
            if best >= window.beta {
                return best;
            }
            window.alpha = window.alpha.max(best);
        }
        let mut moves = mem::take(&mut self.engine.stack[ply].moves);
        if in_check {
            self.list(position, moves.cleared());
            self.order(position, &mut moves, ply, None);
        } else {
            let heuristic = &self.engine.heuristic;
            heuristic.tactical(position, moves.cleared());
            self.order_tactical(position, &mut moves, ply);
        }
        if in_check {
            if !moves.is_empty() {
                best = -Score::MAX;
            } else if let Some(outcome) = position.outcome() {
                best = ended(&outcome, side, ply);
            }
        }
        for number in 0..moves.len() {
            let action = moves.pick(number).action;
            if !in_check
                && let Some(most) = self.delta_pruned(position, action, evaluation)
                && most <= window.alpha
            {
                best = best.max(most);
                continue;
            }
            let next = self.play(position, action, ply);
            self.set_played(ply, side, action);
            let score = if next.side() == side {
                self.quiescence(&next, left - 1, ply + 1, window)
            } else {
                -self.quiescence(&next, left - 1, ply + 1, window.turned())
            };
            if self.budget.is_stopped() {
                break;
            }
            if score > best {
                best = score;
                window.alpha = window.alpha.max(score);
                if score >= window.beta {
                    break;
                }
            }
        }
        self.engine.stack[ply].moves = moves;
        best
    }

    /// Delta pruning: the most that a tactical move may bring.
    fn delta_pruned(&self, position: &P, action: P::Action, evaluation: i32) -> Option<i32> {
        let heuristic = &self.engine.heuristic;
        let margin = heuristic
            .futility_margin()
            .filter(|_| self.engine.selective)?;
        let most = evaluation + heuristic.gain(position, action) + margin;
        // No more than points: it is no forced end.
        Some(most.min(CERTAIN))
    }
}
