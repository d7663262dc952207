//! What men reach. Sliders reach the first occupied square of each ray, whoever stands
//! there; what a game allows to do there is its own matter.

use crate::{Bitboard, Color, Direction, Square};

type Table = [Bitboard; 64];

/// Jumps as files and ranks.
type Leaper = &'static [(i8, i8)];

static RAYS: [Table; 8] = rays();

const KNIGHT: Leaper = &[
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
];
const KING: Leaper = &[
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
    (-1, 0),
    (-1, 1),
];
const PAWN: [Leaper; 2] = [&[(-1, 1), (1, 1)], &[(-1, -1), (1, -1)]];

static KNIGHT_TABLE: Table = table(KNIGHT);
static KING_TABLE: Table = table(KING);
static PAWN_TABLE: [Table; 2] = [table(PAWN[0]), table(PAWN[1])];

/// Whether attacks are worked out where they are asked for, in less memory, instead of read
/// from tables.
const SMALL: bool = cfg!(feature = "small");

/// Where a knight goes from `square`.
pub fn knight(square: Square) -> Bitboard {
    if SMALL {
        jumps(KNIGHT, square)
    } else {
        KNIGHT_TABLE[square.index()]
    }
}

/// Where a king goes from `square`.
pub fn king(square: Square) -> Bitboard {
    if SMALL {
        jumps(KING, square)
    } else {
        KING_TABLE[square.index()]
    }
}

/// Where a chess pawn of `color` captures from `square`.
pub fn pawn(color: Color, square: Square) -> Bitboard {
    if SMALL {
        jumps(PAWN[color.index()], square)
    } else {
        PAWN_TABLE[color.index()][square.index()]
    }
}

/// Where a rook goes from `square`, blocked by `occupied`.
pub fn rook(square: Square, occupied: Bitboard) -> Bitboard {
    line(square, Direction::North, occupied) | line(square, Direction::East, occupied)
}

/// Where a bishop goes from `square`, blocked by `occupied`.
pub fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
    line(square, Direction::NorthEast, occupied) | line(square, Direction::NorthWest, occupied)
}

/// Where a queen goes from `square`, blocked by `occupied`.
pub fn queen(square: Square, occupied: Bitboard) -> Bitboard {
    rook(square, occupied) | bishop(square, occupied)
}

/// All squares from `square` (without it) to the edge of the board.
pub fn ray(square: Square, direction: Direction) -> Bitboard {
    if SMALL {
        slide(direction, square)
    } else {
        RAYS[direction as usize][square.index()]
    }
}

/// The first square of `occupied` that one meets on the way from `square`.
pub fn blocker(square: Square, direction: Direction, occupied: Bitboard) -> Option<Square> {
    let met = ray(square, direction) & occupied;
    if direction.is_ascending() {
        met.first()
    } else {
        met.last()
    }
}

/// The farthest empty square that one sees from `square`, and what stops the look: `None` for
/// an empty square next to nothing or for the edge of the board. Nothing where the board ends
/// at once.
pub fn sight(
    square: Square,
    direction: Direction,
    occupied: Bitboard,
) -> Option<(Option<Square>, Option<Square>)> {
    let stop = blocker(square, direction, occupied);
    let seen = match stop {
        Some(stop) => between(square, stop),
        None => ray(square, direction),
    };
    let farthest = if direction.is_ascending() {
        seen.last()
    } else {
        seen.first()
    };
    (farthest.is_some() || stop.is_some()).then_some((farthest, stop))
}

/// The squares between two squares of one line, both left out; nothing when no queen
/// could go from one to the other.
pub fn between(from: Square, to: Square) -> Bitboard {
    match Direction::from_to(from, to) {
        Some(direction) => ray(from, direction) & ray(to, direction.opposite()),
        None => Bitboard::EMPTY,
    }
}

/// Both ways along one line, by obstruction difference: subtracting the nearest blocker
/// below from twice the nearest one above leaves the bits from one to the other set.
/// `ascending` has to be a direction in which square numbers grow.
fn line(square: Square, ascending: Direction, occupied: Bitboard) -> Bitboard {
    let above = ray(square, ascending).0;
    let below = ray(square, ascending.opposite()).0;
    let blockers_above = above & occupied.0;
    let nearest_above = blockers_above & blockers_above.wrapping_neg();
    // Without a blocker the line is open down to bit 0.
    let nearest_below = (1 << 63) >> ((below & occupied.0) | 1).leading_zeros();
    let reached = (nearest_above << 1).wrapping_sub(nearest_below);
    Bitboard(reached & (above | below))
}

const fn rays() -> [Table; 8] {
    let mut tables = [[Bitboard::EMPTY; 64]; 8];
    let mut way = 0;
    while way < 8 {
        let mut from = 0;
        while from < 64 {
            tables[way][from] = slide(Direction::ALL[way], Square::wrapping(from as u8));
            from += 1;
        }
        way += 1;
    }
    tables
}

const fn slide(direction: Direction, from: Square) -> Bitboard {
    let (files, ranks) = direction.step();
    let mut set = Bitboard::EMPTY;
    let mut at = from.offset(files, ranks);
    while let Some(square) = at {
        set = set.with(square);
        at = square.offset(files, ranks);
    }
    set
}

const fn table(leaper: Leaper) -> Table {
    let mut table = [Bitboard::EMPTY; 64];
    let mut from = 0;
    while from < 64 {
        table[from] = jumps(leaper, Square::wrapping(from as u8));
        from += 1;
    }
    table
}

const fn jumps(leaper: Leaper, from: Square) -> Bitboard {
    let mut set = Bitboard::EMPTY;
    let mut jump = 0;
    while jump < leaper.len() {
        let (files, ranks) = leaper[jump];
        if let Some(to) = from.offset(files, ranks) {
            set = set.with(to);
        }
        jump += 1;
    }
    set
}
