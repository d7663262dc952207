//! Counting sequences of actions: the classic proof that rules are right.

use crate::draws::DrawError;
use crate::notation::Notation;
use crate::rules::{Position, Turn};

/// Number of sequences of `depth` actions from `position`. A finished game has no
/// continuation; history (repetition) is ignored, and so is what is [said]. What chance
/// decides costs no depth: it belongs to the action before it, once for each outcome. The
/// last ply is counted, not played, where the position [knows] the number.
///
/// [said]: Position::is_said
/// [knows]: Position::leaves
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    let mut buffers = vec![Vec::new(); depth as usize];
    decided(position, &mut buffers)
}

/// Once for each outcome where chance decides here.
fn decided<P: Position>(position: &P, buffers: &mut [Vec<P::Action>]) -> u64 {
    if P::CHANCE && position.turn() == Turn::Chance {
        return outcomes(position)
            .map(|outcome| decided(&after(position, outcome), buffers))
            .sum();
    }
    count(position, buffers)
}

fn count<P: Position>(position: &P, buffers: &mut [Vec<P::Action>]) -> u64 {
    let Some((actions, deeper)) = buffers.split_first_mut() else {
        return 1;
    };
    let last = deeper.is_empty();
    if last && let Some(leaves) = position.leaves() {
        return leaves;
    }
    actions.clear();
    position.actions(actions);
    actions
        .iter()
        .filter(|&&action| !P::is_said(action))
        .map(|&action| match (position.asks_chance(action), last) {
            (true, _) => decided(&after(position, action), deeper),
            (false, true) => 1,
            (false, false) => count(&after(position, action), deeper),
        })
        .sum()
}

/// [`perft`] split by the first action, in the order of the position's own list; where
/// chance has to decide, by what it decides.
pub fn divide<P: Position>(position: &P, depth: u32) -> Vec<(P::Action, u64)> {
    let mut actions = Vec::new();
    let mut deeper = depth;
    if position.turn() == Turn::Chance {
        actions.extend(outcomes(position));
    } else if depth > 0 {
        position.actions(&mut actions);
        actions.retain(|&action| !P::is_said(action));
        deeper -= 1;
    }
    actions
        .into_iter()
        .map(|action| (action, perft(&after(position, action), deeper)))
        .collect()
}

/// What chance decides for each deck, what comes first in front.
pub type Orders<'a, A> = [&'a [A]; 2];

/// [`perft`] where chance follows an order for each deck.
///
/// # Errors
/// When an order runs out, or names what cannot come.
pub fn perft_in_order<P: Notation>(
    position: &P,
    depth: u32,
    orders: Orders<'_, P::Action>,
) -> Result<u64, DrawError> {
    let (position, orders) = turned(position.clone(), orders)?;
    if depth == 0 {
        return Ok(1);
    }
    let mut actions = Vec::new();
    position.actions(&mut actions);
    actions.retain(|&action| !P::is_said(action));
    actions.into_iter().try_fold(0, |sum, action| {
        let below = perft_in_order(&after(&position, action), depth - 1, orders)?;
        Ok(sum + below)
    })
}

/// The position after everything that chance decides before a side acts again.
fn turned<P: Notation>(
    mut position: P,
    mut orders: Orders<'_, P::Action>,
) -> Result<(P, Orders<'_, P::Action>), DrawError> {
    while position.turn() == Turn::Chance {
        let deck = position.deck();
        let order = orders.get_mut(usize::from(deck));
        let next = order.and_then(|order| order.split_off_first());
        let &outcome = next.ok_or(DrawError::RanOut { deck })?;
        if !outcomes(&position).any(|known| known == outcome) {
            let code = P::write_action(outcome);
            return Err(DrawError::NotThere { code });
        }
        position.apply(outcome);
    }
    Ok((position, orders))
}

fn after<P: Position>(position: &P, action: P::Action) -> P {
    let mut next = position.clone();
    next.apply(action);
    next
}

/// What chance can decide here.
fn outcomes<P: Position>(position: &P) -> impl Iterator<Item = P::Action> + use<P> {
    let mut chances = Vec::new();
    position.chances(&mut chances);
    chances.into_iter().map(|(outcome, _)| outcome)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::{Action, Options, Race};

    fn race(text: &str) -> Race {
        let options = Options {
            goal: 10,
            dice: true,
        };
        Race::read_position(text, &options).unwrap()
    }

    #[test]
    fn chance_costs_no_depth() {
        let start = race("0 0 -");
        // Three steps and a throw with six outcomes.
        assert_eq!(perft(&start, 0), 1);
        assert_eq!(perft(&start, 1), 3 + 6);
        // After a step 3 + 6 again; after a throw two ways to take it, but a six at an
        // even sum is no bust.
        assert_eq!(perft(&start, 2), 3 * 9 + 6 * 2);
        assert_eq!(perft(&race("0 0 ?"), 0), 6, "a throw in the air");
        assert_eq!(perft(&race("0 0 ?"), 1), 12);
        // From an odd sum a six ends the game: it counts as the last action only.
        assert_eq!(perft(&race("1 0 ?"), 0), 6);
        assert_eq!(perft(&race("1 0 ?"), 1), 10);
    }

    #[test]
    fn the_parts_make_the_whole() {
        for (text, depth) in [("0 0 -", 3), ("3 1 ?", 2), ("3 1 ?", 0), ("9 0 4", 1)] {
            let position = race(text);
            let sum: u64 = divide(&position, depth).iter().map(|(_, part)| part).sum();
            assert_eq!(sum, perft(&position, depth), "{text}");
        }
    }

    #[test]
    fn in_a_fixed_order_a_throw_has_one_outcome() {
        let orders = [&[Action::Roll(6), Action::Roll(1)][..], &[Action::Roll(2)]];
        let count = |text, depth| perft_in_order(&race(text), depth, orders);
        assert_eq!(count("0 0 -", 1), Ok(4));
        // Three steps with four actions each, and the throw with two ways to take it.
        assert_eq!(count("0 0 -", 2), Ok(3 * 4 + 2));
        assert_eq!(count("0 0 ?", 0), Ok(1));
        let order = [Action::Roll(7)];
        assert_eq!(
            perft_in_order(&race("0 0 ?"), 1, [&order, &[]]),
            Err(DrawError::NotThere { code: ":7".into() })
        );
        assert_eq!(
            perft_in_order(&race("0 1 ?"), 1, [&order, &[]]),
            Err(DrawError::RanOut { deck: 1 })
        );
    }
}
