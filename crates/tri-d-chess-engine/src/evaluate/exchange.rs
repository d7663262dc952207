//! Static exchange evaluation (SEE) on the flat picture: who attacks a column attacks every square
//! of it.

use klubovna_board::attacks;
use klubovna_rules::{Position, Side};
use klubovna_tri_d_chess::{
    Column, Columns, Kind, Options, Pieces, Rule, Square, TriD, pawn_attacks,
};

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

/// What the side to move gains by a capture; in V.M.1 simply what it captures.
pub(super) fn gains(position: &TriD, from: Square, to: Square) -> i32 {
    let (rules, pieces) = (position.options(), position.pieces());
    let mut next = pieces.at(from).map_or(0, |(kind, _)| value(kind));
    let captured = pieces.at(to).map_or(0, |(kind, _)| value(kind));
    if rules.has(Rule::M1) {
        return captured;
    }
    let mut pieces = *pieces;
    pieces.clear(from);
    pieces.clear(to);
    let mut side = position.side().other();
    let mut balance = [captured; 16];
    let mut last = 0;
    while last + 1 < balance.len()
        && let Some((kind, at)) = least(&pieces, side, to.column(), rules)
    {
        if kind == Kind::King && least(&pieces, side.other(), to.column(), rules).is_some() {
            break;
        }
        balance[last + 1] = next - balance[last];
        last += 1;
        pieces.clear(at);
        next = value(kind);
        side = side.other();
    }
    while last > 0 {
        balance[last - 1] = balance[last - 1].min(-balance[last]);
        last -= 1;
    }
    balance[0]
}

/// The least valuable piece of a side that attacks a column.
fn least(pieces: &Pieces, side: Side, at: Column, rules: Options) -> Option<(Kind, Square)> {
    let occupied = pieces.columns();
    Kind::ALL.into_iter().rev().find_map(|kind| {
        let columns = pieces.columns_of(side, kind);
        if columns.is_empty() {
            return None;
        }
        let seen = match kind {
            Kind::Pawn => pawn_attacks(side.other(), Columns::of(at), rules),
            _ => attacks::of(kind, at, occupied),
        };
        if !columns.meets(seen) {
            return None;
        }
        let found = pieces.of(side, kind).within(seen).first()?;
        Some((kind, found))
    })
}
