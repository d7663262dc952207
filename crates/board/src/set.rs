//! Sets of cells as the bits of one number.

use std::fmt;
use std::iter::FusedIterator;
use std::ops::{
    BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub, SubAssign,
};

use klubovna_text::{Arg, ToArg, ToCells};

use crate::{Cell, Direction, File, Rank};

/// A set of cells; bit *n* is the cell with number *n*. Boards have up to 64 cells, and no bit
/// beyond the last cell is ever set.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CellSet<const W: u8, const H: u8>(pub u64);

/// The cells of a set in order of number.
#[derive(Clone, Debug)]
pub struct Cells<const W: u8, const H: u8>(CellSet<W, H>);

impl<const W: u8, const H: u8> CellSet<W, H> {
    /// No cell.
    pub const EMPTY: Self = Self(0);
    /// Every cell.
    pub const ALL: Self = Self(u64::MAX >> (64 - Cell::<W, H>::COUNT));
    /// The dark cells of a chequered board, a1 among them.
    pub const DARK: Self = Self::where_dark();

    const FIRST_FILE: u64 = {
        let (mut set, mut rank) = (0, 0);
        while rank < H {
            set |= 1 << (rank * W);
            rank += 1;
        }
        set
    };
    const LAST_FILE: u64 = Self::FIRST_FILE << (W - 1);

    const fn where_dark() -> Self {
        let (mut set, mut at) = (Self::EMPTY, 0);
        while let Some(cell) = Cell::new(at) {
            if cell.is_dark() {
                set = set.with(cell);
            }
            at += 1;
        }
        set
    }

    /// One cell alone.
    pub const fn of(cell: Cell<W, H>) -> Self {
        Self(1 << cell.index())
    }

    /// All cells of a file.
    pub const fn file(file: File<W>) -> Self {
        Self(Self::FIRST_FILE << file.index())
    }

    /// All cells of a rank.
    pub const fn rank(rank: Rank<H>) -> Self {
        Self((u64::MAX >> (64 - W)) << (rank.index() * W))
    }

    /// Whether there is no cell in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Number of cells.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether it holds `cell`.
    pub const fn contains(self, cell: Cell<W, H>) -> bool {
        self.0 >> cell.index() & 1 != 0
    }

    /// Whether the two have a cell in common.
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The same and `cell`.
    #[must_use]
    pub const fn with(self, cell: Cell<W, H>) -> Self {
        Self(self.0 | 1 << cell.index())
    }

    /// The same but not `cell`.
    #[must_use]
    pub const fn without(self, cell: Cell<W, H>) -> Self {
        Self(self.0 & !(1 << cell.index()))
    }

    /// The cell with the least number.
    pub const fn first(self) -> Option<Cell<W, H>> {
        if self.is_empty() {
            None
        } else {
            Some(Cell::of_bit(self.0.trailing_zeros() as u8))
        }
    }

    /// The cell with the greatest number.
    pub const fn last(self) -> Option<Cell<W, H>> {
        if self.is_empty() {
            None
        } else {
            Some(Cell::of_bit(63 - self.0.leading_zeros() as u8))
        }
    }

    /// Every cell one step further; what leaves the board is gone.
    #[must_use]
    #[inline]
    pub const fn shift(self, direction: Direction) -> Self {
        let all = self.0;
        let (not_first, not_last) = (all & !Self::FIRST_FILE, all & !Self::LAST_FILE);
        let moved = match direction {
            Direction::North => all << W,
            Direction::NorthEast => not_last << (W + 1),
            Direction::East => not_last << 1,
            Direction::SouthEast => not_last >> (W - 1),
            Direction::South => all >> W,
            Direction::SouthWest => not_first >> (W + 1),
            Direction::West => not_first >> 1,
            Direction::NorthWest => not_first << (W - 1),
        };
        Self(moved & Self::ALL.0)
    }
}

