//! The static evaluation and the move ordering; the README says what is counted, and why.

mod exchange;
mod inputs;
mod numbers;
mod order;
mod reach;
mod weights;
mod worth;

use klubovna_animal_shogi::{Action, AnimalShogi, Reason, Square, Stage};
use klubovna_rules::{Outcome, Position, Side};
use klubovna_search::network::{Network, Sums};
use klubovna_search::{CERTAIN, Evaluator, Heuristic, Perspective};

use crate::packed;
use inputs::View;
use numbers::{HAND_SCALE, Near, Numbers};
pub use order::MoveOrdering;
pub(crate) use order::declares_win;
use reach::far_ranks;
use weights::{POSITIONAL, Rings};
use worth::Worth;

/// The engine of Animal Shogi: what it knows, as weights in points. [`thinker`](klubovna_search::Engine::thinker)
/// makes of it what plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnimalShogiEngine {
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

/// Lion placement by rank, from its own back rank.
const LION_RANKS: [i32; 9] = [4, 3, -5, -20, -35, -40, -35, -25, -20];
/// Lion placement by distance from the middle file.
const LION_FILES: [i32; 5] = [-4, 0, 5, 8, 4];

/// See [`Evaluator::scale`]: about the number that other shogi programs use.
const SCALE: i32 = 600;

/// The greatest game phase: the end of a game, when many pieces are in hand or in enemy camps.
const MAX_PHASE: i32 = 64;

impl AnimalShogiEngine {
    /// The positional terms of a side, and the danger of its lion.
    fn positional(&self, side: Side, own: &Numbers, their: &Numbers) -> [i32; 2] {
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
        let mut worth = own.space as i32 * space
            + own.space_ahead as i32 * space_ahead
            + own.mobility as i32 * mobility
            - own.hanging as i32 * hanging;
        let Some(lion) = own.lion else {
            return [worth, 0];
        };
        worth += weighted(&lion.defenders, &self.defenders)
            + lion.chicks as i32 * chick_shield
            + lion_place(lion.square, side) * place;

        let assault = lion.attacked as i32 * attacked
            + lion.weak as i32 * weak
            + weighted(&lion.attackers, &self.attackers);
        let danger = assault * (8 + (3 - lion.escapes as i32).max(0) * no_escape) / 8;
        let danger = danger * their.hand as i32 / HAND_SCALE;
        [worth, danger + danger * danger * danger_growth / 4_096]
    }
}

/// The sum of weights of pieces near a lion.
#[inline]
fn weighted(near: &Near, weights: &Rings) -> i32 {
    let pairs = near.as_flattened().iter().zip(weights.as_flattened());
    pairs.map(|(&count, weight)| count as i32 * weight).sum()
}

/// Lion placement, by rank and file.
fn lion_place(lion: Square, side: Side) -> i32 {
    let rank = 8 - lion.ranks_left(side);
    LION_RANKS[usize::from(rank)] + LION_FILES[usize::from(lion.file().abs_diff(4))]
}

/// The game phase, 0 to [`MAX_PHASE`].
fn game_phase(position: &AnimalShogi) -> i32 {
    let of = |side: Side| {
        let advanced = position.pieces(side) & far_ranks(side, 4);
        position.hand(side).total() * 3 + advanced.len() as i32 * 5
    };
    (of(Side::FIRST) + of(Side::SECOND)).min(MAX_PHASE)
}

impl Evaluator<AnimalShogi> for AnimalShogiEngine {
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
        let phase = game_phase(position);
        let numbers = Numbers::of_both(position, side);
        let [own, their] = &numbers;
        let [positional, danger] = self.positional(side, own, their);
        let [their_positional, their_danger] = self.positional(them, their, own);
        let turn = if side == position.side() { 1 } else { -1 };
        let learned = self.network.as_ref().map_or(0, |network| {
            // The same for both views.
            let facts = Numbers::facts_of_both(&numbers);
            View::points(network, &state.learned, position, |view, sums| {
                view.with_facts(network, sums, side, facts)
            })
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

impl Heuristic<AnimalShogi> for AnimalShogiEngine {
    // Chance only decides which side begins.
    const CHANCE: bool = false;

    type MoveOrdering<'a> = MoveOrdering<'a>;

    fn to_bits(action: Action) -> u32 {
        packed::to_bits(action)
    }

    fn from_bits(bits: u32) -> Option<Action> {
        packed::from_bits(bits)
    }

    fn move_ordering<'a>(&self, position: &'a AnimalShogi) -> MoveOrdering<'a> {
        MoveOrdering::of(position)
    }

    fn futility_margin(&self) -> Option<i32> {
        Some(160)
    }

    /// Moves, drops, winning declarations, and answers to a proposal.
    fn actions(&self, position: &AnimalShogi, out: &mut Vec<Action>) {
        match position.stage() {
            Stage::Furigoma | Stage::Proposed => position.actions(out),
            stage if !stage.is_play() || position.is_closed() => {}
            _ => {
                let before = out.len();
                if !position.takes_lion() {
                    position.list_moves(true, out);
                }
                if out.len() == before && position.options().casual {
                    position.list_moves(false, out);
                }
                if out.len() > before && declares_win(position) {
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
