//! The suite that every game has to pass.

use klubovna_nim::{Nim, Options};
use klubovna_testing::conformance::check;

#[test]
fn a_hundred_games() {
    let report = check::<Nim>(&Options, 100, 20, 1);
    assert!(report.ends.contains_key("last_disc"), "{report:?}");
}
