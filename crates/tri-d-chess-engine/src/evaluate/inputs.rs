//! What the network sees of a position, from either end of the boards.
//!
//! A side sees the boards from its own end, and mirrored where its king stands on the files z, a
//! and b. It sees the place of each piece: its column, and whether it is on a main board or on an
//! attack board, as levels make no other difference; what stands on each pin; and the [`Facts`](facts::Facts)
//! of both sides.

use klubovna_rules::Side;
use klubovna_search::network::{Network, Sums};
use klubovna_search::{Perspective, Tunable};
use klubovna_tri_d_chess::{Action, Kind, Options, Place, Rule, Square, TriD};

use super::TriDEngine;
use super::controls::Controls;
use super::facts;
use super::terms::Told;

/// Squares of main boards from above, then those of attack boards.
const MAIN: usize = 4 * 8;
const PLACES: usize = MAIN + 4 * 10;

/// Own, of the other side, of nobody; empty or with a piece.
const BOARDS: usize = 2 * Kind::ALL.len() * PLACES;
const STATES: usize = 6;
const FACTS: usize = BOARDS + STATES * 12;

/// Whether the network knows games of these options: in V.M.1 pieces move otherwise, in V.P7 all
/// goes another way.
pub(super) const fn knows(options: Options) -> bool {
    !options.has(Rule::M1) && !options.sideways()
}

/// How a side sees the boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct View {
    side: Side,
    mirrored: bool,
}

impl View {
    /// 1 where the owner is the other side.
    #[inline]
    fn other(self, owner: Side) -> usize {
        usize::from(owner != self.side)
    }

    /// The input of a piece.
    #[inline(never)]
    fn piece(self, kind: Kind, owner: Side, at: Square) -> usize {
        let column = at.column();
        let [mut file, mut rank] = [column.file().index(), column.rank().index()].map(usize::from);
        if self.side == Side::SECOND {
            rank = 9 - rank;
        }
        if self.mirrored {
            file = 5 - file;
        }
        let place = if at.is_on_attack_board() {
            MAIN + 4 * rank + (file & 1) + (file & 4) / 2
        } else {
            4 * (rank - 1) + file - 1
        };
        (self.other(owner) * Kind::ALL.len() + kind as usize) * PLACES + place
    }

    /// The input of an attack board.
    fn board(self, controls: &Controls, place: Place) -> usize {
        let whose = controls.by(place).map_or(2, |side| self.other(side));
        let pin = place.pin();
        let mut pin = if self.side == Side::SECOND {
            pin.mirrored(Options::default())
        } else {
            pin
        }
        .index();
        if self.mirrored {
            pin = (pin + 6) % 12;
        }
        BOARDS + (2 * whose + usize::from(controls.is_manned(place))) * 12 + pin
    }

    /// All other inputs: boards, and the facts of each side.
    #[inline]
    fn others(self, position: &TriD, told: &Told, see: &mut (impl FnMut(usize) + ?Sized)) {
        for place in position.boards().places() {
            see(self.board(&told.controls, place));
        }
        for (owner, facts) in Side::BOTH.into_iter().zip(&told.facts) {
            let first = FACTS + self.other(owner) * facts::ALL;
            for fact in facts.iter() {
                see(first + fact);
            }
        }
    }

    /// Sums with all of them.
    #[inline(never)]
    pub(super) fn with_others(
        self,
        network: &Network,
        sums: Sums,
        position: &TriD,
        told: &Told,
    ) -> Sums {
        let mut sums = sums;
        self.others(position, told, &mut |input| network.add(&mut sums, input));
        sums
    }
}

impl Perspective<TriD> for View {
    const COUNT: usize = FACTS + 2 * facts::ALL;

    #[inline]
    fn of(position: &TriD, side: Side) -> Self {
        let king = position.pieces().columns_of(side, Kind::King).first();
        Self {
            side,
            mirrored: king.is_some_and(|at| at.file().index() < 3),
        }
    }

    fn each(self, position: &TriD, see: &mut dyn FnMut(usize)) {
        for owner in Side::BOTH {
            for kind in Kind::ALL {
                for at in position.pieces_of(owner, kind) {
                    see(self.piece(kind, owner, at));
                }
            }
        }
    }

    fn changes(
        self,
        before: &TriD,
        action: Action,
        after: &TriD,
        mut set: impl FnMut(usize, bool),
    ) {
        let mut changed = |at| {
            for (position, now) in [(before, false), (after, true)] {
                if let Some((kind, owner)) = position.piece_at(at) {
                    set(self.piece(kind, owner, at), now);
                }
            }
        };
        if let Action::Move(from, to, _) = action {
            changed(from);
            changed(to);
            if let Some(victim) = before.en_passant_victim(from, to) {
                changed(victim);
            }
        } else {
            for at in before.pieces().changed(after.pieces()) {
                changed(at);
            }
        }
    }

    // An action changes many facts.
    fn each_anew(self, position: &TriD, see: &mut dyn FnMut(usize)) {
        let mut told = Told::nothing();
        TriDEngine::with(&[]).terms(position, &mut told);
        self.others(position, &told, see);
    }
}
