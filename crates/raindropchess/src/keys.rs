//! Hash keys. Their values are a promise (a test pins some), so the seed never changes.
//! They are computed where they are needed: a table would weigh more than the rules.

use klubovna_chessmen::Square;
use klubovna_tabletop::rng::SplitMix64;
use klubovna_tabletop::rules::Side;

use crate::position::Phase;
use crate::{Card, Kind};

const SEED: u64 = 0x5241_494e_4452_4f50;

// Where each family of keys begins.
const MEN: u64 = 0;
const CARDS: u64 = MEN + 2 * 6 * 64;
const BLUE: u64 = CARDS + 2 * 8 * 16;
const PHASES: u64 = BLUE + 2 * 16;
const BLACK: u64 = PHASES + 16;
const QUIET: u64 = BLACK + 1;

const fn key(index: u64) -> u64 {
    SplitMix64::nth(SEED, index)
}

/// A man on a square.
pub(crate) fn man(kind: Kind, side: Side, square: Square) -> u64 {
    key(MEN + ((side.index() * 6 + kind.index()) * 64 + square.index()) as u64)
}

/// So many of a card are left in a deck.
pub(crate) fn cards(side: Side, card: Card, count: u8) -> u64 {
    key(CARDS + ((side.index() * 8 + card.index()) * 16) as u64 + u64::from(count & 15))
}

/// These blue pieces are left.
pub(crate) fn blue(side: Side, left: u8) -> u64 {
    key(BLUE + (side.index() * 16) as u64 + u64::from(left & 15))
}

/// The state of the turn.
pub(crate) fn phase(phase: Phase) -> u64 {
    key(PHASES + phase.index())
}

/// Black is to move.
pub(crate) fn black_to_move() -> u64 {
    key(BLACK)
}

/// So many quiet turns have passed (section 9.3).
pub(crate) fn quiet(turns: u16) -> u64 {
    key(QUIET + u64::from(turns))
}
