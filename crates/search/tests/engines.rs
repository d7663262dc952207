//! What every engine promises, in a game that can be solved.

mod race;

use klubovna_rules::{Position, Turn};
use klubovna_search::reference::{compare, value};
use klubovna_search::{AlphaBeta, Limits, Report, Score, Share, Thinker, Unlimited, Value};
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
        let report = alphabeta().think(&root, &Limits::NONE, &mut Unlimited);
        assert_eq!(report.lines[0].score.value(), wanted, "{left} left");
        if left % 4 != 0 {
            assert_eq!(report.best(), Some(Action::Add(left % 4)), "{left} left");
        }
        assert!(report.depth <= 2 * rounds, "stops when it knows");
    }
}

#[test]
fn engines_that_divide_the_actions_find_together_what_one_finds() {
    for left in 1..=14 {
        let root = Race::root(left, false);
        let whole = alphabeta().think(&root, &Limits::depth(6), &mut Unlimited);
        let of = 4;
        let shares = (0..of).map(|at| {
            let limits = Limits {
                share: Share { at, of },
                ..Limits::depth(6)
            };
            alphabeta().think(&root, &limits, &mut Unlimited)
        });
        let reports: Vec<_> = shares.collect();
        let first = |report: &Report<Action>| report.lines.first().map(|line| line.score);
        let best = reports.iter().filter_map(first).max();
        assert_eq!(best, first(&whole), "{left} left");
        // One, two or three: each is somebody's, and nothing is left for the fourth.
        let mut actions: Vec<_> = reports.iter().filter_map(Report::best).collect();
        actions.sort_by_key(|action| format!("{action:?}"));
        actions.dedup();
        assert_eq!(actions.len(), 3, "{left} left");
        assert_eq!(reports.last(), Some(&Report::EMPTY));
    }
}

#[test]
fn with_dice_bounds_leave_the_means_as_they_are() {
    // To the end of the game, and short of it, where everything is even.
    for left in 1..=10 {
        let root = Race::root(left, true);
        for depth in 1..=6 {
            let mut engine = alphabeta().exact();
            let report = engine.think(&root, &Limits::depth(depth), &mut Unlimited);
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
    root.push(Action::Throw);
    assert_eq!(root.position().turn(), Turn::Chance);
    let report = alphabeta().think(&root, &Limits::depth(6), &mut Unlimited);
    let first: Vec<_> = report.lines.iter().map(|line| line.actions[0]).collect();
    assert_eq!(first, (1..=6).map(Action::Roll).collect::<Vec<_>>());
    assert_eq!(report.lines[3].score, Score::win_in(1));
    assert_eq!(report.lines[4].score, Score::loss_in(1));
}

#[test]
fn the_end_has_no_best_action() {
    let root = Race::root(0, true);
    assert_eq!(
        alphabeta().think(&root, &Limits::depth(3), &mut Unlimited),
        Report::EMPTY
    );
}
