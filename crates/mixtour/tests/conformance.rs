//! The suite that every game has to pass, over hundreds of random games and more.

use klubovna_mixtour::{Mixtour, Options};
use klubovna_testing::conformance::check;
use klubovna_testing::share;
use klubovna_text::GameOptions;

const MAX_PLIES: u32 = 400;

fn standard_games(games: u32, seed: u64) {
    let report = check::<Mixtour>(&Options::default(), games, MAX_PLIES, seed);
    assert_eq!(report.games, games);
    assert!(report.ends.contains_key("points"), "{report:?}");
}

#[test]
fn five_hundred_games_keep_every_promise() {
    standard_games(500, 1);
}

#[test]
fn other_games_keep_every_promise() {
    standard_games(share(500), 2);
}

#[test]
fn tournament_games_keep_the_promises_too() {
    for (seed, text) in (3..).zip([
        "target=2",
        "target=3 scored=reserve",
        "target=3 repetition=false",
    ]) {
        let options = Options::read(text).expect("known options");
        let report = check::<Mixtour>(&options, 40, MAX_PLIES, seed);
        assert!(report.ends.contains_key("points"), "{text}: {report:?}");
    }
}

#[test]
fn games_that_nobody_can_win_end_in_draws() {
    // The 40 pieces make eight stacks of five at most.
    let options = Options::read("target=9").expect("known options");
    let report = check::<Mixtour>(&options, 40, 2_000, 6);
    assert!(report.ends.contains_key("two_passes"), "{report:?}");
    assert!(!report.ends.contains_key("points"), "{report:?}");
}
