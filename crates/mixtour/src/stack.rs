//! Stacks of pieces (section 1.4).

use std::fmt;

use klubovna_tabletop::rules::Side;

/// A stack of so many pieces scores (section 5.1).
pub const SCORING_HEIGHT: u8 = 5;
/// The highest target of a move (section 4.4).
pub(crate) const MAX_TARGET: u8 = SCORING_HEIGHT - 1;
/// The highest stack there can be: four on four (section 4.5).
pub const MAX_HEIGHT: u8 = 2 * MAX_TARGET;

/// The pieces on one cell, none included.
///
/// A bit for each piece, 1 for Black, the top piece lowest; a leading 1 marks the height.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Stack(u16);

impl Stack {
    /// No piece.
    pub const EMPTY: Self = Self(1);

    /// Number of pieces.
    pub const fn height(self) -> u8 {
        (self.0.ilog2()) as u8
    }

    /// Whether there is no piece.
    pub const fn is_empty(self) -> bool {
        self.0 == Self::EMPTY.0
    }

    /// Whose piece is on top.
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

    /// How many pieces of one side are in it.
    pub const fn count(self, side: Side) -> u8 {
        let black = self.0.count_ones() as u8 - 1;
        if side.index() == 0 {
            self.height() - black
        } else {
            black
        }
    }

    /// One more piece on top; nothing beyond the highest possible stack.
    #[must_use]
    pub(crate) const fn with(self, side: Side) -> Self {
        if self.height() < MAX_HEIGHT {
            Self(self.0 << 1 | side.index() as u16)
        } else {
            self
        }
    }

    /// What stays and what is taken when the top `count` pieces are lifted; `None` when
    /// there are not so many, or none are lifted.
    pub(crate) const fn split(self, count: u8) -> Option<(Self, Self)> {
        if count == 0 || count > self.height() {
            return None;
        }
        let mark = 1 << count;
        Some((Self(self.0 >> count), Self(self.0 & (mark - 1) | mark)))
    }

    /// `top` put onto this stack; `None` when that is higher than can be.
    pub(crate) const fn under(self, top: Self) -> Option<Self> {
        let height = top.height();
        if self.height() + height > MAX_HEIGHT {
            return None;
        }
        Some(Self(self.0 << height | top.0 ^ 1 << height))
    }

    pub(crate) const fn bits(self) -> u16 {
        self.0
    }
}

/// From the bottom to the top: `wwb`.
impl fmt::Display for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text: String = self.pieces().map(letter).collect();
        f.pad(&text)
    }
}

impl fmt::Debug for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Stack({self})")
    }
}

/// The letter of a piece and of a side.
pub(crate) fn letter(side: Side) -> char {
    if side == Side::FIRST { 'w' } else { 'b' }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stack(text: &str) -> Stack {
        text.chars().fold(Stack::EMPTY, |stack, letter| {
            stack.with(Side(u8::from(letter == 'b')))
        })
    }

    #[test]
    fn a_stack_is_its_pieces_in_order() {
        for text in ["w", "b", "wb", "bw", "wwb", "wbwbbbww", "bbbbbbbb"] {
            let stack = stack(text);
            assert_eq!(stack.to_string(), text);
            assert_eq!(usize::from(stack.height()), text.len());
            let black = text.matches('b').count();
            assert_eq!(usize::from(stack.count(Side::SECOND)), black);
            assert_eq!(usize::from(stack.count(Side::FIRST)), text.len() - black);
            assert_eq!(stack.owner().map(letter), text.chars().last());
        }
        assert_eq!(Stack::EMPTY.owner(), None);
    }

    #[test]
    fn what_is_lifted_keeps_its_order() {
        let (rest, lifted) = stack("wbbw").split(3).unwrap();
        assert_eq!((rest, lifted), (stack("w"), stack("bbw")));
        assert_eq!(stack("wb").under(lifted), Some(stack("wbbbw")));
        assert_eq!(stack("wb").split(2), Some((Stack::EMPTY, stack("wb"))));
        assert_eq!(stack("wb").split(0), None);
        assert_eq!(stack("wb").split(3), None);
        assert_eq!(stack("wb").split(u8::MAX), None);
    }

    #[test]
    fn four_on_four_is_the_limit() {
        assert_eq!(stack("wbwb").under(stack("bbww")), Some(stack("wbwbbbww")));
        assert_eq!(stack("wbwbw").under(stack("bbww")), None);
        assert_eq!(stack("wbwbwbwb").with(Side::FIRST), stack("wbwbwbwb"));
    }
}
