//! The weights of the evaluation, in points: those that can be tuned. A chick on the board is 90.
//!
//! Promoted minor pieces are worth nearly the same, because all of them move like a dog; they
//! differ in what the opponent gets by capturing them.

use klubovna_animal_shogi::AnimalShogi;
use klubovna_search::network::Network;
use klubovna_search::{Inputs, Perspective, Tunable, Weight, numbers};

use super::AnimalShogiEngine;
use super::inputs::View;
use super::worth::Worth;

/// The network that the game plays with; `LEVELS.md` of the search says of which games it was made.
static FILE: &[u8] = include_bytes!("network.bin");

/// Pieces up to this many steps from a lion count for its safety.
pub(super) const RINGS: usize = 3;
/// Groups of kinds: dogs and pieces that move like them; cats; promoted elephants and giraffes;
/// other minor pieces.
pub(super) const GROUPS: usize = 4;
/// By group and ring.
pub(super) type Rings = [[i32; RINGS]; GROUPS];

/// The number of positional weights, the first of the list.
pub(super) const POSITIONAL: usize = 11;
/// The first index of further weights in the list.
const DEFENDERS: usize = POSITIONAL;
const ATTACKERS: usize = DEFENDERS + GROUPS * RINGS;
const ON_BOARD: usize = ATTACKERS + GROUPS * RINGS;
const IN_HAND: usize = ON_BOARD + 13;
const COUNT: usize = IN_HAND + 7;

const WEIGHTS: [Weight; COUNT] = [
    ("attacked_beside_lion", 15),
    ("weak_beside_lion", 30),
    ("no_escape", 2),
    ("danger_growth", 8),
    ("chick_shield", 12),
    ("space", 2),
    ("space_ahead", 3),
    ("mobility", 3),
    ("hanging", 16),
    ("lion_place", 4),
    ("turn", 30),
    ("defender_dog_1", 20),
    ("defender_dog_2", 20),
    ("defender_dog_3", 4),
    ("defender_cat_1", 20),
    ("defender_cat_2", 20),
    ("defender_cat_3", 4),
    ("defender_major_1", 20),
    ("defender_major_2", 20),
    ("defender_major_3", 0),
    ("defender_minor_1", 0),
    ("defender_minor_2", 0),
    ("defender_minor_3", 0),
    ("attacker_dog_1", 28),
    ("attacker_dog_2", 28),
    ("attacker_dog_3", 8),
    ("attacker_cat_1", 28),
    ("attacker_cat_2", 28),
    ("attacker_cat_3", 8),
    ("attacker_major_1", 28),
    ("attacker_major_2", 28),
    ("attacker_major_3", 8),
    ("attacker_minor_1", 28),
    ("attacker_minor_2", 28),
    ("attacker_minor_3", 0),
    ("chick", 90),
    ("piglet", 230),
    ("rabbit", 260),
    ("cat", 370),
    ("dog", 440),
    ("elephant", 570),
    ("giraffe", 650),
    ("hen", 520),
    ("promoted_piglet", 480),
    ("promoted_rabbit", 490),
    ("promoted_cat", 490),
    ("promoted_elephant", 830),
    ("promoted_giraffe", 960),
    ("chick_in_hand", 100),
    ("piglet_in_hand", 245),
    ("rabbit_in_hand", 275),
    ("cat_in_hand", 395),
    ("dog_in_hand", 475),
    ("elephant_in_hand", 610),
    ("giraffe_in_hand", 700),
];

/// The values of pieces that the engine plays with.
pub(super) const WORTH: Worth = {
    let mut own = [0; COUNT];
    let mut at = 0;
    while at < COUNT {
        own[at] = WEIGHTS[at].1;
        at += 1;
    }
    worth(&own)
};

const fn worth(weights: &[i32; COUNT]) -> Worth {
    let mut worth = Worth {
        on_board: [0; 16],
        in_hand: [0; 8],
    };
    let mut code = 0;
    let mut at = ON_BOARD;
    while at < IN_HAND {
        // Lions, and dogs, which do not promote.
        if code != 7 && code != 12 {
            worth.on_board[code] = weights[at];
            at += 1;
        }
        code += 1;
    }
    while at < COUNT {
        worth.in_hand[at - IN_HAND] = weights[at];
        at += 1;
    }
    worth
}

fn rings(weights: &[i32; COUNT], from: usize) -> Rings {
    std::array::from_fn(|group| std::array::from_fn(|ring| weights[from + group * RINGS + ring]))
}

impl Default for AnimalShogiEngine {
    fn default() -> Self {
        Self::with(&[])
    }
}

impl Tunable<AnimalShogi> for AnimalShogiEngine {
    const WEIGHTS: &'static [Weight] = &WEIGHTS;

    fn with(others: &[i32]) -> Self {
        let weights = numbers(&WEIGHTS, others);
        Self {
            positional: std::array::from_fn(|at| weights[at]),
            defenders: rings(&weights, DEFENDERS),
            attackers: rings(&weights, ATTACKERS),
            worth: worth(&weights),
            network: Network::read(FILE, View::COUNT),
        }
    }

    const INPUTS: Option<Inputs<AnimalShogi>> = Some(Inputs::of::<View>());

    fn with_network(self, network: Option<Network>) -> Self {
        Self { network, ..self }
    }
}
