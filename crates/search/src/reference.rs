//! Plain minimax and expectimax, without a trick: slow, and what every engine must agree with.
//!
//! The value of a position at a depth is defined here: ends by the rules, history included;
//! means where chance decides, which costs no depth; and beyond the last ply, noisy actions
//! until the position is quiet.

use klubovna_tabletop::repeat::History;
use klubovna_tabletop::rules::{Position, Turn};

use crate::heuristic::Heuristic;
use crate::score::{Mean, Score, ended, limited};
use crate::thinker::Root;

/// What the root is worth to the side on turn.
pub fn value<P: Position, H: Heuristic<P>>(heuristic: &H, root: &Root<P>, depth: u32) -> Score {
    let mut history = root.history().clone();
    Score::raw(node(heuristic, root.position(), &mut history, depth, 0))
}

/// Each action, or outcome of chance, with what it is worth to the side on turn when followed
/// `depth` deep, itself included.
pub fn each<P: Position, H: Heuristic<P>>(
    heuristic: &H,
    root: &Root<P>,
    depth: u32,
) -> Vec<(P::Action, Score)> {
    let position = root.position();
    let mut history = root.history().clone();
    let (outcomes, depth) = if position.turn() == Turn::Chance {
        (outcomes(position), depth)
    } else {
        (Vec::new(), depth.saturating_sub(1))
    };
    let mut actions: Vec<_> = outcomes.iter().map(|&(action, _)| action).collect();
    heuristic.actions(position, &mut actions);
    let value = |action| {
        let score = after(heuristic, position, action, &mut history, depth, 0);
        (action, Score::raw(score))
    };
    actions.into_iter().map(value).collect()
}

/// What a position is worth to the side on turn.
fn node<P: Position, H: Heuristic<P>>(
    heuristic: &H,
    position: &P,
    history: &mut History,
    depth: u32,
    ply: usize,
) -> i32 {
    let side = position.side();
    let by_chance = position.turn() == Turn::Chance;
    if by_chance && !H::CHANCE {
        return limited(heuristic.evaluate(position, side));
    }
    let outcome = if depth == 0 && !by_chance {
        let outcome = heuristic.ended(position);
        outcome.or_else(|| position.settle(history.line()))
    } else {
        position.judge(history.line())
    };
    if let Some(outcome) = outcome {
        return ended(&outcome, side, ply);
    }
    if by_chance {
        let mut mean = Mean::NONE;
        for (outcome, weight) in outcomes(position) {
            let score = after(heuristic, position, outcome, history, depth, ply);
            mean.add(score, weight);
        }
        return mean.value();
    }
    if depth == 0 {
        return quiet(heuristic, position, H::NOISY_PLIES, ply);
    }
    let mut actions = Vec::new();
    heuristic.actions(position, &mut actions);
    actions
        .into_iter()
        .map(|action| after(heuristic, position, action, history, depth - 1, ply))
        .max()
        .unwrap_or_else(|| limited(heuristic.evaluate(position, side)))
}

/// What the position after `action` is worth to the side on turn before it.
fn after<P: Position, H: Heuristic<P>>(
    heuristic: &H,
    position: &P,
    action: P::Action,
    history: &mut History,
    depth: u32,
    ply: usize,
) -> i32 {
    let mut next = position.clone();
    next.apply(action);
    history.push(&next, position.is_irreversible(action));
    let score = node(heuristic, &next, history, depth, ply + 1);
    history.pop();
    if next.side() == position.side() {
        score
    } else {
        -score
    }
}

/// What a position is worth to the side on turn when only noisy actions follow.
fn quiet<P: Position, H: Heuristic<P>>(heuristic: &H, position: &P, left: u8, ply: usize) -> i32 {
    let side = position.side();
    if let Some(outcome) = heuristic.ended(position) {
        return ended(&outcome, side, ply);
    }
    let standing = limited(heuristic.evaluate(position, side));
    if left == 0 {
        return standing;
    }
    let mut actions = Vec::new();
    let pressed = heuristic.is_pressed(position);
    if pressed {
        heuristic.actions(position, &mut actions);
    } else {
        heuristic.noisy(position, &mut actions);
    }
    let best = actions.into_iter().map(|action| {
        let mut next = position.clone();
        next.apply(action);
        let score = quiet(heuristic, &next, left - 1, ply + 1);
        if next.side() == side { score } else { -score }
    });
    match best.max() {
        Some(best) if pressed => best,
        Some(best) => best.max(standing),
        None => standing,
    }
}

fn outcomes<P: Position>(position: &P) -> Vec<(P::Action, u32)> {
    let mut outcomes = Vec::new();
    position.chances(&mut outcomes);
    outcomes
}
