//! The geometry of section 1: columns, boards, squares and sets of squares.

use std::ops::{BitAnd, BitOr, BitOrAssign, BitXor, Sub};

use klubovna_board::{Cell, CellSet};
use klubovna_text::{Arg, ToArg, ToCells};

use crate::attack_boards::Place;

/// All squares with one file (`z a b c d e`) and rank (`0` to `9`), on any level (section 1.2).
pub type Column = Cell<6, 10>;
/// A set of columns.
pub type Columns = CellSet<6, 10>;

/// The first column, where no other will do.
pub(crate) const CORNER: Column = match Column::new(0) {
    Some(corner) => corner,
    None => unreachable!(),
};

const FILE_NAMES: &[u8; 6] = b"zabcde";

/// The column of a file (0 is `z`) and a rank, if it lies in the rectangle.
pub(crate) fn column(file: u8, rank: u8) -> Option<Column> {
    let inside = file < 6 && rank < 10;
    inside.then(|| Column::new(6 * rank + file)).flatten()
}

/// The number of a file by its letter.
pub(crate) fn file_of(letter: char) -> Option<u8> {
    (0..6).find(|&file| file_letter(file) == letter)
}

/// The number of a rank by its digit.
pub(crate) fn rank_of(digit: char) -> Option<u8> {
    Some(digit.to_digit(10)? as u8)
}

pub(crate) fn file_letter(file: u8) -> char {
    FILE_NAMES[usize::from(file) % 6].into()
}

pub(crate) fn rank_digit(rank: u8) -> char {
    char::from(b'0' + rank)
}

pub(crate) fn push_column(column: Column, text: &mut String) {
    text.push(file_letter(column.file().index()));
    text.push(rank_digit(column.rank().index()));
}

/// The column that `text` begins with, a file and a rank, and the rest.
pub(crate) fn parse_column(text: &str) -> Option<(Column, &str)> {
    let mut letters = text.chars();
    let (file, rank) = (file_of(letters.next()?)?, rank_of(letters.next()?)?);
    Some((column(file, rank)?, letters.as_str()))
}

/// Heights of which no two squares share a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Sheet {
    /// Heights 0 and 4.
    Outer,
    Two,
    One,
    Three,
    Five,
    Below,
}

impl Sheet {
    const ALL: [Self; 6] = {
        use Sheet::{Below, Five, One, Outer, Three, Two};
        [Outer, Two, One, Three, Five, Below]
    };

