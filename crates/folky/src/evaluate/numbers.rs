//! What a side has, in numbers: all that the terms of the evaluation are made of.

use klubovna_rules::Side;

use crate::{Aims, Folky, Kind};

/// Pieces of a side of which each has a number.
const PIECES: usize = 2 * Kind::MOVING.len();

/// How many numbers there are.
pub(super) const COUNT: usize = 4 + PIECES;

/// The numbers of a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Numbers {
    /// Pawns placed.
    pub(super) placed: u8,
    /// Squares at which one piece aims, or more.
    pub(super) once: u8,
    /// Two or more.
    pub(super) twice: u8,
    /// Three or more: open for a pawn.
    pub(super) thrice: u8,
    /// Squares that a piece reaches, two pieces of each kind, the one that reaches less first.
    reached: [u8; PIECES],
}

impl Numbers {
    /// Those of a side.
    pub(super) fn of(position: &Folky, side: Side) -> Self {
        let mut aims = Aims::default();
        let mut reached = [0; PIECES];
        for (kind, of_kind) in Kind::MOVING.into_iter().zip(reached.as_chunks_mut().0) {
            let [less, more] = of_kind;
            for from in position.pieces().of(side, kind) {
                let targets = position.targets(kind, from);
                aims.add(targets);
                let count = targets.len() as u8;
                *less = count.min(*more);
                *more = count.max(*more);
            }
        }
        Self {
            placed: position.placed(side) as u8,
            once: aims.once.len() as u8,
            twice: aims.twice.len() as u8,
            thrice: aims.thrice.len() as u8,
            reached,
        }
    }

    /// All of them.
    pub(super) fn all(&self) -> [u8; COUNT] {
        let four = [self.once, self.twice, self.thrice, self.placed];
        let mut all = [0; COUNT];
        let numbers = four.into_iter().chain(self.reached);
        all.iter_mut().zip(numbers).for_each(|(one, number)| *one = number);
        all
    }
}
