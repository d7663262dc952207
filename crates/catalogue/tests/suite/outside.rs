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

/// What is noted in a game.
#[derive(Debug, PartialEq)]
struct Noted {
    start: Option<String>,
    moves: Vec<(Option<String>, Vec<u8>)>,
    tags: Named<String>,
}

fn noted(session: &dyn AnySession) -> Noted {
    let tree = session.moves(0, u32::MAX, Style::English);
    let moves = tree.nodes.into_iter();
    Noted {
        start: tree.comment,
        moves: moves.map(|node| (node.comment, node.glyphs)).collect(),
        tags: session.tags(),
    }
}

/// What has to be left of a text, however its spaces are kept.
fn letters(text: &str) -> String {
    text.chars().filter(|char| char.is_alphanumeric()).collect()
}

/// A game in which these texts are comments and a tag: with the tag as a record, else as moves.
fn commented(before: &str, inside: &str, line: &str, value: &str) -> [String; 2] {
    let text = format!(
        "{{{inside}}} ;{line}\n1. a1 {{{inside}}} ( 1. b2 ;{before}\n;{line}\n ) {{[%clk 0:00:01] {inside}}}"
    );
    let whole = format!("[Klubovna \"1\"]\n[Game \"mixtour\"]\n[Event \"{value}\"]\n{text}");
    [whole, text]
}

#[test]
fn comments_that_end_are_read() {
    for word in [
        "",
        "x",
        "two words",
        "žluťoučký kůň",
        "( 1. a1 ) 1-0 ;",
        "[x] {",
    ] {
        let [whole, text] = commented(word, word, word, word);
        let record = read(&whole).unwrap();
        // In bare moves a parenthesis with more than moves in it is a comment.
        let list = read_any(&text, &Named::new(), "").unwrap();
        let twice = letters(word).repeat(2);
        for session in [&record, &list] {
            survives(session.as_ref());
            let start = noted(session.as_ref()).start;
            assert_eq!(letters(&start.unwrap_or_default()), twice, "{word}");
        }
        let moves = noted(record.as_ref()).moves;
        assert_eq!(moves.len(), 2);
        for (comment, _) in moves {
            assert_eq!(letters(&comment.unwrap_or_default()), twice, "{word}");
        }
    }
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
        let [whole, text] = commented(&before, &inside, &line, &value);
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
            let before = noted(session.as_ref());
            for kept in [&before.start, &before.moves[0].0] {
                prop_assert_eq!(letters(kept.as_deref().unwrap_or_default()), letters(&comment));
            }
            let name = before.tags.get("White").map(String::as_str);
            prop_assert_eq!(letters(name.unwrap_or_default()), letters(&tag));
            let again = read(&session.record(Style::English)).unwrap();
            prop_assert_eq!(noted(again.as_ref()), before);
        }
    }
}
