//! Whatever text comes from outside: an error or a game, never a panic, and what was
//! read survives being written. The fuzz targets go deeper into the same doors.
#![cfg(feature = "all")]

use klubovna_catalogue::{GAMES, read, read_any};
use klubovna_session::AnySession;
use klubovna_text::{Named, Style};
use klubovna_view::Step;
use proptest::prelude::*;

fn survives(session: &dyn AnySession) {
    let text = session.record(Style::Czech);
    let again = read(&text).unwrap();
    assert_eq!(again.record(Style::Czech), text);
    assert_eq!(again.result(), session.result());
}

/// Text made of what records are made of, so that readers get far into it.
fn likely() -> impl Strategy<Value = String> {
    let words = prop::sample::select(vec![
        "1.",
        "2...",
        "..",
        "Vh7",
        "Va3",
        "h3",
        "a6",
        "Rh7!",
        "Jc3",
        "Jc6?!",
        "Jb1",
        "a1",
        "b2",
        "a1:1-a2",
        "a1-b2",
        "pass",
        "=",
        "=P",
        ":K",
        "N@c3",
        "J@f5+",
        "K@g1",
        "=J:--",
        "{",
        "}",
        "{x}",
        "(",
        ")",
        "(a1)",
        "$3",
        "$999",
        "*",
        "**",
        "1-0",
        "½:½",
        "[%clk 0:01:02]",
        ";",
        "\n",
        "\\",
        "\"",
        "[White \"x\"]",
        "\n[Event \"a \\\\ \\\"b\\\"\"]\n",
        "\n[Result \"1-0\"]\n",
        "\n[Reason \"resignation\"]\n",
        "{[%clk 0:09:58.5] [%emt 1193:02:47.295] x [%clk 0:00:01]}",
        "{[\\%clk 1] \\n \\\\ \\} [%}",
        "; a } \\ [\\%clk 1] [%emt 0:00:07]\n",
        "$0",
        "$1",
        "$255",
    ]);
    prop::collection::vec(words, 0..24).prop_map(|words| words.join(" "))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]

    #[test]
    fn any_text_is_read_or_refused(text in any::<String>()) {
        for game in GAMES {
            let read = [
                game.create(&Named::new(), &text),
                game.read(&text),
                game.read_moves(&text, &Named::new(), ""),
            ];
            for session in read.into_iter().flatten() {
                survives(session.as_ref());
            }
            let mut session = game.create(&Named::new(), "").unwrap();
            let before = session.snapshot();
            if session.play(&text).is_err() && session.play_text(&text, Style::English).is_err() {
                assert_eq!(session.snapshot(), before);
            }
            session.explain(&[Step::Cell(text.clone()), Step::Count(0), Step::Command(text.clone())]);
            session.sight(&text);
        }
        let _ = read(&text).map(|session| survives(session.as_ref()));
    }

    #[test]
    fn likely_text_is_read_or_refused(text in likely()) {
        if let Ok(session) = read_any(&text, &Named::new(), "") {
            survives(session.as_ref());
        }
        for game in GAMES {
            let whole = format!("[Klubovna \"1\"]\n[Game \"{}\"]\n{text}", game.id());
            match read(&whole) {
                Ok(session) => survives(session.as_ref()),
                Err(problem) => prop_assert!(problem.at.is_some(), "{problem:?} has no place"),
            }
        }
    }

    #[test]
    fn any_comment_is_read_as_it_is_written(before in any::<String>(), inside in "[^}]*", line in any::<String>(), value in any::<String>()) {
        let text = format!("{{{inside}}} ;{line}\n1. a1 {{{inside}}} ( 1. b2 ;{before}\n;{line}\n ) {{[%clk 0:00:01] {inside}}}");
        let whole = format!("[Klubovna \"1\"]\n[Game \"mixtour\"]\n[Event \"{value}\"]\n{text}");
        for session in [read(&whole), read_any(&text, &Named::new(), "")].into_iter().flatten() {
            survives(session.as_ref());
        }
    }

    #[test]
    fn any_options_are_taken_or_refused(name in "[a-z_]{0,12}", value in any::<String>()) {
        for game in GAMES {
            let field = game.info().options.first().map(|field| field.id.clone());
            for name in field.into_iter().chain([name.clone()]) {
                let options = Named::from([(name, value.clone())]);
                if let Ok(session) = game.create(&options, "") {
                    survives(session.as_ref());
                }
            }
        }
    }

    #[test]
    fn any_note_and_tag_survives(comment in any::<String>(), tag in any::<String>(), glyphs in any::<Vec<u8>>()) {
        for game in GAMES {
            let mut session = game.create(&Named::new(), "").unwrap();
            let code = session.snapshot().choices[0].code.clone();
            session.play(&code).unwrap();
            session.comment(1, &comment).unwrap();
            session.comment(0, &comment).unwrap();
            session.glyphs(1, &glyphs).unwrap();
            session.set_tag("White", &tag).unwrap();
            survives(session.as_ref());
        }
    }
}
