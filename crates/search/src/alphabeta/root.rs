//! The root: iterative deepening, and one line after another within a depth (multi-PV).

use klubovna_rules::{History, Play, Position, Side};

use super::picker::best_first;
use super::pruning::Place;
use super::window::Window;
use super::{AlphaBeta, Params, Search};
use crate::heuristic::Heuristic;
use crate::score::{CERTAIN, Score, ended};
use crate::selective::{Class, Rank, Selective};
use crate::thinker::{Limits, Notices, Report, Share, Variation};

/// An action at the root.
#[derive(Debug)]
struct Candidate<P: Position> {
    next: P,
    irreversible: bool,
    action: P::Action,
    // The best play after it.
    answers: Vec<P::Action>,
    score: i32,
    // Positions searched after it.
    nodes: u64,
}

/// Iterative deepening, so far. What the [monitor](crate::thinker::Monitor) interrupts is gone on
/// with when the same is asked again, whatever the limits: a search may be cut into pieces.
#[derive(Debug)]
pub(super) struct Deepening<P: Position> {
    // What was asked.
    history: History,
    lines: usize,
    share: Share,
    // The best first.
    candidates: Vec<Candidate<P>>,
    // The last finished depth.
    depth: u32,
    // Positions searched until it was interrupted.
    nodes: u64,
}

impl<P: Position> Deepening<P> {
    fn is_of(&self, history: &History, limits: &Limits) -> bool {
        self.history == *history
            && (self.lines, self.share) == (limits.lines, limits.share)
            && self.depth < limits.depth
    }
}

