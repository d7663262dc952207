//! The bit tricks against a walker that goes step by step.

use klubovna_board::attacks as of_any_size;
use klubovna_board::chess::{Bitboard, Square, attacks};
use klubovna_board::{Cell, CellSet, Direction};
use klubovna_rules::Side;
use proptest::prelude::*;

/// Walks from `square` until the edge or the first occupied square, which it enters.
fn walk<const W: u8, const H: u8>(
    square: Cell<W, H>,
    directions: &[Direction],
    occupied: CellSet<W, H>,
) -> CellSet<W, H> {
    let mut reached = CellSet::EMPTY;
    for direction in directions {
        let (files, ranks) = direction.step();
        let mut at = square;
        while let Some(next) = at.offset(files, ranks) {
            reached = reached.with(next);
            if occupied.contains(next) {
                break;
            }
            at = next;
        }
    }
    reached
}

/// Every subset of `mask` (carry-rippler).
fn subsets(mask: Bitboard) -> impl Iterator<Item = Bitboard> {
    let mut next = Some(0_u64);
    std::iter::from_fn(move || {
        let now = next?;
        let after = now.wrapping_sub(mask.0) & mask.0;
        next = (after != 0).then_some(after);
        Some(CellSet(now))
    })
}

#[test]
fn sliders_agree_with_the_walker_for_every_blocking_set() {
    for square in Square::all() {
        for axis in [
            [Direction::North, Direction::South],
            [Direction::East, Direction::West],
        ] {
            let mask = walk(square, &axis, Bitboard::EMPTY);
            for occupied in subsets(mask) {
                let got = attacks::rook(square, occupied) & mask;
                assert_eq!(got, walk(square, &axis, occupied), "{square} {occupied:?}");
            }
        }
        for axis in [
            [Direction::NorthEast, Direction::SouthWest],
            [Direction::NorthWest, Direction::SouthEast],
        ] {
            let mask = walk(square, &axis, Bitboard::EMPTY);
            for occupied in subsets(mask) {
                let got = attacks::bishop(square, occupied) & mask;
                assert_eq!(got, walk(square, &axis, occupied), "{square} {occupied:?}");
            }
        }
    }
}

#[test]
fn leapers_agree_with_distances() {
    for from in Square::all() {
        for to in Square::all() {
            let files = to.file().index().abs_diff(from.file().index());
            let ranks = to.rank().index().abs_diff(from.rank().index());
            let knight = files * ranks == 2;
            let king = files.max(ranks) == 1;
            assert_eq!(attacks::knight(from).contains(to), knight, "{from}{to}");
            assert_eq!(attacks::king(from).contains(to), king, "{from}{to}");
            for (side, forward) in [(Side::FIRST, 1), (Side::SECOND, -1)] {
                let up = to.rank().index() as i8 - from.rank().index() as i8;
                let pawn = files == 1 && up == forward;
                assert_eq!(attacks::pawn(side, from).contains(to), pawn, "{from}{to}");
            }
        }
    }
}

#[test]
fn between_is_what_a_walker_passes() {
    for from in Square::all() {
        for to in Square::all() {
            let passed = Direction::from_to(from, to).map_or(Bitboard::EMPTY, |direction| {
                walk(from, &[direction], Bitboard::of(to)).without(to)
            });
            assert_eq!(attacks::between(from, to), passed, "{from}{to}");
            assert_eq!(attacks::between(to, from), passed, "{from}{to}");
        }
    }
}

proptest! {
    #[test]
    fn other_boards_agree_with_the_walker(index in 0..60_u8, occupied: u64) {
        let cell = Cell::<6, 10>::new(index).expect("below 60");
        let occupied = CellSet(occupied) & CellSet::ALL;
        prop_assert_eq!(
            of_any_size::rook(cell, occupied),
            walk(cell, &Direction::STRAIGHT, occupied)
        );
        prop_assert_eq!(
            of_any_size::bishop(cell, occupied),
            walk(cell, &Direction::DIAGONAL, occupied)
        );
        for direction in Direction::ALL {
            prop_assert_eq!(
                of_any_size::reach(cell, direction, occupied),
                walk(cell, &[direction], occupied)
            );
        }
    }

    #[test]
    fn whole_boards_agree_with_the_walker(index in 0..64_u8, occupied: u64, more: u64) {
        let square = Square::new(index).expect("below 64");
        // Half full and quarter full boards.
        for occupied in [CellSet(occupied), CellSet(occupied & more)] {
            prop_assert_eq!(
                attacks::rook(square, occupied),
                walk(square, &Direction::STRAIGHT, occupied)
            );
            prop_assert_eq!(
                attacks::bishop(square, occupied),
                walk(square, &Direction::DIAGONAL, occupied)
            );
            prop_assert_eq!(
                attacks::queen(square, occupied),
                walk(square, &Direction::ALL, occupied)
            );
            for direction in Direction::ALL {
                let met = walk(square, &[direction], occupied) & occupied;
                prop_assert_eq!(attacks::blocker(square, direction, occupied), met.first());
                prop_assert_eq!(
                    attacks::ray(square, direction),
                    walk(square, &[direction], Bitboard::EMPTY)
                );
            }
        }
    }
}
