//! What the network has learned: its sums over pieces, cards and blue pieces, how an action changes
//! them, and what facts add.

use klubovna_rules::{Position, Side};
use klubovna_search::network::{Network, Sums};

use super::camp::{Camp, Standing};
use super::facts;
use super::inputs::View;
use crate::{Action, Raindropchess};

/// The network that the game plays with; `LEVELS.md` of the search says of which games it was made.
pub(super) static FILE: &[u8] = include_bytes!("network.bin");

/// The points of the network that mean odds of e to 1: half as many as those of the terms, so that
/// a weight of 8 bits is large enough.
pub(super) const SCALE: i32 = 500;

/// The sums of a side over all but facts, computed from nothing.
#[inline(never)]
pub(super) fn fresh(network: &Network, position: &Raindropchess, side: Side) -> Sums {
    let mut sums = network.start();
    View::of(position, side).each_left(position, &mut |input| {
        network.set(&mut sums, input, true);
    });
    sums
}

/// Changes the sums of a side for an action.
// Compiled once: it is called for each side.
#[inline(never)]
pub(super) fn update(
    network: &Network,
    sums: &mut Sums,
    before: &Raindropchess,
    action: Action,
    after: &Raindropchess,
    side: Side,
) {
    let view = View::of(before, side);
    if let Action::Reveal(card) = action {
        let us = before.side();
        if let Some(input) = view.card(card, us, after.deck_of(us).count(card)) {
            network.set(sums, input, false);
        }
        return;
    }
    // A side whose king comes, or crosses the middle, sees the board in another way; a promotion
    // takes a blue piece.
    if matches!(action, Action::Move(_, _, Some(_))) || view != View::of(after, side) {
        *sums = fresh(network, after, side);
        return;
    }
    for (position, other, adds) in [(before, after, false), (after, before, true)] {
        for owner in Side::BOTH {
            let there = position.pieces().side(owner) - other.pieces().side(owner);
            for at in there {
                if let Some((kind, _)) = position.pieces().at(at) {
                    network.set(sums, view.piece(kind, owner, at), adds);
                }
            }
        }
    }
}

/// Points for the side to move, by the sums of both sides over all but facts, and both camps with
/// their kings: most facts change with every action, so they are added afresh.
#[inline(never)]
pub(super) fn points(
    network: &Network,
    sums: &[Sums; 2],
    camps: [(&Camp<'_>, Option<&Standing>); 2],
) -> i32 {
    let [(one, _), (two, _)] = camps;
    let facts = camps.map(|(camp, king)| facts::of(camp, king));
    let mut views = *sums;
    for (side, sums) in Side::BOTH.into_iter().zip(&mut views) {
        let view = View::of(one.position, side);
        for (camp, facts) in [one, two].into_iter().zip(facts) {
            for fact in facts {
                network.set(sums, view.fact(camp.side, fact), true);
            }
        }
    }
    let us = one.position.side();
    network.points(&us.of(views), &us.other().of(views))
}
