//! Pruning and reductions: reverse futility, null move, futility and late-move pruning, late-move
//! reductions (LMR).

use klubovna_rules::Position;

use super::node::NonPv;
use super::window::Window;
use super::{Params, Search};
use crate::heuristic::Heuristic;
use crate::score::{CERTAIN, ended};

/// Remaining depth, and distance from the root in plies.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    pub(super) depth: u32,
    pub(super) ply: usize,
}

/// The result of the cut-offs before the first move.
pub(super) enum Static {
    /// A cut-off with this lower bound, or with the score of a game that is over.
    CutOff(i32),
    /// Its static evaluation, where quiet moves may be pruned by it.
    Evaluation(Option<i32>),
}

impl<P: Position, H: Heuristic<P>> Search<'_, P, H> {
    /// Cut-offs before any move, at a null window and not in check: reverse futility, and a null
    /// move. The static evaluation is taken from `known`, or computed and put there.
    pub(super) fn static_cut_offs(
        &mut self,
        position: &P,
        at: Place,
        beta: i32,
        may_pass: bool,
        known: &mut Option<i32>,
    ) -> Static {
        let params = &self.engine.params;
        let depth = at.depth as i32;
        let margin = self.futility_margin;
        let may_pass = may_pass && depth >= params.null_depth;
        if margin.is_none() && !may_pass {
            return Static::Evaluation(None);
        }
        let reverse_futility = depth <= params.pruning_depth;
        let evaluation = *known.get_or_insert_with(|| self.evaluate(position, at.ply));
        let is_futile =
            margin.is_some_and(|margin| reverse_futility && evaluation - margin * depth >= beta);
        if is_futile || may_pass && evaluation >= beta {
            // Without its moves nothing else would see that the game is over.
            if let Some(outcome) = self.engine.heuristic.ended(position) {
                return Static::CutOff(ended(&outcome, position.side(), at.ply));
            }
            if is_futile {
                return Static::CutOff(evaluation);
            }
            if let Some(score) = self.null_move(position, at, beta) {
                return Static::CutOff(score);
            }
        }
        Static::Evaluation(margin.map(|_| evaluation))
    }

    /// Null-move pruning: a score of at least `beta` after a null move.
    fn null_move(&mut self, position: &P, at: Place, beta: i32) -> Option<i32> {
        let next = self.engine.heuristic.null_move(position)?;
        let Params {
            null_reduction,
            null_reduction_growth,
            ..
        } = self.engine.params;
        let reduction = null_reduction + ((at.depth as i32 * null_reduction_growth) >> 8);
        let depth = at.depth.saturating_sub(reduction as u32);
        self.set_played(at.ply, None);
        self.set_state(at.ply + 1, self.state(at.ply));
        self.line.push(&next, true);
        let window = Window::null(beta - 1).turned();
        let score = -self.node::<NonPv>(&next, depth, at.ply + 1, window, false);
        self.line.pop();
        // A forced win after a null move is not proven.
        (score >= beta && !self.budget.is_stopped()).then_some(score.min(CERTAIN))
    }

    /// The upper bound of quiet moves from the one with that number on, where they are pruned:
    /// enough moves were tried before (late-move pruning), or the static evaluation with the
    /// margin is not above alpha (futility pruning).
    pub(super) fn pruned(
        &self,
        depth: u32,
        number: u32,
        evaluation: i32,
        alpha: i32,
    ) -> Option<i32> {
        let params = &self.engine.params;
        let margin = self.futility_margin.unwrap_or_default();
        let depth = depth as i32;
        let most = evaluation + margin * (depth + 1);
        let late = || {
            let growth = params.late_moves_growth * self.engine.heuristic.late_moves();
            number as i32 >= params.late_moves + ((growth * depth * depth) >> 8)
        };
        let prunes = depth <= params.pruning_depth && (most <= alpha || late());
        prunes.then_some(most.min(alpha))
    }

    /// Late-move reduction of a quiet move with that number, in plies: the product of the binary
    /// logarithms of depth and number, scaled.
    pub(super) fn reduction(&self, depth: u32, number: u32) -> u32 {
        let params = &self.engine.params;
        if (depth as i32) < params.reduction_depth || (number as i32) < params.reduction_moves {
            return 0;
        }
        let product = depth.ilog2() * number.ilog2();
        let reduction = (product * params.reduction_scale as u32) >> 8;
        reduction.min(depth.saturating_sub(2))
    }
}
