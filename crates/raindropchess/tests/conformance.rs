//! The suite that every game has to pass, over a thousand random games and more.

use klubovna_raindropchess::{Options, Raindropchess};
use klubovna_tabletop::conformance::{Report, check};
use klubovna_tabletop::options::GameOptions;

/// Random players seldom mate early; a draw counts as two actions.
const MAX_PLIES: u32 = 300;

fn keeps_every_promise(options: &str, games: u32, seed: u64) -> Report {
    let options = Options::read(options).expect("known options");
    let report = check::<Raindropchess>(&options, games, MAX_PLIES, seed);
    assert_eq!(report.games, games);
    println!("{report:?}");
    report
}

#[test]
fn twenty() {
    keeps_every_promise("", 20, 1);
    keeps_every_promise("joker=free_move", 20, 1);
    keeps_every_promise("joker=remove_piece", 20, 1);
    keeps_every_promise("joker=relocate", 20, 1);
    keeps_every_promise("joker=draw_again", 20, 1);
}
