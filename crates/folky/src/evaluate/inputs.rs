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

use super::numbers::{COUNT, Numbers};
use crate::{Folky, Kind};

/// Kinds, the pawn among them.
const KINDS: usize = Kind::MOVING.len() + 1;
const SQUARES: usize = Square::COUNT as usize;

/// By number: the greatest one that is told apart, and the inputs of those before.
const MOST: [u8; COUNT] = [63, 31, 15, 7, 15, 15, 15, 15, 15, 15];
const BEFORE: [usize; COUNT] = [0, 64, 96, 112, 120, 136, 152, 168, 184, 200];
const OF_A_SIDE: usize = 216;

const NUMBERS: usize = 2 * KINDS * SQUARES;

/// The inputs of the network.
pub(super) const INPUTS: Inputs<Folky> = Inputs {
    count: NUMBERS + 2 * OF_A_SIDE,
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

    /// The input of the number at that place of [`Numbers::all`].
    #[inline]
    pub(super) fn number(self, place: usize, owner: Side, number: u8) -> usize {
        let [most, before] = [
            MOST.get(place).map_or(0, |&most| usize::from(most)),
            BEFORE.get(place).map_or(0, |&before| before),
        ];
        NUMBERS + self.other(owner) * OF_A_SIDE + before + usize::from(number).min(most)
    }

    /// 1 where the owner is the other side.
    #[inline]
    fn other(self, owner: Side) -> usize {
        usize::from(owner != self.side)
    }

    /// All inputs of a position.
    fn each(self, position: &Folky, see: &mut dyn FnMut(usize)) {
        for owner in Side::BOTH {
            for kind in [Kind::Rook, Kind::Bishop, Kind::Knight, Kind::Pawn] {
                for square in position.pieces().of(owner, kind) {
                    see(self.piece(kind, owner, square));
                }
            }
            let numbers = Numbers::of(position, owner).all();
            for (place, number) in numbers.into_iter().enumerate() {
                see(self.number(place, owner, number));
            }
        }
    }
}
