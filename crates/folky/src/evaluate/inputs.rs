//! What the network sees of a position, from either end of the board.
//!
//! A side sees the board from its own end, and mirrored where more pawns stand on the files e to h:
//! pawns never move, so this changes seldom. It sees the square of each piece and pawn, and the
//! [`Numbers`] of both sides.

use klubovna_board::CellSet;
use klubovna_board::chess::{Bitboard, Square};
use klubovna_rules::Side;
use klubovna_search::network::Inputs;
use klubovna_text::Piece;

use super::numbers::{ALL, FACTS, Numbers};
use crate::{Folky, Kind};

/// Kinds, the pawn among them.
const KINDS: usize = Kind::MOVING.len() + 1;
const SQUARES: usize = Square::COUNT as usize;

const NUMBERS: usize = 2 * KINDS * SQUARES;

/// The inputs of the network.
pub(super) const INPUTS: Inputs<Folky> = Inputs {
    count: NUMBERS + 2 * ALL,
    each: |position, side, see| View::of(position, side).each(position, see),
};

/// The files a to d.
const LEFT: Bitboard = CellSet(0x0f0f_0f0f_0f0f_0f0f);

/// How a side sees the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct View {
    side: Side,
    mirrored: bool,
}

impl View {
    /// That of a side.
    #[inline]
    pub(super) fn of(position: &Folky, side: Side) -> Self {
        let pawns = position.pieces().kind(Kind::Pawn);
        Self {
            side,
            mirrored: 2 * (pawns & LEFT).len() < pawns.len(),
        }
    }

    /// The input of a piece.
    #[inline]
    pub(super) fn piece(self, kind: Kind, owner: Side, square: Square) -> usize {
        let square = if self.side == Side::SECOND {
            square.mirror_rank()
        } else {
            square
        };
        let square = if self.mirrored {
            square.mirror_file()
        } else {
            square
        };
        (self.other(owner) * KINDS + kind.index()) * SQUARES + square.index()
    }

    /// The inputs of the numbers of a side.
    #[inline]
    pub(super) fn numbers(self, owner: Side, numbers: &Numbers) -> [usize; FACTS] {
        let first = NUMBERS + self.other(owner) * ALL;
        numbers.facts().map(|fact| first + fact)
    }

    /// 1 where the owner is the other side.
    #[inline]
    fn other(self, owner: Side) -> usize {
        usize::from(owner != self.side)
    }

    /// The inputs of all pieces.
    pub(super) fn pieces(self, position: &Folky, see: &mut dyn FnMut(usize)) {
        for owner in Side::BOTH {
            for kind in [Kind::Rook, Kind::Bishop, Kind::Knight, Kind::Pawn] {
                for square in position.pieces().of(owner, kind) {
                    see(self.piece(kind, owner, square));
                }
            }
        }
    }

    /// All inputs of a position.
    fn each(self, position: &Folky, see: &mut dyn FnMut(usize)) {
        self.pieces(position, see);
        for owner in Side::BOTH {
            let numbers = self.numbers(owner, &Numbers::of(position, owner));
            numbers.into_iter().for_each(&mut *see);
        }
    }
}
