//! The evaluation and move ordering of Animal Shogi, for engines.
//!
//! * **Material**, on the board and in hand: see `worth.rs`. It counts less, and the lions' safety
//!   more, as the game advances: that is, as pieces come into hands and into enemy camps. The end
//!   of a shogi game is a race in which a move can be worth more than a giraffe.
//! * **The lion's safety**: adjacent squares that the enemy attacks, those of them that only the
//!   lion defends, and enemies within three steps, multiplied by a factor for the enemy's pieces
//!   in hand. Few escape squares increase the danger. Danger counts more than in proportion,
//!   because great danger ends in mate.
//! * **The castle**: dogs, cats and promoted pieces within three steps of the own lion, chicks
//!   beside it, and the place of the lion: near its back rank, away from the middle file.
//! * **Space and mobility**: squares attacked, more in the enemy's half, and those attacked by
//!   elephants and giraffes.
//! * **Hanging pieces**: attacked and not defended.
//! * **The side to move.**
//! * **What was learned**: a small network sees the squares of all pieces, those near the own lion
//!   once more, and the hands; see `inputs.rs`. It was trained to say how far scores of a search
//!   are from the terms above, so that it adds what they leave out.
//!
//! All terms but the last are computed by operations on bitboards, without a loop over the pieces;
//! the sums of the network are updated with each move.

mod exchange;
mod inputs;
mod order;
mod reach;
mod weights;
mod worth;

use klubovna_rules::{Outcome, Position, Side};
use klubovna_search::network::{Network, Sums};
use klubovna_search::reasons::{Moved, Standing};
use klubovna_search::{
    AlphaBeta, CERTAIN, Engine, Evaluator, Heuristic, Level, Packed, Perspective, Thinker, pack,
    unpack,
};

use crate::outcome::Reason;
use crate::piece::Kind;
use crate::position::AnimalShogi;
use crate::square::Square;
use crate::squares::Squares;
use crate::stage::Stage;
use crate::{Action, Fallen, reasons};

use inputs::View;
pub use order::MoveOrdering;
use reach::{Reach, far_ranks, rings};
use weights::{POSITIONAL, RINGS, Rings};
use worth::Worth;

/// The weights of the evaluation, in points; see [`evaluate`](crate::evaluate).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Knowledge {
    positional: [i32; POSITIONAL],
    defenders: Rings,
    attackers: Rings,
    worth: Worth,
    network: Option<Network>,
}

/// What is updated with each action, by side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct State {
    material: [i32; 2],
    learned: [Sums; 2],
}

/// What a piece in hand adds to the factor of an attack on a lion, by kind; of each kind two at
/// most count.
const HAND_ATTACK: [i32; 8] = [2, 3, 3, 5, 6, 4, 6, 0];

/// The factor of an attack with an empty hand; [`HAND_SCALE`] means 1.
const EMPTY_HAND: i32 = 10;
const HAND_SCALE: i32 = 16;

/// Lion placement by rank, from its own back rank.
const LION_RANKS: [i32; 9] = [4, 3, -5, -20, -35, -40, -35, -25, -20];
/// Lion placement by distance from the middle file.
const LION_FILES: [i32; 5] = [-4, 0, 5, 8, 4];

/// See [`Evaluator::scale`]: about the number that other shogi programs use.
const SCALE: i32 = 600;

/// The greatest game phase: the end of a game, when many pieces are in hand or in enemy camps.
const MAX_PHASE: i32 = 64;

impl Knowledge {
    /// The positional terms of a side, and the danger of its lion.
    fn positional(
        &self,
        position: &AnimalShogi,
        side: Side,
        own: &Reach,
        their: &Reach,
    ) -> [i32; 2] {
        let [
            attacked,
            weak,
            no_escape,
            danger_growth,
            chick_shield,
            space,
            space_ahead,
            mobility,
            hanging,
            place,
            _,
        ] = self.positional;
        let pieces = position.pieces(side);
        let count = |set: Squares| set.len() as i32;
        let ahead = far_ranks(side, 5);
        let mut worth = count(own.all) * space
            + count(own.all & ahead) * space_ahead
            + own.mobility as i32 * mobility
            - count((pieces & their.all) - own.all) * hanging;
        let Some(lion) = position.lion(side) else {
            return [worth, 0];
        };
        let them = side.other();
        let rings = rings(lion);
        let beside = rings[0];
        worth += in_rings(position, side, &rings, &self.defenders)
            + count(position.chicks(side) & beside) * chick_shield
            + lion_place(lion, side) * place;

        let reached = beside & their.all;
        let assault = count(reached) * attacked
            + count(reached - own.without_lion) * weak
            + in_rings(position, them, &rings, &self.attackers);
        let escapes = count(beside - pieces - their.all);
        let danger = assault * (8 + (3 - escapes).max(0) * no_escape) / 8;
        let danger = danger * hand_attack(position, them) / HAND_SCALE;
        [worth, danger + danger * danger * danger_growth / 4_096]
    }
}

