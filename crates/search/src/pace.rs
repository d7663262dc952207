//! How long to think about an action where a clock runs for the whole game.
//!
//! Nothing here looks at a clock: whoever owns one says what has been spent. That is milliseconds,
//! or positions where games have to be the same every time.

/// The time for one action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// What is lost when it is not spent: nobody stops before.
    pub least: u64,
    /// What an action usually gets.
    pub planned: u64,
    /// What is never exceeded.
    pub most: u64,
}

/// An action takes what is left for the game divided by this.
const PARTS: u64 = 30;

/// An action that is hard to find gets so many times as much as others at most.
const LONGER: u64 = 3;

/// An action that is hard to find takes no more than this part of what is left for the game, where that is more than
/// others get.
const PART_AT_MOST: u64 = 4;

/// No action takes all that is left, for it has to arrive: this part is kept.
const PART_KEPT: u64 = 5;

impl Plan {
    /// So long, whatever is found.
    pub const fn fixed(time: u64) -> Self {
        Self {
            least: time,
            planned: time,
            most: time,
        }
    }

    /// What a clock allows that has `left` for the rest of the game; each action brings an
    /// `increment` afterwards, and before it `free` time that is not kept.
    pub fn of_clock(left: u64, increment: u64, free: u64) -> Self {
        // Times may be as large as the number type.
        let more = increment.saturating_mul(3) / 4;
        let fair = (left / PARTS).saturating_add(more);
        let planned = fair.min(left - left / PART_KEPT);
        let most = planned.saturating_mul(LONGER).min(left / PART_AT_MOST);
        Self {
            least: free,
            planned: planned.saturating_add(free),
            most: most.max(planned).saturating_add(free),
        }
    }

    /// How long a depth is waited for where so much is wanted.
    fn patience(self, wanted: f64) -> u64 {
        let patience = (wanted * PATIENCE) as u64;
        patience.max(self.least).min(self.most)
    }

    /// The same without what is lost between two programs.
    #[must_use]
    pub fn without(self, lost: u64) -> Self {
        let within = |time: u64| time.saturating_sub(lost).max(1);
        Self {
            least: within(self.least),
            planned: within(self.planned),
            most: within(self.most),
        }
    }
}

/// What a finished depth has found.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Found<A> {
    /// The best action.
    pub best: A,
    /// The probability that it wins.
    pub win: f64,
    /// The part of all positions that were searched after it, from 0 to 1: near 1 where the others
    /// are refuted soon.
    pub effort: f64,
}

/// Decides after each depth whether to begin another one, within a [`Plan`].
#[derive(Clone, Debug)]
pub struct Pace<A> {
    plan: Plan,
    best: Option<A>,
    // Depths in a row that have found the same.
    stable: usize,
    win: f64,
    // When the last depth ended.
    ended: u64,
    until: u64,
}

/// What an action takes of the planned time where as many depths in a row as its
/// place here have found the same.
const STABLE: [f64; 7] = [1.5, 1.2, 1.0, 0.85, 0.75, 0.65, 0.6];

/// So many times the probability of winning that is lost is added to the time, and no more than this.
const FALL: f64 = 4.0;
const FALL_AT_MOST: f64 = 1.0;

/// What an action takes that has got no effort, and how much less with all of it.
const EFFORT: [f64; 2] = [1.3, 0.7];

/// The first depth is no change of mind: how many depths count as finished before it.
const FIRST: usize = 2;

/// A depth takes about so many times as long as the one before.
const GROWTH: u64 = 2;

/// A depth that takes longer is not finished when so many times the time that is wanted has passed: in
/// some games it may take ten times as long as the one before.
const PATIENCE: f64 = 1.5;

impl<A: PartialEq> Pace<A> {
    /// Before the first depth.
    pub fn new(plan: Plan) -> Self {
        Self {
            plan,
            best: None,
            stable: FIRST,
            win: 0.0,
            ended: 0,
            until: plan.patience(plan.planned as f64),
        }
    }

    /// A depth is finished, when so much has been `spent`.
    pub fn finished(&mut self, found: Found<A>, spent: u64) {
        let plan = self.plan;
        let mut fall = 0.0;
        if let Some(best) = &self.best {
            fall = (self.win - found.win).max(0.0);
            self.stable = if *best == found.best {
                self.stable + 1
            } else {
                0
            };
        }
        let stable = STABLE.get(self.stable).or(STABLE.last()).unwrap_or(&1.0);
        let [none, less] = EFFORT;
        let factor =
            stable * (1.0 + (FALL * fall).min(FALL_AT_MOST)) * (none - less * found.effort);
        let wanted = plan.planned as f64 * factor;
        let next = spent.saturating_sub(self.ended).saturating_mul(GROWTH);
        // Half of the next depth has to fit into what is wanted, and all of it into what there is.
        let begins = spent.saturating_add(next / 2) as f64 <= wanted.min(plan.most as f64)
            && spent.saturating_add(next) <= plan.most;
        self.until = if begins {
            plan.patience(wanted)
        } else {
            plan.least
        };
        self.best = Some(found.best);
        self.win = found.win;
        self.ended = spent;
    }

