//! What every engine promises, in a game that can be solved.

mod race;

use klubovna_folky::Folky;
use klubovna_folky::evaluate::Knowledge;
use klubovna_search::alphabeta::AlphaBeta;
use klubovna_search::conformance::stops;
use klubovna_search::level::Level;
use klubovna_search::mcts::{Mcts, Style};
use klubovna_search::reference::{compare, each, value};
use klubovna_search::score::{Score, Value};
use klubovna_search::thinker::{Limits, Patience, Report, Root, Skill, Thinker};
use klubovna_tabletop::rules::{Position, Turn};
use race::{Action, Ignorant, NoOptions, Race};

fn alphabeta() -> AlphaBeta<Race, Ignorant> {
    AlphaBeta::with_table(Ignorant, 10)
}

fn mcts() -> Mcts<Ignorant> {
    Mcts::new(Ignorant, Style::default())
}

/// Matches: without a die, who faces a multiple of four loses.
#[test]
fn a_solved_game_is_won_in_as_many_actions_as_it_takes() {
    for left in 1..=24 {
        let root = Race::root(left, false);
        let rounds = u32::try_from(left).unwrap().div_ceil(4);
        let wanted = if left % 4 == 0 {
            Value::Loss(2 * rounds)
        } else {
            Value::Win(2 * rounds - 1)
        };
        let report = alphabeta().think(&root, &Limits::NONE, &mut Patience);
        assert_eq!(report.lines[0].score.value(), wanted, "{left} left");
        if left % 4 != 0 {
            assert_eq!(report.best(), Some(Action::Add(left % 4)), "{left} left");
        }
        assert!(report.depth <= 2 * rounds, "stops when it knows");
    }
}

#[test]
fn trees_grow_towards_the_same_ends() {
    for left in [1, 2, 3, 5, 7, 9, 10, 13] {
        let report = mcts().think(
            &Race::root(left, false),
            &Limits::nodes(40_000),
            &mut Patience,
        );
        assert_eq!(report.best(), Some(Action::Add(left % 4)), "{left} left");
        assert!(
            matches!(report.lines[0].score.value(), Value::Win(_)),
            "{left} left"
        );
    }
    let report = mcts().think(&Race::root(8, false), &Limits::nodes(40_000), &mut Patience);
    assert!(matches!(report.lines[0].score.value(), Value::Loss(_)));
}

#[test]
fn with_dice_bounds_leave_the_means_as_they_are() {
    // To the end of the game, and short of it, where everything is even.
    for left in 1..=10 {
        let root = Race::root(left, true);
        for depth in 1..=6 {
            let mut engine = alphabeta().exact();
            let report = engine.think(&root, &Limits::depth(depth), &mut Patience);
            let wanted = value(&Ignorant, &root, report.depth);
            assert_eq!(report.lines[0].score, wanted, "{left} left, depth {depth}");
        }
    }
    let compared = compare::<Race, _>(&Ignorant, &NoOptions, 12, 300, 4, 3);
    assert!(
        compared.positions > 250 && compared.ends > 20,
        "{compared:?}"
    );
}

#[test]
fn trees_throw_dice_and_find_the_same_means() {
    let root = Race::root(9, true);
    let wanted = each(&Ignorant, &root, 9);
    let limits = Limits {
        lines: 4,
        ..Limits::nodes(600_000)
    };
    let report = mcts().think(&root, &limits, &mut Patience);
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
    root.play(Action::Throw);
    assert_eq!(root.position().turn(), Turn::Chance);
    let report = alphabeta().think(&root, &Limits::depth(6), &mut Patience);
    let first: Vec<_> = report.lines.iter().map(|line| line.actions[0]).collect();
    assert_eq!(first, (1..=6).map(Action::Roll).collect::<Vec<_>>());
    assert_eq!(report.lines[3].score, Score::win_in(1));
    assert_eq!(report.lines[4].score, Score::loss_in(1));
    let report = mcts().think(&root, &Limits::nodes(20_000), &mut Patience);
    assert_eq!(report.lines.len(), 6);
    assert_eq!(report.lines[3].score, Score::win_in(1));
}

#[test]
fn the_best_lines_come_first_whenever_it_stops() {
    let mut root = Root::new(Folky::start(&klubovna_folky::Options::default()));
    let mut engine = AlphaBeta::with_table(Knowledge::default(), 12);
    for nodes in (200..6_000).step_by(97) {
        let limits = Limits {
            lines: 6,
            ..Limits::nodes(nodes)
        };
        let report = engine.think(&root, &limits, &mut Patience);
        // The first line is what is played, whatever was found of the others.
        let rest: Vec<_> = report.lines[1..].iter().map(|line| line.score).collect();
        assert!(rest.is_sorted_by(|one, next| one >= next), "{report:?}");
        root.play(report.best().expect("an action"));
        if root.outcome().is_some() {
            root = Root::new(Folky::start(&klubovna_folky::Options::default()));
        }
    }
}

#[test]
fn the_same_question_gets_the_same_answer() {
    let root = Root::new(Folky::start(&klubovna_folky::Options::default()));
    let level = Level::new(3_000, 8, 100, 10);
    let ask = |seed| {
        let mut engine = AlphaBeta::with_table(Knowledge::default(), 12);
        engine.think(&root, &level.limits(seed), &mut Patience)
    };
    assert_eq!(ask(1), ask(1));
    let answers: Vec<_> = (0..20).map(|seed| ask(seed).best()).collect();
    assert!(
        answers.iter().any(|answer| *answer != answers[0]),
        "mistakes differ"
    );
    let grow = |seed| {
        let mut engine = Mcts::new(Knowledge::default(), Style::default());
        engine.think(&root, &level.limits(seed), &mut Patience)
    };
    assert_eq!(grow(4), grow(4));

    // What was learnt is forgotten when told.
    let mut engine = AlphaBeta::with_table(Knowledge::default(), 12);
    let first = engine.think(&root, &Limits::nodes(5_000), &mut Patience);
    engine.think(&root, &Limits::nodes(9_000), &mut Patience);
    engine.forget();
    assert_eq!(
        engine.think(&root, &Limits::nodes(5_000), &mut Patience),
        first
    );
}

#[test]
fn engines_look_up_often_and_stop_when_told() {
    let root = Root::new(Folky::start(&klubovna_folky::Options::default()));
    let mut alphabeta = AlphaBeta::with_table(Knowledge::default(), 12);
    stops(&mut alphabeta, &root, 40);
    stops(
        &mut Mcts::new(Knowledge::default(), Style::default()),
        &root,
        40,
    );
}

#[test]
fn a_few_nodes_are_enough_for_an_answer() {
    let root = Root::new(Folky::start(&klubovna_folky::Options::default()));
    for nodes in [0, 1, 2, 7, 100, 1_000] {
        let report: Report<_> = AlphaBeta::with_table(Knowledge::default(), 12).think(
            &root,
            &Limits::nodes(nodes),
            &mut Patience,
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
    };
    let mut engine = AlphaBeta::with_table(Knowledge::default(), 12);
    assert!(engine.think(&root, &limits, &mut Patience).best().is_some());
}

#[test]
fn the_end_has_no_best_action() {
    let root = Race::root(0, true);
    assert_eq!(
        alphabeta().think(&root, &Limits::depth(3), &mut Patience),
        Report::EMPTY
    );
    assert_eq!(
        mcts().think(&root, &Limits::nodes(300), &mut Patience),
        Report::EMPTY
    );
}
