//! Hash keys. They never change; they are computed, because tables would cost too many bytes.

use klubovna_board::Zobrist;
use klubovna_rules::Side;

use crate::Kind;
use crate::attack_boards::Place;
use crate::geometry::{Column, Square};

const KEYS: Zobrist = Zobrist::new(0x5452_4944_4348_4501);

/// What a key speaks of; the number stands above everything else in the seed.
enum Topic {
    Piece,
    Fresh,
    Board,
    Right,
    Passed,
    Pending,
    Quiet,
    FirstMove,
    BlackToMove,
}

const fn key(topic: Topic, value: u64) -> u64 {
    KEYS.topic(topic as u32, value)
}

pub(crate) fn piece(kind: Kind, side: Side, at: Square) -> u64 {
    let piece = kind as usize * 2 + side.index();
    key(Topic::Piece, (piece << 9 | at.index()) as u64)
}

/// The pawn on a square has never moved.
pub(crate) fn fresh(at: Square) -> u64 {
    key(Topic::Fresh, at.index() as u64)
}

pub(crate) fn board(place: Place, owner: Option<Side>) -> u64 {
    let owner = owner.map_or(2, Side::index);
    key(Topic::Board, u64::from(place.index()) << 2 | owner as u64)
}

/// The rook on a place of a row may castle.
pub(crate) fn right(place: usize) -> u64 {
    key(Topic::Right, place as u64)
}

/// A pawn has just passed a column and can be captured there.
pub(crate) fn passed(column: Column, pawn: Square) -> u64 {
    key(Topic::Passed, (column.index() << 9 | pawn.index()) as u64)
}

pub(crate) fn pending(at: Square) -> u64 {
    key(Topic::Pending, at.index() as u64)
}

/// So many plies without capture, pawn move or promotion.
pub(crate) fn quiet(plies: u16) -> u64 {
    key(Topic::Quiet, plies.into())
}

/// Castling is forbidden because it is the first move.
pub(crate) const FIRST_MOVE: u64 = key(Topic::FirstMove, 0);

pub(crate) const BLACK_TO_MOVE: u64 = key(Topic::BlackToMove, 0);