    /// Whether to stop, when so much has been spent.
    pub const fn is_over(&self, spent: u64) -> bool {
        spent >= self.until
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A search by a clock that goes on by what each depth is said to take; the time at its end.
    fn thinks(plan: Plan, depths: &[(&str, f64, f64, u64)]) -> u64 {
        let mut pace = Pace::new(plan);
        let mut now = 0;
        for &(best, win, effort, takes) in depths {
            for _ in 0..takes {
                if pace.is_over(now) {
                    return now;
                }
                now += 1;
            }
            pace.finished(Found { best, win, effort }, now);
        }
        while !pace.is_over(now) {
            now += 1;
        }
        now
    }

    const PLAN: Plan = Plan {
        least: 0,
        planned: 1_000,
        most: 3_000,
    };

    /// Many depths that take as long as each other.
    fn depths(
        of: impl Fn(usize) -> (&'static str, f64, f64),
    ) -> Vec<(&'static str, f64, f64, u64)> {
        let depth = |at| {
            let (best, win, effort) = of(at);
            (best, win, effort, 20)
        };
        (0..200).map(depth).collect()
    }

    #[test]
    fn what_is_clear_takes_less_and_what_changes_more() {
        let usual = thinks(PLAN, &depths(|_| ("a", 0.5, 0.5)));
        let clear = thinks(PLAN, &depths(|_| ("a", 0.5, 0.95)));
        let turns = thinks(PLAN, &depths(|at| (["a", "b"][at % 2], 0.5, 0.3)));
        let falls = thinks(PLAN, &depths(|at| ("a", 0.9 - 0.05 * at as f64, 0.5)));
        assert_eq!([clear, usual, falls, turns], [380, 560, 680, 1_620]);
    }

    #[test]
    fn no_depth_is_begun_that_cannot_end() {
        // The third depth would take 1,600 of the 1,200 that are left.
        let plan = Plan {
            most: 2_300,
            ..PLAN
        };
        let depths = [
            ("a", 0.5, 0.0, 300),
            ("b", 0.5, 0.0, 800),
            ("c", 0.5, 0.0, 1_600),
        ];
        assert_eq!(thinks(plan, &depths), 1_100);
        assert_eq!(thinks(PLAN, &depths), 2_700);
    }

    #[test]
    fn the_most_is_never_exceeded_and_what_is_lost_otherwise_is_spent() {
        let endless = [("a", 0.5, 0.5, 10), ("b", 0.1, 0.0, u64::MAX)];
        assert_eq!(thinks(PLAN, &endless), 1_425);
        let short = Plan {
            most: 1_200,
            ..PLAN
        };
        assert_eq!(thinks(short, &endless), 1_200);
        let clear = depths(|_| ("a", 0.5, 1.0));
        let fixed = Plan::fixed(1_000);
        assert_eq!(thinks(fixed, &clear), 1_000);
        assert_eq!(thinks(fixed, &endless), 1_000);
        assert_eq!(thinks(Plan { least: 700, ..PLAN }, &clear), 700);
    }

    #[test]
    fn a_clock_is_shared_out() {
        let plan = |left, increment, free| {
            let plan = Plan::of_clock(left, increment, free);
            [plan.least, plan.planned, plan.most]
        };
        assert_eq!(plan(60_000, 0, 0), [0, 2_000, 6_000]);
        assert_eq!(plan(60_000, 2_000, 0), [0, 3_500, 10_500]);
        assert_eq!(plan(60_000, 0, 10_000), [10_000, 12_000, 16_000]);
        // With little time left there is hardly more than that, and an increment comes only afterwards.
        assert_eq!(plan(3_000, 2_000, 0), [0, 1_600, 1_600]);
        assert_eq!(plan(1_000, 5_000, 0), [0, 800, 800]);
        assert_eq!(plan(0, 5_000, 0), [0, 0, 0]);
        let most = u64::MAX;
        assert_eq!(plan(most, most, most), [most, most, most]);
    }

    #[test]
    fn a_plan_leaves_something_for_messages() {
        let plan = Plan::of_clock(60_000, 0, 1_000).without(30);
        assert_eq!([plan.least, plan.planned, plan.most], [970, 2_970, 6_970]);
        assert_eq!(Plan::fixed(5).without(30), Plan::fixed(1));
    }
}
