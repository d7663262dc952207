//! What the network sees of a position, from either end of the boards.
//!
//! A side sees the boards from its own end, and mirrored where its king stands on the files z, a
//! and b. It sees the place of each piece: its column, and whether it is on a main board or on an
//! attack board, as levels make no other difference; what stands on each pin; and the [`Facts`] of
//! both sides.

use klubovna_rules::Side;
use klubovna_search::heuristic::Tunable;
use klubovna_search::network::Inputs;

use super::Knowledge;
use super::facts::{self, Facts};
use super::terms::control;
use crate::attack_boards::Place;
use crate::variants::Rule;
use crate::{Kind, Options, Square, TriD};

/// Squares of main boards from above, then those of attack boards.
const MAIN: usize = 4 * 8;
const PLACES: usize = MAIN + 4 * 10;

/// Own, of the other side, of nobody; empty or with a piece.
const BOARDS: usize = 2 * Kind::ALL.len() * PLACES;
const STATES: usize = 6;
const FACTS: usize = BOARDS + STATES * 12;

/// The inputs of the network.
pub(super) const INPUTS: Inputs<TriD> = Inputs {
    count: FACTS + 2 * facts::ALL,
    each: |position, side, see| {
        let look = Look::of(position, side);
        look.pieces(position, &mut *see);
        let told = Knowledge::with(&[]).told(position);
        look.others(position, &told.facts, see);
    },
};

/// Whether the network knows games of these options: in V.M.1 pieces move otherwise, in V.P7 all
/// goes another way.
pub(super) const fn knows(options: Options) -> bool {
    !options.has(Rule::M1) && !options.sideways()
}

/// How a side sees the boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Look {
    side: Side,
    mirrored: bool,
}

impl Look {
    /// That of a side.
    #[inline]
    pub(super) fn of(position: &TriD, side: Side) -> Self {
        let king = position.pieces().king(side);
        Self {
            side,
            mirrored: king.is_some_and(|king| king.column().file().index() < 3),
        }
    }

    /// 1 where the owner is the other side.
    #[inline]
    fn other(self, owner: Side) -> usize {
        usize::from(owner != self.side)
    }

    /// The input of a piece.
    #[inline(never)]
    pub(super) fn piece(self, kind: Kind, owner: Side, at: Square) -> usize {
        let column = at.column();
        let [mut file, mut rank] = [column.file().index(), column.rank().index()].map(usize::from);
        if self.side == Side::SECOND {
            rank = 9 - rank;
        }
        if self.mirrored {
            file = 5 - file;
        }
        let place = if at.is_aloft() {
            MAIN + 4 * rank + (file & 1) + (file & 4) / 2
        } else {
            4 * (rank - 1) + file - 1
        };
        (self.other(owner) * Kind::ALL.len() + kind as usize) * PLACES + place
    }

    /// The inputs of all pieces.
    pub(super) fn pieces(self, position: &TriD, see: &mut dyn FnMut(usize)) {
        for owner in Side::BOTH {
            for kind in Kind::ALL {
                for at in position.pieces_of(owner, kind) {
                    see(self.piece(kind, owner, at));
                }
            }
        }
    }

    /// The input of an attack board.
    #[inline(never)]
    fn board(self, position: &TriD, place: Place) -> usize {
        let (controls, loaded) = control(position, place);
        let whose = controls.map_or(2, |owner| self.other(owner));
        let pin = place.pin();
        let mut pin = if self.side == Side::SECOND {
            pin.mirrored(position.rules)
        } else {
            pin
        }
        .index();
        if self.mirrored {
            pin = (pin + 6) % 12;
        }
        BOARDS + (2 * whose + usize::from(loaded)) * 12 + pin
    }

    /// All other inputs: boards, and the facts of each side.
    #[inline]
    pub(super) fn others(
        self,
        position: &TriD,
        facts: &[Facts; 2],
        see: &mut (impl FnMut(usize) + ?Sized),
    ) {
        for place in position.boards().places() {
            see(self.board(position, place));
        }
        for (owner, facts) in Side::BOTH.into_iter().zip(facts) {
            let first = FACTS + self.other(owner) * facts::ALL;
            for fact in facts.iter() {
                see(first + fact);
            }
        }
    }
}
