//! Where chance decides: Star1 and Star2 (Ballard, "The *-minimax search procedure for trees
//! containing chance nodes", 1983). A mean is known to be too great or too small for the
//! window before every outcome has been looked at.

use klubovna_tabletop::rules::Position;

use super::Search;
use super::pruning::Place;
use super::window::Window;
use crate::heuristic::Heuristic;
use crate::score::{CERTAIN, Mean, Score, limited};

const CERTAINLY: i64 = CERTAIN as i64;

/// An outcome and its weight.
type Weighted<P> = (<P as Position>::Action, u32);

impl<P: Position, H: Heuristic<P>> Search<'_, P, H> {
    /// The mean over the outcomes of chance, as seen by the side on turn.
    pub(super) fn chance(&mut self, position: &P, at: Place, window: Window) -> i32 {
        let memory = &mut self.engine.stack[at.ply];
        let mut outcomes = std::mem::take(&mut memory.outcomes);
        let mut probes = std::mem::take(&mut memory.probes);
        outcomes.clear();
        position.chances(&mut outcomes);
        let score = match self.probe(position, &outcomes, &mut probes, at, window) {
            Some(score) => score,
            None => self.mean(position, &outcomes, &probes, at, window),
        };
        let memory = &mut self.engine.stack[at.ply];
        (memory.outcomes, memory.probes) = (outcomes, probes);
        score
    }

    /// Star2: one action after each outcome. The side that chooses there does as well or
    /// better, so these are bounds, and perhaps enough of them.
    fn probe(
        &mut self,
        position: &P,
        outcomes: &[Weighted<P>],
        probes: &mut Vec<i32>,
        at: Place,
        window: Window,
    ) -> Option<i32> {
        probes.clear();
        // Only where a bound is all that is asked for.
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
            // The outcomes to come may all be lost.
            let others = sum - CERTAINLY * rest;
            let enough = -(others - wanted).div_euclid(weight.max(1));
            let beta = enough.clamp(-CERTAINLY, CERTAINLY) as i32;
            let aim = Window {
                alpha: beta - self.engine.params.probe_width * self.engine.heuristic.scale(),
                beta,
            };
            let score = self.promise(position, outcome, at, aim)?;
            if self.budget.is_stopped() {
                return Some(0);
            }
            // Below the window nothing is known of it.
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

    /// What the most promising action after an outcome is worth to the side on turn; `None`
    /// where it is not this side that acts.
    fn promise(
        &mut self,
        position: &P,
        outcome: P::Action,
        at: Place,
        window: Window,
    ) -> Option<i32> {
        let next = self.play(position, outcome, at.ply);
        if next.side() != position.side() {
            return None;
        }
        self.set_unplayed(at.ply);
        let action = self.first_choice(&next, at.ply + 1)?;
        let irreversible = position.is_irreversible(outcome);
        self.line.push(&next, irreversible);
        let score = next.settle(self.line.line()).is_none().then(|| {
            let after = self.play(&next, action, at.ply + 1);
            self.set_played(at.ply + 1, next.side(), action);
            let irreversible = next.is_irreversible(action);
            let deeper = Place {
                depth: at.depth - 1,
                ply: at.ply + 1,
            };
            self.step(next.side(), &after, irreversible, deeper, window)
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
            // At or below `too_bad` the mean cannot be above the window, whatever comes; at
            // or above `too_good` it cannot be below.
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
            let next = self.play(position, outcome, at.ply);
            let irreversible = position.is_irreversible(outcome);
            self.set_unplayed(at.ply);
            let score = self.step(side, &next, irreversible, at, child);
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
