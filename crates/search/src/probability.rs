//! Points that are proportional to the probability of winning: engines average them where chance
//! decides. They go from -[`CERTAIN`] for a sure loss over 0 to [`CERTAIN`] for a sure win.
//!
//! ```
//! use klubovna_search::probability;
//!
//! // A unit of 100 points means odds of e to 1.
//! let [even, likely] = [0, 100].map(|points| probability::of_log_odds(points, 100));
//! assert_eq!((even, likely), (0, probability::SCALE));
//! ```

use crate::score::{CERTAIN, Score};

/// The points that mean odds of e to 1.
pub const SCALE: i32 = 4_621;

/// The logistic function at multiples of a quarter of the unit, from -1 to 1 in parts of
/// [`CERTAIN`]: `tanh(x / 8)`. Integers, so that every device computes the same.
const LOGISTIC: [i32; 33] = [
    0, 1244, 2449, 3584, SCALE, 5546, 6351, 7039, 7616, 8093, 8483, 8799, 9051, 9253, 9414, 9541,
    9640, 9719, 9780, 9828, 9866, 9895, 9918, 9936, 9951, 9961, 9970, 9977, 9982, 9986, 9989, 9991,
    9993,
];

/// The points for the logarithm of the odds, of which a `unit` means odds of e to 1.
#[inline]
pub fn of_log_odds(log_odds: i32, unit: i32) -> i32 {
    let (size, step) = (log_odds.abs(), unit / 4);
    let at = (size / step) as usize;
    let known = match LOGISTIC.get(at..at + 2) {
        Some(&[low, high]) => low + (high - low) * (size % step) / step,
        _ => LOGISTIC.last().copied().unwrap_or_default(),
    };
    known * log_odds.signum()
}

/// The probability of winning, of a score of such points.
pub(crate) fn of(score: Score) -> f64 {
    let points = score.number().clamp(-CERTAIN, CERTAIN);
    0.5 + f64::from(points) / f64::from(2 * CERTAIN)
}

/// The points for a probability: the inverse of it.
pub(crate) fn points(probability: f64) -> i32 {
    ((probability - 0.5) * f64::from(2 * CERTAIN)) as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_grow_with_the_odds_and_stay_short_of_certain() {
        let mut last = -CERTAIN;
        for log_odds in (-12_000..=12_000).step_by(50) {
            let win = of_log_odds(log_odds, 1_000);
            assert!(win >= last && win < CERTAIN, "{log_odds}");
            assert_eq!(win, -of_log_odds(-log_odds, 1_000));
            last = win;
        }
        let [even, likely] = [0, 1_000].map(|odds| of(Score::points(of_log_odds(odds, 1_000))));
        assert!((even - 0.5).abs() < 1e-9 && (likely - 0.731).abs() < 1e-3);
        assert_eq!(points(likely), SCALE);
    }
}
