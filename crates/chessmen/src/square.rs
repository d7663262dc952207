//! Names of places: files, ranks, squares; and the two colours of men.

use std::error::Error;
use std::fmt::{self, Write};
use std::str::FromStr;

use klubovna_tabletop::error::Arg;
use klubovna_tabletop::faults::ToArg;

/// The light or the dark men.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Color {
    /// The light men, below as White sees the board.
    White,
    /// The dark men.
    Black,
}

/// A column, from `a` on the left as White sees the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct File(u8);

/// A row, from `1` at White's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank(u8);

/// One of the 64 squares, numbered from a1 = 0 along the ranks to h8 = 63.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

/// A text that is not the name of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadSquare;

impl Color {
    /// The opponent's colour.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    /// 0 for White, 1 for Black.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl File {
    /// The file with this number, `a` = 0.
    pub const fn new(index: u8) -> Option<Self> {
        if index < 8 { Some(Self(index)) } else { None }
    }

    /// The file with this letter.
    pub const fn from_char(letter: char) -> Option<Self> {
        match letter {
            'a'..='h' => Some(Self(letter as u8 - b'a')),
            _ => None,
        }
    }

    /// Every file from `a` to `h`.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..8_u8).map(Self)
    }

    /// 0 for `a`, 7 for `h`.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The letter.
    pub const fn to_char(self) -> char {
        (b'a' + self.0) as char
    }
}

impl Rank {
    /// White's first rank, `1`.
    pub const FIRST: Self = Self(0);
    /// Black's first rank, `8`.
    pub const LAST: Self = Self(7);

    /// The rank with this number, `1` = 0.
    pub const fn new(index: u8) -> Option<Self> {
        if index < 8 { Some(Self(index)) } else { None }
    }

    /// The rank with this digit.
    pub const fn from_char(digit: char) -> Option<Self> {
        match digit {
            '1'..='8' => Some(Self(digit as u8 - b'1')),
            _ => None,
        }
    }

    /// Every rank from `1` to `8`.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..8_u8).map(Self)
    }

    /// 0 for `1`, 7 for `8`.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The digit.
    pub const fn to_char(self) -> char {
        (b'1' + self.0) as char
    }
}

impl Square {
    /// The square with this number, a1 = 0, b1 = 1, h8 = 63.
    pub const fn new(index: u8) -> Option<Self> {
        if index < 64 { Some(Self(index)) } else { None }
    }

    /// The square whose number these six low bits are.
    pub(crate) const fn wrapping(index: u8) -> Self {
        Self(index & 63)
    }

    /// Where a file and a rank cross.
    pub const fn at(file: File, rank: Rank) -> Self {
        Self(rank.0 * 8 + file.0)
    }

    /// Every square in order of number.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..64_u8).map(Self)
    }

    /// The number, always below 64.
    pub const fn index(self) -> usize {
        // The mask tells the compiler what it needs to drop bounds checks.
        (self.0 & 63) as usize
    }

    /// Its file.
    pub const fn file(self) -> File {
        File(self.0 % 8)
    }

    /// Its rank.
    pub const fn rank(self) -> Rank {
        Rank(self.0 / 8)
    }

    /// Whether it is a dark square, as a1 is.
    pub const fn is_dark(self) -> bool {
        (self.0 % 8 + self.0 / 8).is_multiple_of(2)
    }

    /// The square on the mirrored file: a4 for h4.
    #[must_use]
    pub const fn mirror_file(self) -> Self {
        Self(self.0 ^ 0o07)
    }

    /// The square on the mirrored rank: h5 for h4.
    #[must_use]
    pub const fn mirror_rank(self) -> Self {
        Self(self.0 ^ 0o70)
    }

    /// The square so many files to the right and ranks up, if there is one.
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Self> {
        let file = self.file().0 as i8 + files;
        let rank = self.rank().0 as i8 + ranks;
        if 0 <= file && file < 8 && 0 <= rank && rank < 8 {
            Some(Self((rank * 8 + file) as u8))
        } else {
            None
        }
    }
}

impl fmt::Display for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(self.to_char())
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(self.to_char())
    }
}

impl Square {
    /// The name, for example `e4`. The same as through `Display`, with less code where it is
    /// called.
    #[inline(never)]
    pub fn name(self) -> String {
        String::from_iter([self.file().to_char(), self.rank().to_char()])
    }
}

impl ToArg for Square {
    fn to_arg(&self) -> Arg {
        Arg::Cell(self.name())
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(self.file().to_char())?;
        f.write_char(self.rank().to_char())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for BadSquare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not the name of a square, which is a letter a–h and a digit 1–8")
    }
}

impl Error for BadSquare {}

impl FromStr for Square {
    type Err = BadSquare;

    fn from_str(text: &str) -> Result<Self, BadSquare> {
        let mut chars = text.chars();
        match (
            chars.next().and_then(File::from_char),
            chars.next().and_then(Rank::from_char),
            chars.next(),
        ) {
            (Some(file), Some(rank), None) => Ok(Self::at(file, rank)),
            _ => Err(BadSquare),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_numbers_go_both_ways() {
        for (number, square) in Square::all().enumerate() {
            assert_eq!(square.index(), number);
            assert_eq!(square.to_string().parse(), Ok(square));
            assert_eq!(Square::at(square.file(), square.rank()), square);
            assert_eq!(
                File::from_char(square.file().to_char()),
                Some(square.file())
            );
            assert_eq!(
                Rank::from_char(square.rank().to_char()),
                Some(square.rank())
            );
        }
        assert_eq!(Square::new(0).unwrap().to_string(), "a1");
        assert_eq!(Square::new(63).unwrap().to_string(), "h8");
        assert_eq!(Square::new(64), None);
        for bad in ["", "a", "a0", "a9", "i1", "A1", "a11", "á1", "1a"] {
            assert_eq!(bad.parse::<Square>(), Err(BadSquare), "{bad}");
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
    }
}
