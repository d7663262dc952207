//! Moves and placements (sections 3 and 4) as sets of squares.

use klubovna_board::chess::{Bitboard, Square, attacks};
use klubovna_rules::{Position, Side};

use crate::{Folky, Kind};

/// The empty squares at which a side aims, by the number of pieces that aim at them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Aims {
    /// One piece or more.
    pub once: Bitboard,
    /// Two or more.
    pub twice: Bitboard,
    /// Three or more: open for a pawn.
    pub thrice: Bitboard,
}

impl Aims {
    /// Counts one more piece that could go to each of `targets`.
    pub fn add(&mut self, targets: Bitboard) {
        self.thrice |= self.twice & targets;
        self.twice |= self.once & targets;
        self.once |= targets;
    }
}

impl Kind {
    /// The squares that a piece of this kind attacks (sections 3.1, 3.2 and 3.5): in each
    /// direction up to the first occupied one, which is included.
    pub(crate) fn reach(self, from: Square, occupied: Bitboard) -> Bitboard {
        match self {
            Self::Rook => attacks::rook(from, occupied),
            Self::Bishop => attacks::bishop(from, occupied),
            Self::Knight => attacks::knight(from),
            Self::Pawn => Bitboard::EMPTY,
        }
    }
}

impl Folky {
    /// Where the piece of `kind` on `from` could go (sections 3.1 to 3.4).
    pub fn targets(&self, kind: Kind, from: Square) -> Bitboard {
        kind.reach(from, self.pieces().occupied()) - self.pieces().occupied()
    }

    /// Calls `tell` for every piece of a side, with the squares that it could go to.
    pub(crate) fn each_reach(&self, side: Side, mut tell: impl FnMut(Square, Bitboard)) {
        let (pieces, occupied) = (self.pieces(), self.pieces().occupied());
        for kind in Kind::MOVING {
            for from in pieces.of(side, kind) {
                tell(from, kind.reach(from, occupied) - occupied);
            }
        }
    }

    /// The pieces of one kind of the side to move that could go to an empty square. Moves are
    /// symmetric: these are the ones that such a piece on that square would attack.
    pub(crate) fn movers(&self, kind: Kind, to: Square) -> Bitboard {
        kind.reach(to, self.pieces().occupied()) & self.pieces().of(self.side(), kind)
    }

    /// The squares at which a side aims (section 4.1).
    pub fn aims(&self, side: Side) -> Aims {
        let mut aims = Aims::default();
        self.each_reach(side, |_, targets| aims.add(targets));
        aims
    }

    /// The pieces of a side that aim at `square`; none when it is occupied.
    pub fn aiming(&self, side: Side, square: Square) -> Bitboard {
        let mut aiming = Bitboard::EMPTY;
        self.each_reach(side, |from, targets| {
            if targets.contains(square) {
                aiming = aiming.with(from);
            }
        });
        aiming
    }

    /// The squares where a side could place a pawn if it were on turn (section 4.2);
    /// none when the game is over.
    pub fn open(&self, side: Side) -> Bitboard {
        if self.is_closed() {
            Bitboard::EMPTY
        } else {
            self.aims(side).thrice
        }
    }

    /// Whether some piece of a side can move.
    pub(crate) fn can_move(&self, side: Side) -> bool {
        Kind::MOVING.into_iter().any(|kind| {
            let mut pieces = self.pieces().of(side, kind).into_iter();
            pieces.any(|from| !self.targets(kind, from).is_empty())
        })
    }

    /// Whether the game is over by sections 5.1 and 5.4. In the case of 5.2, a side without an
    /// action, the lists of actions are empty anyway.
    pub(crate) fn is_closed(&self) -> bool {
        self.winner().is_some() || self.plies_left() == 0
    }
}
