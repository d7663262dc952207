//! What the network has learned: its sums over all pieces, how an action changes them, and what
//! numbers add.

use klubovna_rules::{Position, Side};
use klubovna_search::network::{Network, Sums};

use super::inputs::View;
use super::numbers::Numbers;
use crate::{Action, Folky, Kind};

/// The network that the game plays with; `LEVELS.md` of the search says of which games it was made.
pub(super) static FILE: &[u8] = include_bytes!("network.bin");

/// The sums of a side over all pieces, computed from nothing.
pub(super) fn fresh(network: &Network, position: &Folky, side: Side) -> Sums {
    let mut sums = network.start();
    View::of(position, side).pieces(position, &mut |input| network.add(&mut sums, input));
    sums
}

/// Changes the sums of a side for an action.
#[inline]
pub(super) fn update(
    network: &Network,
    sums: &mut Sums,
    before: &Folky,
    action: Action,
    after: &Folky,
    side: Side,
) {
    let view = View::of(before, side);
    if view != View::of(after, side) {
        *sums = fresh(network, after, side);
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
}

/// Points for the side to move, by the sums over all pieces and the numbers, each by side: an action
/// changes so many numbers that they are added afresh.
#[inline]
pub(super) fn points(
    network: &Network,
    pieces: &[Sums; 2],
    position: &Folky,
    numbers: &[Numbers; 2],
) -> i32 {
    let views = [position.side(), position.side().other()].map(|side| {
        let view = View::of(position, side);
        let of = |owner: Side| view.numbers(owner, &owner.of(*numbers));
        let own = network.with(side.of(*pieces), of(side));
        network.with(own, of(side.other()))
    });
    let [own, their] = &views;
    network.points(own, their)
}
