//! Why clicks led to no action: the rule that forbids it, and the squares to highlight.

use klubovna_rules::{Position, Side};
use klubovna_text::Fault;
use klubovna_view::{Attempt, Phrase, Refusal, Step, Tray};

use crate::action::Action;
use crate::attacks;
use crate::obstacle::Obstacle;
use crate::piece::Kind;
use crate::position::AnimalShogi;
use crate::present::{COMMANDS, HAND, PROMOTE, STAY};
use crate::square::Square;
use crate::stage::Stage;

pub(crate) fn explain(position: &AnimalShogi, steps: &[Step]) -> Option<Refusal> {
    if let [Step::Cell(from), Step::Cell(to), Step::Option(id)] = steps
        && (id == PROMOTE || id == STAY)
    {
        let (from, to) = (from.parse().ok()?, to.parse().ok()?);
        let promote = id == PROMOTE;
        return action(position, Action::Move { from, to, promote }, &[]);
    }
    let attempt = Attempt::read(steps)?;
    let held = match attempt {
        Attempt::Take(tray, kind) | Attempt::Put(tray, kind, _) => Some(held(tray, kind)?),
        _ => None,
    };
    let playing = matches!(position.stage(), Stage::Play | Stage::Declined);
    match (attempt, held) {
        (Attempt::Command(id), _) => {
            let (_, command) = COMMANDS.iter().find(|(known, _)| *known == id)?;
            action(position, *command, &[])
        }
        // Nothing can be moved before the game, after it, and while a proposal waits for its answer.
        _ if !playing || position.outcome().is_some() => {
            let at = Square::from_bit(0);
            let any = Action::Move {
                from: at,
                to: at,
                promote: false,
            };
            let obstacle = position.obstacle(any)?;
            Some(refusal(position, obstacle, &[]))
        }
        (_, Some((side, _))) if side != position.side() => Some(not_yours(position, &[])),
        (Attempt::Take(..), Some((_, kind))) => hold(position, kind),
        (Attempt::Put(_, _, to), Some((_, kind))) => {
            action(position, Action::Drop { kind, to }, &[to])
        }
        (Attempt::Lift(at, None), _) => touch(position, at),
        (Attempt::Travel(from, None, to), _) => go(position, from, to),
        _ => None,
    }
}

/// The piece in hand that a tray shows, and its side.
fn held(tray: &str, kind: &str) -> Option<(Side, Kind)> {
    let kind = Kind::IN_HAND.into_iter().find(|known| known.id() == kind)?;
    Some((Tray::side_of(HAND, tray)?, kind))
}

/// Why a move cannot begin on a square.
fn touch(position: &AnimalShogi, at: Square) -> Option<Refusal> {
    let us = position.side();
    let (piece, side) = position.piece_at(at)?;
    if side != us {
        return Some(not_yours(position, &[at]));
    }
    let reach = attacks::of(piece, us, at, position.occupied()) - position.pieces(us);
    let mut first = None;
    for to in reach {
        let obstacle = move_obstacle(position, at, to)?;
        first.get_or_insert(obstacle);
    }
    let obstacle = first.unwrap_or(Obstacle::Stuck { piece });
    Some(refusal(position, obstacle, &[at]))
}

/// Why a piece in hand cannot be dropped anywhere.
fn hold(position: &AnimalShogi, kind: Kind) -> Option<Refusal> {
    let (mut first, mut alike) = (None, true);
    for to in !position.occupied() {
        let found = position.prohibition(Action::Drop { kind, to })?;
        let first: &mut Obstacle = first.get_or_insert(found);
        alike &= first.code() == found.code();
    }
    Some(match first.filter(|_| alike) {
        Some(obstacle) => refusal(position, obstacle, &[]),
        None => Refusal {
            phrase: Phrase::new("animal-shogi-why-no-square").with("piece", kind),
            rule: "7.1".into(),
            cells: Vec::new(),
        },
    })
}

fn go(position: &AnimalShogi, from: Square, to: Square) -> Option<Refusal> {
    let own = |at| position.pieces(position.side()).contains(at);
    // A second click on the same piece deselects it, a click on another one selects that.
    if from == to || !own(from) && position.piece_at(from).is_none() || own(from) && own(to) {
        return None;
    }
    if !own(from) {
        return Some(not_yours(position, &[from]));
    }
    move_obstacle(position, from, to).map(|obstacle| refusal(position, obstacle, &[from, to]))
}

/// Why a piece can make a move neither with promotion nor without.
fn move_obstacle(position: &AnimalShogi, from: Square, to: Square) -> Option<Obstacle> {
    let [stay, promote] = [false, true].map(|promote| {
        let action = Action::Move { from, to, promote };
        position.prohibition(action)
    });
    match (stay?, promote?) {
        (Obstacle::MustPromote { .. }, other) => Some(other),
        (obstacle, _) => Some(obstacle),
    }
}

fn action(position: &AnimalShogi, action: Action, cells: &[Square]) -> Option<Refusal> {
    let obstacle = position.prohibition(action)?;
    Some(refusal(position, obstacle, cells))
}

fn not_yours(position: &AnimalShogi, cells: &[Square]) -> Refusal {
    let side = position.side();
    refusal(position, Obstacle::Turn { side }, cells)
}

fn refusal(position: &AnimalShogi, obstacle: Obstacle, touched: &[Square]) -> Refusal {
    let mut refusal = Refusal::of(&obstacle);
    let told = std::mem::take(&mut refusal.cells);
    let cells = &mut refusal.cells;
    for at in touched {
        cells.push(at.to_string());
    }
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
