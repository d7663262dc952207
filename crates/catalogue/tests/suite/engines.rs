//! What the engine promises whatever it is asked, in a game of the club.
#![cfg(feature = "folky")]

use klubovna_folky::Folky;
use klubovna_folky_engine::FolkyEngine;
use klubovna_rules::{Play, Position};
use klubovna_search::conformance::stops;
use klubovna_search::{AlphaBeta, Level, Limits, Report, Skill, Thinker, Unlimited};

#[test]
fn the_best_lines_come_first_whenever_it_stops() {
    let mut root = Play::new(Folky::start(&klubovna_folky::Options::default()));
    let mut engine = AlphaBeta::with_table(FolkyEngine::default(), 12);
    for nodes in (200..6_000).step_by(97) {
        let limits = Limits {
            lines: 6,
            ..Limits::nodes(nodes)
        };
        let report = engine.think(&root, &limits, &mut Unlimited);
        // The first line is what is played, whatever was found of the others.
        let rest: Vec<_> = report.lines[1..].iter().map(|line| line.score).collect();
        assert!(rest.is_sorted_by(|one, next| one >= next), "{report:?}");
        root.push(report.best().expect("an action"));
        if root.outcome().is_some() {
            root = Play::new(Folky::start(&klubovna_folky::Options::default()));
        }
    }
}

#[test]
fn the_same_question_gets_the_same_answer() {
    let root = Play::new(Folky::start(&klubovna_folky::Options::default()));
    let level = Level::new(3_000, 8, 100, 10);
    let ask = |seed| {
        let mut engine = AlphaBeta::with_table(FolkyEngine::default(), 12);
        engine.think(&root, &level.limits(seed), &mut Unlimited)
    };
    assert_eq!(ask(1), ask(1));
    let answers: Vec<_> = (0..20).map(|seed| ask(seed).best()).collect();
    assert!(
        answers.iter().any(|answer| *answer != answers[0]),
        "mistakes differ"
    );

    // What was learnt is forgotten when told.
    let mut engine = AlphaBeta::with_table(FolkyEngine::default(), 12);
    let first = engine.think(&root, &Limits::nodes(5_000), &mut Unlimited);
    engine.think(&root, &Limits::nodes(9_000), &mut Unlimited);
    engine.clear();
    assert_eq!(
        engine.think(&root, &Limits::nodes(5_000), &mut Unlimited),
        first
    );
}

#[test]
fn it_looks_up_often_and_stops_when_told() {
    let root = Play::new(Folky::start(&klubovna_folky::Options::default()));
    let mut alphabeta = AlphaBeta::with_table(FolkyEngine::default(), 12);
    stops(&mut alphabeta, &root, 40);
}

#[test]
fn a_few_nodes_are_enough_for_an_answer() {
    let root = Play::new(Folky::start(&klubovna_folky::Options::default()));
    for nodes in [0, 1, 2, 7, 100, 1_000] {
        let report: Report<_> = AlphaBeta::with_table(FolkyEngine::default(), 12).think(
            &root,
            &Limits::nodes(nodes),
            &mut Unlimited,
        );
        assert!(root.position().is_legal(report.best().unwrap()));
        assert!(report.nodes <= nodes + 1, "{} of {nodes}", report.nodes);
    }
    // Who overlooks everything still acts.
    let mut limits = Limits::nodes(500);
    limits.skill = Skill {
        noise: 1_000,
        overlooked: 100,
        seed: 3,
        ..Skill::FULL
    };
    let mut engine = AlphaBeta::with_table(FolkyEngine::default(), 12);
    assert!(
        engine
            .think(&root, &limits, &mut Unlimited)
            .best()
            .is_some()
    );
}
