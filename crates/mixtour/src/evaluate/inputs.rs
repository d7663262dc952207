//! What the network sees of a position, from the view of either side.
//!
//! A stack is a pattern of own and other pieces. A side sees the pattern of each stack together
//! with how its cell lies on the board, the patterns of both stacks of each route, and the
//! reserves. Nothing changes where the board is turned or mirrored.

use klubovna_rules::Side;
use klubovna_search::network::Inputs;

use crate::cell::SIZE;
use crate::stack::{MAX_TARGET, Stack};
use crate::{Action, Cell, Mixtour, PIECES};

/// Stacks that are no higher than a target can be, by the colours of their pieces.
const PATTERNS: usize = (2 << MAX_TARGET) - 2;
/// How cells lie on the board: those alike when it is turned or mirrored are one.
const PLACES: usize = 6;
/// How many pieces a reserve may hold.
const RESERVES: usize = PIECES as usize + 1;

const CELLS: usize = PATTERNS * PATTERNS;
const RESERVE: usize = CELLS + PLACES * PATTERNS;
const COUNT: usize = RESERVE + 2 * RESERVES;

/// The inputs of the network.
pub(super) const INPUTS: Inputs<Mixtour> = Inputs {
    count: COUNT,
    each: |position, side, see| {
        each(position, side, &mut *see);
        position.each_route(|from, to| {
            let stacks = [from, to].map(|cell| position.stack(cell));
            route(stacks, side).into_iter().for_each(&mut *see);
        });
    },
};

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

/// The input of a route between two stacks.
#[inline]
pub(super) fn route([from, to]: [Stack; 2], side: Side) -> Option<usize> {
    Some(pattern(from, side)? * PATTERNS + pattern(to, side)?)
}

/// The input of a stack.
#[inline]
fn stack(position: &Mixtour, cell: Cell, side: Side) -> Option<usize> {
    let pattern = pattern(position.stack(cell), side)?;
    Some(CELLS + place(cell) * PATTERNS + pattern)
}

/// The input of a reserve.
#[inline]
fn reserve(position: &Mixtour, owner: Side, side: Side) -> usize {
    let other = usize::from(owner != side);
    RESERVE + other * RESERVES + usize::from(position.reserve(owner).min(PIECES))
}

/// All inputs of a position but its routes.
pub(super) fn each(position: &Mixtour, side: Side, mut see: impl FnMut(usize)) {
    for cell in position.occupied {
        stack(position, cell, side).into_iter().for_each(&mut see);
    }
    for owner in Side::BOTH {
        see(reserve(position, owner, side));
    }
}

/// Those of them that an action may change, before it or after it.
#[inline(never)]
pub(super) fn changing(position: &Mixtour, action: Action, side: Side) -> [Option<usize>; 4] {
    let cells = match action {
        Action::Enter(at) => [Some(at), None],
        Action::Move(from, _, to) => [Some(from), Some(to)],
        Action::Pass => [None; 2],
    };
    let [one, two] = cells.map(|cell| stack(position, cell?, side));
    let [own, their] = Side::BOTH.map(|owner| Some(reserve(position, owner, side)));
    [one, two, own, their]
}
