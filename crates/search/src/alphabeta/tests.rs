//! What the search stores and learns, looked at from inside.

use std::cell::RefCell;

use super::node::NonPv;
use super::pruning::Place;
use super::window::Window;
use super::*;
use crate::evaluator::Evaluator;
use crate::race::{Action, Race};
use crate::score::Score;
use crate::selective::AllQuiet;
use crate::table::Bound;
use crate::thinker::Unlimited;

/// Points for the first side by what is left, and whatever was asked for them.
struct Points {
    of: fn(i8) -> i32,
    in_check: bool,
    killers: bool,
    asked: RefCell<Vec<i8>>,
}

impl Evaluator<Race> for Points {
    type State = ();

    fn evaluate(&self, (): &(), position: &Race, side: Side) -> i32 {
        self.asked.borrow_mut().push(position.left);
        let points = (self.of)(position.left);
        if side == Side::FIRST { points } else { -points }
    }

    fn scale(&self) -> i32 {
        1_000
    }
}

impl Heuristic<Race> for Points {
    const QUIESCENCE_PLIES: u8 = 2;

    type MoveOrdering<'a> = AllQuiet;

    fn to_bits(action: Action) -> u32 {
        action.to_bits()
    }

    fn from_bits(bits: u32) -> Option<Action> {
        Action::from_bits(bits)
    }

    fn move_ordering(&self, _: &Race) -> AllQuiet {
        AllQuiet
    }

    fn in_check(&self, _: &Race) -> bool {
        self.in_check
    }

    fn futility_margin(&self) -> Option<i32> {
        Some(10)
    }

    fn may_be_killer(&self, _: Action) -> bool {
        self.killers
    }
}

fn points(of: fn(i8) -> i32, in_check: bool) -> Points {
    let asked = RefCell::default();
    Points {
        of,
        in_check,
        killers: true,
        asked,
    }
}

/// An engine that has begun to think about so much that is left.
fn begun(points: Points) -> AlphaBeta<Race, Points> {
    let mut engine = AlphaBeta::with_table(points, 8);
    let root = Race::root(2, false);
    engine.think(&root, &Limits::depth(1), &mut Unlimited);
    engine.clear();
    engine.stack.0.fill_with(Option::default);
    engine.history.prepare(true, true);
    engine.heuristic.asked.borrow_mut().clear();
    engine
}

#[test]
fn a_bound_counts_what_was_left_out() {
    let of = |left| match left {
        50 => -100,
        49 => -300,
        // Less than the futility margin makes up for.
        _ => -90,
    };
    let mut engine = begun(points(of, false));
    let root = Race::root(50, false);
    let (limits, mut patience) = (Limits::depth(1), Unlimited);
    let mut search = Search::new(&mut engine, &root, &limits, &mut patience);
    let score = search.node::<NonPv>(root.position(), 1, 0, Window::null(500), false);
    let stored = engine
        .table
        .probe(root.position().key(), 0)
        .expect("it is stored");
    assert_eq!(stored.bound, Bound::AtMost);
    // Two of the three actions lead there.
    assert!(stored.score >= -90 && score >= -90, "{stored:?}");
    assert!(score <= 500);
    let asked = engine.heuristic.asked.borrow();
    assert!(!asked.contains(&48), "something was left out: {asked:?}");
}

#[test]
fn a_game_that_is_over_is_not_judged_by_its_evaluation() {
    let mut engine = begun(points(|_| 0, false));
    // The other side has reached the goal.
    let root = Race::root(0, false);
    let (limits, mut patience) = (Limits::depth(1), Unlimited);
    let mut search = Search::new(&mut engine, &root, &limits, &mut patience);
    for depth in 1..4 {
        let score = search.node::<NonPv>(root.position(), depth, 1, Window::null(-600), true);
        assert!(score < -Score::FORCED, "{score}");
    }
}

#[test]
fn a_level_that_misjudges_by_more_than_the_scale_leaves_nothing_out() {
    for (noise, all) in [(1_000, false), (1_001, true)] {
        let mut engine = begun(points(|_| 0, false));
        engine.skill = Skill {
            noise,
            ..Skill::FULL
        };
        let root = Race::root(50, false);
        let (limits, mut patience) = (Limits::depth(1), Unlimited);
        let mut search = Search::new(&mut engine, &root, &limits, &mut patience);
        search.node::<NonPv>(root.position(), 1, 0, Window::null(5_000), false);
        let asked = engine.heuristic.asked.borrow();
        assert_eq!(asked.contains(&48), all, "{asked:?}");
    }
}

#[test]
fn the_margin_of_a_game_is_scaled_by_a_parameter() {
    for (scale, all) in [(256, false), (256 * 256, true)] {
        let mut engine = begun(points(|_| 0, false));
        engine.params.futility_scale = scale;
        let root = Race::root(50, false);
        let (limits, mut patience) = (Limits::depth(1), Unlimited);
        let mut search = Search::new(&mut engine, &root, &limits, &mut patience);
        search.node::<NonPv>(root.position(), 1, 0, Window::null(5_000), false);
        let asked = engine.heuristic.asked.borrow();
        assert_eq!(asked.contains(&48), all, "{asked:?}");
    }
}

