//! `SplitMix64` (Steele, Lea, Flood: "Fast splittable pseudorandom number generators",
//! 2014). Its values must never change: hash keys, levels and seeded games depend on them.

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

    /// The value that a generator of `seed` gives after `index` others, computed directly: hash
    /// keys need no table in memory.
    pub const fn nth(seed: u64, index: u64) -> u64 {
        Self(seed.wrapping_add(index.wrapping_mul(0x9e37_79b9_7f4a_7c15))).next_u64()
    }

    /// A number below `bound`, every one equally likely. 0 when `bound` is 0.
    pub fn below(&mut self, bound: u64) -> u64 {
        below(bound, &mut || self.next_u64())
    }

    /// An index into `weights`, each as likely as its weight says; `None` when there is none
    /// or all are 0.
    pub fn weighted(&mut self, weights: impl Iterator<Item = u32> + Clone) -> Option<usize> {
        weighted(weights, &mut || self.next_u64())
    }

    /// Any of the items.
    pub fn choice<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.index(items.len())?)
    }

    /// An index into a slice of `len` items; `None` when there are none.
    pub fn index(&mut self, len: usize) -> Option<usize> {
        (len > 0).then(|| self.below(len as u64) as usize)
    }
}

/// A number below `bound` from uniform `words`, every one equally likely (rejection, no
/// modulo bias). 0 when `bound` is 0.
pub fn below(bound: u64, words: &mut dyn FnMut() -> u64) -> u64 {
    if bound == 0 {
        return 0;
    }
    // 2^64 is no multiple of `bound`: without the lowest 2^64 mod `bound` words it is one.
    let surplus = bound.wrapping_neg() % bound;
    loop {
        let word = words();
        if word >= surplus {
            return word % bound;
        }
    }
}

/// An index into `weights` from uniform `words`, each as likely as its weight says; `None` when
/// there is none or all are 0.
pub fn weighted(
    weights: impl Iterator<Item = u32> + Clone,
    words: &mut dyn FnMut() -> u64,
) -> Option<usize> {
    let mut total = 0;
    for weight in weights.clone() {
        total += u64::from(weight);
    }
    let mut left = below(total, words);
    for (at, weight) in weights.enumerate() {
        match left.checked_sub(weight.into()) {
            Some(behind) => left = behind,
            None => return Some(at),
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use std::vec::Vec;

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
    #[test]
    fn weights_are_followed() {
        let mut rng = SplitMix64::new(8);
        let mut counts = [0_u32; 4];
        for _ in 0..44_000 {
            let place = rng.weighted([1, 0, 2, 8].into_iter());
            counts[place.expect("a place")] += 1;
        }
        assert_eq!(counts[1], 0);
        for (count, wanted) in [(counts[0], 4_000), (counts[2], 8_000), (counts[3], 32_000)] {
            assert!(count.abs_diff(wanted) < 400, "{counts:?}");
        }
        assert_eq!(rng.weighted([0, 0].into_iter()), None);
        assert_eq!(rng.weighted(std::iter::empty()), None);
        assert_eq!(rng.choice::<u8>(&[]), None);
    }
}
