//! The list of games and how texts find their game.
#![cfg(feature = "all")]

use klubovna_catalogue::{GAMES, game, read, read_any};
use klubovna_text::Named;

fn none() -> Named<String> {
    Named::new()
}

#[test]
fn every_game_opens_and_comes_back_from_its_record() {
    assert!(GAMES.len() >= 2);
    for game in GAMES {
        let session = game.create(&none(), "").unwrap();
        let text = session.record(klubovna_text::Style::English);
        let again = read(&text).unwrap();
        assert_eq!(again.info(), game.info());
        assert_eq!(again.snapshot(), session.snapshot());
    }
}

#[test]
fn an_unknown_game_is_named_with_its_place() {
    assert_eq!(
        game("go").err().map(|problem| problem.code),
        Some("unknown-game".into())
    );
    let problem = read("[Klubovna \"1\"]\n[Game \"go\"]\n").unwrap_err();
    assert_eq!(problem.code, "unknown-game");
    assert_eq!(problem.at.map(|at| (at.line, at.column)), Some((2, 8)));
}

#[test]
fn a_bare_list_finds_the_game_it_fits() {
    let id = |text: &str| read_any(text, &none(), "").map(|session| session.info().id);
    assert_eq!(id("1. Vh7 Va3 2. h3 a6"), Ok("folky".into()));
    assert_eq!(id("1. b2 c3 2. a1 a1:1-b2"), Ok("mixtour".into()));
    assert_eq!(id("1. J@f5 P@e6 2. K@g1 V@a1+"), Ok("raindropchess".into()));
    assert_eq!(id("").unwrap_err().code, "ambiguous-game");
    let problem = id("1. Vh7 Va3 2. h4").unwrap_err();
    assert_eq!(problem.at.map(|at| at.column), Some(15));
}

#[test]
fn options_are_refused_by_name() {
    let options = Named::from([("draw_plies", "60".to_owned())]);
    let problem = game("folky").unwrap().create(&options, "").unwrap_err();
    assert_eq!(problem.code, "options-bad-value");
    let problem = game("mixtour").unwrap().create(&options, "").unwrap_err();
    assert_eq!(problem.code, "options-unknown-field");
}
