//! Games with comments to look through: each game has two or more, every language tells the same
//! game, move by move, and it ends by the rules.
#![cfg(feature = "all")]

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use klubovna_catalogue::{GAMES, read};
use klubovna_session::AnySession;
use klubovna_text::Style;

/// The languages of the pages.
const LANGUAGES: [&str; 5] = ["cs", "de", "en", "pl", "sk"];

/// The record with nothing left of its comments but where they stand.
fn shape(text: &str) -> String {
    let session = read(text).unwrap_or_else(|problem| panic!("{problem:?} in\n{text}"));
    assert!(session.result().is_some(), "not over:\n{text}");
    let record = session.record(Style::English);
    let (_, moves) = record.split_once("\n\n").expect("tags and moves");
    let mut shape = String::new();
    for (number, part) in moves.split(['{', '}']).enumerate() {
        match number % 2 {
            0 => shape.extend(part.split_whitespace()),
            _ => shape.push_str("{}"),
        }
    }
    shape
}

#[test]
fn each_game_has_two_samples_and_each_is_the_same_in_every_language() {
    for game in GAMES {
        let folder =
            Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../{}/records", game.id()));
        let mut samples = BTreeMap::<String, Vec<(String, String)>>::new();
        for entry in fs::read_dir(folder).expect("records of the game") {
            let path = entry.expect("a file").path();
            let name = path.file_name().expect("a name").to_string_lossy();
            let Some((sample, rest)) = name.split_once("-game.") else {
                continue;
            };
            let text = fs::read_to_string(&path).expect("a text");
            let comments = text.matches('{').count();
            assert!(comments >= 6, "{name} has {comments} comments");
            let told = (rest.replace(".txt", ""), shape(&text));
            samples.entry(sample.to_owned()).or_default().push(told);
        }
        let id = game.id();
        assert!(samples.len() >= 2, "{id} has {:?}", samples.keys());
        for (sample, mut told) in samples {
            told.sort();
            let languages: Vec<&str> = told.iter().map(|(language, _)| &language[..]).collect();
            assert_eq!(languages, LANGUAGES, "{id} {sample}");
            for (language, other) in &told[1..] {
                assert_eq!(&told[0].1, other, "{id} {sample} {language}");
            }
        }
    }
}

/// The second game of a game, at the position after so many of its actions.
fn second(game: &str, plies: u32) -> Box<dyn AnySession> {
    let path = format!("../{game}/records/second-game.en.txt");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    let mut session = read(&fs::read_to_string(path).expect("a text")).expect("a record");
    session.go_to(0).expect("the start");
    for _ in 0..plies {
        session.redo();
    }
    assert_eq!(session.snapshot().ply, plies);
    session
}

/// The actions at the cursor, with who has won after each.
fn tried(session: &mut dyn AnySession) -> Vec<(String, Option<u8>)> {
    let here = session.snapshot();
    let winner = |session: &dyn AnySession| session.snapshot().scene.result?.winner;
    let choices = here.choices.into_iter().map(|choice| {
        session.go_to(here.node).expect("the cursor");
        session.play(&choice.code).expect("a legal action");
        (choice.code, winner(session))
    });
    let tried = choices.collect();
    session.go_to(here.node).expect("the cursor");
    tried
}

/// The actions at the cursor after which the other side does not win at once.
fn defences(session: &mut dyn AnySession, other: u8) -> Vec<String> {
    let here = session.snapshot().node;
    let mut held = Vec::new();
    for (code, winner) in tried(session) {
        session.go_to(here).expect("the cursor");
        session.play(&code).expect("a legal action");
        let lost = winner.is_some() || tried(session).iter().any(|(_, won)| *won == Some(other));
        if !lost {
            held.push(code);
        }
    }
    session.go_to(here).expect("the cursor");
    held.sort();
    held
}

#[test]
fn what_comments_say_of_last_defences_is_so() {
    let none: [&str; 0] = [];
    // 14. e2:1-e1 threatens five; one defence ends the threat, the other one takes it away.
    let mut mixtour = second("mixtour", 27);
    assert_eq!(defences(&mut *mixtour, 0), ["c1:2-e1", "c3:2-e1"]);
    // A disc before the stack of four would be hit itself.
    assert_eq!(defences(&mut *second("mixtour", 33), 0), none);
    // The lion can go only to 5b or 7b.
    let lion = tried(&mut *second("animal-shogi", 41));
    let mut codes: Vec<&str> = lion.iter().map(|(code, _)| &code[..]).collect();
    codes.sort_unstable();
    assert_eq!(codes, ["6b5b", "6b7b"]);
    // Mate, and no rook reaches the queen.
    assert_eq!(defences(&mut *second("tri-d-chess", 55), 0), none);
    assert_eq!(defences(&mut *second("folky", 31), 0), none);
}
