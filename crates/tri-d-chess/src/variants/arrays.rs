//! Where the pieces stand at the start (section 10).

use klubovna_board::chess::ChessPiece;
use klubovna_rules::Side;
use klubovna_text::parts;

use crate::geometry::{CORNER, Level, Square, column};
use crate::reader::Reader;
use crate::{Kind, Options, Pin, TriD};

use super::SetUp;
use Kind::{Bishop, King, Knight, Queen, Rook};

/// Files and (White's) ranks of the row of section 7.4.
const FILES: [u8; 8] = [0, 1, 1, 2, 3, 4, 4, 5];
const RANKS: [u8; 8] = [0, 0, 1, 1, 1, 1, 0, 0];

/// The square of a place of a side's row.
pub(crate) fn row_square(side: Side, place: usize) -> Square {
    let (file, rank) = (FILES[place % 8], RANKS[place % 8]);
    let (level, main, rank) = if side == Side::FIRST {
        (1, Level::White, rank)
    } else {
        (6, Level::Black, 9 - rank)
    };
    let board = match rank {
        0 | 9 => Level::Attack(Pin::new(file > 3, level).place(false)),
        _ => main,
    };
    Square::new(board.sheet(), column(file, rank).unwrap_or(CORNER))
}

/// The place of a square in a side's row.
pub(crate) fn row_place(side: Side, at: Square) -> Option<usize> {
    (0..8).find(|&place| row_square(side, place) == at)
}

/// The places of a row that are in a set of bits.
pub(crate) fn places(row: u8) -> impl Iterator<Item = usize> {
    (0..8).filter(move |place| row >> place & 1 == 1)
}

/// The squares of the places of a side's row that are in a set of bits.
pub(crate) fn row_squares(side: Side, row: u8) -> impl Iterator<Item = Square> {
    places(row).map(move |place| row_square(side, place))
}

/// Array number 0 to 959 in row order (V.P5.2).
pub(crate) fn array(number: u16) -> [Kind; 8] {
    let number = usize::from(number);
    // What is left are the rooks.
    let (mut row, mut free) = ([Rook; 8], 0xff_u8);
    let mut put = |place: usize, kind| {
        row[place % 8] = kind;
        free &= !(1 << place);
        free
    };
    put(2 * (number % 4) + 1, Bishop);
    let free = put(2 * (number / 4 % 4), Bishop);
    let nth = |free, nth| places(free).nth(nth).unwrap_or_default();
    let free = put(nth(free, number / 16 % 6), Queen);
    // The pair of free places for the knights; the king comes between the last two.
    let (mut first, mut second) = (0, number / 96 % 10 + 1);
    while second > 4 {
        first += 1;
        second -= 4 - first;
    }
    put(nth(free, second), Knight);
    let free = put(nth(free, first), Knight);
    put(nth(free, 1), King);
    row
}

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

    /// White's pieces other than those of the row. Pawns are fresh.
    const fn pieces(self) -> &'static str {
        match self {
            Self::P4 => {
                "Rz0QL1 Qa0QL1 Nz1QL1 Ba1QL1 Kd0KL1 Re0KL1 Bd1KL1 Ne1KL1 \
                 Pa1W Pb1W Pc1W Pd1W Pa2W Pb2W Pc2W Pd2W"
            }
            Self::P7 => {
                "Rz0QL1 Na0QL1 Qz1QL1 Ba1QL1 Rz9QL6 Na9QL6 Kz8QL6 Ba8QL6 \
                 Pa1W Pa2W Pa3W Pa4W Pa5B Pa6B Pa7B Pa8B"
            }
            _ => "Pz1QL1 Pa1QL1 Pa2W Pb2W Pc2W Pd2W Pd1KL1 Pe1KL1",
        }
    }
}

impl TriD {
    /// Puts the pieces of both sides on the places where they always begin.
    pub(crate) fn set_up_pieces(&mut self) {
        let rules = self.rules;
        for piece in parts(rules.set_up().pieces(), ' ') {
            let mut reader = Reader { rest: piece };
            let kind = reader.letter(Kind::from_capital);
            let (Some(kind), Some(white)) = (kind, Square::named(reader.rest)) else {
                continue;
            };
            let black = mirrored(white, rules).unwrap_or(white);
            for (side, at) in [(Side::FIRST, white), (Side::SECOND, black)] {
                self.toggle(kind, side, at);
                if kind == Kind::Pawn {
                    self.toggle_fresh(at);
                }
            }
        }
    }
}

/// Black's place for one of White's: by rank, in V.P7 by file.
fn mirrored(at: Square, options: Options) -> Option<Square> {
    let level = match at.level() {
        Level::Attack(place) => Level::Attack(place.pin().mirrored(options).place(false)),
        level if options.sideways() => level,
        _ => Level::Black,
    };
    level.square(if options.sideways() {
        at.column().mirror_file()
    } else {
        at.column().mirror_rank()
    })
}
