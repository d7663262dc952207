//! The engine with what it knows of this game, against plain minimax, and in positions that
//! are won.

use klubovna_mixtour::{Mixtour, Options};
use klubovna_search::conformance;

/// So many positions at each depth; each is a test, so that they run side by side.
fn agrees(depth: u32, positions: u32) {
    conformance::agrees_with_minimax::<Mixtour>(&Options::default(), 40, depth, positions);
}

#[test]
fn it_agrees_with_plain_minimax_one_ply_deep() {
    agrees(1, 1_000);
}

#[test]
fn it_agrees_with_plain_minimax_two_plies_deep() {
    agrees(2, 400);
}

#[test]
fn it_agrees_with_plain_minimax_three_plies_deep() {
    agrees(3, 20);
}

/// Games after which the side on turn wins, with the number of actions it takes.
const WON: &[(u32, &str)] = &[
    (
        1,
        "c2 a1 e2 b3 b3:1-c2 c1 e2:1-c2 c2:1-c1 b1 c3 b3 e1 c1:2-b1 b1:1-a1 b3:1-b1 e1:1-b1 b5 b3 \
         e1 c2:2-b3 d2 a3 d4 a3:1-a1 c3:1-d2 c3 d4:1-d2 a2 c1",
    ),
    (
        3,
        "c2 a1 e2 b3 b3:1-c2 c1 e2:1-c2 c2:1-c1 b1 c3 b3 e1 c1:2-b1 b1:1-a1 b3:1-b1 e1:1-b1 b5 b3 \
         e1 c2:2-b3 d2 a3 d4 a3:1-a1 c3:1-d2 c3 d4:1-d2",
    ),
    (
        5,
        "c2 a1 e2 b3 b3:1-c2 c1 e2:1-c2 c2:1-c1 b1 c3 b3 e1 c1:2-b1 b1:1-a1 b3:1-b1 e1:1-b1 b5 b3 \
         e1 c2:2-b3 d2 a3 d4 a3:1-a1 c3:1-d2",
    ),
    (
        5,
        "c5 d3 e4 d2 b1 d3:1-e4 a1 e2 b4 b1:1-a1 e2:1-d2 a5 b2 d5 c5:1-d5 d3 b2:1-d2 e4:2-d3 d4 \
         d3:3-d4 c2 d2:3-c2 a4 a4:1-a5 a2 e1 a1:2-a2 d5:1-a2",
    ),
];

#[test]
fn what_is_won_is_won_in_as_many_actions_as_it_takes() {
    for &(actions, codes) in WON {
        let root = conformance::reached::<Mixtour>(&Options::default(), "", codes);
        conformance::wins(&root, actions);
    }
}

#[test]
fn every_answer_is_legal_at_every_level() {
    conformance::answers_are_legal::<Mixtour>(&Options::default(), 100, 9);
}

#[test]
fn it_stops_when_told() {
    conformance::stops_when_told::<Mixtour>(&Options::default(), 60, 3);
}

#[test]
fn levels_grow() {
    conformance::levels_grow::<Mixtour>();
}

#[test]
fn its_knowledge_is_sound() {
    conformance::knowledge_is_sound::<Mixtour>(&Options::default(), 30, 80, 5);
}
