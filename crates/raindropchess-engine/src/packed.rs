//! Actions as numbers, for the transposition table.

use klubovna_board::chess::Square;
use klubovna_raindropchess::{Action, Card, Kind};
use klubovna_search::{pack, unpack};

/// The form of an action, in the highest bits. Numbers below [`RELOCATE`] are moves: 0, or the kind
/// to which a pawn promotes.
const RELOCATE: u32 = 7;
const PLACE: u32 = 8;
const REMOVE: u32 = 9;
const REVEAL: u32 = 10;
const DRAW: u32 = 11;
const DECLINE: u32 = 12;

pub(crate) fn to_bits(action: Action) -> u32 {
    let index = |at: Square| at.index() as u32;
    let (form, first, second) = match action {
        Action::Move(from, to, None) => (0, index(from), index(to)),
        Action::Move(from, to, Some(kind)) => (1 + kind as u32, index(from), index(to)),
        Action::Relocate(from, to) => (RELOCATE, index(from), index(to)),
        Action::Place(kind, at) => (PLACE, kind as u32, index(at)),
        Action::Remove(at) => (REMOVE, 0, index(at)),
        Action::Reveal(card) => (REVEAL, 0, card as u32),
        Action::Draw => (DRAW, 0, 0),
        Action::Decline => (DECLINE, 0, 0),
    };
    pack([(second, 6), (first, 6), (form, 4)])
}

pub(crate) fn from_bits(bits: u32) -> Option<Action> {
    let [second, first, form] = unpack(bits, [6, 6, 4]);
    let kind = |index: u32| Kind::ALL.get(index as usize).copied();
    let (from, to) = (Square::new(first as u8)?, Square::new(second as u8)?);
    Some(match form {
        0 => Action::Move(from, to, None),
        RELOCATE => Action::Relocate(from, to),
        PLACE => Action::Place(kind(first)?, to),
        REMOVE => Action::Remove(to),
        REVEAL => Action::Reveal(Card::ALL.get(second as usize).copied()?),
        DRAW => Action::Draw,
        DECLINE => Action::Decline,
        form => Action::Move(from, to, Some(kind(form - 1)?)),
    })
}
