//! Actions and their effects in sentences.

use klubovna_tabletop::error::Arg;
use klubovna_tabletop::rules::{Position, Side};
use klubovna_tabletop::view::Phrase;

use crate::action::Action;
use crate::outcome::Slip;
use crate::piece::Piece;
use crate::position::AnimalShogi;
use crate::square::Square;
use crate::stage::Stage;

#[inline]
pub(crate) fn describe(position: &AnimalShogi, action: Action) -> Vec<Phrase> {
    let by = position.side();
    let mut next = *position;
    next.apply(action);
    let mut phrases = Vec::new();
    match action {
        Action::Move { from, to, promote } => {
            let before = position.known_piece(from);
            let moved = |code| {
                of_side(code, by)
                    .with("piece", piece(before))
                    .with("from", cell(from))
                    .with("to", cell(to))
            };
            phrases.push(match position.piece_at(to) {
                Some((captured, _)) => {
                    moved("animal-shogi-say-capture").with("captured", piece(captured))
                }
                None => moved("animal-shogi-say-move"),
            });
            if promote {
                let after = Piece::new(before.kind, true);
                phrases.push(of_side("animal-shogi-say-promote", by).with("piece", piece(after)));
            }
        }
        Action::Drop { kind, to } => phrases.push(
            of_side("animal-shogi-say-drop", by)
                .with("piece", piece(kind.plain()))
                .with("to", cell(to)),
        ),
        Action::Throw => phrases.push(Phrase::new("animal-shogi-say-throw")),
        Action::Fallen(fallen) => {
            let hens = Arg::Number(fallen.hens().into());
            phrases.push(of_side("animal-shogi-say-fallen", next.side()).with("count", hens));
        }
        Action::Declare => {
            let points = Arg::Number(position.declaration(by).points.into());
            phrases.push(of_side("animal-shogi-say-declare", by).with("points", points));
        }
        Action::Propose => phrases.push(of_side("animal-shogi-say-propose", by)),
        Action::Decline => phrases.push(of_side("animal-shogi-say-decline", by)),
        Action::Agree => {
            let [first, second] =
                Side::BOTH.map(|side| Arg::Number(position.impasse_points(side).into()));
            phrases.push(
                of_side("animal-shogi-say-agree", by)
                    .with("first", first)
                    .with("second", second),
            );
        }
    }
    match next.stage() {
        Stage::Slipped(slip) => phrases.push(of_side(slip_code(slip), by)),
        Stage::Play if action.to().is_some() && next.in_check(next.side()) => {
            phrases.push(of_side("animal-shogi-say-check", next.side()));
        }
        _ => {}
    }
    phrases
}

#[inline]
fn slip_code(slip: Slip) -> &'static str {
    match slip {
        Slip::MustPromote => "animal-shogi-say-must-promote",
        Slip::DeadDrop => "animal-shogi-say-dead-drop",
        Slip::Nifu => "animal-shogi-say-nifu",
        Slip::DropMate => "animal-shogi-say-drop-mate",
        Slip::SelfCheck => "animal-shogi-say-self-check",
    }
}

#[inline]
fn of_side(code: &str, side: Side) -> Phrase {
    Phrase::new(code).with("side", Arg::Side(side.0))
}

#[inline]
fn cell(square: Square) -> Arg {
    Arg::Cell(square.to_string())
}

#[inline]
fn piece(piece: Piece) -> Arg {
    Arg::Piece(piece.id().into())
}
