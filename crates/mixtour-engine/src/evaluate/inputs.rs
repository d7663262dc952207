//! What the network sees of a position, from the view of either side.
//!
//! A stack is a pattern of own and other pieces. A side sees the pattern of each stack together
//! with how its cell lies on the board, the patterns of both stacks of each route, and the
//! reserves. Nothing changes where the board is turned or mirrored.

use klubovna_mixtour::{Action, Cell, MAX_TARGET, Mixtour, PIECES, SIZE, Stack};
use klubovna_rules::Side;
use klubovna_search::Perspective;

/// Stacks that are no higher than a target can be, by the colours of their pieces.
const PATTERNS: usize = (2 << MAX_TARGET) - 2;
/// How cells lie on the board: those alike when it is turned or mirrored are one.
const PLACES: usize = 6;
/// How many pieces a reserve may hold.
const RESERVES: usize = PIECES as usize + 1;

const CELLS: usize = PATTERNS * PATTERNS;
const RESERVE: usize = CELLS + PLACES * PATTERNS;

/// By side and [`bits`](Stack::bits) of a stack: its pattern, from 1.
#[expect(clippy::indexing_slicing, reason = "computed by the compiler")]
const PATTERN: [[u8; PATTERNS + 2]; 2] = {
    let mut patterns = [[0; PATTERNS + 2]; 2];
    let mut bits = 2;
    while bits < PATTERNS + 2 {
        let colours = (1 << bits.ilog2()) - 1;
        patterns[0][bits] = bits as u8 - 1;
        patterns[1][bits] = (bits ^ colours) as u8 - 1;
        bits += 1;
    }
    patterns
};

/// The pattern of a stack as a side sees it; `None` where it is no target.
#[inline]
fn pattern(stack: Stack, side: Side) -> Option<usize> {
    let patterns = PATTERN.get(side.index())?;
    let pattern = patterns.get(usize::from(stack.bits()))?;
    usize::from(*pattern).checked_sub(1)
}

/// How a cell lies on the board.
const fn place(cell: Cell) -> usize {
    const fn from_edge(row: u8) -> u8 {
        if row < SIZE / 2 { row } else { SIZE - 1 - row }
    }
    let at = cell.index() as u8;
    let (file, rank) = (from_edge(at % SIZE), from_edge(at / SIZE));
    let (low, high) = if file < rank {
        (file, rank)
    } else {
        (rank, file)
    };
    (high * (high + 1) / 2 + low) as usize
}

/// How a side sees the board: only the colours differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct View(Side);

impl View {
    /// The input of a route between two stacks.
    #[inline]
    pub(super) fn route(self, [from, to]: [Stack; 2]) -> Option<usize> {
        Some(pattern(from, self.0)? * PATTERNS + pattern(to, self.0)?)
    }

    /// The input of a stack.
    #[inline]
    fn stack(self, position: &Mixtour, cell: Cell) -> Option<usize> {
        let pattern = pattern(position.stack(cell), self.0)?;
        Some(CELLS + place(cell) * PATTERNS + pattern)
    }

    /// The inputs of the reserves.
    #[inline]
    fn reserves(self, position: &Mixtour) -> [usize; 2] {
        Side::BOTH.map(|owner| {
            let other = usize::from(owner != self.0);
            RESERVE + other * RESERVES + usize::from(position.reserve(owner).min(PIECES))
        })
    }
}

impl Perspective<Mixtour> for View {
    const COUNT: usize = RESERVE + 2 * RESERVES;

    #[inline]
    fn of(_: &Mixtour, side: Side) -> Self {
        Self(side)
    }

    fn each(self, position: &Mixtour, see: &mut dyn FnMut(usize)) {
        let stacks = position.occupied().into_iter();
        let stacks = stacks.filter_map(|cell| self.stack(position, cell));
        stacks.chain(self.reserves(position)).for_each(see);
    }

    #[inline]
    fn changes(
        self,
        before: &Mixtour,
        action: Action,
        after: &Mixtour,
        mut set: impl FnMut(usize, bool),
    ) {
        let cells = match action {
            Action::Enter(at) => [Some(at), None],
            Action::Move(from, _, to) => [Some(from), Some(to)],
            Action::Pass => [None; 2],
        };
        for (position, now) in [(before, false), (after, true)] {
            for cell in cells.into_iter().flatten() {
                if let Some(input) = self.stack(position, cell) {
                    set(input, now);
                }
            }
        }
        // Most moves change no reserve.
        let [old, new] = [before, after].map(|position| self.reserves(position));
        for (old, new) in old.into_iter().zip(new) {
            if old != new {
                set(old, false);
                set(new, true);
            }
        }
    }

    // An action changes most routes.
    fn each_anew(self, position: &Mixtour, see: &mut dyn FnMut(usize)) {
        position.each_route(|from, to| {
            let stacks = [from, to].map(|cell| position.stack(cell));
            self.route(stacks).into_iter().for_each(&mut *see);
        });
    }
}
