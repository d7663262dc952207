//! Fixed work without a clock, to be counted in instructions:
//! `valgrind --tool=callgrind` on the binary that `cargo bench --no-run` names.
//!
//! Trees of a quiet start and of a wild middle game with full hands: the last ply counted
//! as sets, and every leaf made.

use std::hint::black_box;

use klubovna_animal_shogi::{AnimalShogi, Options};
use klubovna_rules::{Position, perft};
use klubovna_text::Notation;

const START: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
const MATSURI: &str = "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1";

/// Makes every leaf.
fn made(position: &AnimalShogi, depth: u32) -> u64 {
    if depth == 0 {
        black_box(position);
        return 1;
    }
    let mut actions = Vec::new();
    position.actions(&mut actions);
    actions
        .into_iter()
        .map(|action| {
            let mut next = *position;
            next.apply(action);
            made(&next, depth - 1)
        })
        .sum()
}

fn main() {
    let mut sum = 0;
    for (text, depth, leaves) in [(START, 4, 719_731), (MATSURI, 2, 28_684)] {
        let position = AnimalShogi::read_position(text, &Options::default())
            .unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(perft(&position, depth), leaves, "counted: {text}");
        assert_eq!(made(&position, depth), leaves, "made: {text}");
        sum += leaves;
    }
    println!("{sum} leaves, twice");
}
