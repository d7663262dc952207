//! What the network sees of a position, from either end of the board.
//!
//! A side sees the board from its own end, and mirrored where more pawns stand on the files e to h:
//! pawns never move, so this changes seldom. It sees the square of each piece and pawn, and the
//! [`Numbers`] of both sides.

use klubovna_board::CellSet;
use klubovna_board::chess::{Bitboard, Square};
use klubovna_folky::{Action, Folky, Kind};
use klubovna_rules::{Position, Side};
use klubovna_search::Perspective;
use klubovna_search::network::{Network, Sums};
use klubovna_text::Piece;

use super::numbers::{ALL, FACTS, Numbers};

/// Kinds, the pawn among them.
const KINDS: usize = Kind::MOVING.len() + 1;
const SQUARES: usize = Square::COUNT as usize;

const NUMBERS: usize = 2 * KINDS * SQUARES;

/// The files a to d.
const LEFT: Bitboard = CellSet(0x0f0f_0f0f_0f0f_0f0f);

/// How a side sees the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct View {
    side: Side,
    mirrored: bool,
}

impl View {
    /// The input of a piece.
    #[inline]
    fn piece(self, kind: Kind, owner: Side, square: Square) -> usize {
        let square = square.seen_by(self.side, self.mirrored);
        (self.other(owner) * KINDS + kind.index()) * SQUARES + square.index()
    }

    /// 1 where the owner is the other side.
    #[inline]
    fn other(self, owner: Side) -> usize {
        usize::from(owner != self.side)
    }

    /// The inputs of the numbers of a side.
    #[inline]
    fn numbers(self, owner: Side, numbers: &Numbers) -> [usize; FACTS] {
        let first = NUMBERS + self.other(owner) * ALL;
        numbers.facts().map(|fact| first + fact)
    }

    /// Sums with the numbers of both sides.
    #[inline]
    pub(super) fn with_numbers(
        self,
        network: &Network,
        sums: Sums,
        [one, two]: &[Numbers; 2],
    ) -> Sums {
        let sums = network.with(sums, self.numbers(Side::FIRST, one));
        network.with(sums, self.numbers(Side::SECOND, two))
    }
}

impl Perspective<Folky> for View {
    const COUNT: usize = NUMBERS + 2 * ALL;

    #[inline]
    fn of(position: &Folky, side: Side) -> Self {
        let pawns = position.pieces().kind(Kind::Pawn);
        Self {
            side,
            mirrored: 2 * (pawns & LEFT).len() < pawns.len(),
        }
    }

    fn each(self, position: &Folky, see: &mut dyn FnMut(usize)) {
        for owner in Side::BOTH {
            for kind in [Kind::Rook, Kind::Bishop, Kind::Knight, Kind::Pawn] {
                for square in position.pieces().of(owner, kind) {
                    see(self.piece(kind, owner, square));
                }
            }
        }
    }

    #[inline]
    fn changes(self, before: &Folky, action: Action, _: &Folky, mut set: impl FnMut(usize, bool)) {
        match action {
            Action::Place(to) => set(self.piece(Kind::Pawn, before.side(), to), true),
            Action::Move(from, to) => {
                if let Some((kind, owner)) = before.pieces().at(from) {
                    set(self.piece(kind, owner, from), false);
                    set(self.piece(kind, owner, to), true);
                }
            }
        }
    }

    // An action changes most numbers.
    fn each_anew(self, position: &Folky, see: &mut dyn FnMut(usize)) {
        for owner in Side::BOTH {
            let numbers = Numbers::of(position, owner);
            self.numbers(owner, &numbers)
                .into_iter()
                .for_each(&mut *see);
        }
    }
}
