//! The cells of the board (section 1.1) and the straight lines between them.

use klubovna_tabletop::error::Arg;
use klubovna_tabletop::faults::ToArg;
use std::fmt::{self, Write};
use std::iter::successors;

use crate::stack::MAX_TARGET;

/// Columns, and also rows, of the board.
pub(crate) const SIZE: u8 = 5;
/// Number of cells.
pub(crate) const CELLS: usize = 25;
/// Every cell as a set.
pub(crate) const ALL_CELLS: u32 = (1 << CELLS) - 1;

/// One of the 25 cells, `a1` to `e5`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The cell in a column and a row, both counted from 0.
    pub const fn at(column: u8, row: u8) -> Option<Self> {
        if column < SIZE && row < SIZE {
            Some(Self(row * SIZE + column))
        } else {
            None
        }
    }

    /// Every cell: `a1`, `b1` … `e5`.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..CELLS as u8).map(Self)
    }

    /// Column from 0, the left one.
    pub const fn column(self) -> u8 {
        self.0 % SIZE
    }

    /// Row from 0, White's.
    pub const fn row(self) -> u8 {
        self.0 / SIZE
    }

    /// The cell with a name of exactly one letter and one digit.
    pub(crate) fn named(name: &str) -> Option<Self> {
        let &[column, row] = name.as_bytes() else {
            return None;
        };
        let column = column.to_ascii_lowercase().checked_sub(b'a')?;
        Self::at(column, row.checked_sub(b'1')?)
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn bit(self) -> u32 {
        1 << self.0
    }

    /// The cells of a set, the lowest first.
    pub(crate) fn of_set(mut set: u32) -> impl Iterator<Item = Self> {
        std::iter::from_fn(move || {
            (set != 0).then(|| {
                let cell = Self(set.trailing_zeros() as u8);
                set &= set - 1;
                cell
            })
        })
    }

    /// The neighbour in a direction.
    pub(crate) fn step(self, (columns, rows): (i8, i8)) -> Option<Self> {
        Self::at(
            self.column().checked_add_signed(columns)?,
            self.row().checked_add_signed(rows)?,
        )
    }

    /// The cells in a direction, the nearest first.
    pub(crate) fn ray(self, direction: (i8, i8)) -> impl Iterator<Item = Self> {
        successors(self.step(direction), move |cell| cell.step(direction))
    }

    /// Direction and number of steps to another cell on a straight line (section 4.2).
    pub(crate) fn toward(self, to: Self) -> Option<((i8, i8), u8)> {
        let columns = to.column() as i8 - self.column() as i8;
        let rows = to.row() as i8 - self.row() as i8;
        let straight = columns == 0 || rows == 0 || columns.abs() == rows.abs();
        let distance = columns.unsigned_abs().max(rows.unsigned_abs());
        (straight && distance > 0).then_some(((columns.signum(), rows.signum()), distance))
    }
}

impl Cell {
    const fn letters(self) -> [char; 2] {
        [(b'a' + self.column()) as char, (b'1' + self.row()) as char]
    }

    /// The name, for example `c4`. The same as through `Display`, with less code where it is
    /// called.
    #[inline(never)]
    pub fn name(self) -> String {
        String::from_iter(self.letters())
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.letters()
            .into_iter()
            .try_for_each(|letter| f.write_char(letter))
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Right first, then counter-clockwise.
pub(crate) const DIRECTIONS: [(i8, i8); 8] = [
    (1, 0),
    (1, 1),
    (0, 1),
    (-1, 1),
    (-1, 0),
    (-1, -1),
    (0, -1),
    (1, -1),
];

/// A way onto a target: where it begins and what has to be empty between.
#[derive(Clone, Copy)]
pub(crate) struct Line {
    pub(crate) from: Cell,
    pub(crate) between: u32,
}

/// The ways onto a target from one distance.
#[derive(Clone, Copy)]
pub(crate) struct Lines {
    lines: [Line; 8],
    len: u8,
}

impl Lines {
    /// Every way onto `to` that is exactly `distance` long; none beyond four steps.
    pub(crate) fn onto(to: Cell, distance: u8) -> &'static [Line] {
        LINES
            .get(to.index())
            .and_then(|all| all.get(usize::from(distance).wrapping_sub(1)))
            .map_or(&[], |lines| &lines.lines[..usize::from(lines.len)])
    }
}

// A function call in every node of a search would cost more than these 6 kB.
static LINES: [[Lines; MAX_TARGET as usize]; CELLS] = lines();

const fn lines() -> [[Lines; MAX_TARGET as usize]; CELLS] {
    const NONE: Lines = Lines {
        lines: [Line {
            from: Cell(0),
            between: 0,
        }; 8],
        len: 0,
    };
    let mut all = [[NONE; MAX_TARGET as usize]; CELLS];
    let mut to = 0;
    while to < CELLS {
        let mut direction = 0;
        while direction < DIRECTIONS.len() {
            let (columns, rows) = DIRECTIONS[direction];
            let mut cell = Cell(to as u8);
            let mut between = 0;
            let mut distance = 0;
            while distance < MAX_TARGET as usize {
                // A step beyond the left or lower edge wraps to a number beyond the other.
                let column = cell.column().wrapping_add_signed(columns);
                let Some(from) = Cell::at(column, cell.row().wrapping_add_signed(rows)) else {
                    break;
                };
                let lines = &mut all[to][distance];
                lines.lines[lines.len as usize] = Line { from, between };
                lines.len += 1;
                between |= from.bit();
                cell = from;
                distance += 1;
            }
            direction += 1;
        }
        to += 1;
    }
    all
}

impl ToArg for Cell {
    fn to_arg(&self) -> Arg {
        Arg::Cell(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_letter_and_digit() {
        for cell in Cell::all() {
            assert_eq!(Cell::named(&cell.to_string()), Some(cell));
        }
        for name in ["", "a", "a0", "a6", "f1", "a11", "é1", "1a", "`1"] {
            assert_eq!(Cell::named(name), None, "{name}");
        }
    }

    #[test]
    fn the_table_holds_exactly_the_straight_lines() {
        for to in Cell::all() {
            for distance in 0..=6 {
                let mut listed: Vec<Cell> =
                    Lines::onto(to, distance).iter().map(|l| l.from).collect();
                listed.sort();
                let wanted: Vec<Cell> = Cell::all()
                    .filter(|&from| from.toward(to).is_some_and(|(_, d)| d == distance))
                    .collect();
                assert_eq!(listed, wanted, "onto {to} from {distance} steps");
                for line in Lines::onto(to, distance) {
                    let (direction, _) = line.from.toward(to).unwrap();
                    let between: u32 = line
                        .from
                        .ray(direction)
                        .take_while(|&cell| cell != to)
                        .map(Cell::bit)
                        .sum();
                    assert_eq!(line.between, between, "{} to {to}", line.from);
                }
            }
        }
    }
}
