//! What every engine promises, in a game that can be solved.

mod race;

use klubovna_search::alphabeta::AlphaBeta;
use klubovna_search::reference::{compare, value};
use klubovna_search::score::{Score, Value};
use klubovna_search::thinker::{Limits, Patience, Report, Thinker};
use klubovna_tabletop::rules::{Position, Turn};
use race::{Action, Ignorant, NoOptions, Race};

fn alphabeta() -> AlphaBeta<Race, Ignorant> {
    AlphaBeta::with_table(Ignorant, 10)
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
fn where_chance_decides_every_outcome_is_told() {
    let mut root = Race::root(4, true);
    root.play(Action::Throw);
    assert_eq!(root.position().turn(), Turn::Chance);
    let report = alphabeta().think(&root, &Limits::depth(6), &mut Patience);
    let first: Vec<_> = report.lines.iter().map(|line| line.actions[0]).collect();
    assert_eq!(first, (1..=6).map(Action::Roll).collect::<Vec<_>>());
    assert_eq!(report.lines[3].score, Score::win_in(1));
    assert_eq!(report.lines[4].score, Score::loss_in(1));
}

#[test]
fn the_end_has_no_best_action() {
    let root = Race::root(0, true);
    assert_eq!(
        alphabeta().think(&root, &Limits::depth(3), &mut Patience),
        Report::EMPTY
    );
}
