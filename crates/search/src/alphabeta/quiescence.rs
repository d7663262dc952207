//! Quiescence: only tactical moves after the last ply, until the position is quiet.

use klubovna_rules::Position;

use super::picker::{Moves, Picker};
use super::window::Window;
use super::{MAX_PLY, Search};
use crate::heuristic::Heuristic;
use crate::score::{CERTAIN, ended};
use crate::selective::Selective;

impl<P: Position, H: Heuristic<P>> Search<'_, P, H> {
    /// The score for the side on turn when only tactical moves follow, in check all moves; at most
    /// `left` plies.
    pub(super) fn quiescence(&mut self, position: &P, left: u8, ply: usize, window: Window) -> i32 {
        self.engine.pv.clear(ply.min(MAX_PLY));
        if self.is_spent() {
            return 0;
        }
        self.engine.statistics.quiescence += 1;
        let side = position.side();
        if let Some(outcome) = self.engine.heuristic.ended(position) {
            return ended(&outcome, side, ply);
        }
        if left == 0 || ply >= MAX_PLY {
            return self.evaluate(position, ply);
        }
        let in_check = self.engine.heuristic.in_check(position);
        let mut frame = self.engine.stack.take(ply);
        let moves = &mut frame.moves;
        let score = if in_check {
            self.evasions(position, moves, left, ply, window)
        } else {
            self.captures(position, moves, left, ply, window)
        };
        self.engine.stack.put_back(ply, frame);
        score
    }

    /// In check: the best score of all moves.
    fn evasions(
        &mut self,
        position: &P,
        moves: &mut Moves<P::Action>,
        left: u8,
        ply: usize,
        mut window: Window,
    ) -> i32 {
        let mut best = None;
        let mut picker = Picker::new(None);
        while let Some(chosen) = self.next_move(position, moves, ply, &mut picker) {
            let score = self.follow(position, chosen.action, left, ply, window);
            if self.budget.is_stopped() {
                return best.unwrap_or_default();
            }
            if best.is_none_or(|best| score > best) {
                best = Some(score);
                window = window.above(window.alpha.max(score));
                if score >= window.beta {
                    break;
                }
            }
        }
        best.unwrap_or_else(|| match position.outcome() {
            Some(outcome) => ended(&outcome, position.side(), ply),
            None => self.evaluate(position, ply),
        })
    }

    /// Not in check: the static evaluation (stand pat), or the score of the best tactical move
    /// where that is greater.
    fn captures(
        &mut self,
        position: &P,
        moves: &mut Moves<P::Action>,
        left: u8,
        ply: usize,
        mut window: Window,
    ) -> i32 {
        let evaluation = self.evaluate(position, ply);
        let mut best = evaluation;
        if best >= window.beta {
            return best;
        }
        window = window.above(window.alpha.max(best));
        self.generate_tactical(position, moves);
        while let Some(chosen) = moves.pick_any() {
            if let Some(most) = self.delta_pruned(position, chosen.action, evaluation)
                && most <= window.alpha
            {
                best = best.max(most);
                continue;
            }
            let score = self.follow(position, chosen.action, left, ply, window);
            if self.budget.is_stopped() {
                break;
            }
            if score > best {
                best = score;
                window = window.above(window.alpha.max(score));
                if score >= window.beta {
                    break;
                }
            }
        }
        best
    }

    /// The score of a move for the side that makes it.
    fn follow(
        &mut self,
        position: &P,
        action: P::Action,
        left: u8,
        ply: usize,
        window: Window,
    ) -> i32 {
        let side = position.side();
        let mut next = position.clone();
        self.play(position, action, ply, &mut next);
        self.set_played(ply, Some(self.action_index(side, action)));
        if next.side() == side {
            self.quiescence(&next, left - 1, ply + 1, window)
        } else {
            -self.quiescence(&next, left - 1, ply + 1, window.turned())
        }
    }

    /// Delta pruning: the upper bound of the score of a tactical move.
    fn delta_pruned(&self, position: &P, action: P::Action, evaluation: i32) -> Option<i32> {
        let margin = self.futility_margin.filter(|_| self.engine.selective)?;
        let ordering = self.engine.heuristic.move_ordering(position);
        let most = evaluation + ordering.gain(action) + margin;
        // Within points: it is no forced end.
        Some(most.min(CERTAIN))
    }
}
