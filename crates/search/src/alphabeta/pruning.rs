//! What is not searched at all, or less deep: reverse futility, null move, futility and
//! late-move pruning, late-move reductions.

use klubovna_tabletop::rules::Position;

use super::window::Window;
use super::{Params, Search};
use crate::heuristic::Heuristic;
use crate::score::CERTAIN;

/// How deep, and how far from the root.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    pub(super) depth: u32,
    pub(super) ply: usize,
}

/// What the cut-offs before the first move have found.
pub(super) enum Static {
    /// The node is at least worth this.
    CutOff(i32),
    /// Its static evaluation, where quiet moves may be pruned by it.
    Evaluation(Option<i32>),
}

impl<P: Position, H: Heuristic<P>> Search<'_, P, H> {
    /// Cut-offs that need no move, at a null window where nobody is in check: the side stands
    /// so well that even passing is enough. What it is evaluated as is `known`, or will be.
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
        let margin = self.engine.heuristic.futility_margin();
        let may_pass = may_pass && depth >= params.null_depth;
        if margin.is_none() && !may_pass {
            return Static::Evaluation(None);
        }
        let reverse_futility = depth <= params.pruning_depth;
        let evaluation = *known.get_or_insert_with(|| self.evaluate(position, at.ply));
        if let Some(margin) = margin
            && reverse_futility
            && evaluation - margin * depth >= beta
        {
            return Static::CutOff(evaluation);
        }
        if may_pass
            && evaluation >= beta
            && let Some(score) = self.null_move(position, at, beta)
        {
            return Static::CutOff(score);
        }
        Static::Evaluation(margin.map(|_| evaluation))
    }

    /// A score of at least `beta` where the side could even pass.
    fn null_move(&mut self, position: &P, at: Place, beta: i32) -> Option<i32> {
        let next = self.engine.heuristic.null_move(position)?;
        let Params {
            null_reduction,
            null_reduction_growth,
            ..
        } = self.engine.params;
        let reduction = null_reduction + ((at.depth as i32 * null_reduction_growth) >> 8);
        let depth = at.depth.saturating_sub(reduction as u32);
        self.set_unplayed(at.ply);
        self.states[at.ply + 1] = self.engine.heuristic.fresh(&next);
        self.line.push(&next, true);
        let window = Window::null(beta - 1).turned();
        let score = -self.node(&next, depth, at.ply + 1, window, false);
        self.line.pop();
        // A win found so is none yet.
        (score >= beta && !self.budget.is_stopped()).then_some(score.min(CERTAIN))
    }

    /// What quiet moves from the one with that number on are worth at most, where they are
    /// pruned: enough better ones were tried (late-move pruning), or no quiet move makes up
    /// for the static evaluation (futility).
    pub(super) fn pruned(
        &self,
        depth: u32,
        number: usize,
        evaluation: i32,
        alpha: i32,
    ) -> Option<i32> {
        let params = &self.engine.params;
        let margin = self.engine.heuristic.futility_margin().unwrap_or_default();
        let depth = depth as i32;
        let most = evaluation + margin * (depth + 1);
        let late = || {
            let moves = params.late_moves + params.late_moves_growth * depth * depth;
            number as i32 >= moves
        };
        let prunes = depth <= params.pruning_depth && (most <= alpha || late());
        prunes.then_some(most.min(alpha))
    }

    /// How much less deep a quiet move with that number is searched first.
    pub(super) fn reduction(&self, depth: u32, number: usize) -> u32 {
        let params = &self.engine.params;
        if (depth as i32) < params.reduction_depth || (number as i32) < params.reduction_moves {
            return 0;
        }
        let product = depth.ilog2() * (number as u32).ilog2();
        let reduction = (product * params.reduction_scale as u32) >> 8;
        reduction.min(depth - 2)
    }
}
