//! What things are worth, in points, a chick on the board being 90: the weights that can be
//! tuned.
//!
//! Promoted small pieces differ little from one another, for all step like a dog; what
//! differs is what they become when they are captured.

use klubovna_search::heuristic::{Tunable, Weight, numbers};

use super::Knowledge;
use super::worth::Worth;
use crate::position::AnimalShogi;

/// Lions are seen with what stands so many steps away.
pub(super) const RINGS: usize = 3;
/// Dogs and what moves like them, cats, promoted elephants and giraffes, small pieces.
pub(super) const TROOPS: usize = 4;
/// By troop and ring.
pub(super) type Rings = [[i32; RINGS]; TROOPS];

/// What stands well or badly, before troops and pieces.
pub(super) const STANDING: usize = 11;
/// Where things begin in the list.
const GUARDS: usize = STANDING;
const RAIDERS: usize = GUARDS + TROOPS * RINGS;
const ON_BOARD: usize = RAIDERS + TROOPS * RINGS;
const IN_HAND: usize = ON_BOARD + 13;
const COUNT: usize = IN_HAND + 7;

const WEIGHTS: [Weight; COUNT] = [
    ("attacked_beside_lion", 15),
    ("weak_beside_lion", 30),
    ("no_way_out", 2),
    ("mounting", 8),
    ("cover", 12),
    ("room", 2),
    ("room_ahead", 3),
    ("reach", 3),
    ("hanging", 16),
    ("home", 4),
    ("turn", 30),
    ("guard_dog_1", 20),
    ("guard_dog_2", 20),
    ("guard_dog_3", 4),
    ("guard_cat_1", 20),
    ("guard_cat_2", 20),
    ("guard_cat_3", 4),
    ("guard_crowned_1", 20),
    ("guard_crowned_2", 20),
    ("guard_crowned_3", 0),
    ("guard_small_1", 0),
    ("guard_small_2", 0),
    ("guard_small_3", 0),
    ("raider_dog_1", 28),
    ("raider_dog_2", 28),
    ("raider_dog_3", 8),
    ("raider_cat_1", 28),
    ("raider_cat_2", 28),
    ("raider_cat_3", 8),
    ("raider_crowned_1", 28),
    ("raider_crowned_2", 28),
    ("raider_crowned_3", 8),
    ("raider_small_1", 28),
    ("raider_small_2", 28),
    ("raider_small_3", 0),
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

/// The game's own worth of pieces.
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
    std::array::from_fn(|troop| std::array::from_fn(|ring| weights[from + troop * RINGS + ring]))
}

impl Default for Knowledge {
    fn default() -> Self {
        Self::with(&[])
    }
}

impl Tunable<AnimalShogi> for Knowledge {
    const WEIGHTS: &'static [Weight] = &WEIGHTS;

    fn with(others: &[i32]) -> Self {
        let weights = numbers(&WEIGHTS, others);
        Self {
            standing: std::array::from_fn(|at| weights[at]),
            guards: rings(&weights, GUARDS),
            raiders: rings(&weights, RAIDERS),
            worth: worth(&weights),
        }
    }
}
