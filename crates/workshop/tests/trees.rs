//! Monte-Carlo trees in a game that can be solved, and in one of the club.

#[path = "../../search/tests/race/mod.rs"]
mod race;

use klubovna_folky::Folky;
use klubovna_folky_engine::FolkyEngine;
use klubovna_rules::{Play, Position};
use klubovna_search::conformance::stops;
use klubovna_search::reference::each;
use klubovna_search::{Level, Limits, Report, Score, Thinker, Unlimited, Value};
use klubovna_workshop::mcts::{Mcts, Style};
use race::{Action, Ignorant, Race};

fn mcts() -> Mcts<Ignorant> {
    Mcts::new(Ignorant, Style::default())
}

fn start() -> Play<Folky> {
    Play::new(Folky::start(&klubovna_folky::Options::default()))
}

#[test]
fn trees_grow_towards_the_same_ends() {
    for left in [1, 2, 3, 5, 7, 9, 10, 13] {
        let report = mcts().think(
            &Race::root(left, false),
            &Limits::nodes(40_000),
            &mut Unlimited,
        );
        assert_eq!(report.best(), Some(Action::Add(left % 4)), "{left} left");
        assert!(
            matches!(report.lines[0].score.value(), Value::Win(_)),
            "{left} left"
        );
    }
    let report = mcts().think(
        &Race::root(8, false),
        &Limits::nodes(40_000),
        &mut Unlimited,
    );
    assert!(matches!(report.lines[0].score.value(), Value::Loss(_)));
}

#[test]
fn trees_throw_dice_and_find_the_same_means() {
    let root = Race::root(9, true);
    let wanted = each(&Ignorant, &root, 9);
    let limits = Limits {
        lines: 4,
        ..Limits::nodes(600_000)
    };
    let report = mcts().think(&root, &limits, &mut Unlimited);
    let best = wanted.iter().map(|&(_, score)| score).max().unwrap();
    let (_, score) = *wanted
        .iter()
        .find(|&&(action, _)| Some(action) == report.best())
        .unwrap();
    // Points of the reference are means of ±10,000; those of the tree probabilities.
    assert!(
        best.number() - score.number() < 300,
        "{wanted:?} {report:?}"
    );
}

#[test]
fn where_chance_decides_every_outcome_is_told() {
    let mut root = Race::root(4, true);
    root.push(Action::Throw);
    let report = mcts().think(&root, &Limits::nodes(20_000), &mut Unlimited);
    assert_eq!(report.lines.len(), 6);
    assert_eq!(report.lines[3].score, Score::win_in(1));
}

#[test]
fn the_same_question_gets_the_same_answer() {
    let level = Level::new(3_000, 8, 100, 10);
    let grow = |seed| {
        let mut engine = Mcts::new(FolkyEngine::default(), Style::default());
        engine.think(&start(), &level.limits(seed), &mut Unlimited)
    };
    assert_eq!(grow(4), grow(4));
}

#[test]
fn it_looks_up_often_and_stops_when_told() {
    let mut engine = Mcts::new(FolkyEngine::default(), Style::default());
    stops(&mut engine, &start(), 40);
}

#[test]
fn the_end_has_no_best_action() {
    let root = Race::root(0, true);
    let report = mcts().think(&root, &Limits::nodes(300), &mut Unlimited);
    assert_eq!(report, Report::EMPTY);
}
