//! Names of places: files, ranks, and the cells where they cross.

use std::error::Error;
use std::fmt::{self, Write};
use std::iter::successors;
use std::str::FromStr;

use klubovna_rules::Side;
use klubovna_text::{Arg, SquareFault, ToArg, ToCells};

use crate::{CellSet, Direction};

/// A column of a board with so many, from `a` on the left as the first side sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct File<const W: u8>(u8);

/// A row of a board with so many, from `1` at the first side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank<const H: u8>(u8);

/// A cell of a board of `W` files and `H` ranks, numbered from a1 = 0 along the ranks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell<const W: u8, const H: u8>(u8);

/// A text that is not the name of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadCell;

impl<const W: u8> File<W> {
    /// The file with this number, `a` = 0.
    pub const fn new(index: u8) -> Option<Self> {
        if index < W { Some(Self(index)) } else { None }
    }

    /// The file with this letter.
    pub const fn from_char(letter: char) -> Option<Self> {
        match letter {
            'a'..='z' => Self::new(letter as u8 - b'a'),
            _ => None,
        }
    }

    /// Every file from `a`.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..W).map(Self)
    }

    /// 0 for `a`.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The letter.
    pub const fn to_char(self) -> char {
        (b'a' + self.0) as char
    }
}

impl<const H: u8> Rank<H> {
    /// The first side's first rank, `1`.
    pub const FIRST: Self = Self(0);
    /// The second side's first rank.
    pub const LAST: Self = Self(H - 1);

    /// The rank with this number, `1` = 0.
    pub const fn new(index: u8) -> Option<Self> {
        if index < H { Some(Self(index)) } else { None }
    }

    /// The rank with this digit.
    pub const fn from_char(digit: char) -> Option<Self> {
        match digit {
            '1'..='9' => Self::new(digit as u8 - b'1'),
            _ => None,
        }
    }

    /// Every rank from `1`.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..H).map(Self)
    }

    /// 0 for `1`.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The digit.
    pub const fn to_char(self) -> char {
        (b'1' + self.0) as char
    }
}

impl<const W: u8, const H: u8> Cell<W, H> {
    /// The cell with the number 0, `a1`.
    pub const FIRST: Self = Self(0);
    /// Number of cells.
    pub const COUNT: u8 = W * H;

    /// The cell with this number.
    pub const fn new(index: u8) -> Option<Self> {
        if index < Self::COUNT {
            Some(Self(index))
        } else {
            None
        }
    }

    /// The cell of a bit of a [`CellSet`], which has none beyond the last cell.
    pub(crate) const fn of_bit(bit: u8) -> Self {
        Self(if Self::COUNT.is_power_of_two() {
            bit & (Self::COUNT - 1)
        } else {
            bit
        })
    }

    /// Where a file and a rank cross.
    pub const fn at(file: File<W>, rank: Rank<H>) -> Self {
        Self(rank.0 * W + file.0)
    }

