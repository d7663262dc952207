//! Zobrist keys. Users may store them, and a test pins some, so the seed never changes.

use klubovna_board::{KeyTable, Zobrist};

const KEYS: Zobrist = Zobrist::new(0x464f_4c4b_5900_0001);

/// Keys of pieces: two sides, four kinds, 64 squares. Other keys have the numbers after these.
const COUNT: usize = 2 * 4 * 64;

pub(crate) static PIECES: KeyTable<COUNT> = KeyTable::new(KEYS);

/// Black is to move.
pub(crate) const BLACK_TO_MOVE: u64 = KEYS.number(COUNT as u64);

/// The key of the number of plies left before the draw of section 5.4.
pub(crate) fn plies_left(plies: u16) -> u64 {
    const QUIET: u64 = KEYS.number(COUNT as u64 + 1);
    Zobrist::new(QUIET ^ u64::from(plies)).number(0)
}
