//! Games as long, and variations as deep, as a record can hold: what can be played and noted
//! can be written and read, and the rest is refused by name.
#![cfg(feature = "all")]

use std::thread;

use klubovna_catalogue::{game, read, read_any};
use klubovna_mixtour::{Action, Mixtour, Options};
use klubovna_rules::{Position, Side, SplitMix64};
use klubovna_session::AnySession;
use klubovna_text::record::{MAX_ACTIONS, MAX_NOTES};
use klubovna_text::{GameOptions, Named, Notation, Style};

/// A game that nothing has to end.
const ENDLESS: &str = "target=9 scored=reserve repetition=false";

/// An endless line: each move, and another one that could be played instead.
fn line(plies: usize) -> Vec<[String; 2]> {
    let mut position = Mixtour::start(&Options::read(ENDLESS).unwrap());
    let mut rng = SplitMix64::new(15);
    let mut line = Vec::new();
    while line.len() < plies {
        let mut actions = Vec::new();
        position.actions(&mut actions);
        // Stacks that stay low leave many moves; what is on the board stays there.
        let mut found: Vec<_> = actions
            .into_iter()
            .filter(|action| line.len() < 10 || matches!(action, Action::Move(..)))
            .filter_map(|action| {
                let mut after = position;
                after.apply(action);
                let quiet = after.points(Side::FIRST) + after.points(Side::SECOND) == 0;
                let free = (after.count_actions(), rng.below(1 << 20));
                (quiet && after.outcome().is_none()).then_some((free, action, after))
            })
            .collect();
        found.sort_by_key(|(free, ..)| *free);
        let (Some((_, main, after)), Some((_, other, _))) = (found.pop(), found.pop()) else {
            panic!("no two quiet moves at {}", position.write_position());
        };
        line.push([main, other].map(|action| position.write_move_text(action, Style::English)));
        position = after;
    }
    line
}

fn survives(session: &dyn AnySession) {
    for style in [Style::English, Style::Figurine] {
        let text = session.record(style);
        let again = read(&text).unwrap_or_else(|problem| panic!("{problem:?}"));
        assert_eq!(again.record(style), text);
        assert_eq!(again.result(), session.result());
    }
}

fn header() -> String {
    format!("[Klubovna \"1\"]\n[Game \"mixtour\"]\n[Options \"{ENDLESS}\"]\n\n")
}

/// With no more stack than the wasm module could spare.
fn on_a_small_stack(test: fn()) {
    let thread = thread::Builder::new().stack_size(256 << 10);
    thread.spawn(test).unwrap().join().unwrap();
}

#[test]
fn what_can_be_played_can_be_written_and_read() {
    let line = line(MAX_ACTIONS + 1);
    let options = Options::read(ENDLESS).unwrap();
    let options = Options::schema()
        .into_iter()
        .map(|field| (field.id.clone(), options.get(&field.id)));
    let mut session = game("mixtour")
        .unwrap()
        .create(&options.collect(), "")
        .unwrap();
    for [text, _] in &line[..MAX_ACTIONS] {
        session.play_text(text, Style::English).unwrap();
    }
    let clock = u32::MAX;
    for node in 1..=MAX_ACTIONS as u32 {
        session.times(node, clock, clock).unwrap();
    }
    session.comment(1, &"x".repeat(MAX_NOTES)).unwrap();
    survives(session.as_ref());
    let before = session.record(Style::English);
    let code = |played: Result<(), klubovna_text::Problem>| played.map_err(|problem| problem.code);
    let full = Err("record-too-many-actions".to_owned());
    assert_eq!(
        code(session.play_text(&line[MAX_ACTIONS][0], Style::English)),
        full
    );
    // No variation either, but what is known is followed.
    session.undo();
    assert_eq!(
        code(session.play_text(&line[MAX_ACTIONS - 1][1], Style::English)),
        full
    );
    assert_eq!(
        code(session.play_text(&line[MAX_ACTIONS - 1][0], Style::English)),
        Ok(())
    );
    assert_eq!(
        code(session.comment(2, "x")),
        Err("record-too-many-notes".into())
    );
    assert_eq!(session.record(Style::English), before);
}

#[test]
fn variations_nest_as_deep_as_a_record_is_long() {
    on_a_small_stack(|| {
        // In each variation the move that another one replaces.
        let nested = |depth: usize| {
            let line = line(depth);
            let mut text = header();
            let (last, before) = line.split_last().unwrap();
            for [main, other] in before {
                text.extend([other, " ( ", main, "\n"]);
            }
            text + &last[0] + &" )".repeat(before.len())
        };
        let depth = MAX_ACTIONS / 2;
        let mut session = read(&nested(depth)).unwrap();
        survives(session.as_ref());
        let deepest = 2 * depth as u32 - 1;
        session.go_to(deepest).unwrap();
        assert_eq!(session.snapshot().ply, depth as u32);
        session.promote(deepest).unwrap();
        survives(session.as_ref());
        session.remove(2).unwrap();
        survives(session.as_ref());
        // One level more is too much, and so are a hundred thousand.
        let told = read(&nested(depth + 1)).unwrap_err();
        assert_eq!(told.code, "record-too-many-actions");
        let mut hundred = header() + &line(1)[0][0];
        hundred += " ( ";
        for level in 0..100_000 {
            hundred += &line_of_two()[level % 2];
            hundred += " (\n";
        }
        let told = read(&hundred).unwrap_err();
        assert_eq!(told.code, "record-too-many-actions");
        assert_eq!(told.at.unwrap().line, MAX_ACTIONS as u32 + 4);
        let open = header() + &line(1)[0][0] + &" (".repeat(100_000);
        assert_eq!(
            read(&open).unwrap_err().code,
            "record-variation-without-move"
        );
        let bare = format!("a1 {}{}", "(".repeat(100_000), ")".repeat(100_000));
        assert!(read_any(&bare, &Named::new(), "").is_ok_and(|session| {
            survives(session.as_ref());
            true
        }));
    });
}

/// Two first moves.
fn line_of_two() -> [String; 2] {
    line(1).remove(0)
}
