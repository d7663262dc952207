//! Squares of the board (sections 1.1 and 1.3).

use klubovna_text::{Arg, ToArg, ToCells};
use std::fmt;
use std::str::FromStr;

use klubovna_rules::Side;

use crate::piece::Step;

/// Squares on a file, and files on the board.
pub const SIZE: u8 = 9;
/// Squares on the board.
pub const SQUARES: u8 = SIZE * SIZE;

/// A square: files 9 to 1 from left to right, ranks a to i from top to bottom, both as
/// the first player sees them.
///
/// Numbered along the files, `1a 1b … 9i`: a file is nine bits in a row of a
/// [`Squares`](crate::Squares).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square with that number, 0 to 80.
    pub const fn new(index: u8) -> Option<Self> {
        if index < SQUARES {
            Some(Self(index))
        } else {
            None
        }
    }

    /// The square on `file` (0 for file 1) and `rank` (0 for rank a).
    pub const fn at(file: u8, rank: u8) -> Option<Self> {
        if file < SIZE && rank < SIZE {
            Some(Self(file * SIZE + rank))
        } else {
            None
        }
    }

    /// The square of a bit in a set of squares.
    pub(crate) const fn from_bit(index: u8) -> Self {
        Self(index)
    }

    /// Every square.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..SQUARES).map(Self)
    }

    /// 0 to 80.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// 0 for file 1.
    pub const fn file(self) -> u8 {
        self.0 / SIZE
    }

    /// 0 for rank a.
    pub const fn rank(self) -> u8 {
        self.0 % SIZE
    }

    /// The number of ranks in front of this square, as `side` sees it: 0 on the last one.
    pub const fn ranks_left(self, side: Side) -> u8 {
        if side.0 == 0 {
            self.rank()
        } else {
            SIZE - 1 - self.rank()
        }
    }

    /// The target of one step of a piece.
    pub(crate) const fn walk(self, (right, ahead): Step, side: Side) -> Option<Self> {
        let forward = if side.0 == 0 { 1 } else { -1 };
        self.step(-right * forward, -ahead * forward)
    }

    /// The neighbour so many files to the left and ranks down, as the first player sees.
    const fn step(self, files: i8, ranks: i8) -> Option<Self> {
        let file = self.file() as i8 + files;
        let rank = self.rank() as i8 + ranks;
        if file < 0 || rank < 0 {
            return None;
        }
        Self::at(file as u8, rank as u8)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = [b'1' + self.file(), b'a' + self.rank()];
        f.write_str(std::str::from_utf8(&name).unwrap_or_default())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is no name of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSquare;

impl FromStr for Square {
    type Err = NoSquare;

    /// Reads `7g`, or `77` as Japanese texts write it.
    fn from_str(text: &str) -> Result<Self, NoSquare> {
        let &[file @ b'1'..=b'9', rank] = text.as_bytes() else {
            return Err(NoSquare);
        };
        let rank = match rank {
            b'a'..=b'i' => rank - b'a',
            b'1'..=b'9' => rank - b'1',
            _ => return Err(NoSquare),
        };
        Self::at(file - b'1', rank).ok_or(NoSquare)
    }
}

impl ToArg for Square {
    fn to_arg(&self) -> Arg {
        Arg::Cell(self.to_string())
    }
}

impl ToCells for Square {
    fn add_cells(&self, cells: &mut Vec<String>) {
        cells.push(self.to_string());
    }
}
