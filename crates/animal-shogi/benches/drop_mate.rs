//! Fixed work without a clock: whether a dropped chick mates (section 7.4 of the rules).

use std::hint::black_box;

use klubovna_animal_shogi::{AnimalShogi, Options};
use klubovna_rules::Position;
use klubovna_text::Notation;

/// With the number of actions: mates, an escape, takers that are free or pinned.
const POSITIONS: [(&str, u64); 6] = [
    ("7nk/9/8S/9/9/9/9/9/4K4 b P 1", 80),
    ("6n1k/9/8G/9/9/9/9/9/4K4 b P 1", 79),
    ("7nk/7g1/8G/5B3/9/9/9/9/4K4 b P 1", 94),
    ("7lk/7g1/8G/9/9/9/9/9/4K4 b P 1", 78),
    ("4k4/9/9/9/9/9/8s/9/7NK w p 1", 80),
    ("8l/9/9/9/9/7sk/6R2/9/8K b P 1", 90),
];

const ROUNDS: u32 = 10_000;

fn main() {
    for (text, actions) in POSITIONS {
        let position = AnimalShogi::read_position(text, &Options::default())
            .unwrap_or_else(|error| panic!("{text}: {error}"));
        for _ in 0..ROUNDS {
            assert_eq!(black_box(&position).count_actions(), actions, "{text}");
        }
    }
    println!("{} drops judged", ROUNDS * POSITIONS.len() as u32);
}
