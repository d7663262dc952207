//! Results of games, their errors, and the sequential probability ratio test.

use std::ops::AddAssign;

/// Results of games, as the first of two engines sees them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
    /// Actions in all games, openings left out.
    pub actions: u64,
    /// Pairs by the half points they brought: 0 to 4.
    pub pairs: [u32; 5],
}

/// The result of a sequential test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The first engine is better by the greater margin rather than by the smaller.
    Better,
    /// It is not.
    NotBetter,
}

/// Wald's sequential probability ratio test between two differences in Elo.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The smaller difference: the engine is not better by more than this.
    pub elo0: f64,
    /// The greater difference: the engine is better by this.
    pub elo1: f64,
    /// The probability of either error.
    pub error: f64,
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.wins = self.wins.saturating_add(other.wins);
        self.draws = self.draws.saturating_add(other.draws);
        self.losses = self.losses.saturating_add(other.losses);
        self.actions = self.actions.saturating_add(other.actions);
        for (count, more) in self.pairs.iter_mut().zip(other.pairs) {
            *count = count.saturating_add(more);
        }
    }
}

impl Tally {
    /// Counts a pair of games by their half points (0, 1 or 2 each).
    pub(crate) fn add(&mut self, halves: [u8; 2], actions: u64) {
        for half in halves {
            match half {
                0 => self.losses += 1,
                1 => self.draws += 1,
                _ => self.wins += 1,
            }
        }
        self.actions += actions;
        let sum = usize::from(halves[0] + halves[1]);
        if let Some(count) = self.pairs.get_mut(sum) {
            *count += 1;
        }
    }

    /// Games played.
    pub fn games(&self) -> u32 {
        self.wins
            .saturating_add(self.draws)
            .saturating_add(self.losses)
    }

    /// Points for a game, from 0 to 1.
    pub fn score(&self) -> f64 {
        let points = f64::from(self.wins) + f64::from(self.draws) / 2.0;
        points / f64::from(self.games().max(1))
    }

    /// The variance of a pair's score per game, with so many more pairs of each kind.
    fn variance(&self, more: f64) -> f64 {
        let mean = self.score();
        let counts = self.pairs.map(|count| f64::from(count) + more);
        let total: f64 = counts.iter().sum();
        let squares = counts.iter().zip([0.0, 0.25, 0.5, 0.75, 1.0]);
        let sum: f64 = squares
            .map(|(count, score)| count * (score - mean) * (score - mean))
            .sum();
        sum / total
    }

    /// Half the 95 % confidence interval of the score.
    pub fn margin(&self) -> f64 {
        let pairs = f64::from(self.games() / 2).max(1.0);
        1.96 * (self.variance(0.01) / pairs).sqrt()
    }

    /// The difference in playing strength, in Elo, that the score means.
    pub fn elo(&self) -> f64 {
        elo(self.score())
    }

    /// The differences in Elo at both ends of the interval of [`margin`](Self::margin).
    pub fn elo_range(&self) -> [f64; 2] {
        [-1.0, 1.0].map(|sign| elo(self.score() + sign * self.margin()))
    }

    /// The result of `test` for the games so far.
    pub fn verdict(&self, test: Sprt) -> Option<Verdict> {
        let ratio = self.log_likelihood_ratio(test);
        let limit = ((1.0 - test.error) / test.error).ln();
        if ratio >= limit {
            Some(Verdict::Better)
        } else if ratio <= -limit {
            Some(Verdict::NotBetter)
        } else {
            None
        }
    }

    /// The log-likelihood ratio of the greater difference to the smaller one. A pair of each kind
    /// counts as played, so that a few games that end alike do not pass for no variance at all.
    pub fn log_likelihood_ratio(&self, test: Sprt) -> f64 {
        let [low, high] = [test.elo0, test.elo1].map(|elo| 1.0 / (1.0 + 10_f64.powf(-elo / 400.0)));
        let pairs = f64::from(self.games() / 2);
        pairs * (high - low) * (2.0 * self.score() - low - high) / (2.0 * self.variance(1.0))
    }
}

fn elo(score: f64) -> f64 {
    let score = score.clamp(0.001, 0.999);
    400.0 * (score / (1.0 - score)).log10()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEST: Sprt = Sprt {
        elo0: 0.0,
        elo1: 20.0,
        error: 0.05,
    };

    fn tally(pairs: [u32; 5]) -> Tally {
        let kinds = [[0, 0], [0, 1], [1, 1], [1, 2], [2, 2]];
        let mut tally = Tally::default();
        for (halves, count) in kinds.into_iter().zip(pairs) {
            for _ in 0..count {
                tally.add(halves, 10);
            }
        }
        tally
    }

    #[test]
    fn scores_and_margins() {
        let even = tally([0, 25, 50, 25, 0]);
        assert_eq!((even.games(), even.wins, even.losses), (200, 25, 25));
        assert!((even.score() - 0.5).abs() < 1e-9 && even.elo().abs() < 1e-6);
        // 50 of 100 pairs are a quarter point off: a standard error of 1.77 %.
        assert!((even.margin() - 0.0346).abs() < 0.001, "{}", even.margin());
        let strong = tally([0, 0, 20, 20, 60]);
        assert!((strong.score() - 0.85).abs() < 1e-9);
        let [low, high] = strong.elo_range();
        assert!(low < strong.elo() && strong.elo() < high && low > 200.0);
    }

    #[test]
    fn a_few_wins_in_a_row_decide_nothing() {
        assert_eq!(tally([0, 0, 0, 0, 3]).verdict(TEST), None);
        assert_eq!(tally([3, 0, 0, 0, 0]).verdict(TEST), None);
        assert_eq!(tally([0, 0, 0, 0, 50]).verdict(TEST), Some(Verdict::Better));
    }

    #[test]
    fn equal_engines_are_seldom_called_better() {
        // Whoever is lucky wins both games of a pair.
        let mut dice = klubovna_rules::SplitMix64::new(11);
        let errors = (0..1_000).filter(|_| {
            let mut tally = Tally::default();
            loop {
                tally.add([2 * dice.below(2) as u8; 2], 1);
                if let Some(verdict) = tally.verdict(TEST) {
                    return verdict == Verdict::Better;
                }
            }
        });
        let errors = errors.count();
        assert!(errors < 60, "{errors} of 1,000, not 50");
    }

    #[test]
    fn the_test_decides_when_it_is_sure_and_not_before() {
        assert_eq!(tally([0, 0, 0, 0, 0]).verdict(TEST), None);
        assert_eq!(tally([5, 10, 20, 12, 7]).verdict(TEST), None);
        assert_eq!(
            tally([50, 100, 200, 200, 150]).verdict(TEST),
            Some(Verdict::Better)
        );
        assert_eq!(
            tally([150, 200, 200, 100, 50]).verdict(TEST),
            Some(Verdict::NotBetter)
        );
    }
}