impl<const W: u8, const H: u8> BitAnd for CellSet<W, H> {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl<const W: u8, const H: u8> BitOr for CellSet<W, H> {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl<const W: u8, const H: u8> BitXor for CellSet<W, H> {
    type Output = Self;

    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

/// The cells of the first that are not in the second.
impl<const W: u8, const H: u8> Sub for CellSet<W, H> {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl<const W: u8, const H: u8> Not for CellSet<W, H> {
    type Output = Self;

    fn not(self) -> Self {
        Self(!self.0 & Self::ALL.0)
    }
}

impl<const W: u8, const H: u8> BitAndAssign for CellSet<W, H> {
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl<const W: u8, const H: u8> BitOrAssign for CellSet<W, H> {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl<const W: u8, const H: u8> BitXorAssign for CellSet<W, H> {
    fn bitxor_assign(&mut self, other: Self) {
        *self = *self ^ other;
    }
}

impl<const W: u8, const H: u8> SubAssign for CellSet<W, H> {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl<const W: u8, const H: u8> Iterator for Cells<W, H> {
    type Item = Cell<W, H>;

    fn next(&mut self) -> Option<Cell<W, H>> {
        let cell = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(cell)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.len() as usize;
        (len, Some(len))
    }
}

impl<const W: u8, const H: u8> DoubleEndedIterator for Cells<W, H> {
    fn next_back(&mut self) -> Option<Cell<W, H>> {
        let cell = self.0.last()?;
        self.0 = self.0.without(cell);
        Some(cell)
    }
}

impl<const W: u8, const H: u8> ExactSizeIterator for Cells<W, H> {}

impl<const W: u8, const H: u8> FusedIterator for Cells<W, H> {}

impl<const W: u8, const H: u8> IntoIterator for CellSet<W, H> {
    type Item = Cell<W, H>;
    type IntoIter = Cells<W, H>;

    fn into_iter(self) -> Cells<W, H> {
        Cells(self)
    }
}

impl<const W: u8, const H: u8> FromIterator<Cell<W, H>> for CellSet<W, H> {
    fn from_iter<I: IntoIterator<Item = Cell<W, H>>>(cells: I) -> Self {
        cells.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl<const W: u8, const H: u8> ToArg for CellSet<W, H> {
    fn to_arg(&self) -> Arg {
        let mut text = String::new();
        for cell in *self {
            if !text.is_empty() {
                text.push_str(", ");
            }
            text.push_str(&cell.name());
        }
        Arg::Text(text)
    }
}

impl<const W: u8, const H: u8> ToCells for CellSet<W, H> {
    fn add_cells(&self, cells: &mut Vec<String>) {
        for cell in *self {
            cells.push(cell.name());
        }
    }
}

impl<const W: u8, const H: u8> fmt::Debug for CellSet<W, H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{Bitboard, Square};

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
        fn check<const W: u8, const H: u8>() {
            for cell in Cell::<W, H>::all() {
                for direction in Direction::ALL {
                    let stepped = cell.step(direction).into_iter().collect();
                    assert_eq!(CellSet::of(cell).shift(direction), stepped);
                }
            }
        }
        check::<8, 8>();
        check::<5, 5>();
        check::<3, 9>();
    }

    #[test]
    fn sets_with_names_agree_with_single_cells() {
        fn check<const W: u8, const H: u8>() {
            type Set<const W: u8, const H: u8> = CellSet<W, H>;
            for cell in Cell::<W, H>::all() {
                assert_eq!(Set::DARK.contains(cell), cell.is_dark());
                assert!(Set::file(cell.file()).contains(cell));
                assert!(Set::rank(cell.rank()).contains(cell));
            }
            assert!(File::<W>::all().all(|file| Set::<W, H>::file(file).len() == u32::from(H)));
            assert!(Rank::<H>::all().all(|rank| Set::<W, H>::rank(rank).len() == u32::from(W)));
            assert_eq!(Set::<W, H>::ALL.len(), u32::from(W * H));
        }
        check::<8, 8>();
        check::<5, 5>();
        check::<3, 9>();
    }
}
