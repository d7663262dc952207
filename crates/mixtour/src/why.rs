//! Why clicks led to no action: which action was meant, and the rule that forbids it.

use klubovna_rules::Position;
use klubovna_view::{Attempt, Refusal, Step, Tray};

use crate::action::PASS;
use crate::present::RESERVE;
use crate::{Action, Cell, Cells, Mixtour, Obstacle};

pub(crate) fn explain(position: &Mixtour, steps: &[Step]) -> Option<Refusal> {
    obstacle(position, steps).map(|obstacle| Refusal::of(&obstacle))
}

fn obstacle(position: &Mixtour, steps: &[Step]) -> Option<Obstacle> {
    let attempt = Attempt::read(steps)?;
    if position.outcome().is_some() {
        return Some(Obstacle::Over);
    }
    let side = position.side();
    match attempt {
        Attempt::Lift(at, None) if position.stack(at).is_empty() => {
            position.obstacle(Action::Enter(at))
        }
        Attempt::Lift(from, count) => lift(position, from, count),
        Attempt::Take(tray, _) | Attempt::Put(tray, ..)
            if Tray::side_of(RESERVE, tray)? != side =>
        {
            Some(Obstacle::NotYours { side })
        }
        Attempt::Take(..) if position.reserve(side) == 0 => Some(Obstacle::NoReserve { side }),
        Attempt::Take(..) => position.open_cells().is_empty().then_some(Obstacle::Full),
        Attempt::Put(_, _, to) => position.obstacle(Action::Enter(to)),
        // A stack that returns to its own cell is only put down again.
        Attempt::Travel(from, _, to) if from == to => None,
        Attempt::Travel(from, count, to) => {
            let all = 1..=position.stack(from).height().max(1);
            let mut counts = count.map_or(all, |count| count..=count);
            let first = position.obstacle(Action::Move(from, *counts.start(), to))?;
            let possible = counts.any(|count| position.is_legal(Action::Move(from, count, to)));
            (!possible).then_some(first)
        }
        Attempt::Command(id) => position.obstacle((id == PASS).then_some(Action::Pass)?),
    }
}

/// Why pieces cannot move from a cell to anywhere: `count` of them, or any number.
fn lift(position: &Mixtour, from: Cell, count: Option<u8>) -> Option<Obstacle> {
    if let Some(too_few) = count.and_then(|count| position.lift_obstacle(from, count)) {
        return Some(too_few);
    }
    let mut targets = Cells::EMPTY;
    position.each_route(|origin, to| {
        if origin == from {
            targets = targets.with(to);
        }
    });
    if targets.is_empty() {
        return Some(Obstacle::Stuck { from });
    }
    // The only target of this number of pieces may be the one that the ban forbids.
    let count = count?;
    let goes = |to| position.is_legal(Action::Move(from, count, to));
    if targets.into_iter().any(goes) {
        return None;
    }
    position.obstacle(position.banned()?)
}
