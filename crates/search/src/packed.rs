//! Actions as numbers, for the transposition table: [`Packed`].

/// An action that the transposition table can remember: the number is the whole action, so
/// that an engine can try it before any other one is generated.
///
/// [`pack`] and [`unpack`] put an action together from small numbers and take it apart:
///
/// ```
/// use klubovna_search::{Packed, pack, unpack};
///
/// #[derive(Clone, Copy, Debug, PartialEq)]
/// struct Move {
///     from: u8,
///     to: u8,
/// }
///
/// impl Packed for Move {
///     fn to_bits(self) -> u32 {
///         pack([(self.from.into(), 6), (self.to.into(), 6)])
///     }
///
///     fn from_bits(bits: u32) -> Option<Self> {
///         let [from, to] = unpack(bits, [6, 6]);
///         Some(Self { from: from as u8, to: to as u8 })
///     }
/// }
///
/// let action = Move { from: 12, to: 28 };
/// assert_eq!(Move::from_bits(action.to_bits()), Some(action));
/// ```
pub trait Packed: Copy {
    /// A number of 31 bits, different for every action.
    fn to_bits(self) -> u32;

    /// The action with that number, legal or not; `None` where no action has the number.
    fn from_bits(bits: u32) -> Option<Self>;
}

/// Actions of a small game may be numbers already.
impl Packed for u8 {
    fn to_bits(self) -> u32 {
        self.into()
    }

    fn from_bits(bits: u32) -> Option<Self> {
        bits.try_into().ok()
    }
}

/// Numbers of actions are below this.
pub(crate) const LIMIT: u32 = 1 << 31;

/// Numbers side by side, the first one in the lowest bits; each with the bits that it takes.
#[must_use]
pub const fn pack<const COUNT: usize>(fields: [(u32, u32); COUNT]) -> u32 {
    let (mut bits, mut shift) = (0, 0);
    let mut rest: &[(u32, u32)] = &fields;
    while let [(value, width), others @ ..] = rest {
        bits |= *value << shift;
        shift += *width;
        rest = others;
    }
    bits
}

/// The numbers that [`pack`] has put side by side.
#[must_use]
pub fn unpack<const COUNT: usize>(bits: u32, widths: [u32; COUNT]) -> [u32; COUNT] {
    let mut rest = bits;
    widths.map(|width| {
        let value = rest & ((1 << width) - 1);
        rest >>= width;
        value
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_side_by_side_come_apart_again() {
        for values in [[0, 0, 0], [63, 63, 7], [1, 2, 3], [62, 0, 5]] {
            let [a, b, c] = values;
            assert_eq!(unpack(pack([(a, 6), (b, 6), (c, 3)]), [6, 6, 3]), values);
        }
    }
}
