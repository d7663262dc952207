//! The geometry of section 1: columns, squares and sets of squares, all computed from
//! the heights of the main boards and the table of attack-board levels.

use std::ops::{BitAnd, BitOr, BitOrAssign, Sub};

use crate::attack_boards::Place;

/// Files `z a b c d e` (section 1.2).
pub(crate) const FILES: u8 = 6;
/// Ranks `0` to `9`.
pub(crate) const RANKS: u8 = 10;
pub(crate) const COLUMNS: usize = (FILES * RANKS) as usize;
const FILE_NAMES: &[u8; 6] = b"zabcde";

/// All squares with one file and rank, whatever their level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Column(u8);

impl Column {
    /// The column of a file (0 is `z`) and a rank, if it lies in the rectangle.
    pub const fn at(file: i8, rank: i8) -> Option<Self> {
        if file >= 0 && file < FILES as i8 && rank >= 0 && rank < RANKS as i8 {
            Some(Self((rank * FILES as i8 + file) as u8))
        } else {
            None
        }
    }

    pub(crate) const fn from_index(index: u32) -> Self {
        Self(index as u8 % COLUMNS as u8)
    }

    /// The columns of a set.
    pub(crate) fn each(mut set: u64) -> impl Iterator<Item = Self> {
        std::iter::from_fn(move || {
            let next = (set != 0).then(|| Self::from_index(set.trailing_zeros()));
            set &= set.wrapping_sub(1);
            next
        })
    }

    /// The file: 0 is `z`, 5 is `e`.
    pub const fn file(self) -> i8 {
        (self.0 % FILES) as i8
    }

    /// The rank, 0 to 9.
    pub const fn rank(self) -> i8 {
        (self.0 / FILES) as i8
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn bit(self) -> u64 {
        1 << self.0
    }

    /// The column so many files and ranks away.
    pub const fn offset(self, (files, ranks): (i8, i8)) -> Option<Self> {
        Self::at(self.file() + files, self.rank() + ranks)
    }

    /// Section 1.5: `a1` is dark.
    pub const fn is_dark(self) -> bool {
        (self.file() + self.rank()) % 2 == 0
    }

    pub(crate) fn push_name(self, text: &mut String) {
        text.push(char::from(FILE_NAMES[self.file() as usize]));
        text.push(char::from(b'0' + self.rank() as u8));
    }

    /// The column that `text` begins with: a file and a rank.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let [file, rank, ..] = *text.as_bytes() else {
            return None;
        };
        Self::at(file_of(file)?, rank_of(rank)?)
    }
}

/// The number of a file by its letter.
pub(crate) fn file_of(letter: u8) -> Option<i8> {
    let at = FILE_NAMES.iter().position(|&name| name == letter)?;
    Some(at as i8)
}

/// The number of a rank by its digit.
pub(crate) const fn rank_of(digit: u8) -> Option<i8> {
    if digit.is_ascii_digit() {
        Some((digit - b'0') as i8)
    } else {
        None
    }
}

pub(crate) const fn file_letter(file: i8) -> char {
    FILE_NAMES[file as usize % 6] as char
}

/// No two squares of one column lie on one sheet. White's and Black's board share the
/// first sheet, the others hold one height each: 2, 1, 3, 5 and -1.
pub(crate) const SHEETS: usize = 6;

pub(crate) const fn sheet_of(height: i8) -> usize {
    match height {
        0 | 4 => 0,
        2 => 1,
        1 => 2,
        3 => 3,
        5 => 4,
        _ => 5,
    }
}

/// A board that carries squares: a main board or a place for an attack board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// White's board, `W`.
    White,
    /// The neutral board, `N`.
    Neutral,
    /// Black's board, `B`.
    Black,
    /// An attack board on a pin.
    Attack(Place),
}

impl Level {
    /// The main boards from the lowest.
    pub const MAIN: [Self; 3] = [Self::White, Self::Neutral, Self::Black];

    /// The column of its left square nearest to White, and its side in squares.
    pub const fn corner(self) -> (Column, i8) {
        let (file, rank, size) = match self {
            Self::White => (1, 1, 4),
            Self::Neutral => (1, 3, 4),
            Self::Black => (1, 5, 4),
            Self::Attack(place) => (place.file(), place.rank(), 2),
        };
        (Column((rank * FILES as i8 + file) as u8), size)
    }

    /// Sections 1.3 and 1.4.
    pub const fn height(self) -> i8 {
        match self {
            Self::White => 0,
            Self::Neutral => 2,
            Self::Black => 4,
            Self::Attack(place) => place.height(),
        }
    }

