//! What is known of Animal Shogi beyond its rules, for engines.
//!
//! * **Material**, on the board and in hand: see `worth.rs`. The more there is in hands and
//!   camps, the less material counts and the more the lions do: in shogi the end of the game
//!   is a race, and whoever is a move ahead wins a giraffe down.
//! * **The lion's safety**: squares beside it that the enemy attacks, those of them that
//!   nobody but the lion guards, enemies within three steps, all of it times what the enemy
//!   has in hand to drop there; few ways out make it worse, and great dangers count more
//!   than by their size: they end in mate.
//! * **The castle**: dogs, cats and promoted pieces within three steps of the own lion,
//!   chicks beside it, a lion near its back rank and away from the middle file.
//! * **Room**: squares attacked, more in the enemy's half, and the reach of elephants and
//!   giraffes.
//! * **Hanging pieces**: attacked and guarded by nobody.
//! * **The turn.**
//!
//! Everything is counted on whole sets of squares: no walk over forty pieces.

mod exchange;
mod order;
mod reach;
mod weights;
mod worth;

use klubovna_search::alphabeta::AlphaBeta;
use klubovna_search::engine::Engine;
use klubovna_search::heuristic::{Heuristic, Rank};
use klubovna_search::level::Level;
use klubovna_search::score::CERTAIN;
use klubovna_search::thinker::Thinker;
use klubovna_tabletop::rules::{Outcome, Position, Side};

use crate::outcome::Reason;
use crate::piece::Kind;
use crate::position::AnimalShogi;
use crate::square::Square;
use crate::squares::Squares;
use crate::stage::Stage;
use crate::{Action, Options};

use reach::{Reach, far_ranks, rings};
use weights::{RINGS, Rings, STANDING};
use worth::Worth;

/// How much things are worth, in points; see [`evaluate`](crate::evaluate).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Knowledge {
    standing: [i32; STANDING],
    guards: Rings,
    raiders: Rings,
    worth: Worth,
}

/// How much a piece in hand adds to an assault on a lion, by kind; of each kind two at most.
const SUPPLY: [i32; 8] = [2, 3, 3, 5, 6, 4, 6, 0];

/// An assault with nothing in hand counts so much, of [`SUPPLIED`].
const BARE: i32 = 10;
const SUPPLIED: i32 = 16;

/// How well a lion stands by its rank, from its own back rank.
const LION_RANKS: [i32; 9] = [4, 3, -5, -20, -35, -40, -35, -25, -20];
/// The same by its distance from the middle file.
const LION_FILES: [i32; 5] = [-4, 0, 5, 8, 4];

/// See [`Heuristic::scale`]: about what other programs take.
const SCALE: i32 = 600;

/// A whole board of pieces in hand or promoted.
const LATE: i32 = 64;

impl Knowledge {
    /// What stands well or badly besides material; the lion's danger apart.
    fn standing(&self, position: &AnimalShogi, side: Side, own: &Reach, their: &Reach) -> [i32; 2] {
        let [
            attacked,
            weak,
            no_way_out,
            mounting,
            cover,
            room,
            room_ahead,
            reach,
            hanging,
            home,
            _,
        ] = self.standing;
        let pieces = position.pieces(side);
        let count = |set: Squares| set.len() as i32;
        let ahead = far_ranks(side, 5);
        let mut worth = count(own.all) * room
            + count(own.all & ahead) * room_ahead
            + own.mobility as i32 * reach
            - count((pieces & their.all) - own.all) * hanging;
        let Some(lion) = position.lion(side) else {
            return [worth, 0];
        };
        let them = side.other();
        let rings = rings(lion);
        let beside = rings[0];
        worth += in_rings(position, side, &rings, &self.guards)
            + count(position.chicks(side) & beside) * cover
            + home_of(lion, side) * home;

        let reached = beside & their.all;
        let assault = count(reached) * attacked
            + count(reached - own.without_lion) * weak
            + in_rings(position, them, &rings, &self.raiders);
        let ways_out = count(beside - pieces - their.all);
        let danger = assault * (8 + (3 - ways_out).max(0) * no_way_out) / 8;
        let danger = danger * supply(position, them) / SUPPLIED;
        [worth, danger + danger * danger * mounting / 4_096]
    }
}

/// How well a lion's place is chosen.
fn home_of(lion: Square, side: Side) -> i32 {
    let rank = 8 - lion.ranks_left(side);
    LION_RANKS[usize::from(rank)] + LION_FILES[usize::from(lion.file().abs_diff(4))]
}

/// What the hand of a side adds to its assault.
fn supply(position: &AnimalShogi, side: Side) -> i32 {
    let hand = position.hand(side);
    if hand.is_empty() {
        return BARE;
    }
    let each = |kind: Kind| i32::from(hand.count(kind).min(2)) * SUPPLY[usize::from(kind.code())];
    BARE + Kind::IN_HAND.into_iter().map(each).sum::<i32>()
}

/// What the pieces of a side within the rings round a lion are worth.
#[inline]
fn in_rings(position: &AnimalShogi, side: Side, rings: &[Squares; RINGS], weights: &Rings) -> i32 {
    let [chicks, piglets, rabbits, cats] = position.small(side);
    let troops = [
        position.dogs(side),
        cats,
        position.crowned(side),
        chicks | piglets | rabbits,
    ];
    let mut worth = 0;
    for (troop, weights) in troops.into_iter().zip(weights) {
        for (&ring, weight) in rings.iter().zip(weights) {
            worth += (troop & ring).len() as i32 * weight;
        }
    }
    worth
}

