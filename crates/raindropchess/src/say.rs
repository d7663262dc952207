//! Actions, their effects and the odds in sentences.

use klubovna_rules::Position;
use klubovna_view::Phrase;

use crate::{Action, Phase, Raindropchess, Reason};

pub(crate) fn describe(position: &Raindropchess, action: Action) -> Vec<Phrase> {
    let side = position.side();
    let mut next = *position;
    next.apply(action);
    let mut phrases = vec![action_phrase(position, action)];
    match action {
        Action::Reveal(_) => phrases.extend(card_effect(&next)),
        Action::Move(_, _, Some(blue)) => {
            phrases.push(Phrase::new("raindropchess-say-promotes").with("piece", blue));
        }
        Action::Move(from, to, None) if position.promotes(from, to) => {
            phrases.push(Phrase::new("raindropchess-say-stays"));
        }
        _ => {}
    }
    // The end of a game is announced as its result.
    if next.side() != side && next.in_check(next.side()) && next.outcome().is_none() {
        let code = if next.may_move() {
            "raindropchess-say-check"
        } else {
            "raindropchess-say-check-draw"
        };
        phrases.push(Phrase::new(code).with("side", next.side()));
    }
    phrases
}

fn action_phrase(position: &Raindropchess, action: Action) -> Phrase {
    let kind = |square| position.pieces().at(square).map(|(kind, _)| kind);
    let target = action.to().and_then(kind);
    let (code, card, piece) = match action {
        Action::Draw => ("raindropchess-say-draw", None, None),
        Action::Decline => ("raindropchess-say-decline", None, None),
        Action::Reveal(card) => ("raindropchess-say-card", Some(card), None),
        Action::Place(kind, _) => ("raindropchess-say-place", None, Some(kind)),
        Action::Remove(_) => ("raindropchess-say-remove", None, target),
        Action::Relocate(from, _) => ("raindropchess-say-relocate", None, kind(from)),
        Action::Move(from, ..) if target.is_some() => ("raindropchess-say-take", None, kind(from)),
        Action::Move(from, ..) => ("raindropchess-say-move", None, kind(from)),
    };
    let (to, taken) = match action {
        Action::Remove(_) => ("at", None),
        _ => ("to", target),
    };
    Phrase::new(code)
        .with("side", position.side())
        .with_some("card", card)
        .with_some("piece", piece)
        .with_some("from", action.origin())
        .with_some(to, action.to())
        .with_some("taken", taken)
}

/// The effect of the card that was drawn.
fn card_effect(next: &Raindropchess) -> Option<Phrase> {
    let code = match (next.phase(), next.decided().map(|outcome| outcome.reason)) {
        (_, Some(Reason::FailedDraw)) => "raindropchess-say-failed",
        (_, Some(Reason::KingUnplaceable)) => "raindropchess-say-unplaceable",
        (Phase::Redraw, _) => "raindropchess-say-again",
        (Phase::Turn, None) => "raindropchess-say-last-joker",
        _ => return None,
    };
    Some(Phrase::new(code).with("side", next.side()))
}

/// The odds of a draw in check (section 13.6): how many cards save, then which.
pub(crate) fn notes(position: &Raindropchess) -> Vec<Phrase> {
    let side = position.side();
    let to_come = matches!(position.phase(), Phase::Turn | Phase::Drawn | Phase::Redraw);
    if !to_come || !position.in_check(side) || !position.may_draw() {
        return Vec::new();
    }
    let saving = position.saving_cards();
    let (saves, left) = (saving.len(), position.deck_of(side).len());
    let odds = Phrase::new("raindropchess-note-saves")
        .with("saves", saves)
        .with("left", left)
        .with("percent", (saves * 100 + left / 2) / left);
    let mut notes = vec![odds];
    for card in saving.kinds() {
        let note = Phrase::new("raindropchess-note-card").with("card", card);
        notes.push(note.with("count", saving.count(card)));
    }
    notes
}
