//! Actions as numbers, for the transposition table.

use klubovna_mixtour::{Action, Cell};
use klubovna_search::{pack, unpack};

pub(crate) fn to_bits(action: Action) -> u32 {
    let (to, from, count) = match action {
        Action::Enter(at) => (at.index(), 0, 0),
        Action::Move(from, count, to) => (to.index(), from.index(), count),
        Action::Pass => (31, 0, 0),
    };
    pack([(to as u32, 5), (from as u32, 5), (count.into(), 3)])
}

pub(crate) fn from_bits(bits: u32) -> Option<Action> {
    let [to, from, count] = unpack(bits, [5, 5, 3]);
    match (Cell::new(to as u8), count) {
        (Some(at), 0) => Some(Action::Enter(at)),
        (Some(to), count) => Some(Action::Move(Cell::new(from as u8)?, count as u8, to)),
        (None, _) => Some(Action::Pass),
    }
}
