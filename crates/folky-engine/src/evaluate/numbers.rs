//! What a side has, in numbers: all that the terms of the evaluation are made of.

use klubovna_folky::{Aims, Folky, Kind};
use klubovna_rules::Side;

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

/// The first fact of each kind that follows the pairs of pieces, and how many facts there are.
const ONCE: usize = KINDS * PAIRS;
const TWICE: usize = ONCE + 64;
const PLACED: usize = TWICE + 32;
pub(super) const ALL: usize = PLACED + OPEN * OPEN;

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
            PAIRS + bishops,
            2 * PAIRS + knights,
            ONCE + self.once.min(63),
            TWICE + self.twice.min(31),
            PLACED + open,
        ]
    }
}
