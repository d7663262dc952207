//! Entries and their effects in sentences.

use klubovna_rules::{Position, Side};
use klubovna_view::Phrase;

use crate::attack_boards::Place;
use crate::geometry::{Level, Square};
use crate::{Action, Kind, TriD, Wing};

pub(crate) fn describe(position: &TriD, action: Action) -> Vec<Phrase> {
    let side = position.side();
    let mut next = *position;
    next.apply(action);
    let mut phrases = vec![entry(position, action)];
    if let Action::Board { from, to, .. } = action
        && let Some(at) = position.passenger(from)
        && let Some((kind, _)) = position.piece_at(at)
    {
        let carried = from.carry(at, to);
        phrases.push(on_cell("tri-d-chess-say-carried", side, carried).with("piece", kind));
    }
    if let Some(becomes) = action.becomes() {
        phrases.push(match becomes.kind() {
            Some(kind) => of_side("tri-d-chess-say-promoted", side).with("piece", kind),
            None => of_side("tri-d-chess-say-new-board", side),
        });
    }
    if let Action::Move(_, to, _) = action
        && let Level::Attack(place) = to.level()
        && position.boards().owner(place) != next.boards().owner(place)
    {
        phrases.push(on_board("tri-d-chess-say-claimed", side, place));
    }
    if let Some(at) = next.pending() {
        phrases.push(on_cell("tri-d-chess-say-released", next.side(), at));
    }
    if next.side() != side && next.outcome().is_none() && next.in_check() {
        phrases.push(of_side("tri-d-chess-say-check", next.side()));
    }
    phrases
}

fn entry(position: &TriD, action: Action) -> Phrase {
    let side = position.side();
    match action {
        Action::Move(from, to, _) => {
            let kind = position.piece_at(from).map_or(Kind::Pawn, |(kind, _)| kind);
            let phrase = match position.piece_at(to) {
                Some((taken, _)) => of_side("tri-d-chess-say-capture", side).with("taken", taken),
                None if position.en_passant_victim(from, to).is_some() => {
                    of_side("tri-d-chess-say-en-passant", side)
                }
                None => of_side("tri-d-chess-say-move", side),
            };
            phrase.with("piece", kind).with("from", from).with("to", to)
        }
        Action::Castle(Wing::A) => of_side("tri-d-chess-say-castle-a", side),
        Action::Castle(Wing::E) => of_side("tri-d-chess-say-castle-e", side),
        Action::Board { from, to, .. } if from == to => {
            on_board("tri-d-chess-say-turn", side, from)
        }
        Action::Board { from, to, .. } => {
            on_board("tri-d-chess-say-board", side, from).with("to", to)
        }
        Action::Promote(at, _) => on_cell("tri-d-chess-say-promote", side, at),
        Action::Put(kind, at) => on_cell("tri-d-chess-say-put", side, at).with("piece", kind),
    }
}

pub(crate) fn of_side(code: &str, side: Side) -> Phrase {
    Phrase::new(code).with("side", side)
}

fn on_cell(code: &str, side: Side, at: Square) -> Phrase {
    of_side(code, side).with("at", at)
}

fn on_board(code: &str, side: Side, place: Place) -> Phrase {
    of_side(code, side).with("board", place)
}
