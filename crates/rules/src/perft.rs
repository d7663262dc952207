//! Perft: counting sequences of actions, the standard test of move generators.

use alloc::vec;
use alloc::vec::Vec;

use crate::position::{Position, Turn};

/// Number of sequences of `depth` actions from `position`. A finished game has no continuation;
/// history (repetition) is ignored, and [announcements](Position::is_announcement) are left out.
/// An outcome of chance costs no depth: an action after which chance decides counts once for each
/// outcome. The last ply is counted, not played, where the position knows the number of
/// [leaves](Position::leaves).
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    let mut buffers = vec![Vec::new(); depth as usize];
    decided(position, &mut buffers)
}

/// The count, summed over all outcomes where chance decides here.
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
        .filter(|&&action| !P::is_announcement(action))
        .map(|&action| match (position.asks_chance(action), last) {
            (true, _) => decided(&after(position, action), deeper),
            (false, true) => 1,
            (false, false) => count(&after(position, action), deeper),
        })
        .sum()
}

/// [`perft`] split by the first action, in the order of [`Position::actions`]; where chance
/// decides first, by its outcomes.
pub fn divide<P: Position>(position: &P, depth: u32) -> Vec<(P::Action, u64)> {
    let mut actions = Vec::new();
    let mut deeper = depth;
    if position.turn() == Turn::Chance {
        actions.extend(outcomes(position));
    } else if depth > 0 {
        position.actions(&mut actions);
        actions.retain(|&action| !P::is_announcement(action));
        deeper -= 1;
    }
    actions
        .into_iter()
        .map(|action| (action, perft(&after(position, action), deeper)))
        .collect()
}

/// The outcomes of chance for each deck, in the order in which they come.
pub type Orders<'a, A> = [&'a [A]; 2];

/// Why chance cannot follow an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrderError<A> {
    /// The order of this deck is used up.
    RanOut(u8),
    /// The next outcome in the order is not possible now.
    NotThere(A),
}

/// [`perft`] where the outcomes of chance are given, in an order for each deck.
///
/// # Errors
/// When an order is used up, or its next outcome is not possible.
pub fn perft_in_order<P: Position>(
    position: &P,
    depth: u32,
    orders: Orders<'_, P::Action>,
) -> Result<u64, OrderError<P::Action>> {
    let (position, orders) = turned(position.clone(), orders)?;
    if depth == 0 {
        return Ok(1);
    }
    let mut actions = Vec::new();
    position.actions(&mut actions);
    actions.retain(|&action| !P::is_announcement(action));
    actions.into_iter().try_fold(0, |sum, action| {
        let below = perft_in_order(&after(&position, action), depth - 1, orders)?;
        Ok(sum + below)
    })
}

type Turned<'a, P> =
    Result<(P, Orders<'a, <P as Position>::Action>), OrderError<<P as Position>::Action>>;

/// The position after everything that chance decides before a side acts again.
fn turned<P: Position>(mut position: P, mut orders: Orders<'_, P::Action>) -> Turned<'_, P> {
    while position.turn() == Turn::Chance {
        let deck = position.deck();
        let order = orders.get_mut(usize::from(deck));
        let next = order.and_then(|order| order.split_off_first());
        let &outcome = next.ok_or(OrderError::RanOut(deck))?;
        if !outcomes(&position).any(|known| known == outcome) {
            return Err(OrderError::NotThere(outcome));
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
