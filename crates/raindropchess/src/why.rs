//! Why clicks led to no action: which action was meant, and the rule that forbids it.

use std::slice::from_ref;

use klubovna_board::chess::{Bitboard, Square};
use klubovna_rules::Position;
use klubovna_view::{Attempt, Refusal, Step, Tray};

use crate::obstacle::Obstacle;
use crate::piece::promotion_rank;
use crate::present::{BLUE, CARD, DECK, DECLINE, DRAW};
use crate::{Action, Card, Joker, Kind, Phase, Raindropchess};

pub(crate) fn explain(position: &Raindropchess, steps: &[Step]) -> Option<Refusal> {
    let clicked = match steps {
        // A tray, perhaps with a square after it.
        [Step::Tray { .. }, Step::Cell(_)] => steps,
        [tray @ Step::Tray { .. }, ..] => from_ref(tray),
        // The choice of a promotion comes after the squares.
        [squares @ .., Step::Option(_)] if squares.len() == 2 => squares,
        _ => steps,
    };
    let obstacle = obstacle(position, Attempt::read(clicked)?)?;
    Some(Refusal::of(&obstacle))
}

fn obstacle(position: &Raindropchess, attempt: Attempt<'_, Square>) -> Option<Obstacle> {
    if position.outcome().is_some() {
        return Some(Obstacle::Over);
    }
    match attempt {
        Attempt::Take(tray, _) => thing(position, tray, None),
        Attempt::Put(tray, _, at) => thing(position, tray, Some(at)),
        Attempt::Command(DRAW) => draw(position),
        Attempt::Command(DECLINE) if position.shown() == Some(Card::Joker) => {
            position.obstacle(Action::Decline)
        }
        Attempt::Lift(at, None) => before(position).or_else(|| touch(position, at)),
        Attempt::Travel(from, None, to) => before(position).or_else(|| travel(position, from, to)),
        _ => None,
    }
}

/// Why a thing in a tray, perhaps with a square for it, leads to nothing.
fn thing(position: &Raindropchess, tray: &str, at: Option<Square>) -> Option<Obstacle> {
    match Tray::named(tray)? {
        (BLUE, _) => Some(Obstacle::Blue),
        (DECK | CARD, owner) if owner != position.side() => {
            Some(position.not_yours(Bitboard::EMPTY))
        }
        (DECK, _) => draw(position),
        (CARD, _) => before(position).or_else(|| touch(position, at?)),
        _ => None,
    }
}

fn draw(position: &Raindropchess) -> Option<Obstacle> {
    match position.phase() {
        Phase::Drawn => None,
        _ => position.obstacle(Action::Draw),
    }
}

/// The action that has to come first, whatever was meant.
fn before(position: &Raindropchess) -> Option<Obstacle> {
    match position.phase() {
        Phase::Drawn | Phase::Redraw => position.obstacle(Action::Decline),
        _ => None,
    }
}

/// Why a single square leads to nothing: a target of the shown card, or a piece to be moved.
fn touch(position: &Raindropchess, at: Square) -> Option<Obstacle> {
    let side = position.side();
    match (
        position.effect(),
        position.shown(),
        position.pieces().at(at),
    ) {
        (Joker::RemovePiece, ..) => position.obstacle(Action::Remove(at)),
        (Joker::Relocate, ..) => position.lift_obstacle(at),
        (Joker::FreeMove, _, Some((kind, owner))) if owner == side => stuck(position, kind, at),
        (Joker::FreeMove, ..) => Some(Obstacle::JokerOwn { at }),
        (_, Some(card), _) => position.obstacle(Action::Place(card.kind()?, at)),
        (_, _, None) => position.may_draw().then_some(Obstacle::DrawFirst { at }),
        (_, _, Some((_, owner))) if owner != side => Some(position.not_yours(Bitboard::of(at))),
        _ if position.king(side).is_none() => Some(Obstacle::NoKing { from: at }),
        (_, _, Some((kind, _))) => stuck(position, kind, at),
    }
}

/// Why a piece cannot move.
fn stuck(position: &Raindropchess, kind: Kind, at: Square) -> Option<Obstacle> {
    if !position.destinations(at).is_empty() {
        return None;
    }
    let side = position.side();
    let checkers = position.checkers(side);
    let cells = checkers.with(at);
    Some(if kind == Kind::Pawn && at.rank() == promotion_rank(side) {
        Obstacle::Inert { cells }
    } else if kind == Kind::King {
        Obstacle::KingStuck { kind, cells }
    } else if !checkers.is_empty() {
        Obstacle::NoHelp { kind, cells }
    } else if position.reach(kind, side, at).is_empty() {
        Obstacle::Stuck { kind, cells }
    } else {
        position.pin(kind, at)
    })
}

/// Why a piece cannot move, or be put by a joker, to another square.
fn travel(position: &Raindropchess, from: Square, to: Square) -> Option<Obstacle> {
    let is_empty = position.pieces().at(from).is_none();
    let action = match (position.effect(), position.shown()) {
        (Joker::Relocate, _) => Action::Relocate(from, to),
        (Joker::RemovePiece, _) => return touch(position, from),
        (Joker::FreeMove, _) | (_, None) if is_empty => return touch(position, from),
        _ => Action::Move(from, to, None),
    };
    match position.obstacle(action)? {
        // A piece that is clicked twice is only put down; a promotion is chosen after the target.
        Obstacle::SameSquare { .. } | Obstacle::MustPromote { .. } => None,
        obstacle => Some(obstacle),
    }
}
