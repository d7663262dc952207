//! What the network has learned: its sums over all pieces, how an action changes them, and what
//! boards and facts add.

use klubovna_rules::{Position, Side};
use klubovna_search::network::{Network, Sums};

use super::facts::{self, Facts};
use super::inputs::Look;
use crate::TriD;

/// The network that the game plays with; `LEVELS.md` of the search says of which games it was made.
pub(super) static FILE: &[u8] = include_bytes!("network.bin");

/// The most boards and facts: one of each pin, and those of both sides.
const MOST: usize = 12 + 2 * facts::MOST;

/// The sums of a side over all pieces, computed from nothing.
pub(super) fn fresh(network: &Network, position: &TriD, side: Side) -> Sums {
    let mut sums = network.start();
    let see = &mut |input| network.set(&mut sums, input, true);
    Look::of(position, side).pieces(position, see);
    sums
}

/// Changes the sums of both sides as the pieces have changed.
pub(super) fn update(network: &Network, sums: &mut [Sums; 2], before: &TriD, after: &TriD) {
    let changed = before.pieces().changed(after.pieces());
    for (side, sums) in Side::BOTH.into_iter().zip(sums) {
        let look = Look::of(after, side);
        if look != Look::of(before, side) {
            *sums = fresh(network, after, side);
            continue;
        }
        for at in changed {
            for (position, now) in [(before, false), (after, true)] {
                if let Some((kind, owner)) = position.piece_at(at) {
                    network.set(sums, look.piece(kind, owner, at), now);
                }
            }
        }
    }
}

/// Points for the side to move, by the sums over all pieces and the facts, each by side: an action
/// changes so many facts that they are added afresh.
pub(super) fn points(
    network: &Network,
    pieces: &[Sums; 2],
    position: &TriD,
    facts: &[Facts; 2],
) -> i32 {
    let [own, their] = [position.side(), position.side().other()]
        .map(|side| with_others(network, side.of(*pieces), position, side, facts));
    network.points(&own, &their)
}

/// The sums of a side with boards and facts.
#[inline(never)]
fn with_others(
    network: &Network,
    pieces: Sums,
    position: &TriD,
    side: Side,
    facts: &[Facts; 2],
) -> Sums {
    let mut inputs = [0; MOST];
    let mut places = inputs.iter_mut();
    let look = Look::of(position, side);
    look.others(position, facts, &mut |input| {
        if let Some(place) = places.next() {
            *place = input as u16;
        }
    });
    let left = places.len();
    let mut sums = pieces;
    for &input in inputs.iter().take(MOST - left) {
        network.add(&mut sums, input.into());
    }
    sums
}
