//! Fixed work without a clock: who is in check, and what answers there are.

use std::hint::black_box;

use klubovna_animal_shogi::{AnimalShogi, Options};
use klubovna_rules::Position;
use klubovna_text::Notation;

/// With the number of answers: sliding checks, a rabbit's, two at once, pins, none.
const POSITIONS: [(&str, u64); 8] = [
    ("4k4/9/9/9/9/4r4/9/9/4K4 b RBGSNLP 1", 18),
    ("4k4/9/9/9/9/9/3n5/9/4K4 b RB 1", 5),
    ("4k4/9/9/4r4/9/1b7/9/9/4K4 b RG 1", 3),
    ("4k4/9/9/9/9/9/9/4g4/4K4 b RBG 1", 1),
    ("4k4/4r4/9/9/4G4/9/9/9/4K4 b P 1", 76),
    ("4k4/9/b7b/9/2S3S2/9/4K4/9/9 b 2P 1", 79),
    ("4k4/4l4/4p4/9/9/4G4/9/9/4K4 b - 1", 11),
    (
        "2+Nsk1b2/l1pg3s1/5+S2l/3PbP1gp/pK7/P2G3pP/5GP1R/+n+p4S2/7NL b RN8Pl 121",
        151,
    ),
];

const ROUNDS: u32 = 10_000;

fn main() {
    let mut checks = 0;
    for (text, answers) in POSITIONS {
        let position = AnimalShogi::read_position(text, &Options::default())
            .unwrap_or_else(|error| panic!("{text}: {error}"));
        for _ in 0..ROUNDS {
            let position = black_box(&position);
            checks += u32::from(position.in_check(position.side()));
            assert_eq!(position.count_actions(), answers, "{text}");
        }
    }
    assert_eq!(checks, 4 * ROUNDS, "positions in check");
    println!("{} positions looked at", ROUNDS * POSITIONS.len() as u32);
}
