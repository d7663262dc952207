//! Pieces in hand.
#![expect(
    clippy::indexing_slicing,
    reason = "the tables have a place for every kind"
)]

use crate::piece::Kind;

/// How many pieces of each kind a side holds, packed. There is room for more than the
/// set has, because problems may have more.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Hand(u32);

const SHIFTS: [u8; 8] = [0, 6, 10, 14, 18, 22, 26, 30];
const MASKS: [u32; 8] = [63, 15, 15, 15, 15, 15, 15, 0];

impl Hand {
    /// The empty hand.
    pub const EMPTY: Self = Self(0);

    /// The number of pieces of a kind.
    #[inline]
    pub const fn count(self, kind: Kind) -> u8 {
        let at = kind.code() as usize;
        (self.0 >> SHIFTS[at] & MASKS[at]) as u8
    }

    /// Whether there is a piece of a kind.
    #[inline]
    pub const fn holds(self, kind: Kind) -> bool {
        let at = kind.code() as usize;
        self.0 & MASKS[at] << SHIFTS[at] != 0
    }

    /// Whether it is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// As many pieces of each kind as the type can hold.
    pub(crate) const MOST: u32 = 15;

    /// Adds a piece.
    #[inline]
    pub(crate) fn add(&mut self, kind: Kind) {
        self.0 = self.0.wrapping_add(1 << SHIFTS[kind.code() as usize]);
    }

    /// Removes a piece of a kind; there has to be one.
    #[inline]
    pub(crate) fn take(&mut self, kind: Kind) {
        self.0 = self.0.wrapping_sub(1 << SHIFTS[kind.code() as usize]);
    }

    /// The kinds in the hand with their numbers, in the order of position strings.
    pub fn items(self) -> impl Iterator<Item = (Kind, u8)> {
        Kind::IN_HAND
            .iter()
            .map(move |&kind| (kind, self.count(kind)))
            .filter(|&(_, count)| count > 0)
    }

    /// How many pieces there are.
    #[inline]
    pub fn total(self) -> i32 {
        if self.is_empty() {
            return 0;
        }
        let counts = SHIFTS.into_iter().zip(MASKS);
        counts
            .map(|(shift, mask)| (self.0 >> shift & mask) as i32)
            .sum()
    }

    pub(crate) const fn bits(self) -> u32 {
        self.0
    }
}

impl std::fmt::Debug for Hand {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_map().entries(self.items()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hand_holds_the_whole_set() {
        let mut hand = Hand::EMPTY;
        for kind in Kind::IN_HAND {
            assert!(!hand.holds(kind));
            for _ in 0..kind.most() {
                hand.add(kind);
            }
        }
        for kind in Kind::IN_HAND {
            assert_eq!(hand.count(kind), kind.most());
            assert!(hand.holds(kind));
        }
        for kind in Kind::IN_HAND {
            for _ in 0..kind.most() {
                hand.take(kind);
            }
        }
        assert!(hand.is_empty());
    }
}
