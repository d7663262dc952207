//! Why an attempt leads to no action, with the rule that says so and the cells to look at.

use klubovna_tabletop::rules::{Position, Side};
use klubovna_tabletop::view::{Refusal, Step};

use crate::Mixtour;
use crate::action::{Action, PASS};
use crate::cell::Cell;
use crate::obstacle::Obstacle;
use crate::present::RESERVE;

/// Attempts that mean something.
enum Attempt {
    Touch(Cell),
    Lift(Cell, u8),
    Reserve(Side),
    Enter(Side, Cell),
    Travel(Cell, Option<u8>, Cell),
    Pass,
}

pub(crate) fn explain(position: &Mixtour, steps: &[Step]) -> Option<Refusal> {
    obstacle(position, steps).map(|obstacle| Refusal::of(&obstacle))
}

fn obstacle(position: &Mixtour, steps: &[Step]) -> Option<Obstacle> {
    let attempt = read(steps)?;
    if position.outcome().is_some() {
        return Some(Obstacle::Over);
    }
    match attempt {
        Attempt::Touch(at) if position.stack(at).is_empty() => position.obstacle(Action::Enter(at)),
        Attempt::Touch(at) => stuck(position, at),
        Attempt::Lift(from, count) => {
            let stack = position.stack(from);
            let short = stack.split(count).is_none().then_some(Obstacle::TooFew {
                from,
                height: stack.height(),
                count,
            });
            short
                .or_else(|| stuck(position, from))
                .or_else(|| only_back(position, from, count))
        }
        Attempt::Reserve(side) | Attempt::Enter(side, _) if side != position.side() => {
            let side = position.side();
            Some(Obstacle::NotYours { side })
        }
        Attempt::Reserve(side) if position.reserve(side) == 0 => Some(Obstacle::NoReserve { side }),
        Attempt::Reserve(_) => (position.empty_cells() == 0).then_some(Obstacle::Full),
        Attempt::Enter(_, to) => position.obstacle(Action::Enter(to)),
        Attempt::Travel(from, count, to) => travel(position, from, count, to),
        Attempt::Pass => position.obstacle(Action::Pass),
    }
}

fn read(steps: &[Step]) -> Option<Attempt> {
    let named = |name: &String| Cell::named(name);
    let owner = |tray: &String| {
        let at = RESERVE.iter().position(|id| id == tray)?;
        Some(Side(at as u8))
    };
    Some(match steps {
        [Step::Cell(at)] => Attempt::Touch(named(at)?),
        [Step::Cell(from), Step::Count(count)] => Attempt::Lift(named(from)?, *count),
        [Step::Cell(from), Step::Cell(to)] => Attempt::Travel(named(from)?, None, named(to)?),
        [Step::Cell(from), Step::Count(count), Step::Cell(to)] => {
            Attempt::Travel(named(from)?, Some(*count), named(to)?)
        }
        [Step::Tray { tray, .. }] => Attempt::Reserve(owner(tray)?),
        [Step::Tray { tray, .. }, Step::Cell(to)] => Attempt::Enter(owner(tray)?, named(to)?),
        [Step::Command(id)] if id == PASS => Attempt::Pass,
        _ => return None,
    })
}

/// A stack that cannot go anywhere.
fn stuck(position: &Mixtour, from: Cell) -> Option<Obstacle> {
    if position.stack(from).is_empty() {
        return Some(Obstacle::EmptyOrigin { from });
    }
    if position.ways().any(|(origin, _)| origin == from) {
        return None;
    }
    Some(Obstacle::Stuck { from })
}

/// So many pieces that they could only go back to where they have just come from.
fn only_back(position: &Mixtour, from: Cell, count: u8) -> Option<Obstacle> {
    let mut ways = position.ways().filter(|(origin, _)| *origin == from);
    if ways.any(|(_, to)| position.is_legal(Action::Move { from, count, to })) {
        return None;
    }
    position.obstacle(position.banned()?)
}

fn travel(position: &Mixtour, from: Cell, count: Option<u8>, to: Cell) -> Option<Obstacle> {
    // Back on its own cell a stack is simply put down again.
    if from == to {
        return None;
    }
    let action = |count| Action::Move { from, count, to };
    if let Some(count) = count {
        return position.obstacle(action(count));
    }
    let counts = 1..=position.stack(from).height().max(1);
    let obstacles: Option<Vec<Obstacle>> = counts
        .map(|count| position.obstacle(action(count)))
        .collect();
    obstacles?.first().copied()
}