    /// Every cell in order of number.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..Self::COUNT).map(Self)
    }

    /// The number, always below [`COUNT`](Self::COUNT).
    pub const fn index(self) -> usize {
        // The mask changes nothing, but lets the compiler drop bounds checks.
        if Self::COUNT.is_power_of_two() {
            (self.0 & (Self::COUNT - 1)) as usize
        } else {
            self.0 as usize
        }
    }

    /// Its file.
    pub const fn file(self) -> File<W> {
        File(self.0 % W)
    }

    /// Its rank.
    pub const fn rank(self) -> Rank<H> {
        Rank(self.0 / W)
    }

    /// The cell that `text` has to name.
    ///
    /// # Errors
    /// [`SquareFault`], for the faults of a game.
    pub fn read(text: &str) -> Result<Self, SquareFault> {
        text.parse().map_err(|_| SquareFault::of(text))
    }

    /// Whether it is dark on a chequered board, as a1 is.
    pub const fn is_dark(self) -> bool {
        (self.0 % W + self.0 / W).is_multiple_of(2)
    }

    /// The cell on the mirrored file: on a board of eight, a4 for h4.
    #[must_use]
    pub const fn mirror_file(self) -> Self {
        Self(self.0 / W * W + (W - 1 - self.0 % W))
    }

    /// The cell on the mirrored rank: on a board of eight, h5 for h4.
    #[must_use]
    pub const fn mirror_rank(self) -> Self {
        Self((H - 1 - self.0 / W) * W + self.0 % W)
    }

    /// The cell as `side` sees it, whose first rank is the lowest one; on the mirrored file where
    /// it sees the board mirrored.
    #[inline]
    #[must_use]
    pub fn seen_by(self, side: Side, mirrored: bool) -> Self {
        let cell = if side == Side::SECOND {
            self.mirror_rank()
        } else {
            self
        };
        if mirrored { cell.mirror_file() } else { cell }
    }

    /// The cell so many files to the right and ranks up, if there is one.
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Self> {
        let file = self.file().0 as i8 + files;
        let rank = self.rank().0 as i8 + ranks;
        if 0 <= file && file < W as i8 && 0 <= rank && rank < H as i8 {
            Some(Self((rank * W as i8 + file) as u8))
        } else {
            None
        }
    }

    /// The neighbour in a direction, if there is one.
    pub const fn step(self, direction: Direction) -> Option<Self> {
        let (files, ranks) = direction.step();
        self.offset(files, ranks)
    }

    /// The cells in a direction, the nearest first.
    pub fn ray(self, direction: Direction) -> impl Iterator<Item = Self> {
        successors(self.step(direction), move |cell| cell.step(direction))
    }

    /// The farthest empty cell in a direction and the occupied cell behind it: the first is `None`
    /// where the next cell is occupied, the second at the edge of the board. `None` for both where
    /// the cell is at that edge.
    pub fn sight(
        self,
        direction: Direction,
        occupied: CellSet<W, H>,
    ) -> Option<(Option<Self>, Option<Self>)> {
        let mut farthest = None;
        for cell in self.ray(direction) {
            if occupied.contains(cell) {
                return Some((farthest, Some(cell)));
            }
            farthest = Some(cell);
        }
        farthest.is_some().then_some((farthest, None))
    }

    /// What one sees in some directions, as [`sight`](Self::sight) tells it.
    pub fn sights(
        self,
        directions: &[Direction],
        occupied: CellSet<W, H>,
    ) -> impl Iterator<Item = (Option<Self>, Option<Self>)> {
        let directions = directions.iter();
        directions.filter_map(move |&direction| self.sight(direction, occupied))
    }

    /// How many steps of a king it is to another cell on an empty board.
    pub const fn distance(self, to: Self) -> u8 {
        let files = self.file().0.abs_diff(to.file().0);
        let ranks = self.rank().0.abs_diff(to.rank().0);
        if files > ranks { files } else { ranks }
    }

    /// The name, for example `e4`: as `Display` writes it, with less code at the call.
    #[inline(never)]
    pub fn name(self) -> String {
        let mut name = String::new();
        name.push(self.file().to_char());
        name.push(self.rank().to_char());
        name
    }
}

impl<const W: u8> fmt::Display for File<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(self.to_char())
    }
}

impl<const H: u8> fmt::Display for Rank<H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(self.to_char())
    }
}

impl<const W: u8, const H: u8> fmt::Display for Cell<W, H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(self.file().to_char())?;
        f.write_char(self.rank().to_char())
    }
}

impl<const W: u8, const H: u8> fmt::Debug for Cell<W, H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl<const W: u8, const H: u8> ToArg for Cell<W, H> {
    fn to_arg(&self) -> Arg {
        Arg::Cell(self.name())
    }
}

impl<const W: u8, const H: u8> ToCells for Cell<W, H> {
    fn add_cells(&self, cells: &mut Vec<String>) {
        cells.push(self.name());
    }
}

impl fmt::Display for BadCell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not the name of a cell, which is a letter and a digit")
    }
}

impl Error for BadCell {}

impl<const W: u8, const H: u8> FromStr for Cell<W, H> {
    type Err = BadCell;

