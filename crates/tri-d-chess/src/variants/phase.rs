//! Set-up as part of play: drawn piece by piece in V.P5, placed by the players in V.P6.

use klubovna_board::chess::ChessPiece;
use klubovna_rules::Side;

use crate::{Kind, Square, TriD};

use super::{SetUp, row_place, row_square, row_squares};
use Kind::{Bishop, King, Rook};

/// V.P6: the order of the alternating set-up, Black's pieces as small letters.
const IN_TURN: &str = "BbbBNnnNQq";

/// V.P5.2: light bishop, dark bishop, queen, knights; Black's pieces follow as a mirror.
const DRAWN: &str = "BBQNN";

/// Places of the row on dark squares.
const DARK: u8 = 0b0101_0101;

impl TriD {
    fn order(&self) -> &'static str {
        match self.rules.set_up() {
            SetUp::P5 if self.rules.is_open() => DRAWN,
            SetUp::P6 if self.rules.is_open() => IN_TURN,
            _ => "",
        }
    }

    /// The piece that has to be placed next; `None` in a game under way.
    pub fn placing(&self) -> Option<(Kind, Side)> {
        let order = self.order();
        if order.is_empty() || !self.pieces_of(Side::SECOND, King).is_empty() {
            return None;
        }
        // Not yet: the last piece brings both kings, or Black's is the last to come.
        let placed = |side| self.non_pawns(side).min(5);
        let mut at = placed(Side::FIRST);
        if !self.draws_array() {
            at += placed(Side::SECOND);
        }
        Kind::from_letter(order.chars().nth(at as usize)?)
    }

    /// Whether the set-up is drawn by chance.
    pub(crate) fn draws_array(&self) -> bool {
        self.rules.set_up() == SetUp::P5
    }

    /// The squares of the row where a piece to be placed may go.
    pub(crate) fn open_squares(
        &self,
        kind: Kind,
        side: Side,
    ) -> impl Iterator<Item = Square> + use<> {
        let mut open = 0;
        let mut bishops = 0_u8;
        for place in 0..8 {
            match self.piece_at(row_square(side, place)) {
                None => open |= 1 << place,
                Some((Bishop, _)) => bishops |= 1 << place,
                Some(_) => {}
            }
        }
        if kind == Bishop {
            if bishops & DARK != 0 || self.draws_array() && bishops == 0 {
                open &= !DARK;
            } else if bishops != 0 {
                open &= DARK;
            }
        }
        row_squares(side, open)
    }

    /// Puts the next piece, if it is of that kind, on a square of the row, with all that follows.
    pub(crate) fn put(&mut self, kind: Kind, at: Square) {
        let next = self.placing().filter(|next| next.0 == kind);
        let Some((_, side)) = next.filter(|_| self.piece_at(at).is_none()) else {
            return;
        };
        let Some(place) = row_place(side, at) else {
            return;
        };
        for owner in Side::BOTH {
            if owner == side || self.draws_array() {
                self.place(owner, kind, place);
            }
        }
        self.set_side(self.placing().map_or(Side::FIRST, |(_, side)| side));
    }

    fn place(&mut self, side: Side, kind: Kind, place: usize) {
        self.toggle(kind, side, row_square(side, place));
        if self.non_pawns(side) == 5 {
            let mut rest = [Rook, King, Rook].into_iter();
            for place in 0..8 {
                let at = row_square(side, place);
                if self.piece_at(at).is_none()
                    && let Some(kind) = rest.next()
                {
                    self.toggle(kind, side, at);
                    if kind == Rook {
                        self.grant(side, place);
                    }
                }
            }
        }
    }
}
