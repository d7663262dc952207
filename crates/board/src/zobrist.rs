//! Hash keys of a game.

use klubovna_rules::{Side, SplitMix64};
use klubovna_text::Piece;

use crate::Cell;

/// The hash keys of a game (Zobrist), all out of one seed. Their values are a promise: stored
/// analyses and pinned tests depend on them, so a game never changes its seed.
///
/// Keys are computed. A table is quicker and, as random bytes cannot be compressed, large: a
/// [`KeyTable`] is for games where it pays.
///
/// ```
/// use klubovna_board::{KeyTable, Zobrist};
///
/// const KEYS: Zobrist = Zobrist::new(0x4e49_4d00);
/// static PIECES: KeyTable<64> = KeyTable::new(KEYS);
/// assert_eq!(PIECES.number(7), KEYS.number(7));
/// assert_ne!(KEYS.topic(1, 7), KEYS.topic(2, 7));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Zobrist(u64);

impl Zobrist {
    /// The keys of a seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The key with a number; different kinds of keys use different ranges of numbers.
    #[inline]
    pub const fn number(self, number: u64) -> u64 {
        SplitMix64::nth(self.0, number)
    }

    #[cfg(not(feature = "small"))]
    #[expect(clippy::indexing_slicing, reason = "below the count")]
    const fn first<const COUNT: usize>(self) -> [u64; COUNT] {
        let mut keys = [0; COUNT];
        let mut at = 0;
        while at < COUNT {
            keys[at] = self.number(at as u64);
            at += 1;
        }
        keys
    }

    /// The key of a piece on a cell. These keys have the first numbers, one for each side, kind and
    /// cell.
    #[inline]
    pub fn piece<K: Piece, const W: u8, const H: u8>(
        self,
        kind: K,
        side: Side,
        cell: Cell<W, H>,
    ) -> u64 {
        self.number(number_of_piece(kind, side, cell) as u64)
    }

    /// The key of a value (below 2³²) within a topic: a stack on a cell, a count, a right.
    #[inline]
    pub const fn topic(self, topic: u32, value: u64) -> u64 {
        SplitMix64::new(self.0 ^ (topic as u64) << 32 ^ value).next_u64()
    }
}

#[inline]
fn number_of_piece<K: Piece, const W: u8, const H: u8>(
    kind: K,
    side: Side,
    cell: Cell<W, H>,
) -> usize {
    let kinds = side.index() * K::ALL.len() + kind.index();
    kinds * usize::from(Cell::<W, H>::COUNT) + cell.index()
}

/// The first keys of a seed as a table, for speed. With the feature `small` they are computed,
/// because a table of a thousand keys would be a tenth of a module of rules.
#[derive(Debug)]
pub struct KeyTable<const COUNT: usize> {
    seed: Zobrist,
    #[cfg(not(feature = "small"))]
    keys: [u64; COUNT],
}

impl<const COUNT: usize> KeyTable<COUNT> {
    /// The first keys of `seed`.
    pub const fn new(seed: Zobrist) -> Self {
        Self {
            seed,
            #[cfg(not(feature = "small"))]
            keys: seed.first(),
        }
    }

    /// See [`Zobrist::number`].
    #[inline]
    pub fn number(&self, number: usize) -> u64 {
        #[cfg(not(feature = "small"))]
        if let Some(&key) = self.keys.get(number) {
            return key;
        }
        self.seed.number(number as u64)
    }

    /// See [`Zobrist::piece`].
    #[inline]
    pub fn piece<K: Piece, const W: u8, const H: u8>(
        &self,
        kind: K,
        side: Side,
        cell: Cell<W, H>,
    ) -> u64 {
        self.number(number_of_piece(kind, side, cell))
    }
}
