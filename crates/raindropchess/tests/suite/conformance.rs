//! The suite that every game has to pass, over random games, some with each joker
//! and more with other options.

use klubovna_raindropchess::{Options, Raindropchess};
use klubovna_testing::conformance::{Report, check};
use klubovna_testing::share;
use klubovna_text::GameOptions;

/// Two full decks take a hundred actions to draw and place; then pieces move.
const MAX_PLIES: u32 = 160;
/// Long enough for a game to be drawn by counting.
const TO_THE_END: u32 = 800;

fn keeps_every_promise(options: &str, games: u32, plies: u32, ends: &[&str]) {
    let mix = Options::read(options).expect("known options");
    let report: Report = check::<Raindropchess>(&mix, games, plies, u64::from(games));
    assert_eq!(report.games, games);
    for end in ends {
        assert!(
            report.ends.contains_key(end),
            "{options}: {end}: {report:?}"
        );
    }
}

const DECIDED: &[&str] = &["checkmate", "failed_draw"];

#[test]
fn games_without_a_joker() {
    keeps_every_promise("", share(1_000), MAX_PLIES, DECIDED);
}

#[test]
fn games_with_a_free_move() {
    keeps_every_promise("joker=free_move", share(1_000), MAX_PLIES, DECIDED);
}

#[test]
fn games_with_a_piece_to_remove() {
    keeps_every_promise("joker=remove_piece", share(1_000), MAX_PLIES, DECIDED);
}

#[test]
fn games_with_a_piece_to_relocate() {
    keeps_every_promise("joker=relocate", share(1_000), MAX_PLIES, DECIDED);
}

#[test]
fn games_with_another_card() {
    keeps_every_promise("joker=draw_again", share(1_000), MAX_PLIES, DECIDED);
}

#[test]
fn games_with_other_options() {
    for options in [
        "pawns=single hopeless_draw=allowed promotion=optional",
        "joker=free_move hopeless_draw=allowed promotion=optional",
        "joker=draw_again hopeless_draw=allowed pawns=single",
    ] {
        keeps_every_promise(options, share(400), MAX_PLIES, &["failed_draw"]);
    }
}

#[test]
fn games_of_few_cards_to_their_end() {
    let small = |options| keeps_every_promise(options, share(160), TO_THE_END, &[]);
    small("white_deck=KRRPPPPPP black_deck=KRRPPPPPP");
    small("white_deck=KPPPP black_deck=KPPPP promotion=optional");
    small("white_deck=KPPPPPP black_deck=KN joker=relocate");
    small("white_deck=K black_deck=KPP joker=draw_again");
}

#[test]
fn every_draw_of_a_game_occurs() {
    keeps_every_promise(
        "white_deck=KQ black_deck=KP",
        100,
        TO_THE_END,
        &["stalemate", "insufficient", "fifty"],
    );
    keeps_every_promise(
        "white_deck=KQ black_deck=K",
        100,
        TO_THE_END,
        &["repetition"],
    );
}
