//! Actions as numbers, for the transposition table: see
//! [`Heuristic::to_bits`](crate::heuristic::Heuristic::to_bits).

/// Numbers of actions are below this.
pub(crate) const LIMIT: u32 = 1 << 31;

/// Numbers side by side, the first one in the lowest bits; each with the bits that it takes.
/// [`unpack`] takes them apart again.
///
/// ```
/// use klubovna_search::{pack, unpack};
///
/// let (from, to) = (12, 28);
/// assert_eq!(unpack(pack([(from, 6), (to, 6)]), [6, 6]), [from, to]);
/// ```
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