    pub(crate) const fn columns(self) -> u64 {
        // Rows of two and of four columns, one above the other.
        const ATTACK: u64 = 0b1100_0011;
        const MAIN: u64 = 0b1111 * (1 | 1 << FILES | 1 << (2 * FILES) | 1 << (3 * FILES));
        let (corner, size) = self.corner();
        let shape = if size == 2 { ATTACK } else { MAIN };
        shape << corner.0
    }

    pub(crate) const fn sheet(self) -> usize {
        sheet_of(self.height())
    }

    /// All squares of the board.
    pub const fn squares(self) -> Squares {
        let mut set = [0; SHEETS];
        set[self.sheet()] = self.columns();
        Squares(set)
    }

    /// The square of the board in a column, if it has one there.
    pub const fn square(self, column: Column) -> Option<Square> {
        if self.columns() & column.bit() == 0 {
            None
        } else {
            Some(Square::new(self.sheet(), column))
        }
    }

    /// The name of section 1.2: `W`, `N`, `B`, `QL3` ...
    pub fn name(self) -> String {
        let mut text = String::new();
        self.push_name(&mut text);
        text
    }

    pub(crate) fn push_name(self, text: &mut String) {
        match self {
            Self::White => text.push('W'),
            Self::Neutral => text.push('N'),
            Self::Black => text.push('B'),
            Self::Attack(place) => place.push_name(text),
        }
    }

    /// The board that `text` begins with, and the rest.
    pub(crate) fn parse(text: &str) -> Option<(Self, &str)> {
        let main = match text.as_bytes().first()? {
            b'W' => Self::White,
            b'N' => Self::Neutral,
            b'B' => Self::Black,
            _ => return Place::parse(text).map(|(place, rest)| (Self::Attack(place), rest)),
        };
        Some((main, text.get(1..)?))
    }
}

/// A square: a column and a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u16);

impl Square {
    pub(crate) const fn new(sheet: usize, column: Column) -> Self {
        Self((sheet as u16) << 6 | column.0 as u16)
    }

    /// Its file and rank.
    pub const fn column(self) -> Column {
        Column((self.0 & 63) as u8)
    }

    pub(crate) const fn sheet(self) -> usize {
        (self.0 >> 6) as usize
    }

    /// Different for different squares, below 384.
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Sections 1.3 and 1.4.
    pub const fn height(self) -> i8 {
        match self.sheet() {
            0 if self.column().rank() < 5 => 0,
            0 => 4,
            1 => 2,
            2 => 1,
            3 => 3,
            4 => 5,
            _ => -1,
        }
    }

    /// The board it belongs to.
    pub fn level(self) -> Level {
        match self.height() {
            0 => Level::White,
            2 => Level::Neutral,
            4 => Level::Black,
            _ => Place::all()
                .map(Level::Attack)
                .find(|level| level.squares().contains(self))
                .unwrap_or(Level::White),
        }
    }

    /// The name of section 1.2: `a2W`, `z0QL1` ...
    pub fn name(self) -> String {
        let mut text = String::new();
        self.push_name(&mut text);
        text
    }

    pub(crate) fn push_name(self, text: &mut String) {
        self.column().push_name(text);
        self.level().push_name(text);
    }

    /// The square that `text` begins with, and the rest.
    pub(crate) fn parse(text: &str) -> Option<(Self, &str)> {
        let column = Column::parse(text)?;
        let (level, rest) = Level::parse(text.get(2..)?)?;
        Some((level.square(column)?, rest))
    }

    /// The square of exactly that name.
    pub fn named(text: &str) -> Option<Self> {
        match Self::parse(text)? {
            (square, "") => Some(square),
            _ => None,
        }
    }
}

/// A set of squares: a set of columns on each sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Squares([u64; SHEETS]);

impl Squares {
    /// No square.
    pub const EMPTY: Self = Self([0; SHEETS]);

    pub(crate) const ALL: Self = Self([!0; SHEETS]);

    pub(crate) const fn of(square: Square) -> Self {
        let mut set = [0; SHEETS];
        set[square.sheet()] = square.column().bit();
        Self(set)
    }

    /// Whether `square` belongs to the set.
    pub const fn contains(&self, square: Square) -> bool {
        self.0[square.sheet()] & square.column().bit() != 0
    }

    pub(crate) const fn toggle(&mut self, square: Square) {
        self.0[square.sheet()] ^= square.column().bit();
    }

    pub(crate) const fn remove(&mut self, square: Square) {
        self.0[square.sheet()] &= !square.column().bit();
    }

