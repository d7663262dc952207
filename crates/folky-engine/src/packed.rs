//! Actions as numbers, for the transposition table.

use klubovna_board::chess::Square;
use klubovna_folky::Action;
use klubovna_search::{pack, unpack};

pub(crate) fn to_bits(action: Action) -> u32 {
    // No move ends where it begins.
    let (from, to) = match action {
        Action::Place(at) => (at, at),
        Action::Move(from, to) => (from, to),
    };
    pack([(from.index() as u32, 6), (to.index() as u32, 6)])
}

pub(crate) fn from_bits(bits: u32) -> Option<Action> {
    let [from, to] = unpack(bits, [6, 6]).map(|index| Square::new(index as u8));
    match (from?, to?) {
        (from, to) if from == to => Some(Action::Place(to)),
        (from, to) => Some(Action::Move(from, to)),
    }
}