/// Lion placement, by rank and file.
fn lion_place(lion: Square, side: Side) -> i32 {
    let rank = 8 - lion.ranks_left(side);
    LION_RANKS[usize::from(rank)] + LION_FILES[usize::from(lion.file().abs_diff(4))]
}

/// The factor by which the hand of a side multiplies its attack.
fn hand_attack(position: &AnimalShogi, side: Side) -> i32 {
    let hand = position.hand(side);
    if hand.is_empty() {
        return EMPTY_HAND;
    }
    let each =
        |kind: Kind| i32::from(hand.count(kind).min(2)) * HAND_ATTACK[usize::from(kind.code())];
    EMPTY_HAND + Kind::IN_HAND.into_iter().map(each).sum::<i32>()
}

/// The sum of weights of the pieces of a side within three steps of a lion.
#[inline]
fn in_rings(position: &AnimalShogi, side: Side, rings: &[Squares; RINGS], weights: &Rings) -> i32 {
    let [chicks, piglets, rabbits, cats] = position.minors(side);
    let groups = [
        position.dogs(side),
        cats,
        position.promoted_majors(side),
        chicks | piglets | rabbits,
    ];
    let mut worth = 0;
    for (group, weights) in groups.into_iter().zip(weights) {
        for (&ring, weight) in rings.iter().zip(weights) {
            worth += (group & ring).len() as i32 * weight;
        }
    }
    worth
}

/// The game phase, 0 to [`MAX_PHASE`].
fn game_phase(position: &AnimalShogi) -> i32 {
    let of = |side: Side| {
        let advanced = position.pieces(side) & far_ranks(side, 4);
        position.hand(side).total() * 3 + advanced.len() as i32 * 5
    };
    (of(Side::FIRST) + of(Side::SECOND)).min(MAX_PHASE)
}

impl Evaluator<AnimalShogi> for Knowledge {
    type State = State;

    fn fresh(&self, position: &AnimalShogi) -> State {
        State {
            material: Side::BOTH.map(|side| self.worth.of(position, side)),
            learned: View::fresh(self.network.as_ref(), position),
        }
    }

    fn update(&self, state: &mut State, before: &AnimalShogi, action: Action, after: &AnimalShogi) {
        let change = self.worth.change(before, action);
        let Some([own, their]) = change.filter(|_| after.stage().is_play()) else {
            *state = self.fresh(after);
            return;
        };
        let side = before.side();
        state.material[side.index()] += own;
        state.material[side.other().index()] += their;
        let network = self.network.as_ref();
        View::update(network, &mut state.learned, before, action, after);
    }

    fn evaluate(&self, state: &State, position: &AnimalShogi, side: Side) -> i32 {
        let worth = &state.material;
        let material = worth[side.index()] - worth[side.other().index()];
        let them = side.other();
        let occupied = position.occupied();
        let (own, their) = (
            Reach::of(position, side, occupied),
            Reach::of(position, them, occupied),
        );
        let phase = game_phase(position);
        let [positional, danger] = self.positional(position, side, &own, &their);
        let [their_positional, their_danger] = self.positional(position, them, &their, &own);
        let turn = if side == position.side() { 1 } else { -1 };
        let learned = self.network.as_ref().map_or(0, |network| {
            View::points(network, &state.learned, position, |_, sums| sums)
        });
        let points = material * (5 * MAX_PHASE - phase) / (5 * MAX_PHASE) + positional
            - their_positional
            + (their_danger - danger) * (MAX_PHASE + phase) / MAX_PHASE
            + turn * (self.positional[10] + learned);
        // The limit matters only where a lone lion faces all other pieces.
        points.clamp(-CERTAIN, CERTAIN)
    }

    fn scale(&self) -> i32 {
        SCALE
    }
}

impl Heuristic<AnimalShogi> for Knowledge {
    // Chance only decides which side begins.
    const CHANCE: bool = false;

    type MoveOrdering<'a> = MoveOrdering<'a>;

