//! Chance nodes: Star1 and Star2 (Ballard, "The *-minimax search procedure for trees containing
//! chance nodes", 1983). They cut off as soon as the mean must be outside the window, whatever the
//! remaining outcomes score.

use klubovna_rules::Position;

use super::pruning::Place;
use super::window::Window;
use super::{Frame, Search};
use crate::heuristic::Heuristic;
use crate::score::{CERTAIN, Mean, Score, limited};

const CERTAINLY: i64 = CERTAIN as i64;

/// An outcome and its weight.
type Weighted<P> = (<P as Position>::Action, u32);

impl<P: Position, H: Heuristic<P>> Search<'_, P, H> {
    /// The mean over the outcomes of chance, as seen by the side on turn.
    pub(super) fn chance(&mut self, position: &P, at: Place, window: Window) -> i32 {
        let mut frame = self.engine.stack.take(at.ply);
        let Frame {
            outcomes, probes, ..
        } = &mut *frame;
        outcomes.clear();
        position.chances(outcomes);
        let score = match self.probe(position, outcomes, probes, at, window) {
            Some(score) => score,
            None => self.mean(position, outcomes, probes, at, window),
        };
        self.engine.stack.put_back(at.ply, frame);
        score
    }

    /// Star2: searches one action after each outcome. Its score is a lower bound of the outcome,
    /// and these bounds may be enough for a cut-off.
    fn probe(
        &mut self,
        position: &P,
        outcomes: &[Weighted<P>],
        probes: &mut Vec<i32>,
        at: Place,
        window: Window,
    ) -> Option<i32> {
        probes.clear();
        // Only at null windows.
        let open = window.beta - window.alpha > 1;
        if open || at.depth < 2 || window.alpha >= CERTAIN || window.beta <= -CERTAIN {
            return None;
        }
        let total = total::<P>(outcomes);
        let wanted = i64::from(window.beta) * total;
        let mut sum = 0;
        let mut rest = total;
        for &(outcome, weight) in outcomes {
            let weight = i64::from(weight);
            rest -= weight;
            // The worst case: all remaining outcomes are lost.
            let others = sum - CERTAINLY * rest;
            let enough = -(others - wanted).div_euclid(weight.max(1));
            let beta = enough.clamp(-CERTAINLY, CERTAINLY) as i32;
            let aim = Window {
                alpha: beta - self.engine.params.probe_width * self.engine.heuristic.scale(),
                beta,
            };
            let score = self.probe_outcome(position, outcome, at, aim)?;
            if self.budget.is_stopped() {
                return Some(0);
            }
            // At or below alpha it is no lower bound.
            let score = if score > aim.alpha { score } else { -CERTAIN };
            let least = limited(score);
            probes.push(least);
            sum += i64::from(least) * weight;
            let bound = sum - CERTAINLY * rest;
            if bound >= wanted {
                return Some((bound / total.max(1)) as i32);
            }
        }
        None
    }

    /// The score of the most promising action after an outcome for the side on turn; `None` where
    /// this side does not act there.
    fn probe_outcome(
        &mut self,
        position: &P,
        outcome: P::Action,
        at: Place,
        window: Window,
    ) -> Option<i32> {
        let mut next = position.clone();
        self.play(position, outcome, at.ply, &mut next);
        if next.side() != position.side() {
            return None;
        }
        self.set_played(at.ply, None);
        let action = self.first_choice(&next, at.ply + 1)?;
        let irreversible = position.is_irreversible(outcome);
        self.line.push(&next, irreversible);
        let score = next.settle(self.line.line()).is_none().then(|| {
            let mut after = next.clone();
            self.play(&next, action, at.ply + 1, &mut after);
            self.set_played(at.ply + 1, Some(self.action_index(next.side(), action)));
            let irreversible = next.is_irreversible(action);
            let deeper = Place {
                depth: at.depth - 1,
                ply: at.ply + 1,
            };
            self.step_within(next.side(), &after, irreversible, deeper, window)
        });
        self.line.pop();
        score
    }

    /// Star1: each outcome within the window that the others leave it.
    fn mean(
        &mut self,
        position: &P,
        outcomes: &[Weighted<P>],
        probes: &[i32],
        at: Place,
        window: Window,
    ) -> i32 {
        let side = position.side();
        let total = total::<P>(outcomes);
        // What is known at least of the outcome at a place.
        let least = |at: usize| i64::from(probes.get(at).copied().unwrap_or(-CERTAIN));
        let known = outcomes.iter().enumerate();
        let mut low: i64 = known
            .map(|(at, &(_, weight))| least(at) * i64::from(weight))
            .sum();
        let mut high = CERTAINLY * total;
        let mut mean = Mean::NONE;
        for (number, &(outcome, weight)) in outcomes.iter().enumerate() {
            let weighs = i64::from(weight);
            low -= least(number) * weighs;
            high -= CERTAINLY * weighs;
            // With a score at or below `too_bad` the mean is at most alpha, whatever the remaining
            // outcomes score; at or above `too_good` it is at least beta.
            let least_sought = i64::from(window.alpha) * total - mean.sum() - high;
            let most_sought = i64::from(window.beta) * total - mean.sum() - low;
            let too_bad = least_sought.div_euclid(weighs.max(1));
            let too_good = -(-most_sought).div_euclid(weighs.max(1));
            let mut child = Window::FULL;
            if window.alpha < CERTAIN && too_bad >= -CERTAINLY {
                child.alpha = too_bad as i32;
            }
            if window.beta > -CERTAIN && too_good <= CERTAINLY {
                child.beta = too_good as i32;
            }
            let mut next = position.clone();
            self.play(position, outcome, at.ply, &mut next);
            let irreversible = position.is_irreversible(outcome);
            self.set_played(at.ply, None);
            let score = self.step_within(side, &next, irreversible, at, child);
            if self.budget.is_stopped() {
                return 0;
            }
            let sum = mean.sum() + i64::from(limited(score)) * weighs;
            if child.alpha > -Score::MAX && score <= child.alpha {
                return ((sum + high) / total.max(1)) as i32;
            }
            if child.beta < Score::MAX && score >= child.beta {
                return ((sum + low) / total.max(1)) as i32;
            }
            mean.add(score, weight);
        }
        mean.value()
    }
}

fn total<P: Position>(outcomes: &[Weighted<P>]) -> i64 {
    outcomes.iter().map(|&(_, weight)| i64::from(weight)).sum()
}
