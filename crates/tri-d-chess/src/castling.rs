//! Castling in its general form (section 7.4), on the places of the row.

use klubovna_rules::{Position, Side};

use crate::attack_boards::Pin;
use crate::geometry::Square;
use crate::variants::{row_place, row_square, row_squares};
use crate::{Kind, Obstacle, TriD, Wing};

/// Places on rank 0 (9); the others lie on rank 1 (8).
const OUTER: u8 = 0b1100_0011;
/// Where the rook ends.
const ROOK_TO: usize = 6;

impl Wing {
    const fn king_to(self) -> usize {
        match self {
            Self::A => 1,
            Self::E => 7,
        }
    }
}

/// The places between two places, both included.
fn span(one: usize, other: usize) -> u8 {
    ((1_u16 << (one.max(other) + 1)) - (1 << one.min(other))) as u8
}

/// The path of a piece: along rank 0 if it stays on it, else along the row.
fn path(from: usize, to: usize) -> u8 {
    let all = span(from, to);
    if OUTER >> from & 1 == 1 && OUTER >> to & 1 == 1 {
        all & OUTER
    } else {
        all
    }
}

impl TriD {
    /// The place of a side's king in its row.
    pub(crate) fn king_place(&self, side: Side) -> Option<usize> {
        row_place(side, self.pieces().king(side)?)
    }

    /// The places of king and rook that castle.
    fn castling_places(&self, wing: Wing) -> Option<(usize, usize)> {
        let side = self.side();
        let king = self.king_place(side)?;
        let rights = self.rights(side);
        let places = match wing {
            Wing::A => rights & ((1_u16 << king) - 1) as u8,
            Wing::E => rights & !span(0, king),
        };
        (places != 0).then_some((king, places.trailing_zeros() as usize))
    }

    /// Where king and rook stand, and where they end.
    pub(crate) fn castling_squares(&self, wing: Wing) -> Option<[Square; 4]> {
        let (king, rook) = self.castling_places(wing)?;
        let at = |place| row_square(self.side(), place);
        Some([at(king), at(rook), at(wing.king_to()), at(ROOK_TO)])
    }

    /// Whether the side to move may castle, or why not.
    pub(crate) fn may_castle(&self, wing: Wing) -> Result<(), Obstacle> {
        let side = self.side();
        let (king, rook) = self.castling_places(wing).ok_or(Obstacle::NoRight)?;
        if self.number == 1 {
            return Err(Obstacle::FirstMove);
        }
        for end in [wing.king_to(), ROOK_TO] {
            let level = if side == Side::FIRST { 1 } else { 6 };
            let board = Pin::new(end > 3, level).place(false);
            if !self.boards().has(board) {
                return Err(Obstacle::CastleNoSquare);
            }
        }
        let mut empty = path(king, wing.king_to()) | path(rook, ROOK_TO);
        if OUTER >> king & 1 == 0 || OUTER >> rook & 1 == 0 {
            empty |= span(king, rook);
        }
        empty &= !(1 << king | 1 << rook);
        for at in row_squares(side, empty) {
            if self.piece_at(at).is_some() {
                return Err(Obstacle::CastleBlocked { at });
            }
        }
        let mut safe = 1 << king | 1 << wing.king_to();
        if OUTER >> king & 1 == 0 {
            safe |= path(king, wing.king_to());
        }
        for at in row_squares(side, safe) {
            if self.pieces().attack(side.other(), at, self.rules) {
                return Err(Obstacle::CastleAttacked { at });
            }
        }
        let mut pieces = *self.pieces();
        let ends = (wing.king_to(), ROOK_TO);
        for (king, rook) in [(king, rook), ends] {
            pieces.toggle(Kind::King, side, row_square(side, king));
            pieces.toggle(Kind::Rook, side, row_square(side, rook));
        }
        let at = row_square(side, wing.king_to());
        if pieces.attack(side.other(), at, self.rules) {
            return Err(Obstacle::CastleAttacked { at });
        }
        Ok(())
    }
}
