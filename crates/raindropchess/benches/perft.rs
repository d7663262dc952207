//! Fixed work without a clock, to be counted in instructions:
//! `valgrind --tool=callgrind` on the binary that `cargo bench --no-run` names.

use klubovna_raindropchess::{Options, Raindropchess};
use klubovna_rules::{Position, perft};
use klubovna_text::{GameOptions, Notation};

/// Options, position, depth, and how many sequences of so many actions there are when
/// every card can come.
const TREES: [(&str, &str, u32, u64); 5] = [
    // Cards alone.
    (
        "",
        "8/8/8/8/8/8/8/8 w - KQRRNNLDPPPPPPPP/kqrrnnldpppppppp QRBNqrbn 0 1",
        4,
        123_830,
    ),
    // Moves alone, with promotions.
    (
        "",
        "3n2k1/4P3/8/8/8/8/4p3/K2N4 w - -/- QRqb 0 40",
        5,
        163_681,
    ),
    // A full board, and a king still to come.
    (
        "",
        "1BnR4/bp5p/r4r1P/2kP4/Bp5p/2P3P1/2Q5/N7 w - KRNPPPP/qnlpppp QRBNqrbn 0 10",
        5,
        1_658_862,
    ),
    // A bet on a card.
    (
        "",
        "k6R/pp6/8/8/8/8/8/4K3 b - QP/np QRBNqrbn 0 20",
        5,
        17_368,
    ),
    // Jokers, in check.
    (
        "joker=remove_piece",
        "4r2k/8/3n4/8/8/8/4P3/K7 w - QJ/qj QRBNqrbn 0 9",
        4,
        47_913,
    ),
];

/// How often each first position lists its actions: about as much work as the trees.
const LISTS: usize = 200_000;

fn main() {
    let mut list = Vec::new();
    let (mut leaves, mut listed) = (0, 0);
    for (options, text, depth, expected) in TREES {
        let options = Options::read(options).expect("known options");
        let position = Raindropchess::read_position(text, &options).expect("a position");
        let found = perft(&position, depth);
        assert_eq!(found, expected, "perft {depth} of {text}");
        leaves += found;
        for _ in 0..LISTS {
            list.clear();
            position.actions(&mut list);
            listed += list.len();
        }
    }
    assert_eq!(listed, 20 * LISTS, "actions listed");
    println!("{leaves} leaves, {listed} actions listed");
}
