//! The root: depth after depth, and within a depth line after line.

use klubovna_tabletop::rules::Position;

use super::picker::best_first;
use super::pruning::Place;
use super::window::Window;
use super::{Params, Search};
use crate::heuristic::{Heuristic, Rank};
use crate::score::{CERTAIN, Score};
use crate::thinker::{Limits, Report, Variation};

/// An action at the root.
struct Candidate<P: Position> {
    next: P,
    irreversible: bool,
    line: Vec<P::Action>,
    score: i32,
}

impl<P: Position, H: Heuristic<P>> Search<'_, P, H> {
    /// Depth after depth, until a limit is reached or everything is decided.
    pub(super) fn deepen(mut self, position: &P, limits: &Limits) -> Report<P::Action> {
        let by_chance = self.is_chance(position);
        let mut candidates = self.candidates(position, by_chance);
        let wanted = if by_chance {
            candidates.len()
        } else {
            limits.lines.clamp(1, candidates.len().max(1))
        };
        let mut report = Report::EMPTY;
        if candidates.is_empty() || position.judge(self.line.line()).is_some() {
            return report;
        }
        for depth in 1..=limits.depth.clamp(1, Limits::DEEPEST) {
            self.horizon = 2 * depth as usize + self.engine.params.extension_plies as usize;
            for line in 0..wanted {
                if by_chance {
                    let window = Window::FULL;
                    self.candidate(position, &mut candidates[line], depth, window);
                } else {
                    self.aspire(position, &mut candidates[line..], depth);
                }
                if self.budget.is_stopped() {
                    break;
                }
            }
            if self.budget.is_stopped() && depth > 1 {
                // What was found of this depth is a line better than the last one, or it.
                report.nodes = self.budget.nodes();
                if !by_chance {
                    report.lines = self.variations(&candidates[..wanted], false);
                }
                break;
            }
            report = Report {
                lines: self.variations(&candidates[..wanted], by_chance),
                depth,
                nodes: self.budget.nodes(),
            };
            if self.budget.is_stopped() {
                report.depth = 0;
                break;
            }
            self.monitor.progress(&report);
            let decided = |candidate: &Candidate<P>| {
                let actions = Score::WON - candidate.score.abs();
                candidate.score.abs() > Score::FORCED && actions <= depth as i32
            };
            if candidates[..wanted].iter().all(decided) {
                break;
            }
        }
        report
    }

    fn candidates(&mut self, position: &P, by_chance: bool) -> Vec<Candidate<P>> {
        let mut actions = Vec::new();
        if by_chance {
            let mut outcomes = Vec::new();
            position.chances(&mut outcomes);
            actions.extend(outcomes.into_iter().map(|(outcome, _)| outcome));
        } else {
            self.list(position, &mut actions);
            if actions.is_empty() {
                // Somebody asks, so something has to be said.
                position.actions(&mut actions);
            }
            let mut ranks = vec![Rank::QUIET; actions.len()];
            self.engine.heuristic.rank(position, &actions, &mut ranks);
            let order = best_first(&ranks).into_iter();
            actions = order.map(|place| actions[place]).collect();
        }
        let candidate = |action| {
            let mut next = position.clone();
            next.apply(action);
            Candidate {
                next,
                irreversible: position.is_irreversible(action),
                line: vec![action],
                score: 0,
            }
        };
        actions.into_iter().map(candidate).collect()
    }

    fn variations(
        &self,
        candidates: &[Candidate<P>],
        by_chance: bool,
    ) -> Vec<Variation<P::Action>> {
        let variation = |candidate: &Candidate<P>| {
            let score = Score::of_number(candidate.score);
            Variation {
                actions: candidate.line.clone(),
                score,
                win: self.engine.heuristic.win_probability(score),
            }
        };
        let rank = |(at, candidate): (usize, &Candidate<P>)| match at {
            // Its outcomes stay in the order of the rules.
            _ if by_chance => Rank::QUIET,
            0 => Rank::quiet(i32::MAX),
            // A depth that was not finished leaves older scores among the newer ones.
            _ => Rank::quiet(candidate.score),
        };
        let ranks: Vec<Rank> = candidates.iter().enumerate().map(rank).collect();
        let order = best_first(&ranks).into_iter();
        order.map(|place| variation(&candidates[place])).collect()
    }

    /// Brings the best candidate to the front, with its score: first within a small window
    /// round what is expected.
    fn aspire(&mut self, position: &P, candidates: &mut [Candidate<P>], depth: u32) {
        let expected = candidates.first().map_or(0, |candidate| candidate.score);
        let Params {
            aspiration_depth,
            aspiration_width,
            aspiration_growth,
            ..
        } = self.engine.params;
        let mut width = ((self.engine.heuristic.scale() * aspiration_width) >> 8) + 1;
        let mut window = Window::FULL;
        if depth as i32 >= aspiration_depth && expected.abs() < CERTAIN {
            window = Window {
                alpha: expected - width,
                beta: expected + width,
            };
        }
        loop {
            let score = self.choose(position, candidates, depth, window);
            if self.budget.is_stopped() {
                return;
            }
            width *= aspiration_growth;
            if score <= window.alpha {
                window.alpha = (score - width).max(-Score::MAX);
            } else if score >= window.beta {
                window.beta = (score + width).min(Score::MAX);
            } else {
                return;
            }
            if width > CERTAIN {
                window = Window::FULL;
            }
        }
    }

    /// Searches all candidates; whichever is better than those before goes to the front.
    fn choose(
        &mut self,
        position: &P,
        candidates: &mut [Candidate<P>],
        depth: u32,
        mut window: Window,
    ) -> i32 {
        let mut best = -Score::MAX;
        for at in 0..candidates.len() {
            let mut score = best;
            if at > 0 {
                let null = Window::null(window.alpha);
                score = self.candidate(position, &mut candidates[at], depth, null);
                if score >= window.beta && !self.budget.is_stopped() {
                    // The old line does not match this fail-high score.
                    candidates[at].line.truncate(1);
                }
            }
            if at == 0 || score > window.alpha && score < window.beta && !window.is_null() {
                score = self.candidate(position, &mut candidates[at], depth, window);
            }
            if self.budget.is_stopped() {
                return best;
            }
            if score > best {
                best = score;
                if score > window.alpha || at == 0 {
                    candidates[at].score = score;
                    candidates[..=at].rotate_right(1);
                }
            }
            window.alpha = window.alpha.max(score);
            if score >= window.beta {
                break;
            }
        }
        best
    }

    /// What a candidate is worth; its line follows where the score is within the window.
    fn candidate(
        &mut self,
        position: &P,
        candidate: &mut Candidate<P>,
        depth: u32,
        window: Window,
    ) -> i32 {
        let by_chance = self.is_chance(position);
        let deeper = if by_chance { depth } else { depth - 1 };
        if !by_chance {
            self.set_played(0, position.side(), candidate.line[0]);
        }
        let at = Place {
            depth: deeper,
            ply: 0,
        };
        let Candidate {
            next, irreversible, ..
        } = candidate;
        self.carry(position, candidate.line[0], next, 0);
        let score = self.step(position.side(), next, *irreversible, at, window);
        if !self.budget.is_stopped() && score > window.alpha && !window.is_null() {
            candidate.score = score;
            candidate.line.truncate(1);
            candidate.line.extend_from_slice(self.engine.pv.line(1));
        }
        score
    }
}
