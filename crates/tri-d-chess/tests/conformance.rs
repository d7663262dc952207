//! The suite that every game has to pass: the base rules, every variant, and random
//! mixes.

use klubovna_tabletop::conformance::{Report, check};
use klubovna_tabletop::options::GameOptions;
use klubovna_tabletop::rng::SplitMix64;
use klubovna_tri_d_chess::{Options, TriD};

fn keeps_every_promise(mix: &str, games: u32, max_plies: u32, seed: u64) -> Report {
    let options = Options::from_mix(mix).unwrap_or_else(|error| panic!("{mix}: {error:?}"));
    let report = check::<TriD>(&options, games, max_plies, seed);
    assert_eq!(report.games, games, "{mix}");
    report
}

#[test]
fn base() {
    keeps_every_promise("", 10, 300, 1);
}
