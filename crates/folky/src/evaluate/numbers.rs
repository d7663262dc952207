//! What a side has, in numbers: all that the terms of the evaluation are made of.

use klubovna_rules::Side;

use crate::{Aims, Folky, Kind};

/// How many kinds of pieces move.
const KINDS: usize = Kind::MOVING.len();

/// The numbers of a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Numbers {
    /// Pawns placed.
    pub(super) placed: usize,
    /// Squares at which one piece aims, or more.
    pub(super) once: usize,
    /// Two or more.
    pub(super) twice: usize,
    /// Three or more: open for a pawn.
    pub(super) thrice: usize,
    /// Squares that each of the two pieces of a kind reaches, the lesser number first.
    reached: [[usize; 2]; KINDS],
}

/// Facts that the network is told of a side.
pub(super) const FACTS: usize = KINDS + 3;

/// Two numbers up to 14, whatever their order, and a number of pawns with one of open squares.
const PAIRS: usize = 15 * 16 / 2;
const OPEN: usize = 8;

/// What facts can be, those of all kinds before the fact, and in the end all of them.
const BEFORE: [usize; FACTS + 1] = {
    let sizes = [PAIRS, PAIRS, PAIRS, 64, 32, OPEN * OPEN];
    let mut before = [0; FACTS + 1];
    let mut at = 0;
    while at < FACTS {
        before[at + 1] = before[at] + sizes[at];
        at += 1;
    }
    before
};

/// All that facts can be.
pub(super) const ALL: usize = BEFORE[FACTS];

impl Numbers {
    /// Those of a side.
    #[inline]
    pub(super) fn of(position: &Folky, side: Side) -> Self {
        let mut aims = Aims::default();
        let mut reached = [[0; 2]; KINDS];
        for (kind, [less, more]) in Kind::MOVING.into_iter().zip(&mut reached) {
            for from in position.pieces().of(side, kind) {
                let targets = position.targets(kind, from);
                aims.add(targets);
                let count = targets.len() as usize;
                *less = count.min(*more);
                *more = count.max(*more);
            }
        }
        Self {
            placed: position.placed(side) as usize,
            once: aims.once.len() as usize,
            twice: aims.twice.len() as usize,
            thrice: aims.thrice.len() as usize,
            reached,
        }
    }

    /// What the network is told: pairs of pieces, squares at which one aims, or two, and pawns with
    /// open squares.
    #[inline]
    pub(super) fn facts(&self) -> [usize; FACTS] {
        let [rooks, bishops, knights] = self.reached.map(|[less, more]| {
            let more = more.min(14);
            more * (more + 1) / 2 + less.min(more)
        });
        let open = self.placed.min(OPEN - 1) * OPEN + self.thrice.min(OPEN - 1);
        [
            rooks,
            BEFORE[1] + bishops,
            BEFORE[2] + knights,
            BEFORE[3] + self.once.min(63),
            BEFORE[4] + self.twice.min(31),
            BEFORE[5] + open,
        ]
    }
}
