//! Fixed work without a clock, to be counted in instructions:
//! `valgrind --tool=callgrind` on the binary that `cargo bench --no-run` names.

use klubovna_folky::{Folky, Options};
use klubovna_rules::{Position, perft};
use klubovna_text::{Notation, Style};

/// The published game (`RULES.md`, section 10.7).
const GAME: &str = "Rh7 Ra3 h3 a6 Bf4 Bf5 Ra2 Bd6 Nf3 Ne7 h2 c8 Re2 Be5 d2 Rd8 Re4 Nbc6 Nc3 d4 \
    Bd3 Rd6 Bg3 g6 e1 Nd5 e2 f6 h4 Rb3 Rh5 Bf4 Re5 b4 e4 Re6 Ng5 e7 Nb5 Na5 Nd6 Nc4 Rh7 e3";

/// Legal actions before each of its plies, added up (also section 10.7).
const ACTIONS: usize = 1_184;

/// How often the game is replayed: about as much work as the tree.
const REPLAYS: usize = 500;

fn main() {
    let start = Folky::start(&Options::default());
    let leaves = perft(&start, 4);
    assert_eq!(leaves, 1_121_768, "perft 4 from the start");

    let actions = replay(start);
    let mut list = Vec::new();
    let mut listed = 0;
    for _ in 0..REPLAYS {
        let mut position = start;
        for &action in &actions {
            list.clear();
            position.actions(&mut list);
            listed += list.len();
            position.apply(action);
        }
    }
    assert_eq!(
        listed,
        ACTIONS * REPLAYS,
        "actions listed in the published game"
    );
    println!("{leaves} leaves, {listed} actions listed");
}

fn replay(mut position: Folky) -> Vec<<Folky as Position>::Action> {
    GAME.split_whitespace()
        .map(|text| {
            let action = position
                .read_move_text(text, Style::English)
                .unwrap_or_else(|error| panic!("{text}: {error}"));
            position.apply(action);
            action
        })
        .collect()
}
