//! What the network has learned: its sums over all pieces, how an action changes them, and what
//! boards and facts add.

use klubovna_rules::{Position, Side};
use klubovna_search::network::{Network, Sums};

use super::facts::Facts;
use super::inputs::Look;
use crate::TriD;

/// The network that the game plays with; `LEVELS.md` of the search says of which games it was made.
pub(super) static FILE: &[u8] = include_bytes!("network.bin");

/// The sums of a side over all pieces, computed from nothing.
pub(super) fn fresh(network: &Network, position: &TriD, side: Side) -> Sums {
    let mut sums = network.start();
    Look::of(position, side).pieces(position, &mut |input| network.add(&mut sums, input));
    sums
}

/// Changes the sums of both sides as the pieces have changed.
#[inline]
pub(super) fn update(network: &Network, sums: &mut [Sums; 2], before: &TriD, after: &TriD) {
    let changed = before.pieces().changed(after.pieces());
    for (side, sums) in Side::BOTH.into_iter().zip(sums) {
        let look = Look::of(after, side);
        if look != Look::of(before, side) {
            *sums = fresh(network, after, side);
            continue;
        }
        for at in changed {
            if let Some((kind, owner)) = before.piece_at(at) {
                network.remove(sums, look.piece(kind, owner, at));
            }
            if let Some((kind, owner)) = after.piece_at(at) {
                network.add(sums, look.piece(kind, owner, at));
            }
        }
    }
}

/// Points for the side to move, by the sums over all pieces and the facts, each by side: an action
/// changes so many facts that they are added afresh.
#[inline]
pub(super) fn points(
    network: &Network,
    pieces: &[Sums; 2],
    position: &TriD,
    facts: &[Facts; 2],
) -> i32 {
    let views = [position.side(), position.side().other()].map(|side| {
        let mut sums = side.of(*pieces);
        let look = Look::of(position, side);
        look.others(position, facts, &mut |input| network.add(&mut sums, input));
        sums
    });
    let [own, their] = &views;
    network.points(own, their)
}
