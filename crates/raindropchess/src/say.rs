//! Actions, their effects and the odds in sentences.

use klubovna_chessmen::Square;
use klubovna_tabletop::error::Arg;
use klubovna_tabletop::rules::{Position, Side};
use klubovna_tabletop::view::Phrase;

use crate::{Action, Card, Kind, Phase, Raindropchess, Reason};

#[inline]
pub(crate) fn describe(position: &Raindropchess, action: Action) -> Vec<Phrase> {
    let side = position.side();
    let mut next = *position;
    next.apply(action);
    let mut phrases = vec![action_phrase(position, action)];
    match action {
        Action::Reveal(_) => phrases.extend(card_effect(&next)),
        Action::Move(_, _, Some(blue)) => {
            phrases.push(Phrase::new("raindropchess-say-promotes").with("piece", piece(blue)));
        }
        Action::Move(from, to, None)
            if to.rank() == crate::man::last_rank(side)
                && position.men_of(side, Kind::Pawn).contains(from) =>
        {
            phrases.push(Phrase::new("raindropchess-say-stays"));
        }
        _ => {}
    }
    // The end of a game is told as its result.
    if next.side() != side && next.in_check(next.side()) && next.outcome().is_none() {
        let code = if next.may_move() {
            "raindropchess-say-check"
        } else {
            "raindropchess-say-check-draw"
        };
        phrases.push(of_side(code, next.side()));
    }
    phrases
}

#[inline]
fn action_phrase(position: &Raindropchess, action: Action) -> Phrase {
    let side = position.side();
    let man = |square| piece(position.man_at(square).map_or(Kind::Pawn, |(kind, _)| kind));
    match action {
        Action::Draw => of_side("raindropchess-say-draw", side),
        Action::Decline => of_side("raindropchess-say-decline", side),
        Action::Reveal(card) => {
            of_side("raindropchess-say-card", side).with("card", Arg::Piece(card.id().into()))
        }
        Action::Place(kind, at) => of_side("raindropchess-say-place", side)
            .with("piece", piece(kind))
            .with("to", cell(at)),
        Action::Remove(at) => of_side("raindropchess-say-remove", side)
            .with("piece", man(at))
            .with("at", cell(at)),
        Action::Move(from, to, _) | Action::Relocate(from, to) => {
            let taken = position.occupied().contains(to);
            let code = match action {
                Action::Relocate(..) => "raindropchess-say-relocate",
                _ if taken => "raindropchess-say-take",
                _ => "raindropchess-say-move",
            };
            let phrase = of_side(code, side)
                .with("piece", man(from))
                .with("from", cell(from))
                .with("to", cell(to));
            if taken {
                phrase.with("taken", man(to))
            } else {
                phrase
            }
        }
    }
}

/// What it means that this card has come.
#[inline]
fn card_effect(next: &Raindropchess) -> Option<Phrase> {
    let code = match (next.phase(), next.decided().map(|outcome| outcome.reason)) {
        (_, Some(Reason::FailedDraw)) => "raindropchess-say-failed",
        (_, Some(Reason::KingUnplaceable)) => "raindropchess-say-unplaceable",
        (Phase::Redraw, _) => "raindropchess-say-again",
        (Phase::Turn, None) => "raindropchess-say-last-joker",
        _ => return None,
    };
    Some(of_side(code, next.side()))
}

/// The odds of a draw in check (section 13.6): how many cards save, then which.
#[inline]
pub(crate) fn notes(position: &Raindropchess) -> Vec<Phrase> {
    let side = position.side();
    let to_come = matches!(position.phase(), Phase::Turn | Phase::Drawn | Phase::Redraw);
    if !to_come || !position.in_check(side) || !position.may_draw() {
        return Vec::new();
    }
    let deck = position.deck_of(side);
    let saving = || deck.kinds().filter(|&card| position.interposes(card));
    let count = |card: Card| i32::from(deck.count(card));
    let saves: i32 = saving().map(count).sum();
    let left = deck.len() as i32;
    let percent = (saves * 100 + left / 2) / left;
    let odds = Phrase::new("raindropchess-note-saves")
        .with("saves", Arg::Number(saves))
        .with("left", Arg::Number(left))
        .with("percent", Arg::Number(percent));
    let cards = saving().map(|card| {
        Phrase::new("raindropchess-note-card")
            .with("card", Arg::Piece(card.id().into()))
            .with("count", Arg::Number(count(card)))
    });
    [odds].into_iter().chain(cards).collect()
}

#[inline]
pub(crate) fn of_side(code: &str, side: Side) -> Phrase {
    Phrase::new(code).with("side", Arg::Side(side.0))
}

#[inline]
pub(crate) fn cell(square: Square) -> Arg {
    Arg::Cell(square.to_string())
}

#[inline]
pub(crate) fn piece(kind: Kind) -> Arg {
    Arg::Piece(kind.id().into())
}
