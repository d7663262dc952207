//! Castling in its general form (section 7.4), on the places of the row.

use klubovna_tabletop::rules::{Position, Side};

use crate::attack_boards::Pin;
use crate::geometry::Square;
use crate::variants::row_square;
use crate::{Kind, TriD, Wing};

/// Places on rank 0 (9); the others lie on rank 1 (8).
const OUTER: u8 = 0b1100_0011;
/// Where the rook ends.
const ROOK_TO: usize = 6;

/// What keeps a side from castling; the first that holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hindrance {
    /// King or rook has moved, or the side has castled.
    NoRight,
    /// It would be the first move.
    FirstMove,
    /// A square where king or rook should end is missing.
    NoSquare,
    /// A man stands in the way.
    Blocked(Square),
    /// A square that must be safe is attacked.
    Attacked(Square),
}

impl Wing {
    const fn king_to(self) -> usize {
        match self {
            Self::A => 1,
            Self::E => 7,
        }
    }
}

/// The places between two places, both included.
const fn span(one: usize, other: usize) -> u8 {
    let (low, high) = if one < other {
        (one, other)
    } else {
        (other, one)
    };
    ((1_u16 << (high + 1)) - (1 << low)) as u8
}

/// The path of a man: along rank 0 if it stays on it, else along the row.
const fn path(from: usize, to: usize) -> u8 {
    let all = span(from, to);
    if OUTER >> from & 1 == 1 && OUTER >> to & 1 == 1 {
        all & OUTER
    } else {
        all
    }
}

impl TriD {
    fn king_place(&self, side: Side) -> Option<usize> {
        (0..8).find(|&place| self.man_at(row_square(side, place)) == Some((Kind::King, side)))
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
        let square = |place| row_square(self.side(), place);
        Some([
            square(king),
            square(rook),
            square(wing.king_to()),
            square(ROOK_TO),
        ])
    }

    /// Whether the side to move may castle, or why not.
    pub(crate) fn may_castle(&self, wing: Wing) -> Result<(), Hindrance> {
        let side = self.side();
        let (king, rook) = self.castling_places(wing).ok_or(Hindrance::NoRight)?;
        if self.number() == 1 {
            return Err(Hindrance::FirstMove);
        }
        for end in [wing.king_to(), ROOK_TO] {
            let level = if side == Side::FIRST { 1 } else { 6 };
            let board = Pin::new(end > 3, level).place(false);
            if !self.boards().has(board) {
                return Err(Hindrance::NoSquare);
            }
        }
        let squares = |places: u8| {
            (0..8)
                .filter(move |place| places >> place & 1 == 1)
                .map(move |place| row_square(side, place))
        };
        let mut empty = path(king, wing.king_to()) | path(rook, ROOK_TO);
        if OUTER >> king & 1 == 0 || OUTER >> rook & 1 == 0 {
            empty |= span(king, rook);
        }
        empty &= !(1 << king | 1 << rook);
        if let Some(at) = squares(empty).find(|&at| self.man_at(at).is_some()) {
            return Err(Hindrance::Blocked(at));
        }
        let mut safe = 1 << king | 1 << wing.king_to();
        if OUTER >> king & 1 == 0 {
            safe |= path(king, wing.king_to());
        }
        let rules = self.rules();
        if let Some(at) = squares(safe).find(|&at| self.men().attack(side.other(), at, rules)) {
            return Err(Hindrance::Attacked(at));
        }
        let [king, rook, king_to, rook_to] =
            self.castling_squares(wing).ok_or(Hindrance::NoRight)?;
        let mut men = *self.men();
        men.toggle(Kind::King, side, king);
        men.toggle(Kind::Rook, side, rook);
        men.toggle(Kind::King, side, king_to);
        men.toggle(Kind::Rook, side, rook_to);
        if men.attack(side.other(), king_to, rules) {
            return Err(Hindrance::Attacked(king_to));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_run_along_the_rank_or_the_row() {
        assert_eq!(path(6, 1), 0b0100_0010, "d0 to a0 over the gap");
        assert_eq!(path(0, 6), 0b0100_0011);
        assert_eq!(path(3, 6), 0b0111_1000, "b1 to d0 along the row");
        assert_eq!(path(1, 1), 0b0000_0010);
        assert_eq!(span(0, 7), 0xff);
    }
}
