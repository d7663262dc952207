//! Where the men stand at the start: arrays of the row, and the two set-ups that use
//! other squares (section 10).

use klubovna_tabletop::rules::Side;

use crate::Kind;
use crate::geometry::{Column, Level, Square};

use super::SetUp;
use Kind::{Bishop, King, Knight, Queen, Rook};

/// Files and (White's) ranks of the row of section 7.4. Places on ranks 0 and 9 belong
/// to attack boards, the others to main boards.
pub(crate) const ROW: [(i8, i8); 8] = [
    (0, 0),
    (1, 0),
    (1, 1),
    (2, 1),
    (3, 1),
    (4, 1),
    (4, 0),
    (5, 0),
];

/// The square of a place of a side's row.
pub(crate) fn row_square(side: Side, place: usize) -> Square {
    let (file, rank) = ROW[place % 8];
    let kings_side = file > 3;
    let column = |rank| Column::at(file, rank).unwrap_or(Column::from_index(0));
    let level = |pin, main| match rank {
        0 => Level::Attack(crate::Pin::new(kings_side, pin).place(false)),
        _ => main,
    };
    if side == Side::FIRST {
        Square::new(level(1, Level::White).sheet(), column(rank))
    } else {
        Square::new(level(6, Level::Black).sheet(), column(9 - rank))
    }
}

/// Array number 0 to 959 in row order (V.P5.2).
pub(crate) fn array(number: u16) -> [Kind; 8] {
    const KNIGHTS: [(usize, usize); 10] = [
        (0, 1),
        (0, 2),
        (0, 3),
        (0, 4),
        (1, 2),
        (1, 3),
        (1, 4),
        (2, 3),
        (2, 4),
        (3, 4),
    ];
    let number = usize::from(number);
    let mut row = [None; 8];
    row[2 * (number % 4) + 1] = Some(Bishop);
    row[2 * (number / 4 % 4)] = Some(Bishop);
    let mut put = |nth: usize, kind| {
        let mut free = row.iter_mut().filter(|place| place.is_none());
        if let Some(place) = free.nth(nth) {
            *place = Some(kind);
        }
    };
    put(number / 16 % 6, Queen);
    // The second knight first, so that the first one does not shift its place.
    let (first, second) = KNIGHTS[number / 96 % 10];
    put(second, Knight);
    put(first, Knight);
    for kind in [Rook, King, Rook] {
        put(0, kind);
    }
    row.map(|place| place.unwrap_or(Rook))
}

/// The number of an array.
#[cfg(test)]
pub(crate) fn number_of(row: [Kind; 8]) -> Option<u16> {
    (0..960).find(|&number| array(number) == row)
}

/// White's men other than those of the row: kind, file, rank, level. Pawns are fresh.
type Man = (Kind, i8, i8, Level);

impl SetUp {
    /// The array both players have, unless it is chosen or there is none.
    pub(crate) const fn array(self) -> Option<u16> {
        match self {
            Self::Standard => Some(409),
            Self::P1 => Some(406),
            Self::P2 => Some(518),
            Self::P3 => Some(524),
            _ => None,
        }
    }
}

const fn pin(kings_side: bool, level: u8) -> Level {
    Level::Attack(crate::Pin::new(kings_side, level).place(false))
}

const QL1: Level = pin(false, 1);
const KL1: Level = pin(true, 1);
const QL6: Level = pin(false, 6);

/// The pawns of section 2.1.
const PAWNS: [Man; 8] = [
    (Kind::Pawn, 0, 1, QL1),
    (Kind::Pawn, 1, 1, QL1),
    (Kind::Pawn, 1, 2, Level::White),
    (Kind::Pawn, 2, 2, Level::White),
    (Kind::Pawn, 3, 2, Level::White),
    (Kind::Pawn, 4, 2, Level::White),
    (Kind::Pawn, 4, 1, KL1),
    (Kind::Pawn, 5, 1, KL1),
];

