//! One position of the tree.

use std::mem;

use klubovna_tabletop::repeat::Line;
use klubovna_tabletop::rules::{Position, Side};

use super::picker::Moves;
use super::pruning::{Place, Static};
use super::window::Window;
use super::{MAX_PLY, Search};
use crate::heuristic::Heuristic;
use crate::score::{CERTAIN, Score, ended, limited};
use crate::table::{Bound, Found};

/// What is known of a node before its moves are tried.
#[derive(Clone, Copy)]
struct Known {
    in_check: bool,
    // Where quiet moves may be pruned by it.
    evaluation: Option<i32>,
    // The place of the move of the table.
    hash: Option<u16>,
}

impl<P: Position, H: Heuristic<P>> Search<'_, P, H> {
    /// What `next`, one action after `ply`, is worth to `side`.
    pub(super) fn step(
        &mut self,
        side: Side,
        next: &P,
        irreversible: bool,
        at: Place,
        window: Window,
    ) -> i32 {
        let Place { depth, ply } = at;
        self.line.push(next, irreversible);
        let score = if next.side() == side {
            self.node(next, depth, ply + 1, window, true)
        } else {
            -self.node(next, depth, ply + 1, window.turned(), true)
        };
        self.line.pop();
        score
    }

    /// Counts a node; whether it is one too many.
    pub(super) fn is_spent(&mut self) -> bool {
        let monitor = &mut *self.monitor;
        self.budget.is_spent(|nodes| monitor.stop(nodes))
    }

    /// What `position` is worth to the side on turn.
    pub(super) fn node(
        &mut self,
        position: &P,
        mut depth: u32,
        ply: usize,
        window: Window,
        may_pass: bool,
    ) -> i32 {
        self.engine.pv.clear(ply);
        if self.is_spent() {
            return 0;
        }
        let side = position.side();
        if let Some(outcome) = position.settle(self.line.line()) {
            return ended(&outcome, side, ply);
        }
        let selective = self.engine.selective;
        if selective && let Some(score) = self.repetition_score(position, ply) {
            return score;
        }
        if ply >= MAX_PLY {
            return self.evaluate(position, ply);
        }
        let by_chance = self.is_chance(position);
        let mut in_check = false;
        if !by_chance {
            if selective {
                in_check = self.engine.heuristic.in_check(position);
                // Either side may claim: whoever comes here, and whoever is on turn now. A
                // side in check may have lost already.
                if P::CLAIMS && !in_check && position.claim(self.line.line()).is_some() {
                    return 0;
                }
                if in_check && ply < self.horizon {
                    depth += 1;
                }
            }
            if depth == 0 {
                self.budget.take_back();
                return self.quiescence(position, H::QUIESCENCE_PLIES, ply, window);
            }
        }

        let window = window.within_reach(ply);
        if window.alpha >= window.beta {
            return window.alpha;
        }

        let key = position.key();
        let found = self.engine.table.find(key, ply);
        if let Some(found) = found
            && window.is_null()
            && self.is_deep(found, depth)
            && cuts(found, window)
        {
            return found.score;
        }
        let at = Place { depth, ply };
        let mut evaluation = found.and_then(|found| found.evaluation);
        let (score, action) = if by_chance {
            (self.chance(position, at, window), 0)
        } else {
            let mut known = Known {
                in_check,
                evaluation: None,
                hash: found.map(|found| found.action),
            };
            if selective && !in_check && window.is_null() && window.beta.abs() < CERTAIN {
                match self.static_cut_offs(position, at, window.beta, may_pass, &mut evaluation) {
                    Static::CutOff(score) => return score,
                    Static::Evaluation(evaluation) => known.evaluation = evaluation,
                }
            }
            match self.moves(position, at, window, known) {
                Ok(found) => found,
                Err(score) => return score,
            }
        };
        if !self.budget.is_stopped() {
            let found = Found {
                score,
                bound: Bound::of(score, window.alpha, window.beta),
                depth: depth as u8,
                action,
                evaluation,
            };
            self.engine.table.keep(key, ply, found);
        }
        score
    }

    /// Whether what was found answers a question of that depth.
    fn is_deep(&self, found: Found, depth: u32) -> bool {
        let known = u32::from(found.depth);
        if self.engine.selective {
            known >= depth || found.score.abs() > Score::FORCED
        } else {
            known == depth
        }
    }

    /// The best score of all moves and the place of the best one; `Err` where there is none.
    fn moves(
        &mut self,
        position: &P,
        at: Place,
        window: Window,
        known: Known,
    ) -> Result<(i32, u16), i32> {
        let mut moves = mem::take(&mut self.engine.stack[at.ply].moves);
        self.list(position, moves.cleared());
        let found = if moves.is_empty() {
            Err(match position.judge(self.line.line()) {
                Some(outcome) => ended(&outcome, position.side(), at.ply),
                None => self.evaluate(position, at.ply),
            })
        } else {
            Ok(self.best_move(position, &mut moves, at, window, known))
        };
        self.engine.stack[at.ply].moves = moves;
        found
    }

    fn best_move(
        &mut self,
        position: &P,
        moves: &mut Moves<P::Action>,
        at: Place,
        mut window: Window,
        known: Known,
    ) -> (i32, u16) {
        let Place { depth, ply } = at;
        let side = position.side();
        let is_pv = !window.is_null();
        let mut best = -Score::MAX;
        let mut best_place = 0;
        let mut stage = self.first_stage(position, moves, ply, known.hash);
        for number in 0..moves.len() {
            let picked = self.next_move(position, moves, ply, &mut stage, number);
            let dubious = self.is_dubious(picked.rank);
            if let Some(evaluation) = known.evaluation
                && dubious
                && best > -Score::FORCED
                && let Some(most) = self.pruned(depth, number, evaluation, window.alpha)
            {
                // A score is at most that of the moves that were not tried.
                best = best.max(most);
                break;
            }
            let action = picked.action;
            let next = self.play(position, action, ply);
            let irreversible = position.is_irreversible(action);
            self.set_played(ply, side, action);
            let deeper = Place {
                depth: depth - 1,
                ply,
            };
            let mut score = window.beta;
            if number > 0 {
                let null = Window::null(window.alpha);
                let reduction = if self.engine.selective && !known.in_check && dubious {
                    self.reduction(depth, number)
                } else {
                    0
                };
                if reduction > 0 {
                    let reduced = Place {
                        depth: deeper.depth - reduction,
                        ply,
                    };
                    score = self.step(side, &next, irreversible, reduced, null);
                }
                if score > window.alpha {
                    score = self.step(side, &next, irreversible, deeper, null);
                }
            }
            if number == 0 || score > window.alpha && score < window.beta && !window.is_null() {
                score = self.step(side, &next, irreversible, deeper, window);
            }
            if self.budget.is_stopped() {
                return (best, best_place);
            }
            if score > best {
                best = score;
                best_place = picked.place;
            }
            if score > window.alpha {
                if is_pv {
                    self.engine.pv.set(ply, action);
                }
                if score >= window.beta {
                    self.learn(side, moves, number, at);
                    break;
                }
                window = window.above(score);
            }
        }
        (best, best_place)
    }

    /// The move with that number caused a cut-off: a bonus for it, a malus for those before.
    fn learn(&mut self, side: Side, moves: &mut Moves<P::Action>, number: usize, at: Place) {
        let previous = self.previous(at.ply);
        let most = self.engine.params.history_bonus;
        let bonus = ((at.depth * at.depth) as i32).min(most);
        for earlier in 0..=number {
            let action = moves.picked(earlier).action;
            let index = self.action_index(side, action);
            let change = if earlier == number { bonus } else { -bonus };
            self.engine.history.update(previous, index, change);
            if earlier == number {
                moves.add_killer(action);
            }
        }
    }

    /// What the rules say of a position that this line has been through before, when both
    /// sides go on like that: a draw, or a loss for whoever must not repeat.
    fn repetition_score(&mut self, position: &P, ply: usize) -> Option<i32> {
        let Line(line) = self.line.line();
        let (now, past) = line.split_last()?;
        let here = past.len().saturating_sub(ply);
        let found = past
            .get(here..)?
            .iter()
            .rposition(|seen| seen.key == now.key)?;
        let again = &line[here + found + 1..];
        self.loops.clear();
        self.loops.push(*now);
        for _ in 0..4 {
            self.loops.extend_from_slice(again);
        }
        let outcome = position.settle(Line(&self.loops))?;
        // It takes longer than this line, so it is no forced end yet.
        Some(limited(ended(&outcome, position.side(), ply)))
    }

    /// The move to try first, where there is one.
    pub(super) fn first_choice(&mut self, position: &P, ply: usize) -> Option<P::Action> {
        if ply >= MAX_PLY {
            return None;
        }
        let mut moves = mem::take(&mut self.engine.stack[ply].moves);
        self.list(position, moves.cleared());
        let hash = self.engine.table.find(position.key(), ply);
        self.order(position, &mut moves, ply, hash.map(|found| found.action));
        let action = moves.first();
        self.engine.stack[ply].moves = moves;
        action
    }
}

/// Whether what was found decides the question of a null window.
fn cuts(found: Found, window: Window) -> bool {
    match found.bound {
        Bound::AtMost => found.score <= window.alpha,
        Bound::AtLeast => found.score >= window.beta,
        Bound::Exact => true,
    }
}
