//! Facts about the end of the game: won, threatened, prevented.

use klubovna_rules::{Position, Turn};
use klubovna_view::Phrase;

use super::forced::is_forced;
use super::{Case, Fact, after, said, wins};
use crate::engine::{ActionOf, Engine};
use crate::score::{Score, Value};

/// Pairs of an action and its answer that are looked at, to say how rare a defence is.
const PAIRS: usize = 20_000;

/// The end that the engine has found, where it can be proved: an engine leaves out actions that
/// it takes for bad.
pub(super) fn forced<E: Engine>(case: &Case<'_, E>, score: Score, out: &mut Vec<Phrase>) {
    let (us, them) = (case.side(), case.side().other());
    match score.value() {
        Value::Win(count) if is_forced(case, &case.after, us, count.saturating_sub(1)) => {
            out.push(said(&Fact::WinsIn { count }));
        }
        Value::Loss(count) if is_forced(case, case.before, them, count) => {
            out.push(said(&Fact::LosesIn { count }));
        }
        _ => {}
    }
}

/// The other side threatened to win at once, and does not any more.
pub(super) fn prevented<E: Engine>(case: &Case<'_, E>, out: &mut Vec<Phrase>) {
    let them = case.side().other();
    if case.after.turn() != Turn::Side(them) || !case.wins(&case.after).is_empty() {
        return;
    }
    let Some(passed) = E::handed_over(case.before) else {
        return;
    };
    let Some(&threat) = case.wins(&passed).first() else {
        return;
    };
    let action = case.text(&passed, threat);
    out.push(said(&Fact::Prevents { action }));
    let moves = case.moves(case.before);
    let all = moves.len();
    if all * case.moves(&case.after).len() > PAIRS {
        return;
    }
    let holds = |&action: &ActionOf<E>| {
        let next = after(case.before, action);
        // A draw or a card that comes next is another matter.
        next.turn() == Turn::Side(them) && case.wins(&next).is_empty() || wins(&next, case.side())
    };
    let count = moves.iter().filter(|action| holds(action)).count();
    if 2 * count <= all {
        out.push(said(&Fact::Rare { count, all }));
    }
}

/// The action threatens to win at once.
pub(super) fn threatened<E: Engine>(case: &Case<'_, E>, out: &mut Vec<Phrase>) {
    let Some(again) = case.again() else { return };
    let threats = case.wins(&again);
    if let Some(&first) = threats.first() {
        let (action, count) = (case.text(&again, first), threats.len());
        out.push(said(&Fact::Threatens { action, count }));
    }
}

/// The other side wins.
pub(super) fn allowed<E: Engine>(case: &Case<'_, E>, score: Score, out: &mut Vec<Phrase>) {
    let expected = case.answer();
    let threats = case.wins(&case.after);
    // The one that the engine shows, where it is among them.
    let expected = expected.filter(|answer| threats.contains(answer));
    match (expected.or(threats.first().copied()), score.value()) {
        (Some(first), _) if case.after.side() != case.side() => {
            let action = case.text(&case.after, first);
            out.push(said(&Fact::AllowsWin { action }));
        }
        (_, Value::Loss(count)) => {
            let (them, count) = (case.side().other(), count.saturating_sub(1));
            if is_forced(case, &case.after, them, count) {
                out.push(said(&Fact::AllowsWinIn { count }));
            }
        }
        _ => {}
    }
}
