//! What a capture brings when both sides go on capturing on that square, the least valuable
//! man first, and stop when it pays no more.
//!
//! All of it on the flat picture: who attacks a column attacks every square of it.

use klubovna_tabletop::rules::{Position, Side};

use crate::lines;
use crate::men::{Men, captures, pawn_columns};
use crate::variants::Rule;
use crate::{Column, Kind, Options, Square, TriD};

/// Round values: an exchange is about who loses more.
pub(super) const fn value(kind: Kind) -> i32 {
    match kind {
        Kind::King => 1_000,
        Kind::Queen => 90,
        Kind::Rook => 45,
        Kind::Bishop | Kind::Knight => 30,
        Kind::Pawn => 10,
    }
}

/// From the least valuable.
const ORDER: [Kind; 6] = [
    Kind::Pawn,
    Kind::Knight,
    Kind::Bishop,
    Kind::Rook,
    Kind::Queen,
    Kind::King,
];

/// What the side to move gains, negative when it loses. In V.M.1 only what is captured
/// counts.
pub(super) fn gains(position: &TriD, from: Square, to: Square) -> i32 {
    let (rules, men) = (position.rules(), position.men());
    let mut next = men.at(from).map_or(0, |(kind, _)| value(kind));
    let captured = men.at(to).map_or(0, |(kind, _)| value(kind));
    if rules.has(Rule::M1) {
        return captured;
    }
    let mut men = *men;
    men.clear(from);
    men.clear(to);
    let mut side = position.side().other();
    let mut balance = [captured; 16];
    let mut last = 0;
    while last + 1 < balance.len()
        && let Some((kind, at)) = least(&men, side, to.column(), rules)
    {
        if kind == Kind::King && least(&men, side.other(), to.column(), rules).is_some() {
            break;
        }
        balance[last + 1] = next - balance[last];
        last += 1;
        men.clear(at);
        next = value(kind);
        side = side.other();
    }
    while last > 0 {
        balance[last - 1] = balance[last - 1].min(-balance[last]);
        last -= 1;
    }
    balance[0]
}

/// The least valuable man of a side that attacks a column.
fn least(men: &Men, side: Side, at: Column, rules: Options) -> Option<(Kind, Square)> {
    let occupied = men.columns();
    ORDER.into_iter().find_map(|kind| {
        let all = men.of(side, kind);
        if all.is_empty() {
            return None;
        }
        let seen = match kind {
            Kind::Pawn => pawn_columns(at, captures(side, rules, -1)),
            _ => lines::of_piece(kind, at, occupied),
        };
        let found = all.within(seen).first()?;
        Some((kind, found))
    })
}
