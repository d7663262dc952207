//! A node of the tree.

use klubovna_rules::Line;
use klubovna_rules::{Position, Seen, Side};

use super::picker::{Moves, Picker};
use super::pruning::{Place, Static};
use super::window::Window;
use super::{MAX_PLY, Search};
use crate::heuristic::Heuristic;
use crate::score::{CERTAIN, Score, ended, limited};
use crate::table::{Bound, Entry};

/// The kind of a node, as a type, so that a function is compiled for each. The root has a function
/// of its own (`root`).
pub(super) trait NodeKind {
    /// Whether the node may be on the principal variation: its window is open, and its line is
    /// kept.
    const PV: bool;
}

/// A node that may be on the principal variation.
pub(super) struct Pv;

/// A node with a null window: only a bound is wanted.
pub(super) struct NonPv;

impl NodeKind for Pv {
    const PV: bool = true;
}

impl NodeKind for NonPv {
    const PV: bool = false;
}

/// What is known of a node before its moves are tried.
#[derive(Clone, Copy)]
struct Known<A> {
    in_check: bool,
    // The static evaluation, where quiet moves may be pruned by it.
    evaluation: Option<i32>,
    // The move of the table.
    hash: Option<A>,
}

impl<P: Position, H: Heuristic<P>> Search<'_, P, H> {
    /// The score of `next`, one action after `ply`, for `side`.
    pub(super) fn step<N: NodeKind>(
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
            self.node::<N>(next, depth, ply + 1, window, true)
        } else {
            -self.node::<N>(next, depth, ply + 1, window.turned(), true)
        };
        self.line.pop();
        score
    }

    /// The same, with the kind of the node by the window.
    #[inline(never)]
    pub(super) fn step_within(
        &mut self,
        side: Side,
        next: &P,
        irreversible: bool,
        at: Place,
        window: Window,
    ) -> i32 {
        if window.is_null() {
            self.step::<NonPv>(side, next, irreversible, at, window)
        } else {
            self.step::<Pv>(side, next, irreversible, at, window)
        }
    }

    /// Counts a node; whether the search has to stop.
    pub(super) fn is_spent(&mut self) -> bool {
        let monitor = &mut *self.monitor;
        self.budget.is_spent(|nodes| monitor.stop(nodes))
    }

    /// The score of `position` for the side on turn.
    pub(super) fn node<N: NodeKind>(
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
                // Either side can claim: the one that moves here, and the one on turn. A side in
                // check may be mated, which comes first.
                if P::CLAIMS && !in_check && position.claim(self.line.line()).is_some() {
                    return 0;
                }
                if in_check && ply < self.horizon {
                    depth += 1;
                }
            }
            if depth == 0 {
                self.budget.take_back();
                let plies = self.engine.skill.exchanges.min(H::QUIESCENCE_PLIES);
                return self.quiescence(position, plies, ply, window);
            }
        }

        let window = window.within_reach(ply);
        if window.alpha >= window.beta {
            return window.alpha;
        }

        let key = position.key();
        let entry = self.engine.table.probe(key, ply);
        if let Some(entry) = entry
            && !N::PV
            && self.is_deep(entry, depth)
            && cuts(entry, window)
        {
            return entry.score;
        }
        let at = Place { depth, ply };
        let mut evaluation = entry.and_then(|entry| entry.evaluation);
        let (score, action) = if by_chance {
            (self.chance(position, at, window), None)
        } else {
            let mut known = Known {
                in_check,
                evaluation: None,
                hash: None,
            };
            if selective && !in_check && !N::PV && window.beta.abs() < CERTAIN {
                match self.static_cut_offs(position, at, window.beta, may_pass, &mut evaluation) {
                    Static::CutOff(score) => return score,
                    Static::Evaluation(evaluation) => known.evaluation = evaluation,
                }
            }
            known.hash = self.hash_move(position, entry.and_then(|entry| entry.action));
            match self.best_move::<N>(position, at, window, known) {
                Ok((score, action)) => (score, action.map(H::to_bits)),
                Err(score) => return score,
            }
        };
        if !self.budget.is_stopped() {
            let entry = Entry {
                score,
                bound: Bound::of(score, window.alpha, window.beta),
                depth: depth as u8,
                action,
                evaluation,
            };
            self.engine.table.store(key, ply, entry);
        }
        score
    }

    /// Whether an entry is deep enough for that depth.
    fn is_deep(&self, entry: Entry, depth: u32) -> bool {
        let known = u32::from(entry.depth);
        if self.engine.selective {
            known >= depth || entry.score.abs() > Score::FORCED
        } else {
            known == depth
        }
    }

    /// The best score of all moves and the best one; `Err` where there is none.
    fn best_move<N: NodeKind>(
        &mut self,
        position: &P,
        at: Place,
        window: Window,
        known: Known<P::Action>,
    ) -> Result<(i32, Option<P::Action>), i32> {
        let mut frame = self.engine.stack.take(at.ply);
        let best = self.try_moves::<N>(position, &mut frame.moves, at, window, known);
        self.engine.stack.put_back(at.ply, frame);
        best.ok_or_else(|| match position.judge(self.line.line()) {
            Some(outcome) => ended(&outcome, position.side(), at.ply),
            None => self.evaluate(position, at.ply),
        })
    }

    fn try_moves<N: NodeKind>(
        &mut self,
        position: &P,
        moves: &mut Moves<P::Action>,
        at: Place,
        mut window: Window,
        known: Known<P::Action>,
    ) -> Option<(i32, Option<P::Action>)> {
        let Place { depth, ply } = at;
        let side = position.side();
        let mut best = -Score::MAX;
        let mut best_action = None;
        let mut picker = Picker::new(known.hash);
        let mut number = 0;
        while let Some(chosen) = self.next_move(position, moves, ply, &mut picker) {
            let dubious = self.is_dubious(chosen.rank);
            if let Some(evaluation) = known.evaluation
                && dubious
                && best > -Score::FORCED
                && let Some(most) = self.pruned(depth, number, evaluation, window.alpha)
            {
                // Fail-soft: the score is at least the bound of the pruned moves.
                best = best.max(most);
                break;
            }
            let action = chosen.action;
            let mut next = position.clone();
            self.play(position, action, ply, &mut next);
            let irreversible = position.is_irreversible(action);
            let index = self.action_index(side, action);
            self.set_played(ply, Some(index));
            moves.tried.push(index);
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
                    score = self.step::<NonPv>(side, &next, irreversible, reduced, null);
                }
                if score > window.alpha {
                    score = self.step::<NonPv>(side, &next, irreversible, deeper, null);
                }
            }
            if number == 0 || N::PV && score > window.alpha && score < window.beta {
                score = self.step::<N>(side, &next, irreversible, deeper, window);
            }
            number += 1;
            if self.budget.is_stopped() {
                break;
            }
            if score > best {
                best = score;
                best_action = Some(action);
            }
            if score > window.alpha {
                if N::PV {
                    self.engine.pv.set(ply, action);
                }
                if score >= window.beta {
                    let statistics = &mut self.engine.statistics;
                    statistics.cut_offs += 1;
                    statistics.first_cut_offs += u64::from(number == 1);
                    self.learn(moves, action, at);
                    break;
                }
                window = window.above(score);
            }
        }
        (number > 0).then_some((best, best_action))
    }

    /// The last move that was tried caused a cut-off: a bonus for it, a malus for those before.
    fn learn(&mut self, moves: &mut Moves<P::Action>, action: P::Action, at: Place) {
        let most = self.engine.params.history_bonus;
        let bonus = ((at.depth * at.depth) as i32).min(most);
        let previous = self.previous(at.ply);
        self.engine.history.cut_off(previous, &moves.tried, bonus);
        if self.engine.heuristic.may_be_killer(action) {
            moves.add_killer(action);
        }
    }

    /// The score of a position that occurred before in this line, if both sides continue to repeat
    /// it: a draw, or a loss for the side that must not repeat.
    fn repetition_score(&mut self, position: &P, ply: usize) -> Option<i32> {
        if !repeat(self.line.line(), ply, &mut self.loops) {
            return None;
        }
        let outcome = position.settle(Line(&self.loops))?;
        // The game ends later than in this line, so it is no forced end.
        Some(limited(ended(&outcome, position.side(), ply)))
    }

    /// The move to try first, where there is one.
    pub(super) fn first_choice(&mut self, position: &P, ply: usize) -> Option<P::Action> {
        if ply >= MAX_PLY {
            return None;
        }
        let entry = self.engine.table.probe(position.key(), ply);
        let hash = self.hash_move(position, entry.and_then(|entry| entry.action));
        if hash.is_some() {
            return hash;
        }
        let mut frame = self.engine.stack.take(ply);
        let mut picker = Picker::new(None);
        let chosen = self.next_move(position, &mut frame.moves, ply, &mut picker);
        self.engine.stack.put_back(ply, frame);
        Some(chosen?.action)
    }
}

/// Whether the last position of a line occurred before within this search; then `loops` is the
/// line after four more repetitions.
#[inline(never)]
fn repeat(Line(line): Line<'_>, ply: usize, loops: &mut Vec<Seen>) -> bool {
    let Some((now, past)) = line.split_last() else {
        return false;
    };
    let here = past.len().saturating_sub(ply);
    let recent = past.get(here..).unwrap_or_default();
    let Some(found) = recent.iter().rposition(|seen| seen.key == now.key) else {
        return false;
    };
    let again = line.get(here + found + 1..).unwrap_or_default();
    loops.clear();
    loops.push(*now);
    for _ in 0..4 {
        loops.extend_from_slice(again);
    }
    true
}

/// Whether an entry causes a cut-off at a null window.
fn cuts(entry: Entry, window: Window) -> bool {
    match entry.bound {
        Bound::AtMost => entry.score <= window.alpha,
        Bound::AtLeast => entry.score >= window.beta,
        Bound::Exact => true,
    }
}
