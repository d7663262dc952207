//! What the network has learned: its sums for both sides, and how an action changes them.

use klubovna_rules::{Position, Side};
use klubovna_search::network::{Network, Sums};

use super::inputs::{INPUTS, View};
use crate::Action;
use crate::piece::Kind;
use crate::position::AnimalShogi;

/// The network that the game plays with; `LEVELS.md` of the search says of which games it was made.
static FILE: &[u8] = include_bytes!("network.bin");

/// The network that the game plays with.
pub(super) fn own() -> Option<Network> {
    Network::read(FILE, INPUTS.count)
}

/// Changes the sums of a side for a move or a drop.
#[inline]
pub(super) fn update(
    network: &Network,
    sums: &mut Sums,
    before: &AnimalShogi,
    action: Action,
    after: &AnimalShogi,
    side: Side,
) {
    let view = View::of(before, side);
    if view != View::of(after, side) {
        // Its lion went: it sees all pieces near it elsewhere.
        *sums = INPUTS.sums(network, after, side);
        return;
    }
    let (us, them) = (before.side(), before.opponent());
    let mut add = |input: Option<usize>| {
        if let Some(input) = input {
            network.add(sums, input);
        }
    };
    let held =
        |position: &AnimalShogi, kind: Kind| view.held(kind, us, position.hand(us).count(kind));
    match action {
        Action::Move { from, to, promote } => {
            let code = before.code_at(from);
            let victim = before.pieces(them).contains(to).then(|| before.code_at(to));
            let turned = code | u8::from(promote) << 3;
            view.piece(turned, us, to).into_iter().for_each(&mut add);
            if let Some(victim) = victim {
                add(held(after, Kind::of_code(victim)));
            }
            let gone = view.piece(code, us, from).into_iter();
            let taken = victim.map(|victim| view.piece(victim, them, to));
            for input in gone.chain(taken.into_iter().flatten()).flatten() {
                network.remove(sums, input);
            }
        }
        Action::Drop { kind, to } => {
            view.piece(kind.code(), us, to).into_iter().for_each(add);
            if let Some(input) = held(before, kind) {
                network.remove(sums, input);
            }
        }
        _ => {}
    }
}
