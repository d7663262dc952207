//! Zobrist keys. Users may store them, and a test pins some, so the seed never changes.
//! They are computed where they are needed: a table would be larger than the rules.

use klubovna_board::Zobrist;
use klubovna_rules::Side;
use klubovna_text::Piece;

use crate::Card;
use crate::position::{Phase, Setting};

/// Keys of pieces have the first numbers.
pub(crate) const KEYS: Zobrist = Zobrist::new(0x5241_494e_4452_4f50);

// The first number of each other family of keys.
const CARDS: usize = 2 * 6 * 64;
const BLUE: usize = CARDS + 2 * 8 * 16;
const PHASES: usize = BLUE + 2 * 16;
const BLACK: usize = PHASES + 16;
const QUIET: usize = BLACK + 1;

const fn key(index: usize) -> u64 {
    KEYS.number(index as u64)
}

/// The key of a number of quiet turns (section 9.3).
pub(crate) fn quiet(turns: u16) -> u64 {
    key(QUIET + usize::from(turns))
}

/// The key of the number of cards of a kind in a side's deck.
pub(crate) fn cards(side: Side, card: Card, count: u8) -> u64 {
    key(CARDS + (side.index() * 8 + card.index()) * 16 + usize::from(count))
}

/// The key of the blue pieces that a side has left.
pub(crate) fn blue(side: Side, left: u8) -> u64 {
    key(BLUE + side.index() * 16 + usize::from(left))
}

/// The key of the cards and blue pieces of both sides.
pub(crate) fn left(setting: &Setting) -> u64 {
    let mut hash = 0;
    for side in Side::BOTH {
        hash ^= blue(side, side.of(setting.blue));
        for card in Card::ALL {
            hash ^= cards(side, card, side.of(setting.decks).count(card));
        }
    }
    hash
}

/// The key of the side to move and the phase of its turn.
pub(crate) fn turn(side: Side, phase: Phase) -> u64 {
    let mut hash = key(PHASES + phase.index());
    if side == Side::SECOND {
        hash ^= key(BLACK);
    }
    hash
}
