//! What a side has, in numbers: what the terms of the evaluation are made of, and more that the network
//! is told.

use klubovna_animal_shogi::{AnimalShogi, Kind, Square, Squares};
use klubovna_rules::Side;

use super::reach::{Reach, far_ranks, rings};
use super::weights::{GROUPS, RINGS};

/// What a piece in hand adds to the factor of an attack on a lion, by kind; of each kind two at
/// most count.
const HAND_ATTACK: [u32; 8] = [2, 3, 3, 5, 6, 4, 6, 0];

/// The factor of an attack with an empty hand; [`HAND_SCALE`] means 1.
const EMPTY_HAND: u32 = 10;
pub(super) const HAND_SCALE: i32 = 16;

/// Numbers of pieces near a lion, by group and ring.
pub(super) type Near = [[u32; RINGS]; GROUPS];

/// The numbers of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Numbers {
    /// Squares that it attacks.
    pub(super) space: u32,
    /// Of these, those on the five ranks farthest from it.
    pub(super) space_ahead: u32,
    /// Squares that its elephants and giraffes attack.
    pub(super) mobility: u32,
    /// Its pieces that are attacked.
    pub(super) aimed_at: u32,
    /// Of these, those that nobody defends.
    pub(super) hanging: u32,
    /// How its giraffes stand, then its elephants: 0 none is attacked, 1 one is, 2 one is that nobody
    /// defends.
    pub(super) majors: [u32; 2],
    /// What its hand makes of an attack on the other lion: [`HAND_SCALE`] is a factor of 1.
    pub(super) hand: u32,
    /// What surrounds its lion, if it has one.
    pub(super) lion: Option<Lion>,
}

/// The surroundings of a lion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Lion {
    /// Its square.
    pub(super) square: Square,
    /// Own pieces, of the [groups](GROUPS) that count.
    pub(super) defenders: Near,
    /// The same of the other side.
    pub(super) attackers: Near,
    /// Own chicks beside it.
    pub(super) chicks: u32,
    /// Squares beside it that the other side attacks.
    pub(super) attacked: u32,
    /// Of these, those that nobody but the lion defends.
    pub(super) weak: u32,
    /// Squares beside it to which it could go.
    pub(super) escapes: u32,
}

/// Facts that the network is told of a side.
pub(super) const FACTS: usize = 7;

/// Two numbers up to 8.
const PAIRS: usize = 9 * 9;
/// The first fact of each kind that follows the pairs of attacked squares and escapes, and how many
/// facts there are.
const NEAR: usize = PAIRS;
const HAND: usize = NEAR + PAIRS;
const AIMED_AT: usize = HAND + 9 * 16;
const MAJORS: usize = AIMED_AT + 8 * 12;
const SPACE: usize = MAJORS + 3 * 3;
const AHEAD: usize = SPACE + 32;
pub(super) const ALL: usize = AHEAD + 32;

impl Numbers {
    /// Those of both sides, of `side` first.
    #[inline]
    pub(super) fn of_both(position: &AnimalShogi, side: Side) -> [Self; 2] {
        let (them, occupied) = (side.other(), position.occupied());
        let [own, their] = [side, them].map(|side| Reach::of(position, side, occupied));
        [
            Self::of(position, side, &own, &their),
            Self::of(position, them, &their, &own),
        ]
    }

    /// What the network is told of both sides, which have these numbers.
    #[inline]
    pub(super) fn facts_of_both([one, two]: &[Self; 2]) -> [[usize; FACTS]; 2] {
        [one.facts(two.hand), two.facts(one.hand)]
    }

    #[inline]
    fn of(position: &AnimalShogi, side: Side, own: &Reach, their: &Reach) -> Self {
        let pieces = position.pieces(side);
        let aimed_at = pieces & their.all;
        Self {
            space: own.all.len(),
            space_ahead: (own.all & far_ranks(side, 5)).len(),
            mobility: own.mobility,
            aimed_at: aimed_at.len(),
            hanging: (aimed_at - own.all).len(),
            majors: [position.giraffes(side), position.elephants(side)].map(|kind| {
                let aimed_at = kind & aimed_at;
                u32::from(!aimed_at.is_empty()) + u32::from(!(aimed_at - own.all).is_empty())
            }),
            hand: hand_attack(position, side),
            lion: position.lion(side).map(|lion| {
                let rings = rings(lion);
                let beside = rings[0];
                let reached = beside & their.all;
                Lion {
                    square: lion,
                    defenders: near(position, side, &rings),
                    attackers: near(position, side.other(), &rings),
                    chicks: (position.chicks(side) & beside).len(),
                    attacked: reached.len(),
                    weak: (reached - own.without_lion).len(),
                    escapes: (beside - pieces - their.all).len(),
                }
            }),
        }
    }

    /// What the network is told, where the hand of the other side counts so much: of its lion, by
    /// pairs, attacked squares with escapes, attackers with defenders within two steps, attacked
    /// squares with that hand, all 0 where there is none; hanging pieces with all that are attacked;
    /// how giraffes stand, with elephants; attacked squares, and those ahead.
    #[inline]
    fn facts(&self, hand: u32) -> [usize; FACTS] {
        let [attacked, escapes, attackers, defenders] = self.lion.map_or([0; 4], |lion| {
            let within_two =
                |near: &Near| -> u32 { near.iter().map(|[one, two, _]| one + two).sum() };
            let [attackers, defenders] = [&lion.attackers, &lion.defenders].map(within_two);
            [lion.attacked, lion.escapes, attackers.min(8), defenders]
        });
        let [giraffes, elephants] = self.majors;
        [
            pair(attacked, escapes, 9),
            NEAR + pair(attackers, defenders, 9),
            // Steps of 4, and of 2 below: one more hardly matters, and fewer facts are met more often.
            HAND + pair(attacked, (hand - EMPTY_HAND) / 4, 16),
            AIMED_AT + pair(self.hanging.min(7), self.aimed_at, 12),
            MAJORS + pair(giraffes, elephants, 3),
            SPACE + (self.space / 2).min(31) as usize,
            AHEAD + self.space_ahead.min(31) as usize,
        ]
    }
}

/// The place of two numbers among all such pairs. The second one counts up to `seconds - 1`; the first
/// one must not be greater than its block has room for.
#[inline]
fn pair(first: u32, second: u32, seconds: u32) -> usize {
    (first * seconds + second.min(seconds - 1)) as usize
}

/// The factor by which the hand of a side multiplies its attack.
fn hand_attack(position: &AnimalShogi, side: Side) -> u32 {
    let hand = position.hand(side);
    if hand.is_empty() {
        return EMPTY_HAND;
    }
    let each =
        |kind: Kind| u32::from(hand.count(kind).min(2)) * HAND_ATTACK[usize::from(kind.code())];
    EMPTY_HAND + Kind::IN_HAND.into_iter().map(each).sum::<u32>()
}

/// The pieces of a side within three steps of a lion.
#[inline]
fn near(position: &AnimalShogi, side: Side, rings: &[Squares; RINGS]) -> Near {
    let [chicks, piglets, rabbits, cats] = position.minors(side);
    [
        position.moving_like_dogs(side),
        cats,
        position.promoted_majors(side),
        chicks | piglets | rabbits,
    ]
    .map(|group| rings.map(|ring| (group & ring).len()))
}
