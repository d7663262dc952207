//! An action in sentences: first the action itself, then its effects.

use klubovna_rules::{Position, Side};
use klubovna_view::Phrase;

use crate::{Action, Mixtour, Scored};

pub(crate) fn describe(position: &Mixtour, action: Action) -> Vec<Phrase> {
    let side = position.side();
    let phrase = |code| Phrase::new(code).with("side", side);
    match action {
        Action::Enter(to) => {
            let mut phrases = vec![phrase("mixtour-say-enter").with("to", to)];
            if position.reserve(side) == 1 {
                phrases.push(phrase("mixtour-say-last-piece"));
            }
            phrases
        }
        Action::Move(from, count, to) => {
            let height = position.stack(to).height().saturating_add(count);
            let top = position.stack(from).owner().unwrap_or(side);
            let moved = phrase("mixtour-say-move").with("count", count);
            let moved = moved.with("from", from).with("to", to);
            let mut phrases = vec![moved.with("height", height).with("top", top)];
            if let Some(owner) = position.scorer(action) {
                phrases.push(Phrase::new("mixtour-say-score").with("side", owner));
                phrases.extend(scored_pieces(position, owner).map(Phrase::new));
            }
            phrases
        }
        Action::Pass => vec![phrase("mixtour-say-pass")],
    }
}

/// Where the pieces of a scored stack go, if the game continues.
fn scored_pieces(position: &Mixtour, owner: Side) -> Option<&'static str> {
    let options = position.options();
    if position.points(owner) + 1 >= options.target() {
        return None;
    }
    Some(match options.scored {
        Scored::Out => "mixtour-say-out",
        Scored::Reserve => "mixtour-say-reserve",
    })
}
