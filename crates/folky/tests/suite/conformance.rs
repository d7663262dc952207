//! The suite that every game has to pass, over random games.

use klubovna_folky::{Folky, Options};
use klubovna_testing::conformance::{Report, check};
use klubovna_testing::share;
use klubovna_text::GameOptions;

/// Random players seldom place a pawn: only long games are won.
const MAX_PLIES: u32 = 260;

fn keeps_every_promise(options: &str, games: u32, seed: u64) -> Report {
    let options = Options::read(options).expect("known options");
    let report = check::<Folky>(&options, games, MAX_PLIES, seed);
    assert_eq!(report.games, games);
    assert!(report.ends.contains_key("fifty_moves"), "{report:?}");
    report
}

#[test]
fn games_without_options() {
    let report = keeps_every_promise("", share(1_000), 1);
    assert!(report.ends.contains_key("eighth_pawn"), "{report:?}");
}

#[test]
fn games_with_options() {
    keeps_every_promise("draw_plies=50 seats=4", 100, 3);
}
