//! Why an attempt is no action: the rule that forbids it, and the squares to look at.

use klubovna_chessmen::{Bitboard, Direction, Square, attacks};
use klubovna_tabletop::error::Arg;
use klubovna_tabletop::rules::{Position, Side};
use klubovna_tabletop::view::{Phrase, Refusal, Step};

use crate::say::{cell, piece};
use crate::{Action, Folky, Kind};

/// Attempts that mean something: a square alone, a pawn of the reserve, a pawn with its
/// square, a man with its square.
enum Attempt {
    Square(Square),
    Pawn(Side),
    Place(Side, Square),
    Move(Square, Square),
}

pub(crate) fn explain(position: &Folky, steps: &[Step]) -> Option<Refusal> {
    let attempt = read(steps)?;
    if position.outcome().is_some() {
        return Some(refusal(Phrase::new("folky-why-over"), "5", &[]));
    }
    match attempt {
        Attempt::Square(at) => match position.man_at(at) {
            None => placement(position, at),
            Some((kind, side)) => man(position, at, kind, side),
        },
        Attempt::Place(side, at) if side == position.side() => placement(position, at),
        Attempt::Pawn(side) | Attempt::Place(side, _) => pawn(position, side),
        Attempt::Move(from, to) => match position.man_at(from) {
            None => placement(position, from),
            Some((kind, side)) if kind == Kind::Pawn || side != position.side() => {
                man(position, from, kind, side)
            }
            Some((kind, _)) => destination(position, kind, from, to),
        },
    }
}

fn read(steps: &[Step]) -> Option<Attempt> {
    let square = |cell: &String| cell.parse::<Square>().ok();
    let reserve = |tray: &str| match tray {
        "reserve-0" => Some(Side::FIRST),
        "reserve-1" => Some(Side::SECOND),
        _ => None,
    };
    match steps {
        [Step::Cell(at)] => Some(Attempt::Square(square(at)?)),
        [Step::Tray { tray, .. }] => Some(Attempt::Pawn(reserve(tray)?)),
        [Step::Tray { tray, .. }, Step::Cell(at)] => {
            Some(Attempt::Place(reserve(tray)?, square(at)?))
        }
        [Step::Cell(from), Step::Cell(to)] => Some(Attempt::Move(square(from)?, square(to)?)),
        _ => None,
    }
}

/// A man that was touched, although it cannot move.
fn man(position: &Folky, at: Square, kind: Kind, side: Side) -> Option<Refusal> {
    if side != position.side() {
        return Some(not_yours(position, &[at]));
    }
    if kind == Kind::Pawn {
        return Some(refusal(Phrase::new("folky-why-pawn"), "3.5", &[at]));
    }
    if !position.targets(kind, at).is_empty() {
        return None;
    }
    let mut cells = vec![at];
    cells.extend(kind.reach(at, position.occupied()) & position.occupied());
    let phrase = Phrase::new("folky-why-stuck").with("piece", piece(kind));
    Some(refusal(phrase, "3.4", &cells))
}

/// A pawn that was taken from a reserve.
fn pawn(position: &Folky, side: Side) -> Option<Refusal> {
    if side != position.side() {
        return Some(not_yours(position, &[]));
    }
    position
        .open(side)
        .is_empty()
        .then(|| refusal(Phrase::new("folky-why-no-square"), "4.2", &[]))
}

/// A square where a pawn was to be placed.
fn placement(position: &Folky, at: Square) -> Option<Refusal> {
    if position.is_legal(Action::Place(at)) {
        return None;
    }
    if let Some(man) = position.man_at(at) {
        return Some(occupied(man, at, "4.2", &[at]));
    }
    let aiming = position.aiming(position.side(), at);
    let mut cells = vec![at];
    cells.extend(aiming);
    let phrase = Phrase::new("folky-why-few-aims")
        .with("to", cell(at))
        .with("count", Arg::Number(aiming.len() as i32));
    Some(refusal(phrase, "4.2", &cells))
}

/// A square to which an own piece was to go.
fn destination(position: &Folky, kind: Kind, from: Square, to: Square) -> Option<Refusal> {
    if from == to || position.is_legal(Action::Move(from, to)) {
        return None;
    }
    if !kind.reach(from, Bitboard::EMPTY).contains(to) {
        let code = match kind {
            Kind::Rook => "folky-why-rook",
            Kind::Bishop => "folky-why-bishop",
            Kind::Knight | Kind::Pawn => "folky-why-knight",
        };
        return Some(refusal(Phrase::new(code), "3.1", &[from, to]));
    }
    if let Some(direction) = Direction::from_to(from, to)
        && let Some(at) = attacks::blocker(from, direction, position.occupied())
        && at != to
    {
        let (blocker, side) = position.man_at(at)?;
        let phrase = Phrase::new("folky-why-blocked")
            .with("piece", piece(kind))
            .with("blocker", piece(blocker))
            .with("side", Arg::Side(side.0))
            .with("at", cell(at))
            .with("to", cell(to));
        return Some(refusal(phrase, "3.2", &[from, at, to]));
    }
    let man = position.man_at(to)?;
    Some(occupied(man, to, "3.3", &[from, to]))
}

fn not_yours(position: &Folky, cells: &[Square]) -> Refusal {
    let phrase = Phrase::new("folky-why-not-yours").with("side", Arg::Side(position.side().0));
    refusal(phrase, "2.1", cells)
}

fn occupied((kind, side): (Kind, Side), at: Square, rule: &str, cells: &[Square]) -> Refusal {
    let phrase = Phrase::new("folky-why-occupied")
        .with("piece", piece(kind))
        .with("side", Arg::Side(side.0))
        .with("to", cell(at));
    refusal(phrase, rule, cells)
}

fn refusal(phrase: Phrase, rule: &str, cells: &[Square]) -> Refusal {
    Refusal {
        phrase,
        rule: rule.into(),
        cells: cells.iter().copied().map(Square::name).collect(),
    }
}
