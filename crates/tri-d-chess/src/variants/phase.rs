//! Set-up as part of play: in V.P5 the array is drawn man by man, in V.P6 the players
//! place their pieces in turn. King and rooks follow by themselves.

use klubovna_tabletop::rules::Side;

use crate::{Kind, TriD};

use super::{SetUp, row_square};
use Kind::{Bishop, King, Knight, Queen, Rook};

/// The next man to be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Placing {
    pub(crate) kind: Kind,
    pub(crate) side: Side,
}

/// V.P6: the order of the alternating set-up.
const IN_TURN: [Placing; 10] = [
    white(Bishop),
    black(Bishop),
    black(Bishop),
    white(Bishop),
    white(Knight),
    black(Knight),
    black(Knight),
    white(Knight),
    white(Queen),
    black(Queen),
];

/// V.P5.2: light bishop, dark bishop, queen, knights; Black's men follow as a mirror.
const DRAWN: [Placing; 5] = [
    white(Bishop),
    white(Bishop),
    white(Queen),
    white(Knight),
    white(Knight),
];

const fn white(kind: Kind) -> Placing {
    Placing {
        kind,
        side: Side::FIRST,
    }
}

const fn black(kind: Kind) -> Placing {
    Placing {
        kind,
        side: Side::SECOND,
    }
}

/// Places of the row on dark squares.
const DARK: u8 = 0b0101_0101;

impl TriD {
    fn order(&self) -> &'static [Placing] {
        match self.rules().set_up() {
            SetUp::P5 if self.rules().is_open() => &DRAWN,
            SetUp::P6 if self.rules().is_open() => &IN_TURN,
            _ => &[],
        }
    }

    /// What has to be placed next; `None` in a game under way.
    pub(crate) fn placing(&self) -> Option<Placing> {
        let order = self.order();
        if order.is_empty() || !self.men_of(Side::SECOND, King).is_empty() {
            return None;
        }
        // Not yet: the last man brings both kings, or Black's is the last to come.
        let placed: usize = Side::BOTH
            .into_iter()
            .take(if self.draws_array() { 1 } else { 2 })
            .map(|side| (self.pieces(side) as usize).min(5))
            .sum();
        order.get(placed).copied()
    }

    /// Whether the set-up is drawn by chance.
    pub(crate) fn draws_array(&self) -> bool {
        self.rules().set_up() == SetUp::P5
    }

    /// The places of the row where the next man may go, as bits.
    pub(crate) fn open_places(&self, placing: Placing) -> u8 {
        let Placing { kind, side } = placing;
        let mut open = 0;
        let mut bishops = 0_u8;
        for place in 0..8 {
            match self.man_at(row_square(side, place)) {
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
        open
    }

    /// Puts the next man on a place of the row, with all that follows from it.
    pub(crate) fn place(&mut self, placing: Placing, place: usize) {
        let Placing { kind, side } = placing;
        if self.draws_array() {
            for side in Side::BOTH {
                self.place_one(side, kind, place);
            }
        } else {
            self.place_one(side, kind, place);
        }
        let next = self.placing().map_or(Side::FIRST, |next| next.side);
        self.set_side(next);
    }

    fn place_one(&mut self, side: Side, kind: Kind, place: usize) {
        self.toggle(kind, side, row_square(side, place));
        if self.pieces(side) == 5 {
            let mut rest = [Rook, King, Rook].into_iter();
            for place in 0..8 {
                let at = row_square(side, place);
                if self.man_at(at).is_none()
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