/// How far the game has come, 0 to [`LATE`].
fn lateness(position: &AnimalShogi) -> i32 {
    let of = |side: Side| {
        let intruders = position.pieces(side) & far_ranks(side, 4);
        position.hand(side).total() * 3 + intruders.len() as i32 * 5
    };
    (of(Side::FIRST) + of(Side::SECOND)).min(LATE)
}

impl Heuristic<AnimalShogi> for Knowledge {
    /// What each side's pieces are worth.
    type State = [i32; 2];

    // Throwing chicks for who begins is no play.
    const CHANCE: bool = false;

    fn fresh(&self, position: &AnimalShogi) -> [i32; 2] {
        Side::BOTH.map(|side| self.worth.of(position, side))
    }

    fn update(
        &self,
        worth: &mut [i32; 2],
        before: &AnimalShogi,
        action: Action,
        after: &AnimalShogi,
    ) {
        match self.worth.change(before, action) {
            Some([own, their]) if after.stage().is_play() => {
                let side = before.side();
                worth[side.index()] += own;
                worth[side.other().index()] += their;
            }
            _ => *worth = self.fresh(after),
        }
    }

    fn evaluate(&self, position: &AnimalShogi, side: Side) -> i32 {
        self.evaluate_with(position, self.fresh(position), side)
    }

    fn evaluate_with(&self, position: &AnimalShogi, worth: [i32; 2], side: Side) -> i32 {
        let material = worth[side.index()] - worth[side.other().index()];
        let them = side.other();
        let occupied = position.occupied();
        let (own, their) = (
            Reach::of(position, side, occupied),
            Reach::of(position, them, occupied),
        );
        let late = lateness(position);
        let [standing, danger] = self.standing(position, side, &own, &their);
        let [their_standing, their_danger] = self.standing(position, them, &their, &own);
        let turn = if side == position.side() { 1 } else { -1 };
        let points = material * (5 * LATE - late) / (5 * LATE) + standing - their_standing
            + (their_danger - danger) * (LATE + late) / LATE
            + turn * self.standing[10];
        // A lion alone against everything.
        points.clamp(-CERTAIN, CERTAIN)
    }

    fn futility_margin(&self) -> Option<i32> {
        Some(160)
    }

    fn gain(&self, position: &AnimalShogi, action: Action) -> i32 {
        position.gain(action)
    }

    fn scale(&self) -> i32 {
        SCALE
    }

    /// Words are left out, but for a declaration and the answers to a proposal.
    fn actions(&self, position: &AnimalShogi, out: &mut Vec<Action>) {
        match position.stage() {
            Stage::Furigoma | Stage::Proposed => position.list_actions(out),
            stage if !stage.is_play() || position.is_closed() => {}
            _ => {
                let before = out.len();
                if !position.takes_lion() {
                    position.list_moves(true, out);
                }
                if out.len() == before && position.rules().casual() {
                    position.list_moves(false, out);
                }
                if out.len() > before && position.declares_win() {
                    out.push(Action::Declare);
                }
            }
        }
    }

    fn rank(&self, position: &AnimalShogi, actions: &[Action], ranks: &mut [Rank]) {
        position.rank(actions, ranks);
    }

    fn rank_tactical(&self, position: &AnimalShogi, actions: &[Action], ranks: &mut [Rank]) {
        position.rank_sharp(actions, ranks);
    }

    fn tactical(&self, position: &AnimalShogi, out: &mut Vec<Action>) {
        if position.stage().is_play() && !position.is_closed() {
            position.sharp(out);
        }
    }

    /// In check.
    fn in_check(&self, position: &AnimalShogi) -> bool {
        position.in_check(position.side())
    }

    fn null_move(&self, position: &AnimalShogi) -> Option<AnimalShogi> {
        (position.stage() == Stage::Play).then(|| position.passed())
    }

    // Without a move and not in check is something that no game comes to.
    fn ended(&self, position: &AnimalShogi) -> Option<Outcome<Reason>> {
        let side = position.side();
        let quiet = position.stage() == Stage::Play
            && position.lion(side).is_some()
            && position.plies_left() > 0
            && !position.in_check(side);
        if quiet { None } else { position.outcome() }
    }

    fn action_index(&self, action: Action) -> usize {
        match action {
            Action::Drop { kind, to } => usize::from(kind.code()) << 7 | usize::from(to.index()),
            Action::Move { from, to, promote } => {
                let (from, to) = (usize::from(from.index()), usize::from(to.index()));
                1 << 10 | (from * 33 + to * 128 + usize::from(promote) * 61) & 0xbff
            }
            _ => 0,
        }
    }
}

const LEVELS: [Level; 13] = [
    Level::new(40, 1, 900, 50),
    Level::new(60, 1, 760, 42),
    Level::new(140, 1, 530, 28),
    Level::new(300, 2, 420, 19),
    Level::new(600, 3, 330, 13),
    Level::new(1_100, 4, 250, 9),
    Level::new(1_900, 5, 195, 6),
    Level::new(3_200, 6, 145, 4),
    Level::new(6_000, 8, 95, 2),
    Level::new(9_000, 11, 68, 1),
    Level::new(10_000, 12, 60, 0),
    Level::new(20_000, 64, 0, 0),
    Level::new(50_000, 64, 0, 0),
];

impl Engine for AnimalShogi {
    type Knowledge = Knowledge;

    fn levels(_: &Options) -> &'static [Level] {
        &LEVELS
    }

    fn thinker(knowledge: Knowledge) -> Box<dyn Thinker<Self>> {
        Box::new(AlphaBeta::new(knowledge))
    }
}
