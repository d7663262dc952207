//! Actions as numbers, for the transposition table.

use klubovna_search::{pack, unpack};
use klubovna_tri_d_chess::{Action, Kind, Place, Promotion, Square, Wing};

/// The form of an action, in the highest bits.
const MOVE: u32 = 0;
const BOARD: u32 = 1;
const CORNER: u32 = 2;
const PROMOTE: u32 = 3;
const CASTLE: u32 = 4;
const PUT: u32 = 5;

pub(crate) fn to_bits(action: Action) -> u32 {
    let square = |at: Square| at.index() as u32;
    let (form, from, to) = match action {
        Action::Move(from, to, _) => (MOVE, square(from), square(to)),
        Action::Board {
            from, to, corner, ..
        } => (
            if corner { CORNER } else { BOARD },
            from.index(),
            to.index(),
        ),
        Action::Promote(at, _) => (PROMOTE, 0, square(at)),
        Action::Castle(wing) => (CASTLE, 0, wing as u32),
        Action::Put(kind, at) => (PUT, kind as u32, square(at)),
    };
    let becomes = action.becomes().map_or(0, |becomes| 1 + becomes as u32);
    pack([(to, 9), (from, 9), (becomes, 3), (form, 3)])
}

pub(crate) fn from_bits(bits: u32) -> Option<Action> {
    let [to, from, becomes, form] = unpack(bits, [9, 9, 3, 3]);
    let square = |index| Square::of_index(index as usize);
    let place = |index: u32| Place::all().nth(index as usize);
    let nth = (becomes as usize).checked_sub(1);
    let becomes = nth.and_then(|nth| Promotion::ALL.get(nth)).copied();
    Some(match form {
        MOVE => Action::Move(square(from)?, square(to)?, becomes),
        BOARD | CORNER => Action::Board {
            from: place(from)?,
            to: place(to)?,
            corner: form == CORNER,
            becomes,
        },
        PROMOTE => Action::Promote(square(to)?, becomes?),
        CASTLE => Action::Castle(*Wing::ALL.get(to as usize)?),
        PUT => Action::Put(*Kind::ALL.get(from as usize)?, square(to)?),
        _ => return None,
    })
}
