//! Sets of squares as the bits of one number.

use std::fmt;
use std::iter::FusedIterator;
use std::ops::{
    BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub, SubAssign,
};

use crate::{Direction, File, Rank, Square};

/// A set of squares; bit *n* is the square with number *n*.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bitboard(pub u64);

/// The squares of a set in order of number.
#[derive(Clone, Debug)]
pub struct Squares(Bitboard);

const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = FILE_A << 7;

impl Bitboard {
    /// No square.
    pub const EMPTY: Self = Self(0);
    /// Every square.
    pub const ALL: Self = Self(!0);
    /// The dark squares, a1 among them.
    pub const DARK: Self = Self(0xaa55_aa55_aa55_aa55);

    /// One square alone.
    pub const fn of(square: Square) -> Self {
        Self(1 << square.index())
    }

    /// All squares of a file.
    pub const fn file(file: File) -> Self {
        Self(FILE_A << file.index())
    }

    /// All squares of a rank.
    pub const fn rank(rank: Rank) -> Self {
        Self(0xff << (rank.index() * 8))
    }

    /// Whether there is no square in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Number of squares.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether it holds `square`.
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.index() & 1 != 0
    }

    /// Whether the two have a square in common.
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The same and `square`.
    #[must_use]
    pub const fn with(self, square: Square) -> Self {
        Self(self.0 | 1 << square.index())
    }

    /// The same but not `square`.
    #[must_use]
    pub const fn without(self, square: Square) -> Self {
        Self(self.0 & !(1 << square.index()))
    }

    /// The square with the least number.
    pub const fn first(self) -> Option<Square> {
        if self.is_empty() {
            None
        } else {
            Some(Square::wrapping(self.0.trailing_zeros() as u8))
        }
    }

    /// The square with the greatest number.
    pub const fn last(self) -> Option<Square> {
        if self.is_empty() {
            None
        } else {
            Some(Square::wrapping(63 - self.0.leading_zeros() as u8))
        }
    }

    /// Every square one step further; what leaves the board is gone.
    #[must_use]
    pub const fn shift(self, direction: Direction) -> Self {
        let all = self.0;
        let (not_a, not_h) = (all & !FILE_A, all & !FILE_H);
        Self(match direction {
            Direction::North => all << 8,
            Direction::NorthEast => not_h << 9,
            Direction::East => not_h << 1,
            Direction::SouthEast => not_h >> 7,
            Direction::South => all >> 8,
            Direction::SouthWest => not_a >> 9,
            Direction::West => not_a >> 1,
            Direction::NorthWest => not_a << 7,
        })
    }

    /// File a for file h.
    #[must_use]
    pub const fn mirror_files(self) -> Self {
        Self(self.0.swap_bytes().reverse_bits())
    }

    /// Rank 1 for rank 8.
    #[must_use]
    pub const fn mirror_ranks(self) -> Self {
        Self(self.0.swap_bytes())
    }
}

impl BitAnd for Bitboard {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Bitboard {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitXor for Bitboard {
    type Output = Self;

    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

/// The squares of the first that are not in the second.
impl Sub for Bitboard {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl Not for Bitboard {
    type Output = Self;

    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl BitAndAssign for Bitboard {
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl BitOrAssign for Bitboard {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl BitXorAssign for Bitboard {
    fn bitxor_assign(&mut self, other: Self) {
        *self = *self ^ other;
    }
}

impl SubAssign for Bitboard {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl Iterator for Squares {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        let square = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.len() as usize;
        (len, Some(len))
    }
}

impl DoubleEndedIterator for Squares {
    fn next_back(&mut self) -> Option<Square> {
        let square = self.0.last()?;
        self.0 = self.0.without(square);
        Some(square)
    }
}

impl ExactSizeIterator for Squares {}

impl FusedIterator for Squares {}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;

    fn into_iter(self) -> Squares {
        Squares(self)
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(names: &str) -> Bitboard {
        names
            .split_whitespace()
            .map(|name| name.parse::<Square>().unwrap())
            .collect()
    }

    #[test]
    fn sets_answer_as_sets_do() {
        let (one, two) = (set("a1 b2 h8"), set("b2 c3"));
        assert_eq!(one | two, set("a1 b2 c3 h8"));
        assert_eq!(one & two, set("b2"));
        assert_eq!(one ^ two, set("a1 c3 h8"));
        assert_eq!(one - two, set("a1 h8"));
        assert_eq!(!one & one, Bitboard::EMPTY);
        assert!(one.meets(two) && !one.meets(set("c3")));
        assert_eq!((one.first(), one.last()), (Square::new(0), Square::new(63)));
        assert_eq!(
            (Bitboard::EMPTY.first(), Bitboard::EMPTY.last()),
            (None, None)
        );
        assert_eq!(format!("{one:?}"), "{a1, b2, h8}");
    }

    #[test]
    fn iterating_gives_each_square_once_from_both_ends() {
        let all = set("a1 d4 e5 h8");
        let forward: Vec<_> = all.into_iter().collect();
        let mut backward: Vec<_> = all.into_iter().rev().collect();
        backward.reverse();
        assert_eq!(forward, backward);
        assert_eq!(all.into_iter().len(), 4);
        assert_eq!(Bitboard::ALL.into_iter().count(), 64);
    }

    #[test]
    fn shifting_is_stepping() {
        for square in Square::all() {
            for direction in Direction::ALL {
                let (files, ranks) = direction.step();
                let stepped = square.offset(files, ranks).into_iter().collect();
                assert_eq!(Bitboard::of(square).shift(direction), stepped);
            }
        }
    }

    #[test]
    fn mirrors_and_named_sets_agree_with_single_squares() {
        for square in Square::all() {
            let alone = Bitboard::of(square);
            assert_eq!(alone.mirror_files(), Bitboard::of(square.mirror_file()));
            assert_eq!(alone.mirror_ranks(), Bitboard::of(square.mirror_rank()));
            assert_eq!(Bitboard::DARK.contains(square), square.is_dark());
            assert!(Bitboard::file(square.file()).contains(square));
            assert!(Bitboard::rank(square.rank()).contains(square));
        }
        assert!(File::all().all(|file| Bitboard::file(file).len() == 8));
        assert!(Rank::all().all(|rank| Bitboard::rank(rank).len() == 8));
    }
}
