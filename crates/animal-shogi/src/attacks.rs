//! What pieces attack (section 2.3): tables for steps and jumps, made from the steps that the tiles
//! show; subtraction for sliding pieces.
#![expect(
    clippy::indexing_slicing,
    reason = "squares are masked to the length of the tables, and tables are made at compile time"
)]

use klubovna_rules::Side;

use crate::by_side::BySide;
use crate::piece::{Kind, Piece, Step};
use crate::square::{SQUARES, Square};
use crate::squares::Squares;

/// A set for each square; longer than the board, so that no index needs a check.
pub(crate) struct Table([Squares; 128]);

impl Table {
    #[inline]
    pub(crate) fn at(&self, square: Square) -> Squares {
        self.0[(square.index() & 127) as usize]
    }

    /// For each square the targets of `steps` of a side, each step made once or repeated.
    const fn of(steps: &[Step], side: Side, far: bool) -> Self {
        let mut table = [Squares::EMPTY; 128];
        let mut index = 0;
        while index < SQUARES {
            let mut set = 0;
            let mut number = 0;
            while number < steps.len() {
                let mut at = Square::from_bit(index);
                while let Some(next) = at.walk(steps[number], side) {
                    set |= Squares::of(next).bits();
                    at = next;
                    if !far {
                        break;
                    }
                }
                number += 1;
            }
            table[index as usize] = Squares::of_bits(set);
            index += 1;
        }
        Self(table)
    }

    const fn steps(kind: Kind) -> BySide<Self> {
        let steps = kind.plain().steps();
        BySide([
            Self::of(steps, Side::FIRST, false),
            Self::of(steps, Side::SECOND, false),
        ])
    }

    const fn ray(right: i8, ahead: i8) -> Self {
        Self::of(&[(right, ahead)], Side::FIRST, true)
    }
}

/// The tables of all pieces and lines.
struct Tables {
    dog: BySide<Table>,
    cat: BySide<Table>,
    rabbit: BySide<Table>,
    lion: Table,
    // All squares on the lines through a square, without the square itself.
    diagonals: Table,
    straights: Table,
    // Rays to the right and ahead, as the first player sees them. Indices of squares increase to
    // the left and towards that player.
    ahead: Table,
    back: Table,
    left: Table,
    right: Table,
    left_ahead: Table,
    left_back: Table,
    right_ahead: Table,
    right_back: Table,
}

impl Tables {
    const fn new() -> Self {
        Self {
            dog: Table::steps(Kind::Dog),
            cat: Table::steps(Kind::Cat),
            rabbit: Table::steps(Kind::Rabbit),
            lion: Table::of(Kind::Lion.plain().steps(), Side::FIRST, false),
            diagonals: Table::of(Kind::Elephant.plain().slides(), Side::FIRST, true),
            straights: Table::of(Kind::Giraffe.plain().slides(), Side::FIRST, true),
            ahead: Table::ray(0, 1),
            back: Table::ray(0, -1),
            left: Table::ray(-1, 0),
            right: Table::ray(1, 0),
            left_ahead: Table::ray(-1, 1),
            left_back: Table::ray(-1, -1),
            right_ahead: Table::ray(1, 1),
            right_back: Table::ray(1, -1),
        }
    }
}

#[cfg(not(target_family = "wasm"))]
static TABLES: Tables = Tables::new();
// Computed when first used: in the wasm module the tables would be a tenth of its size.
#[cfg(target_family = "wasm")]
static TABLES: std::sync::LazyLock<Tables> = std::sync::LazyLock::new(Tables::new);

/// The part of a ray up to the first occupied square, where indices increase along it:
/// subtracting one flips all bits up to the lowest occupied one.
#[inline]
fn rising(ray: Squares, occupied: Squares) -> Squares {
    let stops = (ray & occupied).bits();
    Squares::of_bits(ray.bits() & (stops ^ stops.wrapping_sub(1)))
}

/// The same where indices decrease along the ray.
#[inline]
fn falling(ray: Squares, occupied: Squares) -> Squares {
    ray & Squares::from((ray & occupied).last_index())
}

/// Straight ahead, up to the first occupied square and with it.
#[inline]
pub fn piglet(from: Square, side: Side, occupied: Squares) -> Squares {
    if side == Side::FIRST {
        falling(TABLES.ahead.at(from), occupied)
    } else {
        rising(TABLES.back.at(from), occupied)
    }
}

/// Along the diagonals, up to the first occupied square and with it; not what a promoted one adds.
#[inline]
pub fn elephant(from: Square, occupied: Squares) -> Squares {
    let tables: &Tables = &TABLES;
    rising(tables.left_ahead.at(from), occupied)
        | rising(tables.left_back.at(from), occupied)
        | falling(tables.right_ahead.at(from), occupied)
        | falling(tables.right_back.at(from), occupied)
}

