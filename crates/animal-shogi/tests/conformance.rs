//! The suite that every game has to pass, over a thousand random games and more.

use klubovna_animal_shogi::{AnimalShogi, Options};
use klubovna_tabletop::conformance::{Report, check};
use klubovna_tabletop::options::GameOptions;

/// Random players mate each other or stray for ever.
const MAX_PLIES: u32 = 200;

fn keeps_every_promise(options: &str, games: u32, seed: u64) -> Report {
    let options = Options::read(options).expect("known options");
    let report = check::<AnimalShogi>(&options, games, MAX_PLIES, seed);
    assert_eq!(report.games, games);
    report
}

#[test]
fn games_of_strict_play() {
    let report = keeps_every_promise("", 20, 1);
    eprintln!("{report:?}");
}
#[test]
fn games_of_casual_play() {
    let report = keeps_every_promise("play=casual", 20, 1);
    eprintln!("{report:?}");
}
#[test]
fn games_of_tourn_play() {
    let report = keeps_every_promise("illegal=loses begins=furigoma", 50, 1);
    eprintln!("{report:?}");
}
#[test]
fn games_of_c_play() {
    let report = keeps_every_promise("illegal=loses play=casual declaration=law27", 20, 1);
    eprintln!("{report:?}");
}
