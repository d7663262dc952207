//! Hash keys. Their values are a promise (a test pins some), so the seed never changes.

use klubovna_chessmen::Square;
use klubovna_tabletop::rng::SplitMix64;
use klubovna_tabletop::rules::Side;

use crate::Kind;

const SEED: u64 = 0x464f_4c4b_5900_0001;

// Where each family of keys begins.
const MEN: u64 = 0;
const BLACK: u64 = MEN + 2 * 4 * 64;
const QUIET: u64 = BLACK + 1;

const fn key(index: u64) -> u64 {
    SplitMix64::nth(SEED, index)
}

static MEN_TABLE: [u64; BLACK as usize] = {
    let mut keys = [0; BLACK as usize];
    let mut at = 0;
    while at < keys.len() {
        keys[at] = key(MEN + at as u64);
        at += 1;
    }
    keys
};

/// A man on a square.
pub(crate) fn man(kind: Kind, side: Side, square: Square) -> u64 {
    let index = (side.index() * 4 + kind.index()) * 64 + square.index();
    if cfg!(feature = "small") {
        // A tenth of the module, since random bytes cannot be compressed.
        key(MEN + index as u64)
    } else {
        MEN_TABLE[index]
    }
}

/// Black is to move.
pub(crate) fn black_to_move() -> u64 {
    const { key(BLACK) }
}

/// So many plies are left before the draw of section 5.4.
pub(crate) fn plies_left(plies: u16) -> u64 {
    SplitMix64::new(const { key(QUIET) } ^ u64::from(plies)).next_u64()
}
