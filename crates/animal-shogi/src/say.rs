//! Actions and their effects in sentences.

use klubovna_rules::{Position, Side};
use klubovna_view::Phrase;

use crate::action::Action;
use crate::outcome::IllegalMove;
use crate::piece::Piece;
use crate::position::AnimalShogi;
use crate::stage::Stage;

pub(crate) fn describe(position: &AnimalShogi, action: Action) -> Vec<Phrase> {
    let by = position.side();
    let mut next = *position;
    next.apply(action);
    let say = |code| Phrase::new(code).with("side", by);
    let mut phrases = vec![match action {
        Action::Move { from, to, .. } => {
            let captured = position.piece_at(to);
            let code = match captured {
                Some(_) => "animal-shogi-say-capture",
                None => "animal-shogi-say-move",
            };
            say(code)
                .with("piece", position.known_piece(from))
                .with("from", from)
                .with("to", to)
                .with_some("captured", captured.map(|(piece, _)| piece))
        }
        Action::Drop { kind, to } => say("animal-shogi-say-drop")
            .with("piece", kind)
            .with("to", to),
        Action::Throw => Phrase::new("animal-shogi-say-throw"),
        Action::Fallen(fallen) => Phrase::new("animal-shogi-say-fallen")
            .with("side", next.side())
            .with("count", fallen.hens()),
        Action::Declare => {
            say("animal-shogi-say-declare").with("points", position.declaration(by).points)
        }
        Action::Propose => say("animal-shogi-say-propose"),
        Action::Decline => say("animal-shogi-say-decline"),
        Action::Agree => say("animal-shogi-say-agree")
            .with("first", position.impasse_points(Side::FIRST))
            .with("second", position.impasse_points(Side::SECOND)),
    }];
    if let Action::Move {
        from,
        promote: true,
        ..
    } = action
    {
        let piece = Piece::new(position.known_piece(from).kind, true);
        phrases.push(say("animal-shogi-say-promote").with("piece", piece));
    }
    match next.stage() {
        Stage::IllegalMove(illegal) => phrases.push(say(illegal_move_code(illegal))),
        Stage::Play if action.to().is_some() && next.in_check(next.side()) => {
            phrases.push(Phrase::new("animal-shogi-say-check").with("side", next.side()));
        }
        _ => {}
    }
    phrases
}

fn illegal_move_code(illegal: IllegalMove) -> &'static str {
    match illegal {
        IllegalMove::MustPromote => "animal-shogi-say-must-promote",
        IllegalMove::DeadDrop => "animal-shogi-say-dead-drop",
        IllegalMove::Nifu => "animal-shogi-say-nifu",
        IllegalMove::DropMate => "animal-shogi-say-drop-mate",
        IllegalMove::SelfCheck => "animal-shogi-say-self-check",
    }
}
