//! The suite that every game has to pass, over random games of every kind.

use klubovna_mixtour::{Mixtour, Options};
use klubovna_tabletop::conformance::check;
use klubovna_tabletop::options::GameOptions;

const MAX_PLIES: u32 = 400;

#[test]
fn a_thousand_random_games_keep_every_promise() {
    let report = check::<Mixtour>(&Options::default(), 1_000, MAX_PLIES, 1);
    assert_eq!(report.games, 1_000);
    assert!(report.ends.contains_key("points"), "{report:?}");
}

#[test]
fn tournament_games_keep_the_promises_too() {
    for (seed, text) in (2..).zip([
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
    let report = check::<Mixtour>(&options, 40, 2_000, 5);
    assert!(report.ends.contains_key("two_passes"), "{report:?}");
    assert!(!report.ends.contains_key("points"), "{report:?}");
}
