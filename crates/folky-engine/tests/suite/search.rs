//! The engine with what it knows of this game, against plain minimax, and in positions that
//! are won.

use klubovna_folky::{Folky, Options};
use klubovna_folky_engine::FolkyEngine;
use klubovna_search::conformance;

#[test]
fn it_agrees_with_plain_minimax() {
    for (depth, positions) in [(1, 500), (2, 200), (3, 8)] {
        conformance::agrees_with_minimax::<FolkyEngine>(&Options::default(), 60, depth, positions);
    }
}

/// Positions with the number of actions in which the side on turn wins, and where one is
/// enough, the action.
const WON: &[(u32, &str, &str)] = &[
    (
        1,
        "@g5",
        "2b2b2/3pp1p1/p6p/1p2P3/3nN1p1/Prn1BN2/1P1PP2P/2R1PBrR w 0 22",
    ),
    (
        1,
        "@a1",
        "8/5P2/P3pr2/2bPnRPp/2BBnP2/4r3/b1N1PP2/1R1N4 w 7 42",
    ),
    (
        1,
        "@d8",
        "2r1Np1p/2pr2b1/3nn2p/1P3p2/2p1RP1P/P2bPN2/2p1P3/1RB2B2 b 3 25",
    ),
    (
        5,
        "e8d6",
        "1pp1n3/1r1p1R2/2p1N1pn/2bR1bP1/2prN1BP/3pB1PP/3P4/6P1 b 0 26",
    ),
];

#[test]
fn what_is_won_is_won_in_as_many_actions_as_it_takes() {
    for &(actions, best, position) in WON {
        let root = conformance::reached::<Folky>(&Options::default(), position, "");
        conformance::wins::<FolkyEngine>(&root, actions);
        if actions == 1 {
            let root = conformance::reached::<Folky>(&Options::default(), position, best);
            assert!(root.outcome().is_some(), "{position:?}");
        }
    }
}

#[test]
fn every_answer_is_legal_at_every_level() {
    conformance::answers_are_legal::<FolkyEngine>(&Options::default(), 100, 9);
}

#[test]
fn it_stops_when_told() {
    conformance::stops_when_told::<FolkyEngine>(&Options::default(), 60, 3);
}

#[test]
fn levels_grow() {
    conformance::levels_grow::<FolkyEngine>();
}

#[test]
fn its_knowledge_is_sound() {
    conformance::knowledge_is_sound::<FolkyEngine>(&Options::default(), 40, 60, 5);
}
