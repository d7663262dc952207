//! Attacks of chess pieces on a board of any size. Sliders reach the first occupied cell of each
//! ray, of either side; each game decides which of these cells are legal targets.
//!
//! ```
//! use klubovna_board::{Cell, CellSet, Direction, attacks};
//!
//! let a1: Cell<5, 5> = "a1".parse()?;
//! let a4: Cell<5, 5> = "a4".parse()?;
//! assert_eq!(format!("{:?}", attacks::knight(a1)), "{c2, b3}");
//! assert_eq!(attacks::ray(a1, Direction::North).len(), 4);
//! assert_eq!(attacks::rook(a1, CellSet::of(a4)).len(), 3 + 4);
//! # Ok::<(), klubovna_board::BadCell>(())
//! ```

use crate::chess::Kind;
use crate::{Cell, CellSet, Direction};

/// A set for each cell; as long as the largest board has cells.
pub(crate) type Table<const W: u8, const H: u8> = [CellSet<W, H>; 64];

/// Jumps as files and ranks.
pub(crate) type Leaper = &'static [(i8, i8)];

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

/// The tables of a size of boards.
struct Tables<const W: u8, const H: u8>;

impl<const W: u8, const H: u8> Tables<W, H> {
    const RAYS: &'static [Table<W, H>; 8] = &rays();
    const KNIGHT: &'static Table<W, H> = &table(KNIGHT);
    const KING: &'static Table<W, H> = &table(KING);
}

/// Whether attacks are computed at each call, for smaller modules, instead of read from tables.
pub(crate) const SMALL: bool = cfg!(feature = "small");

/// Where a piece of chess goes from `cell`, blocked by `occupied`; nowhere for a pawn, whose ways
/// depend on its side.
pub fn of<const W: u8, const H: u8>(
    kind: Kind,
    cell: Cell<W, H>,
    occupied: CellSet<W, H>,
) -> CellSet<W, H> {
    match kind {
        Kind::King => king(cell),
        Kind::Queen => queen(cell, occupied),
        Kind::Rook => rook(cell, occupied),
        Kind::Bishop => bishop(cell, occupied),
        Kind::Knight => knight(cell),
        Kind::Pawn => CellSet::EMPTY,
    }
}

/// Where a knight goes from `cell`.
pub fn knight<const W: u8, const H: u8>(cell: Cell<W, H>) -> CellSet<W, H> {
    if SMALL {
        jumps(KNIGHT, cell)
    } else {
        Tables::KNIGHT[cell.index()]
    }
}

/// Where a king goes from `cell`.
pub fn king<const W: u8, const H: u8>(cell: Cell<W, H>) -> CellSet<W, H> {
    if SMALL {
        jumps(KING, cell)
    } else {
        Tables::KING[cell.index()]
    }
}

/// Where a rook goes from `cell`, blocked by `occupied`.
pub fn rook<const W: u8, const H: u8>(cell: Cell<W, H>, occupied: CellSet<W, H>) -> CellSet<W, H> {
    line(cell, Direction::North, occupied) | line(cell, Direction::East, occupied)
}

/// Where a bishop goes from `cell`, blocked by `occupied`.
pub fn bishop<const W: u8, const H: u8>(
    cell: Cell<W, H>,
    occupied: CellSet<W, H>,
) -> CellSet<W, H> {
    line(cell, Direction::NorthEast, occupied) | line(cell, Direction::NorthWest, occupied)
}

/// Where a queen goes from `cell`, blocked by `occupied`.
pub fn queen<const W: u8, const H: u8>(cell: Cell<W, H>, occupied: CellSet<W, H>) -> CellSet<W, H> {
    rook(cell, occupied) | bishop(cell, occupied)
}

/// All cells from `cell` (without it) to the edge of the board.
pub fn ray<const W: u8, const H: u8>(cell: Cell<W, H>, direction: Direction) -> CellSet<W, H> {
    if SMALL {
        slide(direction, cell)
    } else {
        Tables::RAYS[direction as usize][cell.index()]
    }
}

/// The first cell of `occupied` that one meets on the way from `cell`.
pub fn blocker<const W: u8, const H: u8>(
    cell: Cell<W, H>,
    direction: Direction,
    occupied: CellSet<W, H>,
) -> Option<Cell<W, H>> {
    let met = ray(cell, direction) & occupied;
    if direction.is_ascending() {
        met.first()
    } else {
        met.last()
    }
}

/// The cells in a direction up to the first one of `occupied`, it included.
pub fn reach<const W: u8, const H: u8>(
    cell: Cell<W, H>,
    direction: Direction,
    occupied: CellSet<W, H>,
) -> CellSet<W, H> {
    let seen = ray(cell, direction);
    match blocker(cell, direction, occupied) {
        Some(at) => seen - ray(at, direction),
        None => seen,
    }
}

/// The cells between two cells of one line, both left out; nothing when no queen
/// could go from one to the other.
pub fn between<const W: u8, const H: u8>(from: Cell<W, H>, to: Cell<W, H>) -> CellSet<W, H> {
    match Direction::from_to(from, to) {
        Some(direction) => ray(from, direction) & ray(to, direction.opposite()),
        None => CellSet::EMPTY,
    }
}

/// Both ways along one line, by obstruction difference: subtracting the nearest blocker
/// below from twice the nearest one above leaves the bits from one to the other set.
/// `ascending` has to be a direction in which numbers of cells grow.
fn line<const W: u8, const H: u8>(
    cell: Cell<W, H>,
    ascending: Direction,
    occupied: CellSet<W, H>,
) -> CellSet<W, H> {
    let above = ray(cell, ascending).0;
    let below = ray(cell, ascending.opposite()).0;
    let blockers_above = above & occupied.0;
    let nearest_above = blockers_above & blockers_above.wrapping_neg();
    // Without a blocker the line is open down to bit 0.
    let nearest_below = (1 << 63) >> ((below & occupied.0) | 1).leading_zeros();
    let reached = (nearest_above << 1).wrapping_sub(nearest_below);
    CellSet(reached & (above | below))
}

const fn rays<const W: u8, const H: u8>() -> [Table<W, H>; 8] {
    let mut tables = [[CellSet::EMPTY; 64]; 8];
    let mut way = 0;
    while way < 8 {
        let mut at = 0;
        while let Some(from) = Cell::new(at) {
            tables[way][from.index()] = slide(Direction::ALL[way], from);
            at += 1;
        }
        way += 1;
    }
    tables
}

const fn slide<const W: u8, const H: u8>(direction: Direction, from: Cell<W, H>) -> CellSet<W, H> {
    let (files, ranks) = direction.step();
    let mut set = CellSet::EMPTY;
    let mut at = from.offset(files, ranks);
    while let Some(cell) = at {
        set = set.with(cell);
        at = cell.offset(files, ranks);
    }
    set
}

pub(crate) const fn table<const W: u8, const H: u8>(leaper: Leaper) -> Table<W, H> {
    let mut table = [CellSet::EMPTY; 64];
    let mut at = 0;
    while let Some(from) = Cell::new(at) {
        table[from.index()] = jumps(leaper, from);
        at += 1;
    }
    table
}

pub(crate) const fn jumps<const W: u8, const H: u8>(
    leaper: Leaper,
    from: Cell<W, H>,
) -> CellSet<W, H> {
    let mut set = CellSet::EMPTY;
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
