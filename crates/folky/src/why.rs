//! Why clicks led to no action: which action was meant, and the rule that forbids it.

use klubovna_board::chess::{Bitboard, Square};
use klubovna_rules::{Position, Side};
use klubovna_view::{Refusal, Step, Tray};

use crate::present::RESERVE;
use crate::{Folky, Kind, Obstacle};

pub(crate) fn explain(position: &Folky, steps: &[Step]) -> Option<Refusal> {
    obstacle(position, steps).map(|obstacle| Refusal::of(&obstacle))
}

fn obstacle(position: &Folky, steps: &[Step]) -> Option<Obstacle> {
    // Either a pawn of a reserve and perhaps a square, or a square and perhaps another one.
    let square = |cell: &String| cell.parse::<Square>().ok();
    let (reserve, from, to) = match steps {
        [Step::Tray { tray, .. }] => (Some(Tray::side_of(RESERVE, tray)?), None, None),
        [Step::Tray { tray, .. }, Step::Cell(at)] => {
            (Some(Tray::side_of(RESERVE, tray)?), Some(square(at)?), None)
        }
        [Step::Cell(from)] => (None, Some(square(from)?), None),
        [Step::Cell(from), Step::Cell(to)] => (None, Some(square(from)?), Some(square(to)?)),
        _ => return None,
    };
    if position.outcome().is_some() {
        return Some(Obstacle::Over);
    }
    let Some(from) = from else {
        return pawn(position, reserve?);
    };
    match (reserve, position.pieces().at(from), to) {
        (Some(side), ..) if side != position.side() => pawn(position, side),
        (Some(_), ..) | (None, None, _) => position.placement_obstacle(from),
        (None, Some((kind, side)), Some(to)) if kind != Kind::Pawn && side == position.side() => {
            // A piece that returns to its own square is only put down again.
            let goes = from == to || position.targets(kind, from).contains(to);
            (!goes).then(|| position.way_obstacle(kind, from, to))?
        }
        (None, Some((kind, side)), _) => position.piece_obstacle(from, kind, side),
    }
}

/// Why a pawn taken from a reserve can be placed nowhere.
fn pawn(position: &Folky, side: Side) -> Option<Obstacle> {
    if side != position.side() {
        return Some(position.not_yours(Bitboard::EMPTY));
    }
    let open = position.open(side);
    open.is_empty().then_some(Obstacle::NothingOpen)
}