    fn from_str(text: &str) -> Result<Self, BadCell> {
        let mut chars = text.chars();
        match (
            chars.next().and_then(File::from_char),
            chars.next().and_then(Rank::from_char),
            chars.next(),
        ) {
            (Some(file), Some(rank), None) => Ok(Self::at(file, rank)),
            _ => Err(BadCell),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Square;

    fn names_and_numbers<const W: u8, const H: u8>() {
        for (number, cell) in Cell::<W, H>::all().enumerate() {
            assert_eq!(cell.index(), number);
            assert_eq!(cell.to_string().parse(), Ok(cell));
            assert_eq!(cell.name(), cell.to_string());
            assert_eq!(Cell::at(cell.file(), cell.rank()), cell);
            assert_eq!(File::from_char(cell.file().to_char()), Some(cell.file()));
            assert_eq!(Rank::from_char(cell.rank().to_char()), Some(cell.rank()));
            assert_eq!(cell.mirror_file().mirror_file(), cell);
            assert_eq!(cell.mirror_rank().mirror_rank(), cell);
        }
        assert_eq!(Cell::<W, H>::new(Cell::<W, H>::COUNT), None);
        for bad in ["", "a", "a0", "z1", "A1", "a11", "á1", "1a", "`1"] {
            assert_eq!(bad.parse::<Cell<W, H>>(), Err(BadCell), "{bad}");
        }
    }

    #[test]
    fn names_and_numbers_go_both_ways() {
        names_and_numbers::<8, 8>();
        names_and_numbers::<5, 5>();
        names_and_numbers::<3, 9>();
        assert_eq!(Square::new(0).unwrap().to_string(), "a1");
        assert_eq!(Square::new(63).unwrap().to_string(), "h8");
        for bad in ["a9", "i1"] {
            assert_eq!(bad.parse::<Square>(), Err(BadCell), "{bad}");
        }
        for bad in ["a6", "f1"] {
            assert_eq!(bad.parse::<Cell<5, 5>>(), Err(BadCell), "{bad}");
        }
    }

    #[test]
    fn the_corner_of_white_is_dark() {
        let square = |name: &str| name.parse::<Square>().unwrap();
        assert!(square("a1").is_dark() && square("h8").is_dark());
        assert!(!square("h1").is_dark() && !square("a2").is_dark());
    }

    #[test]
    fn offsets_stay_on_the_board() {
        let square = |name: &str| name.parse::<Square>().unwrap();
        assert_eq!(square("h1").offset(1, 0), None);
        assert_eq!(square("h1").offset(-1, 2), Some(square("g3")));
        assert_eq!(square("a8").offset(0, 1), None);
        assert_eq!(square("c4").mirror_file(), square("f4"));
        assert_eq!(square("c4").mirror_rank(), square("c5"));
        assert_eq!(square("c4").seen_by(Side::FIRST, false), square("c4"));
        assert_eq!(square("c4").seen_by(Side::SECOND, false), square("c5"));
        assert_eq!(square("c4").seen_by(Side::SECOND, true), square("f5"));
    }

    #[test]
    fn a_ray_goes_to_the_edge() {
        let cell = |name: &str| name.parse::<Cell<5, 5>>().unwrap();
        let ray = |direction| -> Vec<_> { cell("b2").ray(direction).map(Cell::name).collect() };
        assert_eq!(ray(Direction::NorthEast), ["c3", "d4", "e5"]);
        assert_eq!(ray(Direction::South), ["b1"]);
        assert_eq!(cell("a1").step(Direction::West), None);
        assert_eq!(cell("b2").distance(cell("e3")), 3);
        let occupied = CellSet::of(cell("d4"));
        let sight = |direction| cell("b2").sight(direction, occupied);
        let (seen, stop) = (Some(cell("c3")), Some(cell("d4")));
        assert_eq!(sight(Direction::NorthEast), Some((seen, stop)));
        assert_eq!(sight(Direction::West), Some((Some(cell("a2")), None)));
        assert_eq!(cell("a2").sight(Direction::West, occupied), None);
    }
}
