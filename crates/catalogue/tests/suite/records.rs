//! Records that an earlier version wrote, from games played at random: with options, variations,
//! comments, clocks, cards and ends of all kinds, in all letters. They open as they did, and are
//! written as they were.
//!
//! `records/GAME.txt` holds them one after the other, each under a line with the number of its
//! moves, its last position, its result and its letters.
#![cfg(feature = "all")]

use std::fs;
use std::path::Path;

use klubovna_catalogue::{GAMES, read};
use klubovna_text::Style;

/// A record and what it was when it was written.
struct Written<'a> {
    moves: usize,
    position: &'a str,
    result: &'a str,
    style: Style,
    text: &'a str,
}

fn written(file: &str) -> impl Iterator<Item = Written<'_>> {
    file.split("=== ").skip(1).map(|entry| {
        let (head, text) = entry.split_once('\n').expect("a line above the record");
        let fields: Vec<&str> = head.rsplitn(3, " | ").collect();
        let [style, result, rest] = fields[..] else {
            panic!("{head}");
        };
        let (moves, position) = rest.split_once(" | ").expect("moves and position");
        Written {
            moves: moves.parse().expect("a number of moves"),
            position,
            result,
            style: match style {
                "English" => Style::English,
                "Czech" => Style::Czech,
                "Figurine" => Style::Figurine,
                _ => panic!("{style}"),
            },
            text,
        }
    })
}

#[test]
fn records_of_an_earlier_version_open_as_they_did() {
    for game in GAMES {
        let id = game.id();
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/records/{id}.txt"));
        let file = fs::read_to_string(&path).expect("records of the game");
        let mut count = 0;
        for expected in written(&file) {
            let text = expected.text;
            let session = read(text).unwrap_or_else(|problem| panic!("{problem:?} in\n{text}"));
            assert_eq!(
                session.moves(0, u32::MAX, Style::English).nodes.len(),
                expected.moves
            );
            assert_eq!(session.position(), expected.position, "{text}");
            let result = session.result();
            let result =
                result.map_or("-".into(), |end| format!("{:?} {}", end.winner, end.reason));
            assert_eq!(result, expected.result, "{text}");
            // A record names the rules that it was last opened with.
            let now = format!("[Rules \"{}\"]", game.info().rules_version);
            let text = text.replace("[Rules \"1\"]", &now);
            assert_eq!(session.record(expected.style), text);
            count += 1;
        }
        assert_eq!(count, 8, "{id}");
    }
}