    fn move_ordering<'a>(&self, position: &'a AnimalShogi) -> MoveOrdering<'a> {
        MoveOrdering::of(position)
    }

    fn futility_margin(&self) -> Option<i32> {
        Some(160)
    }

    /// Moves, drops, winning declarations, and answers to a proposal.
    fn actions(&self, position: &AnimalShogi, out: &mut Vec<Action>) {
        match position.stage() {
            Stage::Furigoma | Stage::Proposed => position.list_actions(out),
            stage if !stage.is_play() || position.is_closed() => {}
            _ => {
                let before = out.len();
                if !position.takes_lion() {
                    position.list_moves(true, out);
                }
                if out.len() == before && position.rules().casual {
                    position.list_moves(false, out);
                }
                if out.len() > before && position.declares_win() {
                    out.push(Action::Declare);
                }
            }
        }
    }

    fn generate_tactical(&self, position: &AnimalShogi, out: &mut Vec<Action>) {
        if position.stage().is_play() && !position.is_closed() {
            position.list_tactical(out);
        }
    }

    fn in_check(&self, position: &AnimalShogi) -> bool {
        position.in_check(position.side())
    }

    fn null_move(&self, position: &AnimalShogi) -> Option<AnimalShogi> {
        (position.stage() == Stage::Play).then(|| position.passed())
    }

    // Stalemate practically never occurs, so positions without check are not tested for it.
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

/// Numbers in place of the origin: for drops by kind, and for actions without squares.
const DROPS: u32 = 96;
const FALLEN: u32 = 104;
const WORD: u32 = 105;
const WORDS: [Action; 5] = [
    Action::Throw,
    Action::Declare,
    Action::Propose,
    Action::Agree,
    Action::Decline,
];

impl Packed for Action {
    fn to_bits(self) -> u32 {
        let (from, to, promote) = match self {
            Self::Move { from, to, promote } => (from.index().into(), to.index().into(), promote),
            Self::Drop { kind, to } => (DROPS + u32::from(kind.code()), to.index().into(), false),
            Self::Fallen(fallen) => {
                let number = Fallen::all().position(|other| other == fallen);
                (FALLEN, number.unwrap_or_default() as u32, false)
            }
            word => {
                let number = WORDS.iter().position(|&other| other == word);
                (WORD, number.unwrap_or_default() as u32, false)
            }
        };
        pack([(to, 7), (from, 7), (promote.into(), 1)])
    }

    fn from_bits(bits: u32) -> Option<Self> {
        let [to, from, promote] = unpack(bits, [7, 7, 1]);
        match from {
            FALLEN => Fallen::all().nth(to as usize).map(Self::Fallen),
            WORD => WORDS.get(to as usize).copied(),
            DROPS.. => Some(Self::Drop {
                kind: Kind::of_code((from - DROPS) as u8),
                to: Square::new(to as u8)?,
            }),
            _ => Some(Self::Move {
                from: Square::new(from as u8)?,
                to: Square::new(to as u8)?,
                promote: promote == 1,
            }),
        }
    }
}

const LEVELS: [Level; 13] = [
    Level::new(30, 1, 1_200, 58).following(1),
    Level::new(45, 1, 900, 45),
    Level::new(100, 1, 670, 35),
    Level::new(230, 2, 485, 22),
    Level::new(460, 3, 392, 17),
    Level::new(1_100, 4, 250, 9),
    Level::new(1_900, 5, 195, 6),
    Level::new(3_200, 6, 145, 4),
    Level::new(5_200, 7, 108, 2),
    Level::new(9_000, 11, 68, 1),
    Level::new(10_000, 12, 60, 0),
    Level::new(20_000, 64, 0, 0),
    Level::new(50_000, 64, 0, 0),
];

impl Engine for AnimalShogi {
    type Knowledge = Knowledge;

    const LEVELS: &'static [Level] = &LEVELS;

    fn thinker(knowledge: Knowledge) -> Box<dyn Thinker<Self>> {
        Box::new(AlphaBeta::new(knowledge))
    }

    const LEAST_WORTH: i32 = reasons::LEAST_WORTH;

    fn moves(&self, out: &mut Vec<Action>) {
        if !self.stage().is_play() || self.is_closed() {
            return;
        }
        self.list_moves(!self.rules().casual, out);
        if !out.is_empty() && self.declares_win() {
            out.push(Action::Declare);
        }
    }

    fn handed_over(&self) -> Option<Self> {
        reasons::handed_over(self)
    }

    fn checked(&self) -> bool {
        self.in_check(self.side())
    }

    fn moved(&self, action: Action) -> Option<Moved> {
        reasons::moved(self, action)
    }

    fn pieces_of(&self, side: Side) -> Vec<Standing> {
        reasons::pieces_of(self, side)
    }
}
