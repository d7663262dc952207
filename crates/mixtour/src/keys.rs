//! Hash keys. Their values are a promise (a test pins some), so the seed never changes.
//!
//! Keys are computed, not stored: a table over all stacks would be a tenth of the wasm.

use klubovna_tabletop::rng::SplitMix64;

use crate::action::Action;
use crate::cell::Cell;
use crate::stack::Stack;

const SEED: u64 = 0x4d49_5854_4f55_5201;

/// What a key speaks of; the number stands above everything else in the seed.
#[repr(u64)]
enum Topic {
    Stack,
    BlackToMove,
    Reserves,
    Points,
    Ban,
    Passes,
}

const fn key(topic: Topic, value: u64) -> u64 {
    SplitMix64::new(SEED ^ (topic as u64) << 32 ^ value).next_u64()
}

/// A stack on a cell; an empty cell has no key.
pub(crate) const fn stack(cell: Cell, stack: Stack) -> u64 {
    if stack.is_empty() {
        0
    } else {
        key(
            Topic::Stack,
            (cell.index() as u64) << 16 | stack.bits() as u64,
        )
    }
}

/// Black is to move.
pub(crate) const BLACK_TO_MOVE: u64 = key(Topic::BlackToMove, 0);

pub(crate) const fn reserves(counts: [u8; 2]) -> u64 {
    key(Topic::Reserves, u16::from_le_bytes(counts) as u64)
}

pub(crate) const fn points(counts: [u8; 2]) -> u64 {
    key(Topic::Points, u16::from_le_bytes(counts) as u64)
}

/// A move that would be legal, were it not for section 4.6.
pub(crate) const fn ban(action: Action) -> u64 {
    match action {
        Action::Move { from, count, to } => {
            let value = (from.index() << 16 | to.index() << 8) as u64 | count as u64;
            key(Topic::Ban, value)
        }
        Action::Enter(_) | Action::Pass => 0,
    }
}

/// So many passes one after the other have just been made.
pub(crate) const fn passes(count: u8) -> u64 {
    if count == 0 {
        0
    } else {
        key(Topic::Passes, count as u64)
    }
}
