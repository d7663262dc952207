//! Sets of squares: one bit each in 81 of 128 bits, files one after the other.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub};

use klubovna_rules::Side;

use crate::square::{SIZE, SQUARES, Square};

/// A set of squares.
///
/// ```
/// use klubovna_animal_shogi::{Square, Squares};
///
/// let corners: Squares = ["1a", "1i", "9a", "9i"]
///     .iter()
///     .filter_map(|name| name.parse::<Square>().ok())
///     .collect();
/// assert_eq!(corners.len(), 4);
/// assert_eq!((!corners).len(), 77);
/// assert_eq!(corners.into_iter().last().map(|square| square.to_string()), Some("9i".into()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Squares(u128);

impl Squares {
    /// No square.
    pub const EMPTY: Self = Self(0);
    /// Every square.
    pub const ALL: Self = Self((1 << SQUARES) - 1);

    const RANK_I: Self = Self::ALL.in_ranks(8, 9);

    const fn in_ranks(self, from: u8, to: u8) -> Self {
        let mut bits = 0;
        let mut index = 0;
        while index < SQUARES {
            let rank = index % SIZE;
            if rank >= from && rank < to {
                bits |= 1 << index;
            }
            index += 1;
        }
        Self(self.0 & bits)
    }

    /// The `count` ranks farthest from a player, nine at most: three are the promotion zone.
    pub const fn far_ranks(side: Side, count: u8) -> Self {
        if side.0 == 0 {
            Self::ALL.in_ranks(0, count)
        } else {
            Self::ALL.in_ranks(SIZE.saturating_sub(count), SIZE)
        }
    }

    /// The set of one square.
    // In two halves: a shift of 128 bits by a variable distance is a call in WebAssembly.
    #[inline]
    pub const fn of(square: Square) -> Self {
        let index = square.index();
        let bit = 1_u64 << (index & 63);
        Self::halves(
            if index < 64 { bit } else { 0 },
            if index < 64 { 0 } else { bit },
        )
    }

    /// The square and all that come after it.
    #[inline]
    pub(crate) const fn from(index: u8) -> Self {
        let bits = !0_u64 << (index & 63);
        Self::halves(
            if index < 64 { bits } else { 0 },
            if index < 64 { !0 } else { bits },
        )
    }

    const fn halves(low: u64, high: u64) -> Self {
        Self(low as u128 | (high as u128) << 64)
    }

    pub(crate) const fn bits(self) -> u128 {
        self.0
    }

    pub(crate) const fn of_bits(bits: u128) -> Self {
        Self(bits)
    }

    /// Whether a square belongs to the set.
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.bit(square) != 0
    }

    /// 1 when the square belongs to the set, else 0.
    #[inline]
    pub(crate) const fn bit(self, square: Square) -> u8 {
        let index = square.index();
        let half = if index < 64 {
            self.0 as u64
        } else {
            (self.0 >> 64) as u64
        };
        (half >> (index & 63)) as u8 & 1
    }

    /// The set when the lowest bit is set, else nothing.
    #[inline]
    pub(crate) const fn if_bit(self, bits: u8) -> Self {
        Self(self.0 & 0_u128.wrapping_sub(bits as u128 & 1))
    }

    /// Number of squares.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there are two or more.
    #[inline]
    pub(crate) const fn several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// Whether the sets have a square in common.
    #[inline]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The first square.
    #[inline]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 {
            None
        } else {
            Some(Square::from_bit(self.0.trailing_zeros() as u8))
        }
    }

    /// The number of the last square; 0 when there is none.
    #[inline]
    pub(crate) const fn last_index(self) -> u8 {
        127 - (self.0 | 1).leading_zeros() as u8
    }

    /// Every square one step forward; nothing may stand on the last rank.
    #[inline]
    pub(crate) const fn forward(self, side: Side) -> Self {
        if side.0 == 0 {
            Self(self.0 >> 1)
        } else {
            Self(self.0 << 1)
        }
    }

    /// Every square one step ahead of a player; those on the last rank are gone.
    #[inline]
    #[must_use]
    pub fn ahead(self, side: Side) -> Self {
        const LAST: [Squares; 2] = [
            Squares::far_ranks(Side::FIRST, 1),
            Squares::far_ranks(Side::SECOND, 1),
        ];
        (self - side.of(LAST)).forward(side)
    }

    /// The squares on both sides of these, left and right.
    #[inline]
    #[must_use]
    pub fn beside(self) -> Self {
        let files = SIZE as i8;
        (self.shifted(files) | self.shifted(-files)) & Self::ALL
    }

    /// Every square `delta` numbers on; what leaves the 128 bits is gone.
    #[inline]
    pub(crate) const fn shifted(self, delta: i8) -> Self {
        if delta < 0 {
            Self(self.0 >> -delta)
        } else {
            Self(self.0 << delta)
        }
    }

    /// All squares of the files on which the set has no square. It may have one a file.
    // From each file's top bit the square is subtracted: the bit stays only in a file
    // without one, and spreads over it by one more subtraction.
    #[inline]
    pub(crate) const fn free_files(self) -> Self {
        let top = Self::RANK_I.0;
        let free = top.wrapping_sub(self.0) & top;
        Self(free | free.wrapping_sub(free >> (SIZE - 1)))
    }
}

impl IntoIterator for Squares {
    type Item = Square;
    type IntoIter = Members;

    #[inline]
    fn into_iter(self) -> Members {
        Members(self)
    }
}

/// The squares of a set, in the order of their numbers.
#[derive(Clone, Debug)]
pub struct Members(Squares);

impl Iterator for Members {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let first = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(first)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.len() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for Members {}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares
            .into_iter()
            .fold(Self::EMPTY, |set, square| set | Self::of(square))
    }
}

impl BitAnd for Squares {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Squares {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitXor for Squares {
    type Output = Self;
    #[inline]
    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

impl Sub for Squares {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl Not for Squares {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self(!self.0 & Self::ALL.0)
    }
}

impl BitAndAssign for Squares {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl BitOrAssign for Squares {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl BitXorAssign for Squares {
    #[inline]
    fn bitxor_assign(&mut self, other: Self) {
        *self = *self ^ other;
    }
}

impl std::fmt::Debug for Squares {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_of_one_square_holds_that_square_alone() {
        for square in Square::all() {
            let set = Squares::of(square);
            assert_eq!(set.0, 1 << square.index());
            assert!(set.into_iter().eq([square]));
            for other in Square::all() {
                assert_eq!(set.contains(other), other == square);
                let from = Squares::from(other.index());
                assert_eq!(from.contains(square), square >= other);
            }
            assert_eq!(set.last_index(), square.index());
        }
    }

    #[test]
    fn free_files_are_those_without_a_square() {
        for taken in 0..1_u32 << SIZE {
            for rank in 0..SIZE {
                let squares = (0..SIZE)
                    .filter(|file| taken >> file & 1 == 1)
                    .filter_map(|file| Square::at(file, (rank + file) % SIZE));
                let free = squares.collect::<Squares>().free_files();
                for square in Square::all() {
                    assert_eq!(free.contains(square), taken >> square.file() & 1 == 0);
                }
            }
        }
    }
}
