//! Facts about pieces that are captured, attacked, saved and lost.
//!
//! To capture *with profit* means: no legal action captures the piece that did it, or it is worth
//! less than what it captures.

use klubovna_rules::{Position, Turn};
use klubovna_text::Arg;
use klubovna_view::Phrase;

use super::{Case, Fact, Moved, Standing, after, said};
use crate::engine::Engine;

/// The first reasons for an action.
pub(super) fn gained<E: Engine>(case: &Case<'_, E>, out: &mut Vec<Phrase>) {
    let checks = case.after.side() != case.side() && E::checked(&case.after);
    if checks {
        out.push(said(&Fact::Checks));
    }
    let moved = E::moved(case.before, case.action);
    if let Some(moved) = &moved {
        out.extend(taken(case, moved));
        if let Some(piece) = moved.becomes.clone() {
            out.push(said(&Fact::Promotes { piece }));
        }
    }
    out.extend(attacked(case));
    let takes = moved.as_ref().is_some_and(|moved| moved.taken.is_some());
    if !takes && !checks {
        saved(case, moved.as_ref(), out);
    }
}

/// What a capture brings.
fn taken<E: Engine>(case: &Case<'_, E>, moved: &Moved) -> Option<Phrase> {
    let taken = moved.taken.clone()?;
    let (piece, at) = (taken.piece, taken.at);
    let by = &moved.lands;
    if !is_taken_back(case, &case.after, &by.at) {
        return Some(said(&Fact::Takes { piece, at }));
    }
    if taken.worth > by.worth {
        let by = by.piece.clone();
        return Some(said(&Fact::TakesWith { piece, at, by }));
    }
    let back = E::moved(&case.after, case.answer()?)?.taken?;
    (back.at == by.at && by.piece == piece && moved.becomes.is_none())
        .then(|| said(&Fact::Trades { piece, at }))
}

/// The pieces that could be captured next, and could not before.
fn attacked<E: Engine>(case: &Case<'_, E>) -> Option<Phrase> {
    let again = case.again()?;
    // As if nothing had been done, also where something has to be placed first.
    let before = prey(case, &E::handed_over(&E::handed_over(case.before)?)?);
    let mut fresh = prey(case, &again);
    fresh.retain(|piece| !before.iter().any(|old| old.at == piece.at));
    let first = dearest::<E>(&mut fresh)?;
    let (piece, at) = (first.piece, first.at);
    Some(match dearest::<E>(&mut fresh) {
        Some(second) => said(&Fact::Forks {
            piece,
            at,
            other: second.piece,
            on: second.at,
        }),
        None => said(&Fact::Attacks { piece, at }),
    })
}

/// The piece that was in danger before and is safe now.
fn saved<E: Engine>(case: &Case<'_, E>, moved: Option<&Moved>, out: &mut Vec<Phrase>) {
    let Some(passed) = E::handed_over(case.before) else {
        return;
    };
    if case.after.turn() != Turn::Side(case.side().other()) {
        return;
    }
    let now = prey(case, &case.after);
    let is_prey = |at: &Arg| now.iter().any(|piece| piece.at == *at);
    let own = E::pieces_of(&case.after, case.side());
    let stays = |at: &Arg| own.iter().any(|piece| piece.at == *at);
    let mut rescued = prey(case, &passed);
    while let Some(Standing { piece, at, .. }) = dearest::<E>(&mut rescued) {
        match moved {
            Some(moved) if moved.from.as_ref() == Some(&at) && !is_prey(&moved.lands.at) => {
                out.push(said(&Fact::Saves { piece, at }));
            }
            // Boards that move take pieces along.
            _ if stays(&at) && !is_prey(&at) => out.push(said(&Fact::Protects { piece, at })),
            _ => {}
        }
    }
}

/// Takes the piece that is worth most out of a list, if it is worth a word.
fn dearest<E: Engine>(pieces: &mut Vec<Standing>) -> Option<Standing> {
    let worth = pieces.iter().map(|piece| piece.worth).max()?;
    let at = pieces.iter().position(|piece| piece.worth == worth)?;
    (worth > E::LEAST_WORTH).then(|| pieces.swap_remove(at))
}

/// What the expected answer captures.
pub(super) fn lost<E: Engine>(case: &Case<'_, E>, out: &mut Vec<Phrase>) {
    let Some(answer) = case.answer() else { return };
    let Some(moved) = E::moved(&case.after, answer) else {
        return;
    };
    let (by, Some(taken)) = (moved.lands, moved.taken) else {
        return;
    };
    let won = E::moved(case.before, case.action).and_then(|own| own.taken);
    if won.is_some_and(|won| won.worth >= taken.worth) || balance(case) >= 0 {
        return;
    }
    let (piece, at) = (taken.piece, taken.at);
    let action = case.text(&case.after, answer);
    if !is_taken_back(case, &after(&case.after, answer), &by.at) {
        out.push(said(&Fact::Loses { action, piece, at }));
    } else if taken.worth > by.worth {
        let by = by.piece;
        out.push(said(&Fact::LosesTo {
            action,
            piece,
            at,
            by,
        }));
    }
}

/// What the action and the line after it change of the material, for the side that acts.
fn balance<E: Engine>(case: &Case<'_, E>) -> i32 {
    let side = case.side();
    let worth = |position: &E::Game| -> i32 {
        let sum = |side| -> i32 {
            E::pieces_of(position, side)
                .iter()
                .map(|one| one.worth)
                .sum()
        };
        sum(side) - sum(side.other())
    };
    let mut last = case.after.clone();
    for &action in case.line {
        last.apply(action);
    }
    worth(&last) - worth(case.before)
}

/// Whether the side on turn can capture what stands on `at`.
fn is_taken_back<E: Engine>(case: &Case<'_, E>, position: &E::Game, at: &Arg) -> bool {
    case.moves(position).into_iter().any(|action| {
        let taken = E::moved(position, action).and_then(|moved| moved.taken);
        taken.is_some_and(|taken| taken.at == *at)
    })
}

/// The pieces that the side on turn can capture with profit, each once.
fn prey<E: Engine>(case: &Case<'_, E>, position: &E::Game) -> Vec<Standing> {
    let mut prey: Vec<Standing> = Vec::new();
    for action in case.moves(position) {
        let Some(moved) = E::moved(position, action) else {
            continue;
        };
        let Some(taken) = moved.taken else { continue };
        let known = prey.iter().any(|piece| piece.at == taken.at);
        if !known
            && (taken.worth > moved.lands.worth
                || !is_taken_back(case, &after(position, action), &moved.lands.at))
        {
            prey.push(taken);
        }
    }
    prey
}
