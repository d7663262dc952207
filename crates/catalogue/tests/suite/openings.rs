//! How games begin: not always alike, at any level of any game.
#![cfg(feature = "all")]

use std::collections::BTreeSet;

use klubovna_catalogue::ENGINES;
use klubovna_catalogue::search::{AnyEngine, Level, Limits, Skill, Unlimited};
use klubovna_text::{Named, Style};

/// The first actions of a game of an opponent with itself, with fewer nodes than a level has; of
/// chance the first outcome.
fn opening(game: &dyn AnyEngine, limits: Limits) -> Vec<String> {
    let mut thinker = game.open(&Named::new(), "").expect("a game");
    let limits = Limits {
        nodes: 3_000,
        ..limits
    };
    let actions = (0..6).map(|_| {
        let report = thinker.think(&limits, Style::English, &mut Unlimited);
        let code = report.lines[0].codes[0].clone();
        thinker.play(&code).expect("an action of the engine");
        code
    });
    actions.collect()
}

/// The openings of some games.
fn openings(game: &dyn AnyEngine, limits: impl Fn(u64) -> Limits) -> BTreeSet<Vec<String>> {
    (1..=8).map(|seed| opening(game, limits(seed))).collect()
}

#[test]
fn no_opponent_begins_all_its_games_alike() {
    for game in ENGINES {
        let id = game.id();
        let levels: &[Level] = game.levels(&Named::new()).expect("levels");
        let best = levels.last().expect("a level");
        let with_levels = openings(*game, |seed| best.limits(seed));
        let by_time = openings(*game, |seed| Limits {
            skill: Skill {
                seed,
                ..Skill::FULL
            },
            ..Limits::NONE
        });
        assert!(with_levels.len() >= 3, "{id}: {with_levels:?}");
        assert!(by_time.len() >= 3, "{id}: {by_time:?}");
    }
}

#[test]
fn without_a_seed_the_answer_is_always_the_same() {
    for game in ENGINES {
        let all = openings(*game, |_| Limits::NONE);
        assert_eq!(all.len(), 1, "{}: {all:?}", game.id());
    }
}
