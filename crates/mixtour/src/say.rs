//! An action in sentences: itself first, then what it brings about.

use klubovna_tabletop::error::Arg;
use klubovna_tabletop::rules::{Position, Side};
use klubovna_tabletop::view::Phrase;

use crate::action::Action;
use crate::cell::Cell;
use crate::options::Scored;
use crate::position::Mixtour;
use crate::stack::{SCORING_HEIGHT, Stack};

pub(crate) fn cell(cell: Cell) -> Arg {
    Arg::Cell(cell.name())
}

pub(crate) fn describe(position: &Mixtour, action: Action) -> Vec<Phrase> {
    let side = position.side();
    let by = Arg::Side(side.0);
    match action {
        Action::Enter(to) => {
            let mut phrases = vec![
                Phrase::new("mixtour-say-enter")
                    .with("side", by.clone())
                    .with("to", cell(to)),
            ];
            if position.reserve(side) == 1 {
                phrases.push(Phrase::new("mixtour-say-last-piece").with("side", by));
            }
            phrases
        }
        Action::Move { from, count, to } => {
            let mut phrases = Vec::new();
            if let Some((landed, owner)) = landing(position, from, count, to) {
                phrases.push(
                    Phrase::new("mixtour-say-move")
                        .with("side", by)
                        .with("count", Arg::Number(count.into()))
                        .with("from", cell(from))
                        .with("to", cell(to))
                        .with("height", Arg::Number(landed.height().into()))
                        .with("top", Arg::Side(owner.0)),
                );
                if landed.height() >= SCORING_HEIGHT {
                    phrases.extend(score(position, owner));
                }
            }
            phrases
        }
        Action::Pass => vec![Phrase::new("mixtour-say-pass").with("side", by)],
    }
}

/// The stack that a move makes, and whose it is.
pub(crate) fn landing(
    position: &Mixtour,
    from: Cell,
    count: u8,
    to: Cell,
) -> Option<(Stack, Side)> {
    let (_, lifted) = position.stack(from).split(count)?;
    let landed = position.stack(to).under(lifted)?;
    Some((landed, landed.owner()?))
}

fn score(position: &Mixtour, owner: Side) -> Vec<Phrase> {
    let options = position.rules();
    let points = position.points(owner).saturating_add(1);
    let scores = Phrase::new("mixtour-say-score").with("side", Arg::Side(owner.0));
    if points >= options.target() {
        return vec![scores];
    }
    let code = match options.scored() {
        Scored::Out => "mixtour-say-out",
        Scored::Reserve => "mixtour-say-reserve",
    };
    vec![scores, Phrase::new(code)]
}
