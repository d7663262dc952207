//! How an action changes the sums of the network.

use klubovna_rules::{Position, Side};
use klubovna_search::network::{Network, Sums};

use super::inputs::{INPUTS, View};
use super::numbers::Numbers;
use crate::{Action, Folky, Kind};

/// The network that the game plays with; `LEVELS.md` of the search says of which games it was made.
pub(super) static FILE: &[u8] = include_bytes!("network.bin");

/// A position with what is counted in it, by side.
pub(super) type Counted<'a> = (&'a Folky, &'a [Numbers; 2]);

/// Changes the sums of a side for an action.
#[inline]
pub(super) fn update(
    network: &Network,
    sums: &mut Sums,
    (before, counted_before): Counted<'_>,
    action: Action,
    (after, counted): Counted<'_>,
    side: Side,
) {
    let view = View::of(before, side);
    if view != View::of(after, side) {
        *sums = INPUTS.sums(network, after, side);
        return;
    }
    let us = before.side();
    match action {
        Action::Place(to) => network.add(sums, view.piece(Kind::Pawn, us, to)),
        Action::Move(from, to) => {
            if let Some((kind, owner)) = before.pieces().at(from) {
                network.remove(sums, view.piece(kind, owner, from));
                network.add(sums, view.piece(kind, owner, to));
            }
        }
    }
    let numbers = counted_before.iter().zip(counted);
    for (owner, (old, new)) in Side::BOTH.into_iter().zip(numbers) {
        let pairs = old.all().into_iter().zip(new.all());
        for (place, (old, new)) in pairs.enumerate() {
            if old != new {
                network.remove(sums, view.number(place, owner, old));
                network.add(sums, view.number(place, owner, new));
            }
        }
    }
}
