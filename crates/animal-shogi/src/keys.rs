//! Zobrist keys. Users may store them, and a test pins some, so the seed never changes.
//!
//! A table of all pieces on all squares would be a quarter of the wasm. The key is the product of
//! a number for the piece and a number for the square instead: as good, for one multiplication.
#![expect(
    clippy::indexing_slicing,
    reason = "codes and squares are masked to the length of the tables"
)]

use klubovna_rules::{Side, SplitMix64};

use crate::square::{SQUARES, Square};

const SEED: u64 = 0x414e_494d_414c_0001;

struct Keys {
    pieces: [u64; 32],
    squares: [u64; 128],
}

static KEYS: Keys = keys();

const fn keys() -> Keys {
    let mut pieces = [0; 32];
    let mut squares = [0; 128];
    let mut at = 0;
    while at < pieces.len() {
        pieces[at] = piece_factor(at as u64);
        at += 1;
    }
    at = 0;
    while at < SQUARES as usize {
        squares[at] = square_factor(at as u64);
        at += 1;
    }
    Keys { pieces, squares }
}

const fn piece_factor(code: u64) -> u64 {
    SplitMix64::nth(SEED, code) | 1
}

const fn square_factor(square: u64) -> u64 {
    SplitMix64::nth(SEED, 32 + square) | 1
}

/// The key of a piece, given by its code, on a square.
#[inline]
pub(crate) fn piece(code: u8, side: Side, square: Square) -> u64 {
    let code = code & 15 | (side.0 & 1) << 4;
    let product = if cfg!(feature = "small") {
        piece_factor(code.into()).wrapping_mul(square_factor(square.index().into()))
    } else {
        KEYS.pieces[usize::from(code)].wrapping_mul(KEYS.squares[usize::from(square.index() & 127)])
    };
    // The upper half of a product depends on all bits of both numbers, the lower does not.
    product ^ product >> 32
}

/// The second player is to move.
#[inline]
pub(crate) fn second_to_move() -> u64 {
    const { SplitMix64::nth(SEED, 32 + SQUARES as u64) }
}

/// The key of a value beside the board (hands, stage, or plies left), packed by the caller.
pub(crate) fn other(topic: u64, value: u64) -> u64 {
    let topic = SplitMix64::new(SEED ^ topic).next_u64();
    SplitMix64::new(topic ^ value).next_u64()
}