    pub(crate) const fn of(height: i8) -> Self {
        match height {
            0 | 4 => Self::Outer,
            2 => Self::Two,
            1 => Self::One,
            3 => Self::Three,
            5 => Self::Five,
            _ => Self::Below,
        }
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

    /// The main boards, and attack boards where `has` says that there are some.
    pub(crate) fn all(has: &dyn Fn(Place) -> bool) -> Vec<Self> {
        let mut all = Self::MAIN.to_vec();
        for place in Place::all() {
            if has(place) {
                all.push(Self::Attack(place));
            }
        }
        all
    }

    /// File and rank of its left square nearest to White, and its side in squares.
    pub const fn corner(self) -> (u8, u8, u8) {
        match self {
            Self::White => (1, 1, 4),
            Self::Neutral => (1, 3, 4),
            Self::Black => (1, 5, 4),
            Self::Attack(place) => (place.file(), place.rank(), 2),
        }
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

    pub(crate) const fn columns(self) -> Columns {
        // Rows of two and of four columns, one above the other.
        const ATTACK: u64 = 0b1100_0011;
        const MAIN: u64 = 0b1111 * (1 | 1 << 6 | 1 << 12 | 1 << 18);
        let (file, rank, size) = self.corner();
        let shape = if size == 2 { ATTACK } else { MAIN };
        CellSet(shape << (6 * rank + file))
    }

    pub(crate) const fn sheet(self) -> Sheet {
        Sheet::of(self.height())
    }

    /// All squares of the board.
    pub const fn squares(self) -> Squares {
        let mut set = Squares::EMPTY;
        set.0[self.sheet() as usize] = self.columns();
        set
    }

    /// The square of the board in a column, if it has one there.
    pub fn square(self, column: Column) -> Option<Square> {
        let has = self.columns().contains(column);
        has.then(|| Square::new(self.sheet(), column))
    }

    /// The square so many files and ranks from its corner, if it has one there.
    pub(crate) fn square_at(self, files: u8, ranks: u8) -> Option<Square> {
        let (file, rank, _) = self.corner();
        let column = column(file.checked_add(files)?, rank.checked_add(ranks)?)?;
        self.square(column)
    }

    /// The name of section 1.2: `W`, `N`, `B`, `QL3` ...
    pub fn name(self) -> &'static str {
        match self {
            Self::White => "W",
            Self::Neutral => "N",
            Self::Black => "B",
            Self::Attack(place) => place.name(),
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
pub struct Square {
    sheet: Sheet,
    column: Column,
}

impl Square {
    pub(crate) const fn new(sheet: Sheet, column: Column) -> Self {
        Self { sheet, column }
    }

    /// Its file and rank.
    pub const fn column(self) -> Column {
        self.column
    }

    /// Different for different squares, below 384.
    pub const fn index(self) -> usize {
        (self.sheet as usize) << 6 | self.column.index()
    }

    /// The square with that index.
    pub fn of_index(index: usize) -> Option<Self> {
        let sheet = *Sheet::ALL.get(index >> 6)?;
        Some(Self::new(sheet, Column::new(index as u8 & 63)?))
    }

    /// Sections 1.3 and 1.4.
    pub const fn height(self) -> i8 {
        match self.sheet {
            Sheet::Outer if self.column.rank().index() < 5 => 0,
            Sheet::Outer => 4,
            Sheet::Two => 2,
            Sheet::One => 1,
            Sheet::Three => 3,
            Sheet::Five => 5,
            Sheet::Below => -1,
        }
    }

    /// Whether it belongs to an attack board.
    pub const fn is_on_attack_board(self) -> bool {
        !matches!(self.sheet, Sheet::Outer | Sheet::Two)
    }

    /// The board it belongs to.
    pub fn level(self) -> Level {
        let mut attack = Place::all().map(Level::Attack);
        match self.height() {
            0 => Level::White,
            2 => Level::Neutral,
            4 => Level::Black,
            _ => attack
                .find(|level| level.square(self.column) == Some(self))
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
        push_column(self.column, text);
        text.push_str(self.level().name());
    }

    /// The square that `text` begins with, and the rest.
    pub(crate) fn parse(text: &str) -> Option<(Self, &str)> {
        let (column, rest) = parse_column(text)?;
        let (level, rest) = Level::parse(rest)?;
        Some((level.square(column)?, rest))
    }

    /// The square of exactly that name.
    pub fn named(text: &str) -> Option<Self> {
        let (square, rest) = Self::parse(text)?;
        rest.is_empty().then_some(square)
    }
}

impl ToArg for Square {
    fn to_arg(&self) -> Arg {
        Arg::Cell(self.name())
    }
}

impl ToCells for Square {
    fn add_cells(&self, cells: &mut Vec<String>) {
        cells.push(self.name());
    }
}

/// A set of squares: a set of columns on each sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Squares([Columns; Sheet::ALL.len()]);

impl Squares {
    /// No square.
    pub const EMPTY: Self = Self([Columns::EMPTY; Sheet::ALL.len()]);

    pub(crate) const ALL: Self = Self([Columns::ALL; Sheet::ALL.len()]);

    pub(crate) const fn of(square: Square) -> Self {
        let mut set = Self::EMPTY;
        set.toggle(square);
        set
    }

    /// Whether `square` belongs to the set.
    pub const fn contains(&self, square: Square) -> bool {
        self.0[square.sheet as usize].contains(square.column)
    }

    /// Adds all squares of a board.
    pub(crate) fn add(&mut self, level: Level) {
        self.0[level.sheet() as usize] |= level.columns();
    }

    pub(crate) const fn toggle(&mut self, square: Square) {
        self.0[square.sheet as usize].0 ^= 1 << square.column.index();
    }

    pub(crate) const fn remove(&mut self, square: Square) {
        self.0[square.sheet as usize].0 &= !(1 << square.column.index());
    }

    /// Every column with a square of the set.
    #[inline]
    pub const fn columns(&self) -> Columns {
        let set = &self.0;
        CellSet(set[0].0 | set[1].0 | set[2].0 | set[3].0 | set[4].0 | set[5].0)
    }

    /// The squares of the set in some columns.
    #[must_use]
    #[inline]
    pub fn within(&self, columns: Columns) -> Self {
        Self(self.0.map(|sheet| sheet & columns))
    }

    /// The columns of the squares of a board.
    #[inline]
    pub const fn on(&self, level: Level) -> Columns {
        CellSet(self.0[level.sheet() as usize].0 & level.columns().0)
    }

    /// The set with all squares of some columns.
    #[must_use]
    pub(crate) fn and_columns(&self, columns: Columns) -> Self {
        Self(self.0.map(|sheet| sheet | columns))
    }

    /// Number of squares.
    #[inline]
    pub fn len(&self) -> u32 {
        self.0.iter().map(|sheet| sheet.len()).sum()
    }

    /// Whether the set has no square.
    pub const fn is_empty(&self) -> bool {
        self.columns().is_empty()
    }

    /// One of the squares in a column.
    pub(crate) fn in_column(&self, column: Column) -> Option<Square> {
        let mut squares = Sheet::ALL
            .into_iter()
            .map(|sheet| Square::new(sheet, column));
        squares.find(|&square| self.contains(square))
    }

    /// One of the squares.
    pub fn first(&self) -> Option<Square> {
        self.into_iter().next()
    }

    pub(crate) fn meets(&self, other: &Self) -> bool {
        !(*self & *other).is_empty()
    }
}

/// What is done to two sets is done to each two sheets.
macro_rules! by_sheet {
    ($($operator:ident $name:ident),*) => {$(
        impl $operator for Squares {
            type Output = Self;
            #[inline]
            fn $name(mut self, other: Self) -> Self {
                for (sheet, other) in self.0.iter_mut().zip(&other.0) {
                    *sheet = sheet.$name(*other);
                }
                self
            }
        }
    )*};
}

by_sheet!(BitOr bitor, BitAnd bitand, BitXor bitxor, Sub sub);

impl BitOrAssign for Squares {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
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
        while let Some(&sheet) = Sheet::ALL.get(self.sheet) {
            let columns = &mut self.left.0[sheet as usize];
            if let Some(column) = columns.first() {
                columns.0 &= columns.0 - 1;
                return Some(Square::new(sheet, column));
            }
            self.sheet += 1;
        }
        None
    }
}