impl<P: Position, H: Heuristic<P>> Search<'_, P, H> {
    /// Iterative deepening, until a limit is reached or all lines are forced ends.
    pub(super) fn deepen(mut self, root: &Play<P>, limits: &Limits) -> Report<P::Action> {
        let position = root.position();
        let by_chance = self.is_chance(position);
        let mut going = self.begin(root, limits, by_chance);
        let wanted = if by_chance {
            going.candidates.len()
        } else {
            limits.lines.clamp(1, going.candidates.len().max(1))
        };
        let mut report = Report::EMPTY;
        if going.candidates.is_empty() || position.judge(self.line.line()).is_some() {
            return report;
        }
        report.depth = going.depth;
        for depth in going.depth + 1..=limits.depth.clamp(1, Limits::DEEPEST) {
            self.horizon = 2 * depth as usize + self.engine.params.extension_plies as usize;
            for line in 0..wanted {
                let Some(rest) = going.candidates.get_mut(line..) else {
                    break;
                };
                if by_chance {
                    if let Some(candidate) = rest.first_mut() {
                        self.candidate(position, candidate, depth, Window::FULL);
                    }
                } else {
                    self.aspire(position, rest, depth);
                }
                if self.budget.is_stopped() {
                    break;
                }
            }
            let shown = going.candidates.get(..wanted).unwrap_or_default();
            if self.budget.is_stopped() {
                // The unfinished depth has found a better line, or the line of the last depth
                // still stands.
                report.nodes = self.budget.nodes();
                if !by_chance || depth == 1 {
                    report.lines = self.variations(shown, by_chance);
                }
                break;
            }
            going.depth = depth;
            let nodes = self.budget.nodes();
            // Positions of the best action are counted from before an interruption, too.
            let part = nodes as f64 / (going.nodes + nodes).max(1) as f64;
            let effort = |best: &Candidate<P>| (best.nodes as f64 * part) as u64;
            report = Report {
                lines: self.variations(shown, by_chance),
                depth,
                nodes,
                effort: shown.first().map_or(0, effort),
            };
            self.monitor.progress(&report);
            let decided = |candidate: &Candidate<P>| {
                let actions = Score::WON - candidate.score.abs();
                candidate.score.abs() > Score::FORCED && actions <= depth as i32
            };
            if shown.iter().all(decided) {
                break;
            }
        }
        // Outcomes of chance are compared at one depth.
        if self.budget.is_interrupted() && !by_chance {
            going.nodes += self.budget.nodes();
            self.engine.interrupted = Some(going);
        }
        report
    }

    /// Where deepening begins: where it was interrupted, if the same was asked.
    fn begin(&mut self, root: &Play<P>, limits: &Limits, by_chance: bool) -> Deepening<P> {
        let interrupted = self.engine.interrupted.take();
        let same = interrupted.filter(|going| going.is_of(root.history(), limits));
        same.unwrap_or_else(|| Deepening {
            history: root.history().clone(),
            lines: limits.lines,
            share: limits.share,
            candidates: self.candidates(root.position(), by_chance, limits.share),
            depth: 0,
            nodes: 0,
        })
    }

    fn candidates(&mut self, position: &P, by_chance: bool, share: Share) -> Vec<Candidate<P>> {
        let mut actions = Vec::new();
        if by_chance {
            let mut outcomes = Vec::new();
            position.chances(&mut outcomes);
            actions.extend(outcomes.into_iter().map(|(outcome, _)| outcome));
        } else {
            self.engine.heuristic.actions(position, &mut actions);
            if actions.is_empty() {
                // The heuristic leaves out all actions, but a report needs one.
                position.actions(&mut actions);
            }
        }
        let candidate = |action| {
            let mut next = position.clone();
            next.apply(action);
            Candidate {
                next,
                irreversible: position.is_irreversible(action),
                action,
                answers: Vec::new(),
                score: 0,
                nodes: 0,
            }
        };
        let mut candidates: Vec<Candidate<P>> = actions.into_iter().map(candidate).collect();
        for candidate in &mut candidates {
            candidate.score = self.glance(&candidate.next, position.side());
        }
        if by_chance {
            candidates
        } else {
            self.choice_of(position, candidates, share)
        }
    }

    /// What a candidate is worth as long as it is not searched.
    fn glance(&self, next: &P, side: Side) -> i32 {
        let AlphaBeta {
            heuristic, skill, ..
        } = &*self.engine;
        match next.outcome() {
            Some(outcome) => ended(&outcome, side, 1),
            None => skill.misjudge(heuristic.evaluate_fresh(next, side), next.key()),
        }
    }

    /// What this level sees of the candidates, the most promising first: a weaker one overlooks some
    /// that are not obvious. Every share has some of the most promising ones.
    fn choice_of(
        &self,
        position: &P,
        candidates: Vec<Candidate<P>>,
        Share { at, of }: Share,
    ) -> Vec<Candidate<P>> {
        let AlphaBeta {
            heuristic, skill, ..
        } = &*self.engine;
        let ordering = heuristic.move_ordering(position);
        let notices_wins = skill.overlooked > 0 && skill.notices >= Notices::Wins;
        let mut ranks = Vec::with_capacity(candidates.len());
        let mut seen = Vec::with_capacity(candidates.len());
        for (place, Candidate { next, action, .. }) in candidates.iter().enumerate() {
            let action = *action;
            let winner = || next.outcome().and_then(|outcome| outcome.winner);
            let wins = notices_wins && winner() == Some(position.side());
            let is_gift = || {
                skill.notices >= Notices::Gifts
                    && ordering.is_tactical(action)
                    && ordering.see(action) > 0
            };
            ranks.push(if wins {
                // Before a level with few nodes has spent them.
                Rank::new(Class::Hash, 0)
            } else {
                ordering.rank(action)
            });
            let index = heuristic.action_index(action);
            if !skill.overlooks(position.key(), index) || wins || is_gift() {
                seen.push(place);
            }
        }
        if seen.is_empty() {
            seen.push(0);
        }
        let mut candidates: Vec<Option<Candidate<P>>> = candidates.into_iter().map(Some).collect();
        let order = best_first(&ranks).into_iter();
        let chosen = order.filter(|place| seen.contains(place));
        chosen
            .skip(at.into())
            .step_by(of.max(1).into())
            .filter_map(|place| candidates.get_mut(place).and_then(Option::take))
            .collect()
    }

    fn variations(
        &self,
        candidates: &[Candidate<P>],
        by_chance: bool,
    ) -> Vec<Variation<P::Action>> {
        let variation = |candidate: &Candidate<P>| {
            let score = Score::of_number(candidate.score);
            Variation {
                actions: [&[candidate.action], &candidate.answers[..]].concat(),
                score,
                win: self.engine.heuristic.win_probability(score),
            }
        };
        let rank = |(at, candidate): (usize, &Candidate<P>)| match at {
            // Outcomes of chance stay in the order of the rules.
            _ if by_chance => Rank::QUIET,
            0 => Rank::quiet(i32::MAX),
            // After an unfinished depth some scores are of the depth before.
            _ => Rank::quiet(candidate.score),
        };
        let ranks: Vec<Rank> = candidates.iter().enumerate().map(rank).collect();
        let order = best_first(&ranks);
        let ordered = order.iter().filter_map(|&place| candidates.get(place));
        ordered.map(variation).collect()
    }

    /// Brings the best candidate to the front, with its score, by aspiration windows around the
    /// score of the depth before.
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

    /// Searches all candidates; each that is better than those before goes to the front.
    fn choose(
        &mut self,
        position: &P,
        candidates: &mut [Candidate<P>],
        depth: u32,
        mut window: Window,
    ) -> i32 {
        let mut best = -Score::MAX;
        for at in 0..candidates.len() {
            let Some(candidate) = candidates.get_mut(at) else {
                break;
            };
            let mut score = best;
            if at > 0 {
                let null = Window::null(window.alpha);
                score = self.candidate(position, candidate, depth, null);
                if score >= window.beta && !self.budget.is_stopped() {
                    // The old line does not match this fail-high score.
                    candidate.answers.clear();
                }
            }
            if at == 0 || score > window.alpha && score < window.beta && !window.is_null() {
                score = self.candidate(position, candidate, depth, window);
            }
            if self.budget.is_stopped() {
                return best;
            }
            if score > best {
                best = score;
                if score > window.alpha || at == 0 {
                    candidate.score = score;
                    if let Some(front) = candidates.get_mut(..=at) {
                        front.rotate_right(1);
                    }
                }
            }
            window.alpha = window.alpha.max(score);
            if score >= window.beta {
                break;
            }
        }
        best
    }

    /// The score of a candidate; its line is set where the score is above alpha.
    #[inline(never)]
    fn candidate(
        &mut self,
        position: &P,
        candidate: &mut Candidate<P>,
        depth: u32,
        window: Window,
    ) -> i32 {
        let Candidate {
            next,
            irreversible,
            action,
            ..
        } = candidate;
        let before = self.budget.nodes();
        let by_chance = self.is_chance(position);
        if !by_chance {
            self.set_played(0, Some(self.action_index(position.side(), *action)));
        }
        let at = Place {
            depth: if by_chance { depth } else { depth - 1 },
            ply: 0,
        };
        self.update_state(position, *action, next, 0);
        let score = self.step_within(position.side(), next, *irreversible, at, window);
        candidate.nodes += self.budget.nodes() - before;
        if !window.is_null() && !self.budget.is_stopped() && score > window.alpha {
            candidate.score = score;
            candidate.answers.clear();
            candidate.answers.extend_from_slice(self.engine.pv.line(1));
        }
        score
    }
}
