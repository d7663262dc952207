//! Fixed work without a clock, to be counted in instructions:
//! `valgrind --tool=callgrind` on the binary that `cargo bench --no-run` names.

use klubovna_raindropchess::{Options, Raindropchess};
use klubovna_tabletop::notation::Notation;
use klubovna_tabletop::options::GameOptions;
use klubovna_tabletop::perft::perft;
use klubovna_tabletop::rules::Position;

/// Options, position, depth, and the sequences of so many actions with every card that
/// can come: cards only, moves only, both, a choice of cards in check, jokers.
const TREES: [(&str, &str, u32, u64); 5] = [
    (
        "",
        "8/8/8/8/8/8/8/8 w - KQRRNNLDPPPPPPPP/kqrrnnldpppppppp QRBNqrbn 0 1",
        4,
        0,
    ),
    ("", "3n2k1/4P3/8/8/8/8/4p3/K2N4 w - -/- QRqb 0 40", 5, 0),
    (
        "",
        "1BnR4/bp5p/r4r1P/2kP4/Bp5p/2P3P1/2Q5/N7 w - KRNPPPP/qnlpppp QRBNqrbn 0 10",
        5,
        0,
    ),
    ("", "k6R/pp6/8/8/8/8/8/4K3 b - QP/np QRBNqrbn 0 20", 5, 0),
    (
        "joker=remove_piece",
        "4r2k/8/3n4/8/8/8/4P3/K7 w - QJ/qj QRBNqrbn 0 9",
        4,
        0,
    ),
];

/// How often each tree's first position lists its actions.
const LISTS: usize = 10_000;

fn main() {
    let mut list = Vec::new();
    let mut listed = 0;
    for (options, text, depth, expected) in TREES {
        let options = Options::read(options).expect("known options");
        let position = Raindropchess::read_position(text, &options).expect("a position");
        let leaves = perft(&position, depth);
        println!("{leaves} leaves, depth {depth} of {text}");
        if expected > 0 {
            assert_eq!(leaves, expected, "perft {depth} of {text}");
        }
        for _ in 0..LISTS {
            list.clear();
            position.actions(&mut list);
            listed += list.len();
        }
    }
    println!("{listed} actions listed");
}
