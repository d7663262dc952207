//! Entries and their effects in sentences.

use klubovna_tabletop::error::Arg;
use klubovna_tabletop::rules::{Position, Side};
use klubovna_tabletop::view::Phrase;

use crate::attack_boards::Place;
use crate::geometry::{Level, Square};
use crate::move_text::is_en_passant;
use crate::{Action, Kind, TriD, Wing};

pub(crate) fn describe(position: &TriD, action: Action) -> Vec<Phrase> {
    let side = position.side();
    let mut next = *position;
    next.apply(action);
    let mut phrases = vec![entry(position, action)];
    if let Action::Board { from, to, .. } | Action::Release { from, to, .. } = action
        && let Some(at) = position.passenger(from)
        && let Some((kind, _)) = position.man_at(at)
    {
        let carried = from.carry(at, to);
        phrases.push(on_cell("tri-d-chess-say-carried", side, carried).with("piece", piece(kind)));
    }
    if let Some(becomes) = action.becomes() {
        phrases.push(match becomes.kind() {
            Some(kind) => of_side("tri-d-chess-say-promoted", side).with("piece", piece(kind)),
            None => of_side("tri-d-chess-say-new-board", side),
        });
    }
    if let Action::Move { to, .. } = action
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
        Action::Move { from, to, .. } => {
            let kind = position.man_at(from).map_or(Kind::Pawn, |(kind, _)| kind);
            let phrase = match position.man_at(to) {
                Some((taken, _)) => {
                    of_side("tri-d-chess-say-capture", side).with("taken", piece(taken))
                }
                None if is_en_passant(position, action) => {
                    of_side("tri-d-chess-say-en-passant", side)
                }
                None => of_side("tri-d-chess-say-move", side),
            };
            phrase
                .with("piece", piece(kind))
                .with("from", cell(from))
                .with("to", cell(to))
        }
        Action::Castle(Wing::A) => of_side("tri-d-chess-say-castle-a", side),
        Action::Castle(Wing::E) => of_side("tri-d-chess-say-castle-e", side),
        Action::Board { from, to, .. } if from == to => {
            on_board("tri-d-chess-say-turn", side, from)
        }
        Action::Board { from, to, .. } | Action::Release { from, to, .. } => {
            on_board("tri-d-chess-say-board", side, from).with("to", board(to))
        }
        Action::Promote { at, .. } => on_cell("tri-d-chess-say-promote", side, at),
        Action::Put { kind, at } => {
            on_cell("tri-d-chess-say-put", side, at).with("piece", piece(kind))
        }
    }
}

pub(crate) fn of_side(code: &str, side: Side) -> Phrase {
    Phrase::new(code).with("side", Arg::Side(side.0))
}

pub(crate) fn text_of(code: &str, name: &str, text: &str) -> Phrase {
    Phrase::new(code).with(name, Arg::Text(text.into()))
}

fn on_cell(code: &str, side: Side, at: Square) -> Phrase {
    of_side(code, side).with("at", cell(at))
}

fn on_board(code: &str, side: Side, place: Place) -> Phrase {
    of_side(code, side).with("board", board(place))
}

pub(crate) fn board(place: Place) -> Arg {
    Arg::Text(Level::Attack(place).name())
}

pub(crate) fn cell(at: Square) -> Arg {
    Arg::Cell(at.name())
}

pub(crate) fn piece(kind: Kind) -> Arg {
    Arg::Piece(kind.id().into())
}
