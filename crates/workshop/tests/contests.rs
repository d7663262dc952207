//! Contests between engines.

use std::ops::Range;

use klubovna_mixtour::Mixtour;
use klubovna_mixtour_engine::MixtourEngine;
use klubovna_rules::Play;
use klubovna_search::{Engine, Limits, Params, Unlimited};
use klubovna_text::{Named, Notation};
use klubovna_workshop::{Bench, Clock, Contest, Contestant, Learned, Tally, Workshop, WorkshopOf};

/// What came of a contest of `pairs`, after each pair.
fn random_games(pairs: Range<u32>, opening: u32, longest: u32) -> Vec<Tally> {
    let options = Named::new();
    let random = Contestant {
        kind: "random".into(),
        weights: Vec::new(),
        network: Learned::Own,
        params: Params::DEFAULT,
        limits: Limits::nodes(1),
        clock: None,
    };
    let contest = Contest {
        options: &options,
        contestants: [&random, &random],
        pairs,
        opening,
        longest,
        seed: 1,
        threads: 1,
    };
    let mut tallies = Vec::new();
    WorkshopOf::<MixtourEngine>::new()
        .contest(&contest, &mut |tally| {
            tallies.push(*tally);
            true
        })
        .expect("a contest");
    tallies
}

#[test]
fn the_last_action_that_is_allowed_may_win() {
    let decided = (1..400).find_map(|longest| {
        let tally = random_games(0..1, 0, longest).pop()?;
        (tally.draws < 2).then_some((longest, tally.actions))
    });
    let (longest, actions) = decided.expect("a win");
    // Neither game was over before.
    assert_eq!(actions, 2 * u64::from(longest));
}

#[test]
fn every_game_has_dice_of_its_own() {
    let lengths: Vec<u64> = random_games(0..6, 0, 400)
        .iter()
        .map(|tally| tally.actions)
        .collect();
    let pairs: Vec<u64> = lengths.windows(2).map(|two| two[1] - two[0]).collect();
    assert!(
        pairs.iter().any(|&actions| actions != lengths[0]),
        "{lengths:?}"
    );
}

#[test]
fn games_by_a_clock_of_positions_are_the_same_every_time() {
    let options = Named::new();
    let by_clock = |steady| Contestant {
        kind: String::new(),
        weights: Vec::new(),
        network: Learned::Own,
        params: Params::DEFAULT,
        limits: Limits::NONE,
        clock: Some(Clock {
            main: 3_000,
            increment: 20,
            steady,
        }),
    };
    let contestants = [by_clock(false), by_clock(true)];
    let play = || {
        let contest = Contest {
            options: &options,
            contestants: [&contestants[0], &contestants[1]],
            pairs: 0..2,
            opening: 4,
            longest: 400,
            seed: 1,
            threads: 1,
        };
        let workshop = WorkshopOf::<MixtourEngine>::new();
        workshop
            .contest(&contest, &mut |_| true)
            .expect("a contest")
    };
    let tally = play();
    assert_eq!(tally.games(), 4);
    assert_eq!(tally, play());
}

#[test]
fn a_search_in_growing_pieces_gets_nearly_as_far_as_one() {
    let root = Play::new(Mixtour::read_start(&Named::new(), "").expect("the start"));
    let engine = || MixtourEngine::default().thinker();
    let whole = engine().think(&root, &Limits::nodes(100_000), &mut Unlimited);
    let mut pieces = engine();
    let mut depths = Vec::new();
    let mut spent = 0;
    // As the worker of a browser does.
    while spent < whole.nodes {
        let piece = Limits::nodes((spent / 2).max(10_000).min(whole.nodes - spent));
        let report = pieces.think(&root, &piece, &mut Unlimited);
        spent += report.nodes;
        depths.push(report.depth);
    }
    let deepest = depths.iter().max();
    assert!(deepest > depths.first(), "{depths:?}");
    assert!(deepest >= Some(&(whole.depth - 1)), "{depths:?}, {whole:?}");
}

#[test]
fn an_opening_longer_than_games_are_is_cut() {
    let tallies = random_games(0..2, 100_000, 400);
    assert_eq!(tallies.last().map(Tally::games), Some(4));
}

#[test]
fn pieces_of_a_contest_add_up_to_it() {
    let whole = random_games(0..6, 4, 400).pop();
    let mut sum = Tally::default();
    for piece in [0..1, 1..4, 4..6] {
        sum += random_games(piece, 4, 400).pop().expect("games");
    }
    assert_eq!(Some(sum), whole);
}

#[test]
fn a_benchmark_is_the_same_every_time_and_counts_what_it_searches() {
    let options = Named::new();
    let bench_of = |limits, params| {
        let contestant = Contestant {
            kind: String::new(),
            weights: Vec::new(),
            network: Learned::Own,
            params,
            limits,
            clock: None,
        };
        let bench = Bench {
            options: &options,
            contestant: &contestant,
            positions: 8,
            // In none of these positions a search finds who wins, and ends before its limit.
            seed: 3,
        };
        let workshop = WorkshopOf::<MixtourEngine>::new();
        let benchmark = workshop.bench(&bench).expect("a benchmark");
        assert_eq!(workshop.bench(&bench).as_ref(), Ok(&benchmark));
        benchmark
    };
    let shallow = bench_of(Limits::depth(3), Params::DEFAULT);
    let deep = bench_of(Limits::depth(4), Params::DEFAULT);
    assert!(deep.nodes > shallow.nodes && deep.statistics.cut_offs > shallow.statistics.cut_offs);
    for (benchmark, depth) in [(shallow, 3.0), (deep, 4.0)] {
        let counts = benchmark.statistics;
        assert!((benchmark.depth - depth).abs() < 1e-6, "{benchmark:?}");
        assert!(0 < counts.quiescence && counts.quiescence < benchmark.nodes);
        assert!(0 < counts.first_cut_offs && counts.first_cut_offs < counts.cut_offs);
        assert!(benchmark.branching > 1.0, "{benchmark:?}");
        assert_eq!(benchmark.signature, benchmark.nodes);
    }
    // Searches that stop at a number of nodes have a signature too.
    let other = Params {
        reduction_scale: 64,
        ..Params::DEFAULT
    };
    let [one, two] = [Params::DEFAULT, other].map(|params| bench_of(Limits::nodes(5_000), params));
    assert_eq!(one.nodes, two.nodes);
    assert_ne!(one.signature, two.signature);
}
