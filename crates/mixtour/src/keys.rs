//! Zobrist keys. Users may store them, and a test pins some, so the seed never changes.
//!
//! Keys are computed, not stored: a table of all stacks would be a tenth of the wasm.

use klubovna_board::Zobrist;

use crate::{Cell, Stack};

/// What a key stands for.
pub(crate) enum Topic {
    Stack,
    BlackToMove,
    Reserves,
    Points,
    /// A move that only the ban on take-backs forbids (section 4.6).
    Ban,
    /// The number of passes that have just been made, one after the other.
    Passes,
}

pub(crate) const fn key(topic: Topic, value: u64) -> u64 {
    Zobrist::new(0x4d49_5854_4f55_5201).topic(topic as u32, value)
}

/// A stack on a cell; an empty cell has no key.
pub(crate) const fn stack(cell: Cell, stack: Stack) -> u64 {
    if stack.is_empty() {
        return 0;
    }
    let value = (cell.index() as u64) << 16 | stack.bits() as u64;
    key(Topic::Stack, value)
}

/// Black is to move.
pub(crate) const BLACK_TO_MOVE: u64 = key(Topic::BlackToMove, 0);

/// The key of a pair of counts, one for each side.
pub(crate) const fn counts(topic: Topic, counts: [u8; 2]) -> u64 {
    key(topic, u16::from_le_bytes(counts) as u64)
}
