//! What men reach. Sliders reach the first occupied square of each ray, whoever stands
//! there; what a game allows to do there is its own matter.

use crate::{Bitboard, Color, Direction, Square};

type Table = [Bitboard; 64];

static RAYS: [Table; 8] = rays();
static KNIGHT: Table = leaper([
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
]);
static KING: Table = leaper([
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
    (-1, 0),
    (-1, 1),
]);
static PAWN: [Table; 2] = [leaper([(-1, 1), (1, 1)]), leaper([(-1, -1), (1, -1)])];

/// Where a knight goes from `square`.
pub fn knight(square: Square) -> Bitboard {
    KNIGHT[square.index()]
}

/// Where a king goes from `square`.
pub fn king(square: Square) -> Bitboard {
    KING[square.index()]
}

/// Where a chess pawn of `color` captures from `square`.
pub fn pawn(color: Color, square: Square) -> Bitboard {
    PAWN[color.index()][square.index()]
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
    RAYS[direction as usize][square.index()]
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
    let mut table = [[Bitboard::EMPTY; 64]; 8];
    let mut way = 0;
    while way < 8 {
        let (files, ranks) = Direction::ALL[way].step();
        let mut from = 0;
        while from < 64 {
            let mut set = Bitboard::EMPTY;
            let mut at = Square::wrapping(from as u8).offset(files, ranks);
            while let Some(square) = at {
                set = set.with(square);
                at = square.offset(files, ranks);
            }
            table[way][from] = set;
            from += 1;
        }
        way += 1;
    }
    table
}

const fn leaper<const N: usize>(jumps: [(i8, i8); N]) -> Table {
    let mut table = [Bitboard::EMPTY; 64];
    let mut from = 0;
    while from < 64 {
        let mut jump = 0;
        while jump < N {
            let (files, ranks) = jumps[jump];
            if let Some(to) = Square::wrapping(from as u8).offset(files, ranks) {
                table[from] = table[from].with(to);
            }
            jump += 1;
        }
        from += 1;
    }
    table
}
