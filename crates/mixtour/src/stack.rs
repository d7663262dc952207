//! Stacks of pieces (section 1.4).

use std::fmt;

use klubovna_rules::Side;
use klubovna_text::side_letter;

/// The height from which a stack scores (section 5.1).
pub const SCORING_HEIGHT: u8 = 5;
/// The height of the highest stack that a move can have as its target (section 4.4).
pub const MAX_TARGET: u8 = SCORING_HEIGHT - 1;
/// The highest stack there can be: four on four (section 4.5).
pub const MAX_HEIGHT: u8 = 2 * MAX_TARGET;

/// The pieces on one cell; possibly none.
///
/// One bit for each piece, 1 for Black; the lowest bit is the top piece. A 1 above all of them
/// marks the height.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Stack(u16);

impl Stack {
    /// No piece.
    pub const EMPTY: Self = Self(1);

    /// Number of pieces.
    pub const fn height(self) -> u8 {
        self.0.ilog2() as u8
    }

    /// Whether there is no piece.
    pub const fn is_empty(self) -> bool {
        self.0 == Self::EMPTY.0
    }

    /// The side whose piece is on top.
    pub const fn owner(self) -> Option<Side> {
        if self.is_empty() {
            None
        } else {
            Some(Side(self.0 as u8 & 1))
        }
    }

    /// The pieces from the bottom to the top.
    pub fn pieces(self) -> impl DoubleEndedIterator<Item = Side> + ExactSizeIterator {
        (0..self.height())
            .rev()
            .map(move |depth| Side((self.0 >> depth & 1) as u8))
    }

    /// The number of pieces of one side.
    pub const fn count(self, side: Side) -> u8 {
        let black = self.0.count_ones() as u8 - 1;
        if side.index() == 0 {
            self.height() - black
        } else {
            black
        }
    }

    /// The stack with one more piece on top; unchanged where it is as high as possible.
    #[must_use]
    pub const fn with(self, side: Side) -> Self {
        if self.height() < MAX_HEIGHT {
            Self(self.0 << 1 | side.index() as u16)
        } else {
            self
        }
    }

    /// The pieces that stay and the top `count` that are lifted; `None` for 0 or too many.
    pub const fn split(self, count: u8) -> Option<(Self, Self)> {
        if count == 0 || count > self.height() {
            return None;
        }
        let mark = 1 << count;
        Some((Self(self.0 >> count), Self(self.0 & (mark - 1) | mark)))
    }

    /// This stack with `top` put onto it; `None` where that would exceed [`MAX_HEIGHT`].
    pub const fn under(self, top: Self) -> Option<Self> {
        let height = top.height();
        if self.height() + height > MAX_HEIGHT {
            return None;
        }
        Some(Self(self.0 << height | top.0 ^ 1 << height))
    }

    /// The pieces as bits, the top one in the lowest, 1 for the second side; a 1 above all of them
    /// marks the height.
    pub const fn bits(self) -> u16 {
        self.0
    }
}

/// From the bottom to the top: `wwb`.
impl fmt::Display for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text: String = self.pieces().map(side_letter).collect();
        f.pad(&text)
    }
}

impl fmt::Debug for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Stack({self})")
    }
}
