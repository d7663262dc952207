//! Actions and their effects in sentences.

use klubovna_rules::Position;
use klubovna_view::Phrase;

use crate::{Action, Folky};

/// At most so many newly open squares are listed; more are only counted, as nobody who listens
/// would remember them.
const LISTED: u32 = 3;

pub(crate) fn describe(position: &Folky, action: Action) -> Vec<Phrase> {
    let mover = position.side();
    let mut next = *position;
    next.apply(action);
    let of_mover = |code| Phrase::new(code).with("side", mover);
    let mut phrases = vec![match action {
        Action::Place(at) => of_mover("folky-say-place").with("to", at),
        Action::Move(from, to) => {
            let kind = position.pieces().at(from).map(|(kind, _)| kind);
            let phrase = of_mover("folky-say-move").with_some("piece", kind);
            phrase.with("from", from).with("to", to)
        }
    }];
    if next.winner().is_some() {
        return phrases;
    }
    if matches!(action, Action::Place(_)) && next.reserve(mover) == 1 {
        phrases.push(of_mover("folky-say-seven"));
    }
    for side in [mover, mover.other()] {
        let wins = next.reserve(side) == 1;
        let opened = next.open(side) - position.open(side);
        let say = |code, code_of_win| Phrase::new(if wins { code_of_win } else { code });
        if opened.len() > LISTED {
            let phrase = say("folky-say-opens-many", "folky-say-wins-many");
            phrases.push(phrase.with("side", side).with("count", opened.len()));
            continue;
        }
        for square in opened {
            let phrase = say("folky-say-opens", "folky-say-wins");
            let phrase = phrase.with("side", side).with("to", square);
            phrases.push(if wins {
                phrase
            } else {
                phrase.with("count", next.aiming(side, square).len())
            });
        }
    }
    phrases
}
