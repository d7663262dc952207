//! Who controls the attack boards (section 5.2): both the terms and the network are told.

use klubovna_rules::{Position, Side};
use klubovna_tri_d_chess::{Level, Place, Rule, TriD};

/// What there is to say of each attack board, as bits of its place.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Controls {
    /// Something stands on it.
    manned: u32,
    /// By the side that controls it.
    by: [u32; 2],
}

impl Controls {
    pub(super) fn of(position: &TriD) -> Self {
        let mut controls = Self::default();
        let (pieces, boards) = (position.pieces(), position.boards());
        for place in boards.places() {
            let level = Level::Attack(place);
            let aboard = Side::BOTH.map(|side| pieces.of_side(side).on(level));
            let owner = boards.owner(place);
            let all = aboard[0] | aboard[1];
            let by = match all.len() {
                0 => owner,
                1 => {
                    let side = if aboard[0].is_empty() {
                        Side::SECOND
                    } else {
                        Side::FIRST
                    };
                    let idle = position.options().has(Rule::A5) && owner != Some(side);
                    (!idle).then_some(side)
                }
                _ => None,
            };
            let bit = 1 << place.index();
            if !all.is_empty() {
                controls.manned |= bit;
            }
            if let Some(side) = by {
                controls.by[side.index()] |= bit;
            }
        }
        controls
    }

    /// Whether anything stands on a board.
    #[inline]
    pub(super) const fn is_manned(&self, place: Place) -> bool {
        self.manned >> place.index() & 1 != 0
    }

    /// Who controls a board.
    #[inline]
    pub(super) fn by(&self, place: Place) -> Option<Side> {
        let by = |side: Side| self.by[side.index()] >> place.index() & 1 != 0;
        if by(Side::FIRST) {
            Some(Side::FIRST)
        } else if by(Side::SECOND) {
            Some(Side::SECOND)
        } else {
            None
        }
    }
}
