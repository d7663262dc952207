//! `SplitMix64` (Steele, Lea, Flood: "Fast splittable pseudorandom number generators",
//! 2014). Its values are a promise: hash keys, levels and seeded games depend on them.

/// A small deterministic generator. Not for secrets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SplitMix64(u64);

impl SplitMix64 {
    /// A generator whose values depend on `seed` alone.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next 64 bits.
    pub const fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// The value that a generator of `seed` gives after `index` others: a table of keys
    /// that takes no memory.
    pub const fn nth(seed: u64, index: u64) -> u64 {
        Self(seed.wrapping_add(index.wrapping_mul(0x9e37_79b9_7f4a_7c15))).next_u64()
    }

    /// A number below `bound`, every one equally likely. 0 when `bound` is 0.
    pub fn below(&mut self, bound: u64) -> u64 {
        below(bound, || self.next_u64())
    }

    /// An index into a slice of `len` items; `None` when there are none.
    pub fn index(&mut self, len: usize) -> Option<usize> {
        (len > 0).then(|| self.below(len as u64) as usize)
    }
}

/// A number below `bound` from uniform `words`, every one equally likely (rejection, no
/// modulo bias). 0 when `bound` is 0.
pub(crate) fn below(bound: u64, mut words: impl FnMut() -> u64) -> u64 {
    if bound == 0 {
        return 0;
    }
    // 2^64 mod bound values at the low end would be hit once too often.
    let surplus = bound.wrapping_neg() % bound;
    loop {
        let word = words();
        if word >= surplus {
            return word % bound;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_value_is_at_hand() {
        let mut rng = SplitMix64::new(99);
        for index in 0..100 {
            assert_eq!(SplitMix64::nth(99, index), rng.next_u64());
        }
    }

    // From the reference implementation by Sebastiano Vigna (public domain).
    #[test]
    fn reference_values() {
        let mut rng = SplitMix64::new(1_234_567);
        let got: Vec<u64> = (0..5).map(|_| rng.next_u64()).collect();
        assert_eq!(
            got,
            [
                6_457_827_717_110_365_317,
                3_203_168_211_198_807_973,
                9_817_491_932_198_370_423,
                4_593_380_528_125_082_431,
                16_408_922_859_458_223_821,
            ]
        );
    }

    #[test]
    fn every_number_below_the_bound_is_equally_likely() {
        let mut rng = SplitMix64::new(7);
        let mut counts = [0_u32; 7];
        for _ in 0..70_000 {
            counts[rng.below(7) as usize] += 1;
        }
        // Chi-squared with 6 degrees of freedom: 22.46 is passed once in a thousand.
        let chi: f64 = counts
            .iter()
            .map(|&count| (f64::from(count) - 10_000.0).powi(2) / 10_000.0)
            .sum();
        assert!(chi < 22.46, "{counts:?}: {chi}");
    }
}
