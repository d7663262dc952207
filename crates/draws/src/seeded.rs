//! Draws at random.

use klubovna_rules::SplitMix64;

use super::{Draw, DrawError, DrawSource};

/// Draws at random from a seed, each outcome in proportion to its weight.
#[derive(Clone, Debug)]
pub struct SeededDraws(SplitMix64);

impl SeededDraws {
    /// A source whose draws depend on `seed` alone.
    pub const fn new(seed: u64) -> Self {
        Self(SplitMix64::new(seed))
    }
}

impl DrawSource for SeededDraws {
    fn pick(&mut self, draw: Draw<'_>) -> Result<usize, DrawError> {
        let weights = draw.weights.iter().copied();
        self.0.weighted(weights).ok_or(DrawError::Empty)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeded_draws_follow_the_weights() {
        let codes = ["Q", "N", "P"].map(String::from);
        let mut source = SeededDraws::new(3);
        let mut counts = [0_u32; 3];
        for _ in 0..11_000 {
            let draw = Draw {
                number: 1,
                deck: 0,
                codes: &codes,
                weights: &[1, 2, 8],
            };
            counts[source.pick(draw).unwrap_or_default()] += 1;
        }
        let expected = [1_000.0, 2_000.0, 8_000.0];
        let chi: f64 = counts
            .iter()
            .zip(expected)
            .map(|(&count, wanted)| (f64::from(count) - wanted).powi(2) / wanted)
            .sum();
        // 2 degrees of freedom, once in a thousand.
        assert!(chi < 13.82, "{counts:?}: {chi}");
    }

    #[test]
    fn nothing_to_draw_is_an_error() {
        let draw = Draw {
            number: 1,
            deck: 0,
            codes: &[],
            weights: &[0, 0],
        };
        assert_eq!(SeededDraws::new(1).pick(draw), Err(DrawError::Empty));
    }
}