/// V.P4.
const ON_ATTACK_BOARDS: [Man; 16] = [
    (Rook, 0, 0, QL1),
    (Queen, 1, 0, QL1),
    (Knight, 0, 1, QL1),
    (Bishop, 1, 1, QL1),
    (King, 4, 0, KL1),
    (Rook, 5, 0, KL1),
    (Bishop, 4, 1, KL1),
    (Knight, 5, 1, KL1),
    (Kind::Pawn, 1, 1, Level::White),
    (Kind::Pawn, 2, 1, Level::White),
    (Kind::Pawn, 3, 1, Level::White),
    (Kind::Pawn, 4, 1, Level::White),
    (Kind::Pawn, 1, 2, Level::White),
    (Kind::Pawn, 2, 2, Level::White),
    (Kind::Pawn, 3, 2, Level::White),
    (Kind::Pawn, 4, 2, Level::White),
];

/// V.P7.
const FROM_THE_SIDE: [Man; 16] = [
    (Rook, 0, 0, QL1),
    (Knight, 1, 0, QL1),
    (Queen, 0, 1, QL1),
    (Bishop, 1, 1, QL1),
    (Rook, 0, 9, QL6),
    (Knight, 1, 9, QL6),
    (King, 0, 8, QL6),
    (Bishop, 1, 8, QL6),
    (Kind::Pawn, 1, 1, Level::White),
    (Kind::Pawn, 1, 2, Level::White),
    (Kind::Pawn, 1, 3, Level::White),
    (Kind::Pawn, 1, 4, Level::White),
    (Kind::Pawn, 1, 5, Level::Black),
    (Kind::Pawn, 1, 6, Level::Black),
    (Kind::Pawn, 1, 7, Level::Black),
    (Kind::Pawn, 1, 8, Level::Black),
];

/// All men of both sides that stand in a fixed place at the start.
pub(crate) fn set_up(set_up: SetUp) -> Vec<(Kind, Side, Square)> {
    let men: &[Man] = match set_up {
        SetUp::P4 => &ON_ATTACK_BOARDS,
        SetUp::P7 => &FROM_THE_SIDE,
        _ => &PAWNS,
    };
    let mut all = Vec::new();
    for &(kind, file, rank, level) in men {
        for side in Side::BOTH {
            let (file, rank, level) = if side == Side::FIRST {
                (file, rank, level)
            } else {
                mirrored(file, rank, level, set_up == SetUp::P7)
            };
            if let Some(at) = Column::at(file, rank).and_then(|column| level.square(column)) {
                all.push((kind, side, at));
            }
        }
    }
    all
}

/// Black's place for one of White's: by rank, in V.P7 by file.
fn mirrored(file: i8, rank: i8, level: Level, sideways: bool) -> (i8, i8, Level) {
    let level = match level {
        Level::Attack(place) if sideways => Level::Attack(place.pin().across().place(false)),
        level if sideways => level,
        Level::Attack(place) => {
            let pin = place.pin();
            pin_at(pin.is_kings_side(), 7 - pin.level())
        }
        _ => Level::Black,
    };
    if sideways {
        (5 - file, rank, level)
    } else {
        (file, 9 - rank, level)
    }
}

const fn pin_at(kings_side: bool, level: u8) -> Level {
    pin(kings_side, level)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_another_array_that_obeys_the_rules() {
        for number in 0..960 {
            let row = array(number);
            assert_eq!(number_of(row), Some(number));
            let places = |kind| (0..8).filter(move |&at| row[at] == kind);
            let bishops: usize = places(Bishop).sum();
            assert_eq!(bishops % 2, 1, "{row:?}");
            let rooks: Vec<usize> = places(Rook).collect();
            let king = places(King).next().unwrap();
            assert!(rooks[0] < king && king < rooks[1], "{row:?}");
            assert_eq!(places(Knight).count(), 2);
        }
    }

    #[test]
    fn rows_are_those_of_section_7_4() {
        let names = |side| {
            let names: Vec<String> = (0..8).map(|at| row_square(side, at).name()).collect();
            names.join(" ")
        };
        assert_eq!(
            names(Side::FIRST),
            "z0QL1 a0QL1 a1W b1W c1W d1W d0KL1 e0KL1"
        );
        assert_eq!(
            names(Side::SECOND),
            "z9QL6 a9QL6 a8B b8B c8B d8B d9KL6 e9KL6"
        );
    }
}
