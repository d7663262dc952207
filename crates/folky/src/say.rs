//! Actions and their effects in sentences.

use klubovna_chessmen::{Bitboard, Square};
use klubovna_tabletop::error::Arg;
use klubovna_tabletop::rules::{Position, Side};
use klubovna_tabletop::view::Phrase;

use crate::{Action, Folky, Kind};

/// More new squares than this are counted, not listed: a listener would lose them.
const LISTED: u32 = 3;

pub(crate) fn describe(position: &Folky, action: Action) -> Vec<Phrase> {
    let mover = position.side();
    let mut next = *position;
    next.apply(action);
    let mut phrases = vec![action_phrase(position, action)];
    if next.winner().is_some() {
        return phrases;
    }
    if matches!(action, Action::Place(_)) && next.reserve(mover) == 1 {
        phrases.push(of_side("folky-say-seven", mover));
    }
    for side in [mover, mover.other()] {
        let opened = next.open(side) - position.open(side);
        opened_phrases(&next, side, opened, &mut phrases);
    }
    phrases
}

fn action_phrase(position: &Folky, action: Action) -> Phrase {
    let side = position.side();
    match action {
        Action::Place(at) => of_side("folky-say-place", side).with("to", cell(at)),
        Action::Move(from, to) => {
            let kind = position.man_at(from).map_or(Kind::Pawn, |(kind, _)| kind);
            of_side("folky-say-move", side)
                .with("piece", piece(kind))
                .with("from", cell(from))
                .with("to", cell(to))
        }
    }
}

fn opened_phrases(next: &Folky, side: Side, opened: Bitboard, phrases: &mut Vec<Phrase>) {
    let last_pawn = next.reserve(side) == 1;
    if opened.len() > LISTED {
        let code = if last_pawn {
            "folky-say-wins-many"
        } else {
            "folky-say-opens-many"
        };
        phrases.push(of_side(code, side).with("count", Arg::Number(opened.len() as i32)));
        return;
    }
    for square in opened {
        phrases.push(if last_pawn {
            of_side("folky-say-wins", side).with("to", cell(square))
        } else {
            let count = next.aiming(side, square).len() as i32;
            of_side("folky-say-opens", side)
                .with("to", cell(square))
                .with("count", Arg::Number(count))
        });
    }
}

fn of_side(code: &str, side: Side) -> Phrase {
    Phrase::new(code).with("side", Arg::Side(side.0))
}

pub(crate) fn cell(square: Square) -> Arg {
    Arg::Cell(square.name())
}

pub(crate) fn piece(kind: Kind) -> Arg {
    Arg::Piece(kind.id().into())
}
