//! Who attacks a square, who is pinned, and whether a dropped chick mates.

use klubovna_rules::Side;

use crate::attacks::{self, between};
use crate::position::AnimalShogi;
use crate::square::Square;
use crate::squares::Squares;

/// Checks and pins of a lion.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Threats {
    /// The pieces that give check.
    pub(crate) checkers: Squares,
    /// The lion's own pieces that must not leave their line.
    pub(crate) pinned: Squares,
    /// The sliding pieces that pin them.
    pub(crate) pinners: Squares,
}

impl AnimalShogi {
    /// The pieces of `by` that attack `at`, if `occupied` were the occupied squares. A piece
    /// on `at` itself does not matter.
    pub fn attackers(&self, at: Square, by: Side, occupied: Squares) -> Squares {
        let sliders = self.sliders_towards(at, by);
        let open = sliders
            .into_iter()
            .filter(|&from| !between(at, from).meets(occupied));
        self.steppers_at(at, by) | open.collect()
    }

    /// Whether [`attackers`](Self::attackers) finds any.
    #[inline]
    pub fn attacked(&self, at: Square, by: Side, occupied: Squares) -> bool {
        !self.steppers_at(at, by).is_empty()
            || self
                .sliders_towards(at, by)
                .into_iter()
                .any(|from| !between(at, from).meets(occupied))
    }

    /// Sliding pieces of a side that would attack `at` on an empty board.
    #[inline]
    fn sliders_towards(&self, at: Square, by: Side) -> Squares {
        (attacks::diagonals(at) & self.elephants(by))
            | (attacks::straights(at) & self.giraffes(by))
            | (attacks::ahead(at, by.other()) & self.piglets(by))
    }

    /// Pieces of a side that attack `at` by a step or a jump.
    #[inline]
    fn steppers_at(&self, at: Square, by: Side) -> Squares {
        let pieces = self.pieces(by);
        // Attacks are symmetric: a piece attacks `at` if an enemy piece of its kind on `at` would
        // attack it.
        let us = by.other();
        let around = attacks::lion(at);
        let jumps = attacks::rabbit(at, us);
        if !pieces.meets(around | jumps) {
            return Squares::EMPTY;
        }
        let [chicks, _, rabbits, cats] = self.minors(by);
        let lion = match self.lion(by) {
            Some(lion) => Squares::of(lion),
            None => Squares::EMPTY,
        };
        (attacks::chick(at, us) & chicks)
            | (jumps & rabbits)
            | (attacks::cat(at, us) & cats)
            | (attacks::dog(at, us) & self.moving_like_dogs(by))
            | (around & (self.promoted_majors(by) | lion))
    }

    /// Checks and pins of the lion of `side`, which stands on `lion`.
    #[inline]
    pub(crate) fn threats(&self, side: Side, lion: Square, occupied: Squares) -> Threats {
        let them = side.other();
        let mut threats = Threats {
            checkers: self.steppers_at(lion, them),
            pinned: Squares::EMPTY,
            pinners: Squares::EMPTY,
        };
        for from in self.sliders_towards(lion, them) {
            let shield = between(lion, from) & occupied;
            if shield.is_empty() {
                threats.checkers |= Squares::of(from);
            } else if !shield.several() && shield.meets(self.pieces(side)) {
                threats.pinned |= shield;
                threats.pinners |= Squares::of(from);
            }
        }
        threats
    }

    /// The pieces that give check to a side.
    pub fn checkers(&self, side: Side) -> Squares {
        match self.lion(side) {
            Some(lion) => self.attackers(lion, side.other(), self.occupied()),
            None => Squares::EMPTY,
        }
    }

    /// Whether a side is in check.
    pub fn in_check(&self, side: Side) -> bool {
        match self.lion(side) {
            Some(lion) => self.attacked(lion, side.other(), self.occupied()),
            None => false,
        }
    }

    /// Those squares of `of` on which the lion of `side` would not be attacked.
    #[inline]
    pub(crate) fn safe_steps(
        &self,
        side: Side,
        lion: Square,
        occupied: Squares,
        of: Squares,
    ) -> Squares {
        // The lion does not shield the squares behind it.
        let without = occupied - Squares::of(lion);
        let safe = of
            .into_iter()
            .filter(|&to| !self.attacked(to, side.other(), without));
        safe.collect()
    }

    /// The square on which a chick of the side to move would give check.
    #[inline]
    pub(crate) fn chick_check(&self) -> Squares {
        let them = self.opponent();
        match self.lion(them) {
            Some(lion) => attacks::chick(lion, them),
            None => Squares::EMPTY,
        }
    }

    /// Whether a chick of the side to move, dropped on `at` in front of the enemy lion, mates
    /// (section 7.5). Nothing else may give check to that lion.
    pub(crate) fn drop_mates(&self, at: Square) -> bool {
        let them = self.opponent();
        let Some(lion) = self.lion(them) else {
            return false;
        };
        let occupied = self.occupied() | Squares::of(at);
        // No piece can come between. The piece that captures the chick must not be pinned, but for
        // lines through the chick's square: there the chick shields the lion.
        let takers = self.attackers(at, them, occupied) - Squares::of(lion);
        if !takers.is_empty() && !(takers - self.threats(them, lion, occupied).pinned).is_empty() {
            return false;
        }
        let steps = attacks::lion(lion) - self.pieces(them);
        let without = occupied - Squares::of(lion);
        !steps
            .into_iter()
            .any(|to| !self.attacked(to, them.other(), without))
    }
}
