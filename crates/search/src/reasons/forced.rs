//! Whether an end is forced: every action of the side that loses is tried.

use klubovna_rules::{Position, Side, Turn};

use super::{Case, after, wins};
use crate::engine::Engine;

/// Positions that a proof may look at; longer ones are given up.
const MOST: u32 = 40_000;

/// Whether it is proved that `side` wins within so many actions.
pub(super) fn is_forced<E: Engine>(
    case: &Case<'_, E>,
    position: &E::Game,
    side: Side,
    actions: u32,
) -> bool {
    let mut left = MOST;
    search(case, position, side, actions, &mut left) == Some(true)
}

/// The same; `None` where it takes too long.
fn search<E: Engine>(
    case: &Case<'_, E>,
    position: &E::Game,
    side: Side,
    actions: u32,
    left: &mut u32,
) -> Option<bool> {
    if let Some(outcome) = position.outcome() {
        return Some(outcome.winner == Some(side));
    }
    if actions == 0 {
        return Some(false);
    }
    let mut nexts: Vec<E::Game> = if position.turn() == Turn::Chance {
        let mut chances = Vec::new();
        position.chances(&mut chances);
        let cards = chances.iter();
        cards.map(|&(card, _)| after(position, card)).collect()
    } else {
        let moves = case.moves(position).into_iter();
        moves.map(|action| after(position, action)).collect()
    };
    let chooses = position.turn() == Turn::Side(side);
    let some = !nexts.is_empty();
    *left = left.checked_sub(nexts.len() as u32)?;
    if chooses {
        if nexts.iter().any(|next| wins(next, side)) {
            return Some(true);
        }
        if actions == 1 {
            return Some(false);
        }
    }
    // What leaves the fewest answers comes first.
    let mut answers: Vec<u64> = if chooses {
        nexts.iter().map(E::Game::count_actions).collect()
    } else {
        Vec::new()
    };
    while !nexts.is_empty() {
        let next = match answers.iter().min() {
            Some(&least) => {
                let at = answers.iter().position(|&count| count == least)?;
                answers.swap_remove(at);
                nexts.swap_remove(at)
            }
            None => nexts.pop()?,
        };
        if search(case, &next, side, actions - 1, left)? == chooses {
            return Some(chooses);
        }
    }
    Some(!chooses && some)
}
