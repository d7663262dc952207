//! The suite that every game has to pass, over random games of every kind.

use klubovna_folky::{Folky, Options};
use klubovna_tabletop::conformance::check;
use klubovna_tabletop::options::GameOptions;

/// Enough for every end but the rare ones; longer games repeat what these show.
const MAX_PLIES: u32 = 160;

#[test]
fn a_thousand_random_games_keep_every_promise() {
    let report = check::<Folky>(&Options::default(), 1_000, MAX_PLIES, 1);
    assert_eq!(report.games, 1_000);
    for reason in ["eighth_pawn", "fifty_moves"] {
        assert!(report.ends.contains_key(reason), "{report:?}");
    }
}

#[test]
fn options_keep_the_promises_too() {
    let options = Options::read("draw_plies=50 seats=4").expect("known options");
    let report = check::<Folky>(&options, 100, MAX_PLIES, 2);
    assert!(report.ends.contains_key("fifty_moves"), "{report:?}");
}
