//! The engine with what it knows of this game, against plain minimax, and in positions that
//! are won.

use klubovna_folky::evaluate::Knowledge;
use klubovna_folky::{Folky, Options};
use klubovna_search::alphabeta::AlphaBeta;
use klubovna_search::engine::Engine;
use klubovna_search::reference::{compare, stray, value};
use klubovna_search::score::{Score, Value};
use klubovna_search::thinker::{Limits, Patience, Root, Thinker};
use klubovna_tabletop::notation::Notation;
use klubovna_tabletop::rng::SplitMix64;
use klubovna_tabletop::rules::Position;

#[test]
fn it_agrees_with_plain_minimax() {
    let knowledge = Knowledge::default();
    let options = Options::default();
    for (count, depth, seed) in [(1_000, 1, 1), (400, 2, 2), (20, 3, 3)] {
        let compared = compare::<Folky, _>(&knowledge, &options, 60, count, depth, seed);
        assert!(compared.positions > count * 9 / 10, "{compared:?}");
    }
}

/// Positions with the number of actions in which the side on turn wins, and the best one.
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
    for &(actions, best, text) in WON {
        let position = Folky::read_position(text, &Options::default()).unwrap();
        let root = Root::new(position);
        let wanted = Score::win_in(actions);
        if actions <= 3 {
            let knowledge = Knowledge::default();
            assert_eq!(value(&knowledge, &root, actions), wanted, "{text}");
        }
        let mut exact = AlphaBeta::new(Knowledge::default()).exact();
        let report = exact.think(&root, &Limits::depth(actions), &mut Patience);
        assert_eq!(report.lines[0].score, wanted, "{text}");
        let mut engine = Folky::thinker();
        let report = engine.think(&root, &Limits::nodes(200_000), &mut Patience);
        assert_eq!(report.lines[0].score, wanted, "{text}");
        if actions == 1 {
            assert_eq!(
                report.best().map(Folky::write_action).as_deref(),
                Some(best),
                "{text}"
            );
        }
    }
}

#[test]
fn every_answer_is_legal_at_every_level() {
    let options = Options::default();
    let mut rng = SplitMix64::new(9);
    let mut engine = Folky::thinker();
    for number in 0..2_000 {
        let root = stray::<Folky>(&options, 100, &mut rng);
        if root.outcome().is_some() {
            continue;
        }
        let levels = Folky::levels(&options);
        let mut limits = levels[number % levels.len()].limits(number as u64);
        limits.nodes = limits.nodes.min(300);
        let report = engine.think(&root, &limits, &mut Patience);
        let best = report.best().unwrap();
        assert!(
            root.position().is_legal(best),
            "{best} in {}",
            root.position()
        );
        assert!(!matches!(
            report.lines[0].score.value(),
            Value::Win(0) | Value::Loss(0)
        ));
    }
}

#[test]
fn levels_grow() {
    let levels = Folky::levels(&Options::default());
    assert!(levels.len() >= 8);
    for pair in levels.windows(2) {
        assert!(pair[0].nodes < pair[1].nodes && pair[0].noise >= pair[1].noise);
    }
}