/// Along files and ranks, up to the first occupied square and with it; not what a promoted one adds.
#[inline]
pub fn giraffe(from: Square, occupied: Squares) -> Squares {
    let tables: &Tables = &TABLES;
    rising(tables.left.at(from), occupied)
        | rising(tables.back.at(from), occupied)
        | falling(tables.right.at(from), occupied)
        | falling(tables.ahead.at(from), occupied)
}

/// A step in all directions but diagonally back.
#[inline]
pub fn dog(from: Square, side: Side) -> Squares {
    TABLES.dog[side].at(from)
}

/// A step forward or diagonally.
#[inline]
pub fn cat(from: Square, side: Side) -> Squares {
    TABLES.cat[side].at(from)
}

/// The two jumps forward.
#[inline]
pub fn rabbit(from: Square, side: Side) -> Squares {
    TABLES.rabbit[side].at(from)
}

/// All squares around.
#[inline]
pub fn lion(from: Square) -> Squares {
    TABLES.lion.at(from)
}

/// The square in front, none on the last rank.
#[inline]
pub fn chick(from: Square, side: Side) -> Squares {
    Squares::of(from).forward(side) & lion(from)
}

#[inline]
pub(crate) fn diagonals(square: Square) -> Squares {
    TABLES.diagonals.at(square)
}

#[inline]
pub(crate) fn straights(square: Square) -> Squares {
    TABLES.straights.at(square)
}

/// All squares straight ahead.
#[inline]
pub(crate) fn ahead(square: Square, side: Side) -> Squares {
    if side == Side::FIRST {
        TABLES.ahead.at(square)
    } else {
        TABLES.back.at(square)
    }
}

/// The squares between two squares of one line.
#[inline]
pub(crate) fn between(a: Square, b: Square) -> Squares {
    // The lines through both squares have only their common line in common.
    let line = if diagonals(a).contains(b) {
        diagonals(a) & diagonals(b)
    } else {
        straights(a) & straights(b)
    };
    let (low, high) = if a < b { (a, b) } else { (b, a) };
    line & (Squares::from(low.index()) - Squares::from(high.index()))
}

/// The squares that a piece of a side attacks, with the first occupied one of each line.
pub fn of(piece: Piece, side: Side, from: Square, occupied: Squares) -> Squares {
    match (piece.kind, piece.promoted) {
        (Kind::Chick, false) => chick(from, side),
        (Kind::Piglet, false) => piglet(from, side, occupied),
        (Kind::Rabbit, false) => rabbit(from, side),
        (Kind::Cat, false) => cat(from, side),
        (Kind::Chick | Kind::Piglet | Kind::Rabbit | Kind::Cat, true) | (Kind::Dog, _) => {
            dog(from, side)
        }
        (Kind::Elephant, false) => elephant(from, occupied),
        (Kind::Giraffe, false) => giraffe(from, occupied),
        (Kind::Elephant, true) => elephant(from, occupied) | lion(from),
        (Kind::Giraffe, true) => giraffe(from, occupied) | lion(from),
        (Kind::Lion, _) => lion(from),
    }
}

#[cfg(test)]
mod tests {
    use klubovna_rules::SplitMix64;

    use super::*;

    /// The attacks of a piece, found step by step.
    fn walked(piece: Piece, side: Side, from: Square, occupied: Squares) -> Squares {
        let mut set = Squares::EMPTY;
        for (steps, far) in [(piece.steps(), false), (piece.slides(), true)] {
            for &step in steps {
                let mut at = from;
                while let Some(next) = at.walk(step, side) {
                    set |= Squares::of(next);
                    at = next;
                    if !far || occupied.contains(next) {
                        break;
                    }
                }
            }
        }
        set
    }

    #[test]
    fn all_pieces_reach_what_walking_reaches() {
        let mut rng = SplitMix64::new(1);
        for _ in 0..200 {
            let [a, b, c] = [(); 3].map(|()| u128::from(rng.next_u64()) << 17);
            let occupied = Squares::of_bits((a ^ b >> 31 & c) & Squares::ALL.bits());
            for piece in Piece::ALL {
                for side in Side::BOTH {
                    for from in Square::all() {
                        assert_eq!(
                            of(piece, side, from, occupied),
                            walked(piece, side, from, occupied),
                            "{piece:?} {side:?} {from} {occupied:?}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn between_is_what_lies_on_both_ways() {
        for a in Square::all() {
            for b in diagonals(a) | straights(a) {
                let ends = Squares::of(a) | Squares::of(b);
                let reach = |at| {
                    if diagonals(a).contains(b) {
                        elephant(at, ends)
                    } else {
                        giraffe(at, ends)
                    }
                };
                assert_eq!(between(a, b), reach(a) & reach(b), "{a} {b}");
            }
        }
    }
}
