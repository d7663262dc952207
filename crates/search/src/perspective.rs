//! What the network of a game sees, and how it is kept up to date: [`Perspective`].

use klubovna_rules::{Position, Side};

use crate::network::{Network, Sums};

/// How one side sees a position: from its own end of the board, perhaps mirrored. A game says here
/// which inputs of its [`Network`] are true.
///
/// The sums of most inputs are updated with each action ([`each`](Self::each),
/// [`changes`](Self::changes)). Where an action changes nearly all inputs of a kind, it is cheaper
/// to add them anew in each position ([`each_anew`](Self::each_anew)).
pub trait Perspective<P: Position>: Copy + PartialEq {
    /// How many inputs there are.
    const COUNT: usize;

    /// How `side` sees `position`. Where an action changes that, the sums are computed from nothing.
    fn of(position: &P, side: Side) -> Self;

    /// Calls `see` with each true input that is updated.
    fn each(self, position: &P, see: &mut dyn FnMut(usize));

    /// Calls `set` with each of these inputs that an action makes true or false; the side sees
    /// both positions in the same way.
    fn changes(self, before: &P, action: P::Action, after: &P, set: impl FnMut(usize, bool));

    /// Calls `see` with each true input that is added anew.
    fn each_anew(self, _position: &P, _see: &mut dyn FnMut(usize)) {}

    /// The sums of both sides, computed from nothing; zeros without a network.
    #[inline]
    fn fresh(network: Option<&Network>, position: &P) -> [Sums; 2] {
        network.map_or_else(Default::default, |network| {
            Side::BOTH.map(|side| Self::of(position, side).sums(network, position))
        })
    }

    /// The sums of this side, computed from nothing.
    #[inline(never)]
    fn sums(self, network: &Network, position: &P) -> Sums {
        let mut sums = network.start();
        self.each(position, &mut |input| network.add(&mut sums, input));
        sums
    }

    /// Changes the sums of both sides for an action.
    #[inline]
    fn update(
        network: Option<&Network>,
        sums: &mut [Sums; 2],
        before: &P,
        action: P::Action,
        after: &P,
    ) {
        let Some(network) = network else { return };
        for (side, sums) in Side::BOTH.into_iter().zip(sums) {
            let perspective = Self::of(after, side);
            if perspective == Self::of(before, side) {
                perspective.changes(before, action, after, |input, now| {
                    network.set(sums, input, now);
                });
            } else {
                *sums = perspective.sums(network, after);
            }
        }
    }

    /// Points for the side to move. `add_anew` adds what [`each_anew`](Self::each_anew) tells, from
    /// what the evaluation knows already.
    #[inline]
    fn points(
        network: &Network,
        sums: &[Sums; 2],
        position: &P,
        add_anew: impl Fn(Self, Sums) -> Sums,
    ) -> i32 {
        let us = position.side();
        let [own, their] =
            [us, us.other()].map(|side| add_anew(Self::of(position, side), side.of(*sums)));
        network.points(&own, &their)
    }
}

/// The inputs of the network of some game, for a trainer.
#[derive(Debug)]
pub struct Inputs<P> {
    /// How many there are.
    pub count: usize,
    /// Calls a function with each that is true, as a side sees the position.
    pub each: fn(&P, Side, &mut dyn FnMut(usize)),
}

impl<P: Position> Inputs<P> {
    /// Those of a perspective.
    pub const fn of<V: Perspective<P>>() -> Self {
        Self {
            count: V::COUNT,
            each: |position, side, see| {
                let perspective = V::of(position, side);
                perspective.each(position, see);
                perspective.each_anew(position, see);
            },
        }
    }
}