    /// Every column with a square of the set.
    pub(crate) const fn columns(&self) -> u64 {
        let set = &self.0;
        set[0] | set[1] | set[2] | set[3] | set[4] | set[5]
    }

    /// The squares of the set in some columns.
    #[must_use]
    pub(crate) fn within(&self, columns: u64) -> Self {
        Self(self.0.map(|sheet| sheet & columns))
    }

    /// The set with all squares of some columns.
    #[must_use]
    pub(crate) fn and_columns(&self, columns: u64) -> Self {
        Self(self.0.map(|sheet| sheet | columns))
    }

    /// Number of squares.
    pub fn len(&self) -> u32 {
        self.0.iter().map(|sheet| sheet.count_ones()).sum()
    }

    /// Whether the set has no square.
    pub const fn is_empty(&self) -> bool {
        self.columns() == 0
    }

    /// One of the squares.
    pub(crate) fn first(&self) -> Option<Square> {
        self.into_iter().next()
    }

    pub(crate) fn meets(&self, other: &Self) -> bool {
        !(*self & *other).is_empty()
    }
}

impl BitOr for Squares {
    type Output = Self;
    fn bitor(mut self, other: Self) -> Self {
        self |= other;
        self
    }
}

impl BitOrAssign for Squares {
    fn bitor_assign(&mut self, other: Self) {
        for (sheet, other) in self.0.iter_mut().zip(other.0) {
            *sheet |= other;
        }
    }
}

impl BitAnd for Squares {
    type Output = Self;
    fn bitand(mut self, other: Self) -> Self {
        for (sheet, other) in self.0.iter_mut().zip(other.0) {
            *sheet &= other;
        }
        self
    }
}

impl Sub for Squares {
    type Output = Self;
    fn sub(mut self, other: Self) -> Self {
        for (sheet, other) in self.0.iter_mut().zip(other.0) {
            *sheet &= !other;
        }
        self
    }
}

impl IntoIterator for Squares {
    type Item = Square;
    type IntoIter = Iter;
    fn into_iter(self) -> Iter {
        Iter {
            left: self,
            sheet: 0,
        }
    }
}

/// The squares of a set, sheet by sheet.
#[derive(Clone, Debug)]
pub struct Iter {
    left: Squares,
    sheet: usize,
}

impl Iterator for Iter {
    type Item = Square;
    fn next(&mut self) -> Option<Square> {
        while let Some(columns) = self.left.0.get_mut(self.sheet) {
            if *columns != 0 {
                let column = Column::from_index(columns.trailing_zeros());
                *columns &= *columns - 1;
                return Some(Square::new(self.sheet, column));
            }
            self.sheet += 1;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn levels() -> impl Iterator<Item = Level> {
        Level::MAIN
            .into_iter()
            .chain(Place::all().map(Level::Attack))
    }

    #[test]
    fn every_square_of_every_board_is_another_one() {
        let mut seen = Squares::EMPTY;
        for level in levels() {
            assert!(!seen.meets(&level.squares()), "{level:?}");
            seen |= level.squares();
            for square in level.squares() {
                assert_eq!(square.level(), level);
                assert_eq!(square.height(), level.height());
                assert_eq!(Square::named(&square.name()), Some(square));
            }
        }
        assert_eq!(seen.len(), 3 * 16 + 24 * 4);
    }

    #[test]
    fn boards_stand_where_section_1_says() {
        let names = |name: &str| {
            let (level, _) = Level::parse(name).unwrap();
            let names: Vec<String> = level.squares().into_iter().map(Square::name).collect();
            names.join(" ")
        };
        assert_eq!(names("QL1"), "z0QL1 a0QL1 z1QL1 a1QL1");
        assert_eq!(names("KL3"), "d2KL3 e2KL3 d3KL3 e3KL3");
        assert_eq!(names("QL5"), "z4QL5 a4QL5 z5QL5 a5QL5");
        assert_eq!(names("KL6i"), "d8KL6i e8KL6i d9KL6i e9KL6i");
        assert!(names("W").starts_with("a1W b1W c1W d1W a2W"));
        assert!(names("B").ends_with("a8B b8B c8B d8B"));
    }

    #[test]
    fn colours_belong_to_columns() {
        let dark = |name: &str| Column::parse(name).unwrap().is_dark();
        assert!(dark("a1") && dark("z0"));
        assert!(!dark("a0") && !dark("e0"));
    }

    #[test]
    fn names_of_no_square_are_refused() {
        for name in [
            "", "a", "a1", "a5W", "b0QL1", "a1QL7", "a1X", "f1W", "a1Wx", "ž1W",
        ] {
            assert_eq!(Square::named(name), None, "{name}");
        }
    }
}
