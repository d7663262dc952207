//! Why clicks lead to no entry, with the rule that says so and the squares to look at.

use klubovna_view::{Refusal, Step};

use crate::attack_boards::Place;
use crate::geometry::Square;
use crate::obstacle::{Attempt, Obstacle};
use crate::{TriD, Wing};

pub(crate) fn explain(position: &TriD, steps: &[Step]) -> Option<Refusal> {
    let attempt = read(steps)?;
    let obstacle = position.obstacle(attempt)?;
    let mut refusal = Refusal::of(&obstacle);
    match (attempt, obstacle) {
        (_, Obstacle::Over | Obstacle::Promotion { .. } | Obstacle::Drawn) => {}
        (Attempt::Lift(board) | Attempt::Carry(board, _), _) => {
            for at in position.aboard(board) {
                refusal.cells.push(at.name());
            }
        }
        _ => {}
    }
    Some(refusal)
}

fn read(steps: &[Step]) -> Option<Attempt> {
    Some(match steps {
        [Step::Cell(at)] => Attempt::Touch(Square::named(at)?),
        [Step::Cell(from), Step::Cell(to)] => {
            Attempt::Move(Square::named(from)?, Square::named(to)?)
        }
        [Step::Board(from)] => Attempt::Lift(Place::named(from)?),
        [Step::Board(from), Step::Board(to)] => {
            Attempt::Carry(Place::named(from)?, Place::named(to)?)
        }
        [Step::Command(id)] => Attempt::Castle(Wing::of(id)?),
        _ => return None,
    })
}
