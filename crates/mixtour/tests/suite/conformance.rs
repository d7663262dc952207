//! The suite that every game has to pass, over random games.

use klubovna_mixtour::{Mixtour, Options};
use klubovna_testing::conformance::check;
use klubovna_testing::share;
use klubovna_text::GameOptions;

const MAX_PLIES: u32 = 400;

#[test]
fn standard_games_keep_every_promise() {
    let games = share(1_000);
    let report = check::<Mixtour>(&Options::default(), games, MAX_PLIES, 1);
    assert_eq!(report.games, games);
    assert!(report.ends.contains_key("points"), "{report:?}");
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
