//! Contests between engines.

use std::ops::Range;

use klubovna_folky_engine::FolkyEngine;
use klubovna_mixtour::Mixtour;
use klubovna_mixtour_engine::MixtourEngine;
use klubovna_rules::Play;
use klubovna_search::{Engine, Limits, Params, Unlimited};
use klubovna_text::{Named, Notation, Problem};
use klubovna_workshop::{
    Bench, Clock, Contest, Contestant, Facts, Learned, Tally, Workshop, WorkshopOf,
};

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
        clock: Some(Clock {
            main: 3_000,
            increment: 20,
            steady,
        }),
        ..Contestant::default()
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
            params,
            limits,
            ..Contestant::default()
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

const MIXTOUR: WorkshopOf<MixtourEngine> = WorkshopOf::new();

fn player(kind: &str, limits: Limits) -> Contestant {
    Contestant {
        kind: kind.into(),
        weights: Vec::new(),
        network: Learned::Own,
        params: Params::DEFAULT,
        limits,
        clock: None,
    }
}

/// What `what` makes of a contest of that player against itself, with so many threads.
fn alone<T>(player: &Contestant, threads: usize, what: impl FnOnce(&Contest<'_>) -> T) -> T {
    what(&Contest {
        options: &Named::new(),
        contestants: [player, player],
        pairs: 0..4,
        opening: 4,
        longest: 400,
        seed: 1,
        threads,
    })
}

#[test]
fn a_contest_that_is_enough_ends_the_same_way_whatever_the_number_of_threads() {
    let player = player("random", Limits::nodes(1));
    let play = |threads| {
        alone(&player, threads, |contest| {
            let contest = Contest {
                pairs: 0..1_000,
                ..contest.clone()
            };
            let mut seen = Vec::new();
            let tally = MIXTOUR.contest(&contest, &mut |tally| {
                seen.push(*tally);
                tally.games() < 24
            });
            assert_eq!(seen.last().copied(), tally.ok());
            seen
        })
    };
    let seen = play(1);
    assert_eq!(seen.len(), 12);
    for threads in [2, 5] {
        assert_eq!(play(threads), seen);
    }
}

#[test]
fn positions_to_learn_from_are_played_by_the_clock_too() {
    let samples = |clock| {
        let player = Contestant {
            clock,
            // Without the clock this is the limit.
            ..player("", Limits::nodes(100))
        };
        alone(&player, 2, |contest| {
            let mut text = Vec::new();
            let written = MIXTOUR.samples(contest, &mut text);
            assert!(matches!(written, Ok(Ok(1..))));
            text
        })
    };
    let clock = Clock {
        main: 300,
        increment: 0,
        steady: true,
    };
    let by_clock = samples(Some(clock));
    assert_ne!(by_clock, samples(None));
    assert_eq!(by_clock, samples(Some(clock)));
}

#[test]
fn a_benchmark_knows_no_clock() {
    let player = Contestant {
        clock: Some(Clock {
            main: 300,
            increment: 0,
            steady: false,
        }),
        ..player("", Limits::nodes(50))
    };
    let bench = Bench {
        options: &Named::new(),
        contestant: &player,
        positions: 1,
        seed: 1,
    };
    let refused = MIXTOUR.bench(&bench).expect_err("a clock");
    assert_eq!(refused.code, "bench-clock");
}

#[test]
fn weights_are_fitted_beside_the_network_that_is_played_with() {
    // Who plays anything plays the same games, whatever is known of them.
    let samples = |network| {
        let player = Contestant {
            network,
            ..player("random", Limits::nodes(1))
        };
        alone(&player, 1, |contest| MIXTOUR.fit_samples(contest))
    };
    let own = samples(Learned::Own).expect("samples");
    assert_ne!(samples(Learned::Nothing).expect("samples"), own);
    let bytes = include_bytes!("../../mixtour-engine/src/evaluate/network.bin");
    let name = "network.bin".to_owned();
    let bytes = bytes.to_vec();
    assert_eq!(samples(Learned::Other { name, bytes }), Ok(own));
    let (name, bytes) = ("none.bin".to_owned(), Vec::new());
    let refused = samples(Learned::Other { name, bytes }).expect_err("no network");
    assert_eq!(refused.to_string(), "bad-network, file none.bin");
}

#[test]
fn what_an_engine_would_ignore_is_refused() {
    let refused = |player: &Contestant| {
        let played = alone(player, 1, |contest| MIXTOUR.contest(contest, &mut |_| true));
        played.expect_err("a fault").to_string()
    };
    let few = Limits::nodes(1);
    for kind in ["mcts", "random", "greedy", "child", "votes2"] {
        let mut player = player(kind, few);
        assert!(player.params.set("null_depth", 4));
        let due = format!("no-margins, kind {kind}, name null_depth");
        assert_eq!(refused(&player), due);
        let names = ["null_depth".to_owned()];
        player.params = Params::DEFAULT;
        let tuned = |contest: &Contest<'_>| MIXTOUR.spsa(contest, &names, 0, &mut |_| true);
        let tuned = alone(&player, 1, tuned).expect_err("a fault");
        assert_eq!(tuned.to_string(), due);
    }
    let weights = MIXTOUR.fit_to(&player("", few), 1, &[]).weights.len();
    let player = Contestant {
        weights: vec![1; weights + 1],
        ..player("", few)
    };
    let due = format!("too-many-weights, count {}, most {weights}", weights + 1);
    assert_eq!(refused(&player), due);
}

#[test]
fn numbers_are_tuned_once_each() {
    let tune = |names: &[&str]| -> Result<usize, Problem> {
        let names: Vec<String> = names.iter().map(|&name| name.to_owned()).collect();
        let player = player("", Limits::nodes(10));
        let tuned = alone(&player, 1, |contest| {
            MIXTOUR.spsa(contest, &names, 0, &mut |_| true)
        });
        Ok(tuned?.len())
    };
    assert_eq!(tune(&["null_depth", "probe_width"]), Ok(2));
    for (names, due) in [
        (&[][..], "no-numbers"),
        (
            &["null_depth", "turn", "null_depth"],
            "number-twice, name null_depth",
        ),
        (&["patience"], "no-such-number, name patience"),
    ] {
        assert_eq!(tune(names).expect_err("a fault").to_string(), due);
    }
}

#[test]
fn a_game_that_the_last_permitted_action_draws_is_not_stopped() {
    let facts = |seed, longest| -> Facts {
        let player = player("random", Limits::nodes(1));
        alone(&player, 1, |contest| {
            let contest = Contest {
                options: &Named::from([("draw_plies", "50".to_owned())]),
                pairs: 0..1,
                opening: 0,
                longest,
                seed,
                ..contest.clone()
            };
            let mut first = None;
            let watch = &mut |facts: &Facts| {
                first = Some(facts.clone());
                false
            };
            let found = WorkshopOf::<FolkyEngine>::new().facts(&contest, watch);
            assert_eq!(found.ok(), first);
            first.expect("a game")
        })
    };
    let (seed, drawn) = (1..200)
        .map(|seed| (seed, facts(seed, 2_000)))
        .find(|(_, facts)| facts.draws == 1)
        .expect("a draw");
    assert_eq!(drawn.stopped, 0);
    // Each action of this game is a turn.
    let actions = drawn.lengths[0];
    assert_eq!(facts(seed, actions).stopped, 0);
    assert_eq!(facts(seed, actions - 1).stopped, 1);
}

#[test]
fn the_actions_of_a_contest_tell_players_apart() {
    let actions = |kind, noise| {
        let mut player = player(kind, Limits::nodes(60));
        player.limits.skill.noise = noise;
        let play = |threads| {
            alone(&player, threads, |contest| {
                MIXTOUR.actions(&Contest {
                    longest: 12,
                    ..contest.clone()
                })
            })
        };
        let actions = play(1).expect("games");
        assert_eq!(play(3).as_ref(), Ok(&actions));
        actions
    };
    let players = [
        ("", 0),
        ("", 400),
        ("mcts", 0),
        ("greedy", 0),
        ("random", 0),
    ];
    let played = players.map(|(kind, noise)| actions(kind, noise));
    for (at, one) in played.iter().enumerate() {
        assert!(!played[..at].contains(one), "{:?}", players[at]);
    }
}
