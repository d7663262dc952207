//! Where men look on the flat picture (sections 3.1, 3.4 and 3.6): columns from a column.

use crate::Kind;
use crate::geometry::{COLUMNS, Column};

/// Directions as files and ranks. The first four lead to columns of higher numbers.
pub(crate) const DIRECTIONS: [(i8, i8); 8] = [
    (1, 0),
    (0, 1),
    (1, 1),
    (-1, 1),
    (-1, 0),
    (0, -1),
    (-1, -1),
    (1, -1),
];
/// The straight ones among [`DIRECTIONS`].
pub(crate) const STRAIGHT: [usize; 4] = [0, 1, 4, 5];
/// The diagonal ones.
pub(crate) const DIAGONAL: [usize; 4] = [2, 3, 6, 7];

const KNIGHT: [(i8, i8); 8] = [
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
];

static RAYS: [[u64; COLUMNS]; 8] = rays();
static KING_STEPS: [u64; COLUMNS] = leaps(&DIRECTIONS);
static KNIGHT_LEAPS: [u64; COLUMNS] = leaps(&KNIGHT);

const fn rays() -> [[u64; COLUMNS]; 8] {
    let mut table = [[0; COLUMNS]; 8];
    let mut at = 0;
    while at < 8 * COLUMNS {
        let (direction, from) = (at / COLUMNS, at % COLUMNS);
        let mut column = Column::from_index(from as u32);
        while let Some(next) = column.offset(DIRECTIONS[direction]) {
            table[direction][from] |= next.bit();
            column = next;
        }
        at += 1;
    }
    table
}

const fn leaps(vectors: &[(i8, i8); 8]) -> [u64; COLUMNS] {
    let mut table = [0; COLUMNS];
    let mut at = 0;
    while at < 8 * COLUMNS {
        let from = at / 8;
        if let Some(to) = Column::from_index(from as u32).offset(vectors[at % 8]) {
            table[from] |= to.bit();
        }
        at += 1;
    }
    table
}

/// All columns in a direction.
pub(crate) fn ray(from: Column, direction: usize) -> u64 {
    RAYS[direction][from.index()]
}

/// The first occupied column in a direction.
pub(crate) fn blocker(from: Column, direction: usize, occupied: u64) -> Option<Column> {
    let met = ray(from, direction) & occupied;
    if met == 0 {
        return None;
    }
    let nearest = if direction < 4 {
        met.trailing_zeros()
    } else {
        met.ilog2()
    };
    Some(Column::from_index(nearest))
}

/// The columns in a direction up to the first occupied one, it included.
pub(crate) fn reach(from: Column, direction: usize, occupied: u64) -> u64 {
    let ray = ray(from, direction);
    match blocker(from, direction, occupied) {
        Some(at) => ray & !RAYS[direction][at.index()],
        None => ray,
    }
}

pub(crate) fn straight(from: Column, occupied: u64) -> u64 {
    STRAIGHT
        .iter()
        .fold(0, |set, &direction| set | reach(from, direction, occupied))
}

pub(crate) fn diagonal(from: Column, occupied: u64) -> u64 {
    DIAGONAL
        .iter()
        .fold(0, |set, &direction| set | reach(from, direction, occupied))
}

pub(crate) fn king(from: Column) -> u64 {
    KING_STEPS[from.index()]
}

pub(crate) fn knight(from: Column) -> u64 {
    KNIGHT_LEAPS[from.index()]
}

/// The columns that a piece attacks; none for pawns.
pub(crate) fn of_piece(kind: Kind, from: Column, occupied: u64) -> u64 {
    match kind {
        Kind::King => king(from),
        Kind::Queen => straight(from, occupied) | diagonal(from, occupied),
        Kind::Rook => straight(from, occupied),
        Kind::Bishop => diagonal(from, occupied),
        Kind::Knight => knight(from),
        Kind::Pawn => 0,
    }
}
