//! The cells of the board (section 1.1) and the straight paths between them.

use klubovna_board::{CellSet, Direction};

/// Files, and also ranks, of the board.
pub const SIZE: u8 = 5;

/// One of the 25 cells, `a1` to `e5`.
pub type Cell = klubovna_board::Cell<SIZE, SIZE>;
/// Rows, White's the first.
pub(crate) type Rank = klubovna_board::Rank<SIZE>;
/// A set of cells.
pub type Cells = CellSet<SIZE, SIZE>;

/// Right first, then counter-clockwise: the order of moves.
pub(crate) const DIRECTIONS: [Direction; 8] = [
    Direction::East,
    Direction::NorthEast,
    Direction::North,
    Direction::NorthWest,
    Direction::West,
    Direction::SouthWest,
    Direction::South,
    Direction::SouthEast,
];

/// The path of `distance` steps that ends on a cell, coming from `direction`: its origin, and the
/// cells between, which have to be empty.
const fn path(to: Cell, distance: u8, direction: Direction) -> Option<(Cell, Cells)> {
    let (mut from, mut between, mut steps) = (to, Cells::EMPTY, 0);
    while let Some(next) = from.step(direction) {
        (from, steps) = (next, steps + 1);
        if steps == distance {
            return Some((from, between));
        }
        between = between.with(from);
    }
    None
}

/// Calls `tell` for the origin of every path to `to` that is exactly `distance` steps long, with
/// a stack at its origin and none between.
#[cfg_attr(not(feature = "small"), inline)]
pub(crate) fn each_origin(to: Cell, distance: u8, occupied: Cells, mut tell: impl FnMut(Cell)) {
    #[cfg(feature = "small")]
    let paths = DIRECTIONS.map(|direction| path(to, distance, direction));
    #[cfg(feature = "small")]
    let paths = paths.iter().flatten();
    #[cfg(not(feature = "small"))]
    let paths = table::paths(to, distance, occupied);
    for &(from, between) in paths {
        if occupied.contains(from) && !occupied.meets(between) {
            tell(from);
        }
    }
}

/// A table of all paths (14 kB): engines need them in each node of a search.
#[cfg(not(feature = "small"))]
#[expect(clippy::indexing_slicing, reason = "computed by the compiler")]
mod table {
    use super::{Cell, Cells, DIRECTIONS, SIZE, path};

    /// The paths to a cell from a distance, their number, and the set of their origins.
    type Paths = ([(Cell, Cells); 8], usize, Cells);

    static PATHS: [[Paths; SIZE as usize - 1]; Cell::COUNT as usize] = {
        const NONE: Paths = ([(Cell::FIRST, Cells::EMPTY); 8], 0, Cells::EMPTY);
        let mut all = [[NONE; SIZE as usize - 1]; Cell::COUNT as usize];
        let mut at = 0;
        while let Some(to) = Cell::new(at as u8) {
            let mut distance = 1;
            while distance < SIZE {
                let (list, count, origins) = &mut all[at][distance as usize - 1];
                let mut direction = 0;
                while direction < DIRECTIONS.len() {
                    if let Some(path) = path(to, distance, DIRECTIONS[direction]) {
                        list[*count] = path;
                        *count += 1;
                        *origins = origins.with(path.0);
                    }
                    direction += 1;
                }
                distance += 1;
            }
            at += 1;
        }
        all
    };

    #[inline]
    pub(super) fn paths(
        to: Cell,
        distance: u8,
        occupied: Cells,
    ) -> impl Iterator<Item = &'static (Cell, Cells)> {
        let distances = PATHS.get(to.index());
        let paths = distances.and_then(|paths| paths.get(usize::from(distance).wrapping_sub(1)));
        match paths {
            Some((list, count, origins)) if occupied.meets(*origins) => list.iter().take(*count),
            _ => [].iter().take(0),
        }
    }
}
