//! Actions as numbers, for the transposition table.

use klubovna_animal_shogi::{Action, Fallen, Kind, Square};
use klubovna_search::{pack, unpack};

/// Numbers in place of the origin: for drops by kind, and for actions without squares.
const DROPS: u32 = 96;
const FALLEN: u32 = 104;
const WORD: u32 = 105;
const WORDS: [Action; 5] = [
    Action::Throw,
    Action::Declare,
    Action::Propose,
    Action::Agree,
    Action::Decline,
];

pub(crate) fn to_bits(action: Action) -> u32 {
    let (from, to, promote) = match action {
        Action::Move { from, to, promote } => (from.index().into(), to.index().into(), promote),
        Action::Drop { kind, to } => (DROPS + u32::from(kind.code()), to.index().into(), false),
        Action::Fallen(fallen) => {
            let number = Fallen::all().position(|other| other == fallen);
            (FALLEN, number.unwrap_or_default() as u32, false)
        }
        word => {
            let number = WORDS.iter().position(|&other| other == word);
            (WORD, number.unwrap_or_default() as u32, false)
        }
    };
    pack([(to, 7), (from, 7), (promote.into(), 1)])
}

pub(crate) fn from_bits(bits: u32) -> Option<Action> {
    let [to, from, promote] = unpack(bits, [7, 7, 1]);
    match from {
        FALLEN => Fallen::all().nth(to as usize).map(Action::Fallen),
        WORD => WORDS.get(to as usize).copied(),
        DROPS.. => Some(Action::Drop {
            kind: Kind::of_code((from - DROPS) as u8),
            to: Square::new(to as u8)?,
        }),
        _ => Some(Action::Move {
            from: Square::new(from as u8)?,
            to: Square::new(to as u8)?,
            promote: promote == 1,
        }),
    }
}
