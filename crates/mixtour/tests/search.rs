//! The engine with what it knows of this game, against plain minimax, and in positions that
//! are won.

use klubovna_mixtour::evaluate::Knowledge;
use klubovna_mixtour::{Mixtour, Options};
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
        let compared = compare::<Mixtour, _>(&knowledge, &options, 40, count, depth, seed);
        assert!(compared.positions > count * 9 / 10, "{compared:?}");
    }
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
    for &(actions, game) in WON {
        let mut root = Root::new(Mixtour::start(&Options::default()));
        for code in game.split(' ') {
            root.play(Mixtour::read_action(code).unwrap());
        }
        let wanted = Score::win_in(actions);
        if actions <= 3 {
            let knowledge = Knowledge::default();
            assert_eq!(value(&knowledge, &root, actions), wanted, "{game}");
        }
        let mut exact = AlphaBeta::new(Knowledge::default()).exact();
        let report = exact.think(&root, &Limits::depth(actions), &mut Patience);
        assert_eq!(report.lines[0].score, wanted, "{game}");
        let report = Mixtour::thinker().think(&root, &Limits::nodes(200_000), &mut Patience);
        assert_eq!(report.lines[0].score, wanted, "{game}");
    }
}

#[test]
fn every_answer_is_legal_at_every_level() {
    let options = Options::default();
    let mut rng = SplitMix64::new(9);
    let mut engine = Mixtour::thinker();
    for number in 0..2_000 {
        let root = stray::<Mixtour>(&options, 100, &mut rng);
        if root.outcome().is_some() {
            continue;
        }
        let levels = Mixtour::levels(&options);
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
    let levels = Mixtour::levels(&Options::default());
    assert!(levels.len() >= 8);
    for pair in levels.windows(2) {
        assert!(pair[0].nodes < pair[1].nodes && pair[0].noise >= pair[1].noise);
    }
}
