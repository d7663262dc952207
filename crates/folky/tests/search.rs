//! The engine with what it knows of this game, against plain minimax, and in positions that
//! are won.

use klubovna_folky::evaluate::Knowledge;
use klubovna_folky::{Folky, Options};
use klubovna_search::engine::Engine;
use klubovna_search::reference::{compare, stray, value};
use klubovna_search::score::{Score, Value};
use klubovna_search::thinker::{Limits, Patience, Root};
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

/// Positions with the number of actions in which the side on turn wins, found by the engine
/// and checked here by plain search.
const WON: &[(u32, &str, &str)] = &[
SUITE
];

#[test]
fn what_is_won_is_won_in_as_many_actions_as_it_takes() {
    for &(actions, best, text) in WON {
        let position = Folky::read_position(text, &Options::default()).unwrap();
        let root = Root::new(position);
        let wanted = Score::win_in(actions);
        assert_eq!(value(&Knowledge::default(), &root, actions), wanted, "{text}");
        let mut engine = Folky::thinker();
        let report = engine.think(&root, &Limits::nodes(200_000), &mut Patience);
        assert_eq!(report.lines[0].score, wanted, "{text}");
        assert_eq!(report.lines[0].actions.len() as u32, actions, "{text}");
        if actions == 1 {
            assert_eq!(report.best().map(Folky::write_action).as_deref(), Some(best), "{text}");
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
        assert!(root.position().is_legal(best), "{best} in {}", root.position());
        assert!(!matches!(report.lines[0].score.value(), Value::Win(0) | Value::Loss(0)));
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
