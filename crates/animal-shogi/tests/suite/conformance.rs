//! The suite that every game has to pass, over random games of strict play
//! and more with other options.

use klubovna_animal_shogi::{AnimalShogi, Options};
use klubovna_testing::conformance::{Report, sample};
use klubovna_testing::share;
use klubovna_text::GameOptions;

/// Random players fill their hands in so many plies.
const LONG: u32 = 240;
/// In the opening every position is looked at.
const OPENING: u32 = 16;

fn keeps_every_promise(options: &str, games: u32, plies: u32, seed: u64) -> Report {
    let options = Options::read(options).expect("known options");
    let report = sample::<AnimalShogi>(&options, games, plies, OPENING, seed);
    assert_eq!(report.games, games);
    report
}

#[test]
fn games_of_strict_play() {
    let report = keeps_every_promise("", share(1_000), LONG, 1);
    assert!(report.ends.contains_key("checkmate"), "{report:?}");
}

#[test]
fn games_of_casual_play() {
    let report = keeps_every_promise("play=casual", share(1_000), LONG, 3);
    assert!(report.ends.contains_key("lion_captured"), "{report:?}");
}

#[test]
fn games_where_illegal_moves_lose() {
    let report = keeps_every_promise("illegal=loses begins=furigoma", 60, LONG, 5);
    assert!(report.ends.contains_key("nifu"), "{report:?}");
    keeps_every_promise("illegal=loses play=casual", 40, LONG, 6);
}

#[test]
fn games_with_handicaps_and_other_laws() {
    let options = "handicap=ten_piece declaration=law27 ply_limit=512";
    keeps_every_promise(options, 20, LONG, 7);
    keeps_every_promise("handicap=rook_lance declaration=off", 40, LONG, 8);
}