#[test]
fn answers_to_chance_are_learnt_for_no_action() {
    let mut engine = begun(points(|left| i32::from(left) * 37 % 101, false));
    let mut thrown = *Race::root(40, true).position();
    thrown.thrown = true;
    let root = Play::new(thrown);
    let (limits, mut patience) = (Limits::depth(4), Unlimited);
    let stale = ActionIndex::new(Side::FIRST, 777);
    for depth in 2..5 {
        for alpha in [-60, -20, 0, 20, 60] {
            let mut search = Search::new(&mut engine, &root, &limits, &mut patience);
            search.played[..3].fill(Some(stale));
            let at = Place { depth, ply: 1 };
            search.chance(root.position(), at, Window::null(alpha));
        }
    }
    assert!(
        engine
            .history
            .continuation()
            .iter()
            .any(|&score| score != 0),
        "something is learnt"
    );
    let actions = (1..=3).map(Action::Add).chain([Action::Throw]);
    for action in actions {
        for side in Side::BOTH {
            let index = ActionIndex::new(side, engine.heuristic.action_index(action));
            assert_eq!(*engine.history.continuation_of(stale, index), 0);
        }
    }
}

#[test]
fn what_was_not_searched_is_worth_what_it_looks_like() {
    let mut engine = begun(points(i32::from, false));
    let limits = Limits {
        lines: 3,
        ..Limits::nodes(1)
    };
    let report = engine.think(&Race::root(40, false), &limits, &mut Unlimited);
    let mut scores: Vec<_> = report.lines.iter().map(|line| line.score).collect();
    scores.sort_unstable();
    let due: Vec<_> = (37..40).map(Score::of_number).collect();
    assert_eq!((report.depth, scores), (0, due));

    // Outcomes of chance, too.
    let mut engine = begun(points(i32::from, false));
    let mut thrown = *Race::root(40, true).position();
    thrown.thrown = true;
    let report = engine.think(&Play::new(thrown), &Limits::nodes(1), &mut Unlimited);
    let scores: Vec<_> = report.lines.iter().map(|line| line.score).collect();
    let due: Vec<_> = (34..40).rev().map(Score::of_number).collect();
    assert_eq!((report.depth, scores), (0, due));
}

#[test]
fn evasions_beyond_the_last_ply_are_answers_to_what_was_played() {
    let mut engine = begun(points(|_| 0, true));
    let index =
        |side, more| ActionIndex::new(side, engine.heuristic.action_index(Action::Add(more)));
    let (first, third) = (index(Side::FIRST, 1), index(Side::SECOND, 3));
    // The other side has learnt to answer the first action by the third.
    *engine.history.continuation_of(first, third) = 900;
    let root = Race::root(50, false);
    let (limits, mut patience) = (Limits::depth(1), Unlimited);
    let mut search = Search::new(&mut engine, &root, &limits, &mut patience);
    search.played[0] = Some(ActionIndex::new(Side::FIRST, 777));
    search.quiescence(root.position(), 2, 0, Window::FULL);
    let asked = engine.heuristic.asked.borrow();
    // In check nothing is evaluated but where the plies are used up.
    assert_eq!(asked[0], 46, "{asked:?}");
}

/// What is left after the first action that is tried, when the second one has caused a cut-off
/// in another position at this ply.
fn tried_first(killers: bool) -> i8 {
    let of = |left| match left {
        50 | 40 => 0,
        48 => 100,
        _ => -100,
    };
    let points = Points {
        killers,
        ..points(of, false)
    };
    let mut engine = begun(points);
    let (limits, mut patience) = (Limits::depth(1), Unlimited);
    for left in [50, 40] {
        let root = Race::root(left, false);
        // Only killers tell the second position of the first one.
        engine.history.clear();
        engine.history.prepare(true, true);
        engine.heuristic.asked.borrow_mut().clear();
        let mut search = Search::new(&mut engine, &root, &limits, &mut patience);
        search.node::<NonPv>(root.position(), 1, 0, Window::null(10), false);
    }
    let asked = engine.heuristic.asked.borrow();
    assert_eq!(asked[0], 40, "{asked:?}");
    asked[1]
}

#[test]
fn a_killer_is_tried_early_where_a_game_allows_it() {
    assert_eq!(tried_first(true), 38);
    assert_eq!(tried_first(false), 39);
}

/// Stops a search after so many nodes, and keeps the depth that is finished first.
struct Until {
    nodes: u64,
    first: Option<u32>,
}

impl<A> Monitor<A> for Until {
    fn stop(&mut self, nodes: u64) -> bool {
        nodes >= self.nodes
    }

    fn progress(&mut self, report: &Report<A>) {
        self.first.get_or_insert(report.depth);
    }
}

#[test]
fn only_what_the_monitor_interrupts_is_gone_on_with_and_only_when_the_same_is_asked() {
    let root = Race::root(50, false);
    let mut other = Race::root(52, false);
    other.push(Action::Add(1));
    other.push(Action::Add(1));
    assert_eq!(root.position(), other.position());
    let goes_on = |first: Limits, nodes, asked: &Play<Race>, second: Limits| {
        let mut engine = AlphaBeta::with_table(points(|_| 0, false), 8);
        let first = engine.think(&root, &first, &mut Until { nodes, first: None });
        assert!(first.depth > 2, "{first:?}");
        let mut monitor = Until {
            nodes: 20_000,
            first: None,
        };
        engine.think(asked, &second, &mut monitor);
        let began = monitor.first.expect("a depth is finished");
        assert!(began == 1 || began == first.depth + 1, "{began}");
        began > 1
    };
    let lines = |lines| Limits {
        lines,
        ..Limits::NONE
    };
    assert!(goes_on(lines(1), 2_000, &root, lines(1)));
    assert!(!goes_on(lines(1), 2_000, &root, lines(2)));
    // The same position, but not the same game.
    assert!(!goes_on(lines(1), 2_000, &other, lines(1)));
    // A limit of nodes is as strong however often it is asked for.
    assert!(!goes_on(Limits::nodes(2_000), u64::MAX, &root, lines(1)));
}
