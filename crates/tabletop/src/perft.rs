//! Counting sequences of actions: the classic proof that rules are right.

use crate::rules::{Position, Turn};

/// Number of action sequences of length `depth` from `position`. A finished game has
/// no continuation; history (repetition) is ignored; a draw by chance has one
/// successor for each outcome. The last ply is counted, not played.
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    let mut buffers = vec![Vec::new(); depth as usize];
    count(position, &mut buffers)
}

fn count<P: Position>(position: &P, buffers: &mut [Vec<P::Action>]) -> u64 {
    let Some((actions, deeper)) = buffers.split_first_mut() else {
        return 1;
    };
    let chance = P::CHANCE && position.turn() == Turn::Chance;
    if deeper.is_empty() && !chance {
        return position.count_actions();
    }
    list(position, chance, actions);
    actions
        .iter()
        .map(|&action| {
            let mut next = position.clone();
            next.apply(action);
            count(&next, deeper)
        })
        .sum()
}

/// [`perft`] split by the first action, in the order of the position's own list.
pub fn divide<P: Position>(position: &P, depth: u32) -> Vec<(P::Action, u64)> {
    let mut actions = Vec::new();
    list(position, position.turn() == Turn::Chance, &mut actions);
    actions
        .into_iter()
        .map(|action| {
            let mut next = position.clone();
            next.apply(action);
            (action, perft(&next, depth.saturating_sub(1)))
        })
        .collect()
}

fn list<P: Position>(position: &P, chance: bool, actions: &mut Vec<P::Action>) {
    actions.clear();
    if chance {
        let mut chances = Vec::new();
        position.chances(&mut chances);
        actions.extend(chances.into_iter().map(|(action, _)| action));
    } else {
        position.actions(actions);
    }
}
