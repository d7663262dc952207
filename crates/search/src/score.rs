//! Scores: points, or a forced win or loss.

use klubovna_rules::{Outcome, Side};

/// The greatest evaluation, in points. Where chance decides, a sure win counts as much in the mean.
pub const CERTAIN: i32 = 10_000;

// Fits 16 bits, for the table.
const WIN: i32 = 30_000;

/// The score of a position for a side. Any forced win is greater than all points, and a quick win
/// greater than a slow one.
///
/// ```
/// use klubovna_search::{Score, Value};
///
/// assert_eq!(Score::win_in(3).value(), Value::Win(3));
/// assert!(Score::win_in(3) > Score::win_in(5));
/// assert!(Score::win_in(5) > Score::points(900));
/// assert_eq!(-Score::win_in(3), Score::loss_in(3));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(i32);

/// The meaning of a [`Score`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// An estimate in points; the heuristic defines their scale.
    Points(i32),
    /// The side wins after at most this many actions, those of both sides and of chance counted.
    Win(u32),
    /// The side loses after at most this many actions.
    Loss(u32),
}

impl Score {
    /// Neither side is better.
    pub const EVEN: Self = Self(0);
    /// Beyond every score.
    pub(crate) const MAX: i32 = WIN + 1;
    /// The score of a game that is won already.
    pub(crate) const WON: i32 = WIN;
    /// Greater scores are forced wins.
    pub(crate) const FORCED: i32 = CERTAIN;

    /// An estimate.
    pub const fn points(points: i32) -> Self {
        Self(limited(points))
    }

    /// The game is won after that many actions.
    pub const fn win_in(actions: u32) -> Self {
        Self(WIN - actions as i32)
    }

    /// The game is lost after that many actions.
    pub const fn loss_in(actions: u32) -> Self {
        Self(actions as i32 - WIN)
    }

    /// The score with that [number](Self::number).
    pub const fn of_number(number: i32) -> Self {
        Self(number)
    }

    /// The score for `side` of a game that ends after `actions` actions.
    pub fn of_end<R>(outcome: &Outcome<R>, side: Side, actions: usize) -> Self {
        Self(ended(outcome, side, actions))
    }

    /// The score as a number: points, or beyond [`CERTAIN`] a forced end.
    pub const fn number(self) -> i32 {
        self.0
    }

    /// Estimate or forced end.
    pub const fn value(self) -> Value {
        if self.0 > CERTAIN {
            Value::Win((WIN - self.0) as u32)
        } else if self.0 < -CERTAIN {
            Value::Loss((self.0 + WIN) as u32)
        } else {
            Value::Points(self.0)
        }
    }

    /// The probability of a win, half of that of a draw added, where `scale` points make odds
    /// of e to 1.
    pub fn probability(self, scale: i32) -> f64 {
        match self.value() {
            Value::Win(_) => 1.0,
            Value::Loss(_) => 0.0,
            Value::Points(points) => 1.0 / (1.0 + (-f64::from(points) / f64::from(scale)).exp()),
        }
    }
}

impl std::ops::Neg for Score {
    type Output = Self;

    fn neg(self) -> Self {
        Self(-self.0)
    }
}

/// The points of a [`Score::probability`].
pub(crate) fn points(probability: f64, scale: i32) -> i32 {
    limited(((probability / (1.0 - probability)).ln() * f64::from(scale)) as i32)
}

/// Points within the range of evaluations, so that they differ from every forced end.
pub(crate) const fn limited(points: i32) -> i32 {
    if points > CERTAIN {
        CERTAIN
    } else if points < -CERTAIN {
        -CERTAIN
    } else {
        points
    }
}

/// The score for `side` of a game that ends after `ply` actions, as a number.
pub(crate) fn ended<R>(outcome: &Outcome<R>, side: Side, ply: usize) -> i32 {
    match outcome.winner {
        None => 0,
        Some(winner) if winner == side => WIN - ply as i32,
        Some(_) => ply as i32 - WIN,
    }
}

/// The weighted mean of the scores of outcomes, a forced end counting as [`CERTAIN`] points. When
/// every outcome wins (or every one loses), the result is a forced win (or loss), the slowest one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mean {
    sum: i64,
    weight: i64,
    least: i32,
    most: i32,
}

impl Mean {
    pub(crate) const NONE: Self = Self {
        sum: 0,
        weight: 0,
        least: Score::MAX,
        most: -Score::MAX,
    };

    pub(crate) fn add(&mut self, score: i32, weight: u32) {
        self.sum += i64::from(limited(score)) * i64::from(weight);
        self.weight += i64::from(weight);
        self.least = self.least.min(score);
        self.most = self.most.max(score);
    }

    pub(crate) fn sum(&self) -> i64 {
        self.sum
    }

    pub(crate) fn value(&self) -> i32 {
        if self.weight == 0 {
            0
        } else if self.least > Score::FORCED {
            self.least
        } else if self.most < -Score::FORCED {
            self.most
        } else {
            (self.sum / self.weight) as i32
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_never_look_like_a_forced_end() {
        for points in [-i32::MAX, -CERTAIN, -1, 0, 7, CERTAIN, i32::MAX] {
            let score = Score::points(points);
            assert!(matches!(score.value(), Value::Points(_)), "{points}");
        }
        assert_eq!(Score::win_in(0).value(), Value::Win(0));
        assert_eq!(Score::loss_in(200).value(), Value::Loss(200));
    }

    #[test]
    fn the_mean_weighs_and_forced_ends_count_as_certain() {
        let mean = |parts: &[(i32, u32)]| {
            let mut mean = Mean::NONE;
            for &(score, weight) in parts {
                mean.add(score, weight);
            }
            Score(mean.value()).value()
        };
        assert_eq!(mean(&[(100, 3), (-100, 1)]), Value::Points(50));
        let win = Score::win_in(3).0;
        assert_eq!(mean(&[(win, 1), (0, 3)]), Value::Points(CERTAIN / 4));
        assert_eq!(mean(&[(win, 1), (win - 2, 9)]), Value::Win(5));
        assert_eq!(mean(&[(-win, 1), (2 - win, 9)]), Value::Loss(5));
        assert_eq!(mean(&[]), Value::Points(0));
    }

    #[test]
    fn odds_of_e_to_one_at_the_scale() {
        let near = |score: Score, wanted: f64| (score.probability(200) - wanted).abs() < 1e-9;
        assert!(near(Score::EVEN, 0.5));
        assert!(near(Score::points(200), 1.0 / (1.0 + (-1.0_f64).exp())));
        assert_eq!(
            [0.5, 0.0, 1.0].map(|wins| points(wins, 200)),
            [0, -CERTAIN, CERTAIN]
        );
        assert_eq!(
            points(Score::points(321).probability(200) + 1e-12, 200),
            321
        );
        assert!(near(Score::win_in(5), 1.0) && near(Score::loss_in(5), 0.0));
    }
}
