//! Hash keys. Their values are a promise (a test pins some), so the seed never changes.

use klubovna_chessmen::Square;
use klubovna_tabletop::rng::SplitMix64;
use klubovna_tabletop::rules::Side;

use crate::Kind;

const SEED: u64 = 0x464f_4c4b_5900_0001;

struct Keys {
    men: [[[u64; 64]; 4]; 2],
    black_to_move: u64,
    // Start of the keys for the plies left before the draw by counting.
    quiet: u64,
}

static KEYS: Keys = keys();

const fn keys() -> Keys {
    let mut rng = SplitMix64::new(SEED);
    let mut men = [[[0; 64]; 4]; 2];
    let mut at = 0;
    while at < 2 * 4 * 64 {
        men[at / 256][at / 64 % 4][at % 64] = rng.next_u64();
        at += 1;
    }
    Keys {
        men,
        black_to_move: rng.next_u64(),
        quiet: rng.next_u64(),
    }
}

/// A man on a square.
pub(crate) fn man(kind: Kind, side: Side, square: Square) -> u64 {
    KEYS.men[side.index()][kind.index()][square.index()]
}

/// Black is to move.
pub(crate) fn black_to_move() -> u64 {
    KEYS.black_to_move
}

/// So many plies are left before the draw of section 5.4.
pub(crate) fn plies_left(plies: u16) -> u64 {
    SplitMix64::new(KEYS.quiet ^ u64::from(plies)).next_u64()
}
