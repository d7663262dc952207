//! Why an attempt is no action: the rule that forbids it, and the squares to look at.

use klubovna_tabletop::error::Fault;
use klubovna_tabletop::faults::ToArg;
use klubovna_tabletop::rules::{Position, Side};
use klubovna_tabletop::view::{Phrase, Refusal, Step};

use crate::action::Action;
use crate::attacks;
use crate::obstacle::Obstacle;
use crate::piece::Kind;
use crate::position::AnimalShogi;
use crate::present::{COMMANDS, HANDS, PROMOTE, STAY};
use crate::square::Square;
use crate::stage::Stage;

/// Attempts that mean something.
enum Attempt {
    Touch(Square),
    Hold(Side, Kind),
    Drop(Side, Kind, Square),
    Move(Square, Square),
    Act(Action),
}

#[inline]
pub(crate) fn explain(position: &AnimalShogi, steps: &[Step]) -> Option<Refusal> {
    let attempt = read(steps)?;
    // Before the game, after it, and while an answer is due nothing on the board counts.
    if !matches!(attempt, Attempt::Act(_))
        && (position.outcome().is_some()
            || !matches!(position.stage(), Stage::Play | Stage::Declined))
    {
        let any = Action::Move {
            from: Square::from_bit(0),
            to: Square::from_bit(0),
            promote: false,
        };
        return position
            .obstacle(any)
            .map(|obstacle| refusal(position, obstacle, &[]));
    }
    match attempt {
        Attempt::Touch(at) => touch(position, at),
        Attempt::Hold(side, _) | Attempt::Drop(side, ..) if side != position.side() => {
            Some(not_yours(position, &[]))
        }
        Attempt::Hold(_, kind) => hold(position, kind),
        Attempt::Drop(_, kind, to) => action(position, Action::Drop { kind, to }, &[to]),
        Attempt::Move(from, to) => go(position, from, to),
        Attempt::Act(act) => action(position, act, &[]),
    }
}

#[inline]
fn read(steps: &[Step]) -> Option<Attempt> {
    let square = |cell: &String| cell.parse::<Square>().ok();
    let hand = |tray: &str, kind: &str| {
        let side = Side::BOTH
            .into_iter()
            .find(|side| HANDS[side.index()] == tray)?;
        let kind = Kind::IN_HAND.into_iter().find(|known| known.id() == kind)?;
        Some((side, kind))
    };
    match steps {
        [Step::Cell(at)] => Some(Attempt::Touch(square(at)?)),
        [Step::Cell(from), Step::Cell(to)] => Some(Attempt::Move(square(from)?, square(to)?)),
        [Step::Cell(from), Step::Cell(to), Step::Option(id)] if id == PROMOTE || id == STAY => {
            Some(Attempt::Act(Action::Move {
                from: square(from)?,
                to: square(to)?,
                promote: id == PROMOTE,
            }))
        }
        [Step::Tray { tray, kind }] => {
            let (side, kind) = hand(tray, kind)?;
            Some(Attempt::Hold(side, kind))
        }
        [Step::Tray { tray, kind }, Step::Cell(to)] => {
            let (side, kind) = hand(tray, kind)?;
            Some(Attempt::Drop(side, kind, square(to)?))
        }
        [Step::Command(id)] => {
            let (_, action) = COMMANDS.iter().find(|(known, _)| known == id)?;
            Some(Attempt::Act(*action))
        }
        _ => None,
    }
}

/// A square that was touched: an own piece should have a move.
#[inline]
fn touch(position: &AnimalShogi, at: Square) -> Option<Refusal> {
    let us = position.side();
    let (piece, side) = position.piece_at(at)?;
    if side != us {
        return Some(not_yours(position, &[at]));
    }
    let reach = attacks::of(piece, us, at, position.occupied()) - position.pieces(us);
    let mut obstacles = Vec::new();
    for to in reach {
        obstacles.push(move_obstacle(position, at, to)?);
    }
    Some(match obstacles.first() {
        Some(&obstacle) => refusal(position, obstacle, &[at]),
        None => refusal(position, Obstacle::Stuck { piece }, &[at]),
    })
}

/// A piece of the hand that was taken up: there should be a square for it.
#[inline]
fn hold(position: &AnimalShogi, kind: Kind) -> Option<Refusal> {
    let mut obstacles = Vec::new();
    for to in !position.occupied() {
        obstacles.push(
            position
                .obstacle(Action::Drop { kind, to })
                .filter(|found| {
                    !position.allows(Action::Drop { kind, to }) || found.slip().is_none()
                })?,
        );
    }
    let all_alike = |code: &str| obstacles.iter().all(|found| found.code() == code);
    Some(match obstacles.first() {
        Some(&first) if all_alike(first.code()) => refusal(position, first, &[]),
        _ => Refusal {
            phrase: Phrase::new("animal-shogi-why-no-square").with("piece", kind.to_arg()),
            rule: "7.1".into(),
            cells: Vec::new(),
        },
    })
}

#[inline]
fn go(position: &AnimalShogi, from: Square, to: Square) -> Option<Refusal> {
    let own = |at| position.pieces(position.side()).contains(at);
    // Touching the same piece twice lets go of it, touching another one takes that.
    if from == to || !own(from) && position.piece_at(from).is_none() || own(from) && own(to) {
        return None;
    }
    if !own(from) {
        return Some(not_yours(position, &[from]));
    }
    move_obstacle(position, from, to).map(|obstacle| refusal(position, obstacle, &[from, to]))
}

/// Why a piece can go there neither with promotion nor without.
#[inline]
fn move_obstacle(position: &AnimalShogi, from: Square, to: Square) -> Option<Obstacle> {
    let [stay, promote] = [false, true].map(|promote| {
        let action = Action::Move { from, to, promote };
        position
            .obstacle(action)
            .filter(|_| !position.allows(action))
    });
    match (stay?, promote?) {
        (Obstacle::MustPromote { .. }, other) => Some(other),
        (obstacle, _) => Some(obstacle),
    }
}

#[inline]
fn action(position: &AnimalShogi, action: Action, cells: &[Square]) -> Option<Refusal> {
    if position.allows(action) {
        return None;
    }
    position
        .obstacle(action)
        .map(|obstacle| refusal(position, obstacle, cells))
}

#[inline]
fn not_yours(position: &AnimalShogi, cells: &[Square]) -> Refusal {
    let side = position.side();
    refusal(position, Obstacle::Turn { side }, cells)
}

#[inline]
fn refusal(position: &AnimalShogi, obstacle: Obstacle, touched: &[Square]) -> Refusal {
    let mut refusal = Refusal::of(&obstacle);
    let told = std::mem::take(&mut refusal.cells);
    let cells = &mut refusal.cells;
    cells.extend(touched.iter().map(Square::to_string));
    for cell in told {
        if !cells.contains(&cell) {
            cells.push(cell);
        }
    }
    if let Obstacle::CheckStands { .. } | Obstacle::Pinned { .. } = obstacle {
        cells.extend(position.lion(position.side()).map(|at| at.to_string()));
    }
    refusal
}
