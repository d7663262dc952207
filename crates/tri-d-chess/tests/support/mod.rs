//! The number of an array, found by its pieces.

use std::collections::HashMap;
use std::sync::OnceLock;

use klubovna_rules::{Position, Side};
use klubovna_tri_d_chess::{Kind, Options, Square, TriD};
use klubovna_view::Present;

/// The pieces of a side's row.
pub(crate) fn row(position: &TriD, side: Side) -> Vec<Kind> {
    let rows = TriD::mix(&Options::default()).expect("a mix").rows;
    let squares = rows.iter().skip(8 * side.index()).take(8);
    let pieces = squares.filter_map(|name| position.piece_at(Square::named(name)?));
    pieces.map(|(kind, _)| kind).collect()
}

/// Array number of a row that is complete.
pub(crate) fn array_of(position: &TriD, side: Side) -> Option<u16> {
    static NUMBERS: OnceLock<HashMap<Vec<Kind>, u16>> = OnceLock::new();
    let numbers = NUMBERS.get_or_init(|| {
        let array = |number: u16| {
            let options = Options::from_mix(&format!("P5:{number}")).expect("a number");
            (row(&TriD::start(&options), Side::FIRST), number)
        };
        (0..960).map(array).collect()
    });
    numbers.get(&row(position, side)).copied()
}
